// Shortens the links of examples, which are longer than the rest, to their relations.

export function withoutLinks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLinks)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) =>
      name === '_links' && child ? [name, { '…': Object.keys(child as object).join(', ') }] : [name, withoutLinks(child)],
    ),
  )
}
