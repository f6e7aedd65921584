// Splits HTML into tags, comments, text and, if requested, the tags of shortcodes, in one linear pass.
// Everything from a `<` to the next `>` is a tag, even if it is malformed.

import { findShortcodeTag, type Range } from './shortcode-tags.ts'

export type PieceKind = 'text' | 'tag' | 'comment' | 'shortcode'

export interface Piece {
  kind: PieceKind
  text: string
}

// `<!-->` and `<!--->` are complete comments, so the search starts at the second character.
const COMMENT = { start: '<!--', end: '-->', offset: 2 }
const CDATA = { start: '<![CDATA[', end: ']]>', offset: 9 }

function endOfMarkup(html: string, start: number, sections: (typeof COMMENT)[]): number {
  const { end, offset } = sections.find((section) => html.startsWith(section.start, start)) ?? { end: '>', offset: 1 }
  const found = html.indexOf(end, start + offset)
  return found < 0 ? html.length : found + end.length
}

interface Options {
  /** Whether a CDATA section is one tag. */
  cdata?: boolean
  /** Whether the tags of shortcodes are pieces; otherwise they are text. */
  shortcodes?: boolean
}

export function splitHtml(html: string, { cdata = false, shortcodes = false }: Options = {}): Piece[] {
  const sections = cdata ? [COMMENT, CDATA] : [COMMENT]
  const pieces: Piece[] = []
  const add = (kind: PieceKind, { start, end }: Range) => {
    if (end > start) pieces.push({ kind, text: html.slice(start, end) })
  }
  let position = 0
  let markup = html.indexOf('<')
  let shortcode = shortcodes ? findShortcodeTag(html, 0) : undefined
  while (position < html.length) {
    if (markup >= 0 && markup < position) markup = html.indexOf('<', position)
    const start = markup < 0 ? html.length : markup
    if (shortcode && shortcode.start < position) shortcode = findShortcodeTag(html, position)
    if (shortcode && shortcode.start < start) {
      add('text', { start: position, end: shortcode.start })
      add('shortcode', shortcode)
      position = shortcode.end
      continue
    }
    add('text', { start: position, end: start })
    position = start < html.length ? endOfMarkup(html, start, sections) : start
    add(html.startsWith('<!--', start) ? 'comment' : 'tag', { start, end: position })
  }
  return pieces
}
