// Converts straight quotes in a piece of text to curly quotes, apostrophes and primes.

// Unicode noncharacters mark decided quotes, so that later rules skip them.
const APOSTROPHE = '\uFDD0'
const OPENING = '\uFDD1'

const SPACE = '[\\r\\n\\t \\u00A0]|&nbsp;'
const STOPS = '[.,:;!?)}\\-\\]]|&gt;'
const CLOSABLE = `(?=$|${STOPS}|${SPACE})`

interface QuoteKind {
  mark: string
  every: RegExp
  everyClosable: RegExp
  closing: string
  prime: string
  // A double quote that no rule matches closes; a single one stays as it is.
  closeTheRest: boolean
}

function quoteKind(mark: string, closing: string, prime: string, closeTheRest: boolean): QuoteKind {
  const everyClosable = new RegExp(mark + CLOSABLE, 'g')
  return { mark, every: new RegExp(mark, 'g'), everyClosable, closing, prime, closeTheRest }
}

const SINGLE = quoteKind("'", '&#8217;', '&#8242;', false)
const DOUBLE = quoteKind('"', '&#8221;', '&#8243;', true)

const YEAR_THEN_SINGLE = new RegExp(`'(\\d\\d)'${CLOSABLE}`, 'g')
const YEAR_THEN_DOUBLE = new RegExp(`'(\\d\\d)"${CLOSABLE}`, 'g')
const YEAR = /'(?=\d\d(?:$|(?![%\d]|[.,]\d)))/g
const SINGLE_NUMBER = new RegExp(`(?<=^|${SPACE})'(\\d[.,\\d]*)'`, 'g')
const SINGLE_OPENING = new RegExp(`(?<=^|[([{"\\-]|&lt;|${SPACE})'`, 'g')
const IN_WORD = new RegExp(`(?<!${SPACE})'(?!$|[.,:;!?"'(){}[\\]\\-]|&[lg]t;|${SPACE})`, 'g')
const DOUBLE_NUMBER = new RegExp(`(?<=^|${SPACE})"(\\d[.,\\d]*)"`, 'g')
const DOUBLE_OPENING = new RegExp(`(?<=^|[([{\\-]|&lt;|${SPACE})"(?!${SPACE})`, 'g')

function followsDigit(text: string, offset: number): boolean {
  const before = text.charCodeAt(offset - 1)
  return before >= 48 && before <= 57
}

// In an open quotation, a mark after a digit may close it or be a prime (7'.). Finds the closing ones.
function findClosers(part: string, candidates: number[]): Set<number> {
  if (candidates.length <= 1) return new Set(candidates)
  const certain = candidates.filter((offset) => !followsDigit(part, offset))
  if (certain.length > 0) return new Set(certain)
  const beforePeriod = candidates.filter((offset) => part[offset + 1] === '.')
  const chosen = beforePeriod.at(-1) ?? candidates.at(-1)
  return new Set(chosen === undefined ? [] : [chosen])
}

function closePart(part: string, afterOpening: boolean, kind: QuoteKind): string {
  const candidates = Array.from(part.matchAll(kind.everyClosable), (match) => match.index)
  const isOpen = afterOpening && !part.includes(kind.closing)
  const closers = isOpen ? findClosers(part, candidates) : new Set(candidates)
  return part.replace(kind.every, (mark, offset: number) => {
    const digit = followsDigit(part, offset)
    if (closers.has(offset) && (isOpen || !digit)) return kind.closing
    if (digit) return kind.prime
    return kind.closeTheRest ? kind.closing : mark
  })
}

function closeQuotes(text: string, kind: QuoteKind): string {
  const parts = text.split(OPENING)
  return parts.map((part, index) => (part.includes(kind.mark) ? closePart(part, index > 0, kind) : part)).join(OPENING)
}

function convertSingleQuotes(text: string): string {
  const marked = text
    .replace(YEAR_THEN_SINGLE, `${APOSTROPHE}$1${SINGLE.closing}`)
    .replace(YEAR_THEN_DOUBLE, `${APOSTROPHE}$1${DOUBLE.closing}`)
    .replace(YEAR, APOSTROPHE)
    .replace(SINGLE_NUMBER, `${OPENING}$1${SINGLE.closing}`)
    .replace(SINGLE_OPENING, OPENING)
    .replace(IN_WORD, APOSTROPHE)
  return closeQuotes(marked, SINGLE).replaceAll(APOSTROPHE, '&#8217;').replaceAll(OPENING, '&#8216;')
}

function convertDoubleQuotes(text: string): string {
  const marked = text.replace(DOUBLE_NUMBER, `${OPENING}$1${DOUBLE.closing}`).replace(DOUBLE_OPENING, OPENING)
  return closeQuotes(marked, DOUBLE).replaceAll(OPENING, '&#8220;')
}

export function convertQuotes(text: string): string {
  let result = text
  if (result.includes("'")) result = convertSingleQuotes(result)
  if (result.includes('"')) result = convertDoubleQuotes(result)
  return result
}
