// Writes CSS from the values in block attributes. Values that could leave their declaration are dropped.

import { filteredStyle } from '../style-filter.ts'

const PLAIN_VALUE = /^[\w\s.,%#()+*/-]{1,500}$/
const PRESET = /^var:preset\|([\w-]+)\|([\w-]+)$/

/** Returns the name in `var:preset|color|vividRed2`, as classes have it; undefined for other values. */
export function presetName(value: unknown, kind: string): string | undefined {
  const [, found, slug] = typeof value === 'string' ? (PRESET.exec(value.trim()) ?? []) : []
  return found === kind && slug !== undefined ? kebabCase(slug) : undefined
}

/** Converts `var:preset|spacing|50` to a custom property; returns undefined for what is no plain CSS value. */
export function cssValue(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim().replace(PRESET, (_whole, kind: string, slug: string) => `var(--wp--preset--${kind}--${kebabCase(slug)})`)
  return PLAIN_VALUE.test(text) && isSafe(text) ? text : undefined
}

/** Backgrounds may have the most functions, but rules load nothing. */
function isSafe(text: string): boolean {
  return !text.includes('url(') && filteredStyle(`background:${text}`) !== ''
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
    const text = typeof value === 'string' && value.endsWith(' !important') ? important(value) : cssValue(value)
    const declaration = text === undefined ? '' : filteredStyle(`${property}:${text}`)
    return declaration === '' ? [] : [declaration]
  })
}

function important(value: string): string | undefined {
  const text = cssValue(value.slice(0, -' !important'.length))
  return text === undefined ? undefined : `${text} !important`
}

/** Returns a rule on one line, or nothing if no declaration is left. */
export function rule(selector: string, values: Declarations): string[] {
  const found = declarations(values)
  return found.length ? [`${selector}{${found.join(';')}}`] : []
}
