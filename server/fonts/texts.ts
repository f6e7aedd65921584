// Normalizes texts in the settings of fonts, and derives the identity of font faces.
import { plainText } from '../rendering/plain-text.ts'

/** Strips markup and line breaks. */
export const toOneLine = (text: string): string => plainText(text).replace(/\s+/g, ' ')

/** Normalizes `font-family`: quotes each name unless it only has letters and hyphens. */
export function quoteFamilies(text: string): string {
  return toOneLine(text)
    .split(',')
    .map((name) => quoteName(name.trim()))
    .filter(Boolean)
    .join(', ')
}

function quoteName(name: string): string {
  if (/^(generic\([a-z-]+\)|[a-z-]*)$/i.test(name)) return name
  return `"${name.replace(/^["']+|["']+$/g, '')}"`
}

/** Normalizes the URL of an image: adds a scheme unless it is a path; returns an empty text if it is not a web URL. */
export function normalizeUrl(text: string): string {
  const given = text.trim()
  if (given.startsWith('/')) return given
  const url = /^[a-z][\w+.-]*:/i.test(given) ? given : `http://${given}`
  return /^https?:$/.test(URL.parse(url)?.protocol ?? '') ? url : ''
}

/** The properties that identify a font face. */
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

/** Returns a key that is equal for font faces of the same family, style, weight, stretch and range. */
export function faceKey({ fontFamily, fontStyle, fontWeight, fontStretch, unicodeRange }: FaceIdentity): string {
  const parts = [
    fontFamily.toLowerCase(),
    (fontStyle ?? 'normal').toLowerCase(),
    replaceKeywords(String(fontWeight ?? '400'), weights),
    replaceKeywords(fontStretch ?? '100%', stretches),
    (unicodeRange ?? 'U+0-10FFFF').toUpperCase(),
  ]
  return parts.map((part) => toOneLine(part.replace(/["';]/g, '').replace(/,\s+/g, ','))).join(';')
}

/** Replaces the keywords of a value or a range with numbers. */
function replaceKeywords(text: string, keywords: Readonly<Record<string, string>>): string {
  return text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => (Object.hasOwn(keywords, word) ? keywords[word] : word))
    .join(' ')
}
