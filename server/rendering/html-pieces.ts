// Splits HTML into tags, comments and text in one linear pass.
// Does not check whether tags are well formed; everything from a `<` to the next `>` is a tag.

export type PieceKind = 'text' | 'tag' | 'comment'

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

/** With `cdata`, a CDATA section is one tag. */
export function htmlPieces(html: string, { cdata = false } = {}): Piece[] {
  const sections = cdata ? [COMMENT, CDATA] : [COMMENT]
  const pieces: Piece[] = []
  let position = 0
  while (position < html.length) {
    const start = html.indexOf('<', position)
    const textEnd = start < 0 ? html.length : start
    if (textEnd > position) pieces.push({ kind: 'text', text: html.slice(position, textEnd) })
    if (start < 0) break
    const end = endOfMarkup(html, start, sections)
    const text = html.slice(start, end)
    pieces.push({ kind: text.startsWith('<!--') ? 'comment' : 'tag', text })
    position = end
  }
  return pieces
}
