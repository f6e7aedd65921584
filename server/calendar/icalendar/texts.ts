// Converts HTML to the plain text of iCalendar.
import { decodeHTML } from 'entities'
import { plainText } from '#server/rendering/plain-text.ts'

/** Converts HTML to plain text with the line breaks that a browser would show. */
export function textOf(html: string): string {
  const lines = html
    .replace(/\s+/g, ' ')
    .replace(/ ?<br\b[^>]*> ?/gi, '\n')
    .replace(/<\/(?:p|h[1-6]|blockquote|ul|ol|figure|div)> ?/gi, '\n\n')
    .replace(/<\/(?:li|tr)> ?/gi, '\n')
  return removeControlCharacters(decodeHTML(plainText(lines)))
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Converts HTML to a single line of text. */
export function lineOf(html: string): string {
  return removeControlCharacters(decodeHTML(plainText(html)))
    .replace(/\s+/g, ' ')
    .trim()
}

/** The standard allows no control characters except tab and line break. */
export function removeControlCharacters(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]/gu, '')
}
