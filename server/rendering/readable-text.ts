// What a text says without its markup: its lines, its headings and how long it takes to read.
import { decodeHTML } from 'entities'
import { isMarkup, startsWithBlock } from './block-tags.ts'
import { splitHtml } from './html-pieces.ts'
import { removeCode } from './plain-text.ts'
import { attributeOf, findStartTag } from './start-tags.ts'

/** Returns the text with a line for each paragraph, heading, item and so on. Entities are decoded. */
export function readableText(html: string): string {
  let text = ''
  for (const { kind, text: piece } of splitHtml(removeCode(html))) {
    if (kind === 'text') text += decodeHTML(piece).replace(/\s+/g, ' ')
    else if (kind === 'tag' && isMarkup(piece) && (startsWithBlock(piece) || /^<(?:br|hr)\b/i.test(piece))) text += '\n'
  }
  return joinTexts(text.split('\n'))
}

/** Joins texts as lines, without empty ones. */
export function joinTexts(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join('\n')
}

export interface Heading {
  level: number
  text: string
  /** The ID of the element; null if it has none. */
  id: string | null
}

const HEADING = /<(\/?)h([1-6])(?=[\s>])/gi

/** Returns the headings in HTML, in order. */
export function headingsIn(html: string): Heading[] {
  const headings: Heading[] = []
  let open: { level: number; start: number } | undefined
  for (const { 1: slash, 2: level, index } of html.matchAll(HEADING)) {
    if (!slash) open ??= { level: Number(level), start: index }
    else if (open?.level === Number(level)) {
      headings.push(headingOf(open.level, html.slice(open.start, index)))
      open = undefined
    }
  }
  return headings
}

function headingOf(level: number, html: string): Heading {
  const tag = findStartTag(html)
  return { level, text: readableText(html).replaceAll('\n', ' '), id: (tag && attributeOf(tag, 'id')) || null }
}

/** Letters of scripts without spaces between words count by themselves. */
const WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu
const LETTER = /[\p{L}\p{N}]/u
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const WORDS_A_MINUTE = 200

export function readingTime(text: string): { words: number; minutes: number } {
  let halves = 0
  for (const [word] of text.matchAll(WORDS)) if (LETTER.test(word)) halves += UNSPACED.test(word) ? 1 : 2
  const words = Math.ceil(halves / 2)
  return { words, minutes: Math.ceil(words / WORDS_A_MINUTE) }
}
