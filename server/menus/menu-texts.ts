// The tooltip and the description of a menu item: plain text, with typographic punctuation where it is shown.
import type { ContentRow } from '../db/tables/content.ts'
import { plainText } from '../rendering/plain-text.ts'
import { applyTypography } from '../rendering/typography.ts'

export interface ShownTexts {
  attr_title: string
  description: string
}

const MAX_WORDS = 200

/** The texts are columns of `content`, so that search finds them. */
export function toDisplayTexts({ excerpt, content }: Pick<ContentRow, 'excerpt' | 'content'>): ShownTexts {
  const words = wordsOf(content)
  const description = words.slice(0, MAX_WORDS).join(' ') + (words.length > MAX_WORDS ? '&hellip;' : '')
  return { attr_title: applyTypography(excerpt), description: applyTypography(description) }
}

/** A text as it is stored. */
export const normalizeText = (given: string): string => wordsOf(given).join(' ')

const wordsOf = (text: string): string[] =>
  plainText(text)
    .split(/[\n\r\t ]+/)
    .filter(Boolean)
