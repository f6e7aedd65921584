// Serializes query parameters the way the service parses them: lists with commas, objects with brackets.

/**
 * `{ include: [1, 2], tags: { terms: [3], operator: 'AND' } }` -> `include=1,2&tags[terms]=3&tags[operator]=AND`, with the brackets encoded.
 * An empty list is sent as an empty value. Values that are undefined or null are omitted.
 */
export function queryString(query: object): string {
  return Object.entries(query)
    .flatMap(([name, value]) => flattenPairs(name, value))
    .join('&')
}

function flattenPairs(name: string, value: unknown): string[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return [`${encodeURIComponent(name)}=${value.map((one) => listValue(name, String(one))).join(',')}`]
  if (typeof value === 'object') return Object.entries(value).flatMap(([member, of]) => flattenPairs(`${name}[${member}]`, of))
  return [`${encodeURIComponent(name)}=${encodeURIComponent(value as string | number | boolean)}`]
}

/** Commas and white space in a list cannot be escaped, so the service would split such a value into two. */
function listValue(name: string, value: string): string {
  if (!/^[^\s,]+$/.test(value))
    throw new TypeError(
      `${JSON.stringify(value)} cannot be a value of the list \`${name}\`. List values must not be empty and must not contain commas or white space.`,
    )
  return encodeURIComponent(value)
}
