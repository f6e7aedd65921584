// Writes CSS from the values in block attributes. Values that could leave their declaration are dropped.

import { isHarmless } from '../style-filter.ts'

const PLAIN_VALUE = /^[\w\s.,%#()+*/-]{1,500}$/
const PRESET = /^var:preset\|([\w-]+)\|([\w-]+)$/

/** Returns the name in `var:preset|color|vividRed2`, as classes have it; undefined for other values. */
export function presetName(value: unknown, kind: string): string | undefined {
  const [, found, slug] = typeof value === 'string' ? (PRESET.exec(value.trim()) ?? []) : []
  return found === kind && slug !== undefined ? kebabCase(slug) : undefined
}

/** Converts `var:preset|spacing|50` to a custom property; returns undefined for what is no plain CSS value. */
export function cssValue(value: unknown): string | undefined {
  const text = plainValue(value)
  // Backgrounds may have the most functions.
  return text !== undefined && isHarmless(`background:${text}`) ? text : undefined
}

/** Returns what can be neither the end of a declaration nor a URL. */
function plainValue(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return undefined
  const text = value
    .trim()
    .replace(/\s+/g, ' ')
    .replace(PRESET, (_whole, kind: string, slug: string) => `var(--wp--preset--${kind}--${kebabCase(slug)})`)
  return PLAIN_VALUE.test(text) && !text.includes('url(') ? text : undefined
}

/** `vividRed2` is used as `vivid-red-2`. */
function kebabCase(slug: string): string {
  return slug
    .replace(/([a-z])(?=[A-Z\d])|(\d)(?=[a-zA-Z])/g, '$&-')
    .replaceAll('_', '-')
    .toLowerCase()
}

export type Declarations = Readonly<Record<string, unknown>>

/** Returns `property:value` for each safe value. */
export function declarations(values: Declarations): string[] {
  return Object.entries(values).flatMap(([property, value]) => {
    const text = typeof value === 'string' && value.endsWith(' !important') ? important(value) : plainValue(value)
    const declaration = `${property}:${text}`
    return text !== undefined && isHarmless(declaration) ? [declaration] : []
  })
}

function important(value: string): string | undefined {
  const text = plainValue(value.slice(0, -' !important'.length))
  return text === undefined ? undefined : `${text} !important`
}

/** Returns a rule on one line, or nothing if no declaration is left. */
export function rule(selector: string, values: Declarations): string[] {
  const found = declarations(values)
  return found.length ? [`${selector}{${found.join(';')}}`] : []
}
