// Makes slugs from titles: ASCII letters and digits in lower case, hyphens,
// and other scripts percent-encoded; at most 200 characters.

import removeAccents from 'remove-accents'
import { removeTags } from './plain-text.ts'

const MAX_LENGTH = 200

const LATIN = /(?=[^\x00-\x7F])\p{Script=Latin}|[ªº€£]/gu
// Exceptions where the reference differs from the package.
const OWN_LETTERS: Readonly<Record<string, string>> = { ß: 's', ẞ: 's', ª: 'a', º: 'o', '€': 'E', '£': '' }

/** Removes accents from Latin letters; other scripts stay. */
export function toAscii(text: string): string {
  return text.normalize('NFC').replace(LATIN, (letter) => OWN_LETTERS[letter] ?? removeAccents(letter))
}

// Keeps percent signs only in encoded characters. Other scripts are decoded here
// and encoded again with the rest.
function encodeCharacters(text: string): string {
  const encodedOnly = text.replace(/%(?![0-9a-f]{2})/gi, '')
  return encodedOnly.replace(/(?:%[89a-f][0-9a-f])+/gi, (octets) => {
    try {
      return decodeURIComponent(octets)
    } catch {
      return ''
    }
  })
}

const HYPHENS = /[\u00A0\u2011\u2013\u2014\u2000-\u200A\u2028\u2029\u202F/]|&nbsp;|&#8209;|&#160;|&ndash;|&#8211;|&mdash;|&#8212;/g
// Quotation marks, symbols, standalone accents and zero-width characters.
const DROPPED =
  /[\u00AD\u00A1\u00BF\u00AB\u00BB\u2039\u203A\u2018-\u201F\u2022\u00A9\u00AE\u00B0\u2026\u2122\u00B4\u02CA\u0300\u0301\u0304\u030C\u0341\u200B-\u200F\u202A-\u202E\uFEFF\uFFFC]/g

function encode(character: string): string {
  return character < '\x80' ? character : encodeURIComponent(character).toLowerCase()
}

// As in the reference, cuts before the clean-up, by the length after encoding.
function cutToLength(text: string): string {
  let result = ''
  let length = 0
  for (const character of text.toWellFormed()) {
    length += encode(character).length
    if (length > MAX_LENGTH) break
    result += character
  }
  return result.replace(/%[0-9a-f]?$/, '')
}

function hyphenate(text: string): string {
  const words = text
    .replace(HYPHENS, '-')
    .replace(DROPPED, '')
    .replaceAll('×', 'x')
    .replace(/&.+?;/g, '')
    .replaceAll('.', '-')
    .replace(/[^%a-z0-9_\s\x80-\u{10FFFF}-]/gu, '')
  return joinWords(words)
}

function joinWords(text: string): string {
  return text
    .replace(/[ \t\r\n\f\v]+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
}

// Most titles need nothing but hyphens.
const PLAIN = new RegExp(`^[\\w -]{0,${MAX_LENGTH}}$`)

export function slugFrom(text: string): string {
  if (PLAIN.test(text)) return joinWords(text.toLowerCase())
  const letters = encodeCharacters(toAscii(removeTags(text))).toLowerCase()
  const signs = hyphenate(cutToLength(letters))
  return Array.from(signs, encode).join('')
}
