// A JSON object in a `theme.json`, not yet validated.

export type StyleObject = Record<string, unknown>

export function isObject(value: unknown): value is StyleObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
