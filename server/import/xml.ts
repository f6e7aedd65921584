// Writes elements of exports as XML, with the standard prefixes.
import type { Element } from './element.ts'

/** The prefixes that files declare; other elements are left out. */
const KNOWN_NAME = /^(?:(?:content|dc|excerpt|wfw|wp):)?[^:]+$/

/** What an element that has further elements contains besides them is space. */
export function xmlOf({ name, attributes, text, children }: Element): string {
  if (!KNOWN_NAME.test(name)) return ''
  const given = [...attributes]
    .filter(([key]) => key !== 'xmlns' && !key.includes(':'))
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const content = children.length ? children.map(xmlOf).join('') : cdata(text)
  return `<${name}${given.join('')}>${content}</${name}>`
}

/** A text as one or more CDATA sections, without the characters that XML does not have. */
export function cdata(text: string): string {
  return text ? `<![CDATA[${removeOthers(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : ''
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeXml = (text: string): string => removeOthers(text).replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '')

const removeOthers = (text: string): string => text.toWellFormed().replace(/[\x00-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g, '')
