// Examples without what repeats itself: the links of an example are longer than the rest of it, and their relations are enough.

export function withoutLinks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLinks)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) =>
      name === '_links' && child ? [name, { '…': Object.keys(child as object).join(', ') }] : [name, withoutLinks(child)],
    ),
  )
}
