// Query parameters as the service reads them: lists with commas, objects with their members in brackets.

/**
 * `{ include: [1, 2], tags: { terms: [3], operator: 'AND' } }` -> `include=1,2&tags[terms]=3&tags[operator]=AND`, with the brackets encoded.
 * An empty list is sent as one; what is undefined or null is left out.
 */
export function queryString(query: object): string {
  return Object.entries(query)
    .flatMap(([name, value]) => pairs(name, value))
    .join('&')
}

function pairs(name: string, value: unknown): string[] {
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return [`${encodeURIComponent(name)}=${value.map((one) => listed(name, String(one))).join(',')}`]
  if (typeof value === 'object') return Object.entries(value).flatMap(([member, of]) => pairs(`${name}[${member}]`, of))
  return [`${encodeURIComponent(name)}=${encodeURIComponent(value as string | number | boolean)}`]
}

/** No spelling protects a comma or white space in a list, so such a value would silently become two. */
function listed(name: string, value: string): string {
  if (!/^[^\s,]+$/.test(value))
    throw new TypeError(
      `${JSON.stringify(value)} cannot be a value of the list \`${name}\`: values of lists are not empty and have no commas or white space.`,
    )
  return encodeURIComponent(value)
}
