// Writes CSS from the values in block attributes. Values that could break out of their declaration are omitted.

import { isHarmless } from '../style-filter.ts'

const PLAIN_VALUE = /^[\w\s.,%#()+*/-]{1,500}$/
const PRESET = /^var:preset\|([\w-]+)\|([\w-]+)$/

/** Returns the name in `var:preset|color|vividRed2` in the form of classes; undefined for other values. */
export function presetName(value: unknown, kind: string): string | undefined {
  const [, found, slug] = typeof value === 'string' ? (PRESET.exec(value.trim()) ?? []) : []
  return found === kind && slug !== undefined ? toKebabCase(slug) : undefined
}

/** Converts `var:preset|spacing|50` to a custom property; returns undefined for other than plain CSS values. */
export function cssValue(value: unknown): string | undefined {
  const text = plainValue(value)
  // Backgrounds allow the most functions.
  return text !== undefined && isHarmless(`background:${text}`) ? text : undefined
}

/** Returns undefined for values that could contain a URL or end a declaration. */
function plainValue(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return undefined
  const text = value
    .trim()
    .replace(/\s+/g, ' ')
    .replace(PRESET, (_whole, kind: string, slug: string) => `var(--wp--preset--${kind}--${toKebabCase(slug)})`)
  return PLAIN_VALUE.test(text) && !text.includes('url(') ? text : undefined
}

/** Converts `vividRed2` to `vivid-red-2`. */
function toKebabCase(slug: string): string {
  return slug
    .replace(/([a-z])(?=[A-Z\d])|(\d)(?=[a-zA-Z])/g, '$&-')
    .replaceAll('_', '-')
    .toLowerCase()
}

export type Declarations = Readonly<Record<string, unknown>>

/** Returns `property:value` for each safe value. */
export function writeDeclarations(values: Declarations): string[] {
  return Object.entries(values).flatMap(([property, value]) => {
    const text = typeof value === 'string' && value.endsWith(' !important') ? markImportant(value) : plainValue(value)
    const declaration = `${property}:${text}`
    return text !== undefined && isHarmless(declaration) ? [declaration] : []
  })
}

function markImportant(value: string): string | undefined {
  const text = plainValue(value.slice(0, -' !important'.length))
  return text === undefined ? undefined : `${text} !important`
}

/** Returns a rule on one line, or nothing if no declaration is left. */
export function writeRule(selector: string, values: Declarations): string[] {
  const found = writeDeclarations(values)
  return found.length ? [`${selector}{${found.join(';')}}`] : []
}
