// Serializes values like PHP, as exports have them in meta.

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

export function phpValueOf(value: Json): string {
  if (value === null) return 'N;'
  if (typeof value === 'boolean') return `b:${value ? 1 : 0};`
  if (typeof value === 'number') return Number.isInteger(value) ? `i:${value};` : `d:${value};`
  // Lengths count bytes.
  if (typeof value === 'string') return `s:${Buffer.byteLength(value)}:"${value}";`
  const entries: [string | number, Json][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return `a:${entries.length}:{${entries.map(([key, entry]) => phpValueOf(key) + phpValueOf(entry)).join('')}}`
}

/** A value of an own field as a text of meta: lists and objects are serialized. */
export function metaTextOf(value: Json): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'object' ? phpValueOf(value) : String(value)
}
