// The tooltip and the description of a menu item: plain text that is displayed with typographic punctuation.
import type { ContentRow } from '../db/tables/content.ts'
import { plainText } from '../rendering/plain-text.ts'
import { applyTypography } from '../rendering/typography.ts'

export interface ShownTexts {
  attr_title: string
  description: string
}

const MAX_WORDS = 200

/** The texts are in columns of `content`, so that search finds them. */
export function toDisplayTexts({ excerpt, content }: Pick<ContentRow, 'excerpt' | 'content'>): ShownTexts {
  const words = wordsOf(content)
  const description = words.slice(0, MAX_WORDS).join(' ') + (words.length > MAX_WORDS ? '&hellip;' : '')
  return { attr_title: applyTypography(excerpt), description: applyTypography(description) }
}

/** Normalizes a text for storage. */
export const normalizeText = (given: string): string => wordsOf(given).join(' ')

const wordsOf = (text: string): string[] =>
  plainText(text)
    .split(/[\n\r\t ]+/)
    .filter(Boolean)
