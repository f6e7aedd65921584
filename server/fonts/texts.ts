// Normalizes the texts in the settings of fonts, and tells font faces apart by them.
import { plainText } from '../rendering/plain-text.ts'

/** Strips markup and line breaks. */
export const oneLine = (text: string): string => plainText(text).replace(/\s+/g, ' ')

/** The value of `font-family`: a list in which each name is quoted unless it consists of letters and hyphens alone. */
export function quotedFamilies(text: string): string {
  return oneLine(text)
    .split(',')
    .map((name) => quoted(name.trim()))
    .filter(Boolean)
    .join(', ')
}

function quoted(name: string): string {
  if (/^(generic\([a-z-]+\)|[a-z-]*)$/i.test(name)) return name
  return `"${name.replace(/^["']+|["']+$/g, '')}"`
}

/** The URL of an image, with a scheme unless it is a path; empty if it is not one of the web. */
export function webUrl(text: string): string {
  const given = text.trim()
  if (given.startsWith('/')) return given
  const url = /^[a-z][\w+.-]*:/i.test(given) ? given : `http://${given}`
  return /^https?:$/.test(URL.parse(url)?.protocol ?? '') ? url : ''
}

/** What tells the font faces of the site apart. */
export interface FaceIdentity {
  fontFamily: string
  fontStyle?: string
  fontWeight?: string | number
  fontStretch?: string
  unicodeRange?: string
}

const weights = { normal: '400', bold: '700' }
const stretches = {
  'ultra-condensed': '50%',
  'extra-condensed': '62.5%',
  'semi-condensed': '87.5%',
  condensed: '75%',
  normal: '100%',
  'semi-expanded': '112.5%',
  'extra-expanded': '150%',
  'ultra-expanded': '200%',
  expanded: '125%',
}

/** Equal for font faces of the same family, style, weight, stretch and range, however they are written. */
export function faceKey({ fontFamily, fontStyle, fontWeight, fontStretch, unicodeRange }: FaceIdentity): string {
  const parts = [
    fontFamily.toLowerCase(),
    (fontStyle ?? 'normal').toLowerCase(),
    inNumbers(String(fontWeight ?? '400'), weights),
    inNumbers(fontStretch ?? '100%', stretches),
    (unicodeRange ?? 'U+0-10FFFF').toUpperCase(),
  ]
  return parts.map((part) => oneLine(part.replace(/["';]/g, '').replace(/,\s+/g, ','))).join(';')
}

/** Replaces the keywords of a value or a range. */
function inNumbers(text: string, keywords: Readonly<Record<string, string>>): string {
  return text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => (Object.hasOwn(keywords, word) ? keywords[word] : word))
    .join(' ')
}
