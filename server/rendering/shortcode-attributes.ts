// Reads the attributes of a shortcode: `name="value"`, `name='value'`, `name=value`, and values without a name.

import { normalizeEntities } from './entities.ts'
import { filterUrl } from './link-scheme.ts'

export type ShortcodeAttributes = ReadonlyMap<string, string>

const ATTRIBUTE = new RegExp(
  [
    `([\\w-]+)\\s*=\\s*"([^"]*)"(?:\\s|$)`,
    `([\\w-]+)\\s*=\\s*'([^']*)'(?:\\s|$)`,
    `([\\w-]+)\\s*=\\s*([^\\s'"]+)(?:\\s|$)`,
    `"([^"]*)"(?:\\s|$)`,
    `'([^']*)'(?:\\s|$)`,
    `(\\S+)(?:\\s|$)`,
  ].join('|'),
  'g',
)
const WIDE_SPACE = /[\u00A0\u200B]+/g

/** Values without a name have the names `0`, `1` and so on. */
export function parseShortcodeAttributes(source: string): ShortcodeAttributes {
  const attributes = new Map<string, string>()
  let unnamed = 0
  for (const [, a, aValue, b, bValue, c, cValue, ...bare] of source.replace(WIDE_SPACE, ' ').matchAll(ATTRIBUTE)) {
    const name = a ?? b ?? c
    const value = name === undefined ? bare.find((one) => one !== undefined) : (aValue ?? bValue ?? cValue)
    attributes.set(name?.toLowerCase() ?? String(unnamed++), withoutOpenTags(unescape(value ?? '')))
  }
  return attributes
}

function unescape(value: string): string {
  return value.includes('\\') ? value.replace(/\\([^])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)) : value
}

// A value that ends inside a tag would join with the markup around the shortcode.
function withoutOpenTags(value: string): string {
  return value.lastIndexOf('<') > value.lastIndexOf('>') ? '' : value
}

/** Escapes text for an attribute in single or double quotes. Keeps character references. */
export function escapeAttribute(value: string): string {
  return normalizeEntities(value).replace(/[<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

/** Escapes a URL for an attribute; removes a scheme that can run scripts. */
export const escapeUrl = (url: string): string => filterUrl(escapeAttribute(url)).replaceAll('&amp;', '&#038;')

const ESCAPES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#039;' }

/** Returns the characters that a class or an ID may have without escaping. */
export function toClassName(value: string): string {
  return value.replace(/%[a-f0-9]{2}/gi, '').replace(/[^\w-]/g, '')
}

/** As in the reference, everything except `0`, `false` and the empty text is true. */
export const isOn = (value: string | undefined): boolean => value !== undefined && !/^(?:0|false|)$/i.test(value)
