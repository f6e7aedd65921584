// The JSON objects and values in a `theme.json`, not yet validated.

export type StyleObject = Record<string, unknown>

export interface ThemeStyles {
  settings: StyleObject
  styles: StyleObject
}

export function isObject(value: unknown): value is StyleObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

/** Returns the object at a name; empty if there is none. */
export function objectAt(within: StyleObject, name: string): StyleObject {
  const found = Object.hasOwn(within, name) ? within[name] : undefined
  return isObject(found) ? found : {}
}

/** Converts references such as `var:preset|color|base` to custom properties. */
export function resolvePreset(text: string): string {
  return text.replace(/^var:([\w|-]+)$/, (_whole, path: string) => `var(--wp--${path.replaceAll('|', '--')})`)
}
