// Splits HTML into tags, comments and text in one linear pass.
// Does not check whether tags are well formed; everything from a `<` to the next `>` is a tag.

export type PieceKind = 'text' | 'tag' | 'comment'

export interface Piece {
  kind: PieceKind
  text: string
}

function endOfMarkup(html: string, start: number): number {
  // `<!-->` and `<!--->` are complete comments, so the search starts at the second character.
  const isComment = html.startsWith('<!--', start)
  const end = isComment ? html.indexOf('-->', start + 2) : html.indexOf('>', start)
  if (end < 0) return html.length
  return end + (isComment ? 3 : 1)
}

export function htmlPieces(html: string): Piece[] {
  const pieces: Piece[] = []
  let position = 0
  while (position < html.length) {
    const start = html.indexOf('<', position)
    const textEnd = start < 0 ? html.length : start
    if (textEnd > position) pieces.push({ kind: 'text', text: html.slice(position, textEnd) })
    if (start < 0) break
    const end = endOfMarkup(html, start)
    const text = html.slice(start, end)
    pieces.push({ kind: text.startsWith('<!--') ? 'comment' : 'tag', text })
    position = end
  }
  return pieces
}
