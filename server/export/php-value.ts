// Serializes values like PHP, as exports have them in meta.

export function phpValueOf(value: unknown): string {
  if (value === null || value === undefined) return 'N;'
  if (typeof value === 'boolean') return `b:${value ? 1 : 0};`
  if (typeof value === 'number') return Number.isInteger(value) ? `i:${value};` : `d:${value};`
  // Lengths count bytes.
  if (typeof value !== 'object') return `s:${Buffer.byteLength(String(value))}:"${String(value)}";`
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return `a:${entries.length}:{${entries.map(([key, entry]) => phpValueOf(key) + phpValueOf(entry)).join('')}}`
}

/** A value of an own field as a text of meta: lists and objects are serialized. */
export function metaTextOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'object' ? phpValueOf(value) : String(value)
}
