// Typographic punctuation for English text in HTML: quotes, dashes, ellipses, multiplication signs, stray ampersands.
// In tags, only changes stray ampersands. Skips comments, code and the tags of shortcodes.

import { splitHtml } from './html-pieces.ts'
import { convertQuotes } from './quotation.ts'

const LITERAL_ELEMENTS = new Set(['pre', 'code', 'kbd', 'style', 'script', 'tt'])

const STRAY_AMPERSAND = /&(?!#(?:\d+|x[a-f0-9]+);|[a-z1-4]{1,8};)/gi

// Words that begin with an apostrophe, which would otherwise become an opening quote.
const CLIPPED_WORD = /'(tain't|twere|twas|tis|twill|til|bout|nuff|round|cause|em)/g
const FIXED_SIGNS: readonly (readonly [string, string])[] = [
  ['...', '&#8230;'],
  ['``', '&#8220;'],
  ["''", '&#8221;'],
  [' (tm)', ' &#8482;'],
]

const SPACE = '[\\r\\n\\t \\u00A0]|&nbsp;'
const SPACED_DOUBLE_DASH = new RegExp(`(?<=^|${SPACE})--(?=$|${SPACE})`, 'g')
const SPACED_DASH = new RegExp(`(?<=^|${SPACE})-(?=$|${SPACE})`, 'g')
// `xn--` begins an internationalized domain name.
const DOUBLE_DASH = /(?<!xn)--/g

// The lookbehind allows a match only at the start of a run of digits, which keeps the search linear.
const PRODUCT = /(?<![\d.,])([\d.,]+)x(?=(\d[\d.,]*)(\w?))/g

function replaceSigns(text: string): string {
  let result = text
  for (const [typed, sign] of FIXED_SIGNS) {
    if (result.includes(typed)) result = result.replaceAll(typed, sign)
  }
  if (!result.includes("'")) return result
  return result.replace(CLIPPED_WORD, (_, word: string) => `&#8217;${word.replace("'", '&#8217;')}`)
}

function convertDashes(text: string): string {
  if (!text.includes('-')) return text
  return text
    .replaceAll('---', '&#8212;')
    .replace(SPACED_DOUBLE_DASH, '&#8212;')
    .replace(DOUBLE_DASH, '&#8211;')
    .replace(SPACED_DASH, '&#8211;')
}

// A factor starts at a word boundary; a lone 0 before the x means a hexadecimal number.
function isLeftFactor(run: string, before: string): boolean {
  for (let index = 0; index < run.length; index++) {
    if (!/\d/.test(run.charAt(index))) continue
    const freestanding = index === 0 ? !/\w/.test(before) : !/\d/.test(run.charAt(index - 1))
    if (freestanding && (run[index] !== '0' || index < run.length - 1)) return true
  }
  return false
}

function convertProducts(text: string): string {
  if (!/\dx\d/.test(text)) return text
  return text.replace(PRODUCT, (whole, left: string, right: string, next: string, offset: number) => {
    const rightEndsWell = next === '' || /[.,]/.test(right)
    const fits = rightEndsWell && isLeftFactor(left, text.charAt(offset - 1))
    return fits ? `${left}&#215;` : whole
  })
}

function escapeAmpersands(text: string): string {
  return text.includes('&') ? text.replace(STRAY_AMPERSAND, '&#038;') : text
}

function convertText(text: string): string {
  if (text.trim() === '') return text
  return escapeAmpersands(convertProducts(convertDashes(convertQuotes(replaceSigns(text)))))
}

function followLiterals(tag: string, open: string[]): void {
  const closing = tag[1] === '/'
  const name = (tag.slice(closing ? 2 : 1).split(' ', 1)[0] ?? '').replace(/>$/, '')
  if (!LITERAL_ELEMENTS.has(name)) return
  if (!closing) open.push(name)
  else if (open.at(-1) === name) open.pop()
}

export function applyTypography(html: string): string {
  let result = ''
  for (const piece of applyTypographyInPieces(html)) result += piece
  return result
}

/** Like `applyTypography`, in pieces. Text of more than `longest` characters without a tag is not changed. */
export function* applyTypographyInPieces(html: string, longest = Infinity): Generator<string> {
  const openLiterals: string[] = []
  for (const { kind, text } of splitHtml(html, { shortcodes: true })) {
    if (kind === 'tag') {
      followLiterals(text, openLiterals)
      yield escapeAmpersands(text)
    } else {
      const literal = kind !== 'text' || openLiterals.length > 0 || text.length > longest
      yield literal ? text : convertText(text)
    }
  }
}
