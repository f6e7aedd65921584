// The description of a page for search engines and link previews.
import { decodeHTML } from 'entities'
import { plainText } from './plain-text.ts'

const MAX_LENGTH = 200

/** Returns the beginning of HTML as plain text on one line. */
export function shortText(html: string): string {
  const text = decodeHTML(plainText(html)).replaceAll(/\s+/g, ' ').trim()
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_LENGTH) + 1 || MAX_LENGTH).trimEnd()}…`
}
