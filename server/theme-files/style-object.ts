// An object of a `theme.json`, of which nothing is known.

export type StyleObject = Record<string, unknown>

export function isObject(value: unknown): value is StyleObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
