// HTML -> the plain texts of iCalendar.
import { decodeHTML } from 'entities'
import { plainText } from '../../rendering/plain-text.ts'

/** HTML -> text whose lines are those that readers see. */
export function textOf(html: string): string {
  const lines = html
    .replace(/\s+/g, ' ')
    .replace(/ ?<br\b[^>]*> ?/gi, '\n')
    .replace(/<\/(?:p|h[1-6]|blockquote|ul|ol|figure|div)> ?/gi, '\n\n')
    .replace(/<\/(?:li|tr)> ?/gi, '\n')
  return printable(decodeHTML(plainText(lines)))
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** HTML -> one line of text. */
export function lineOf(html: string): string {
  return printable(decodeHTML(plainText(html)))
    .replace(/\s+/g, ' ')
    .trim()
}

/** The standard knows no other control characters than tab and line break. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]/gu, '')
}
