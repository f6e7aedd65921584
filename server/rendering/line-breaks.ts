// Converts line ends to `<br />`, except next to block elements and inside scripts, styles and drawings.

import { BLANK, endsWithBlock, isBlank, isMarkup } from './block-tags.ts'

const BREAK = '<br />'
const BEFORE_WHICH_NO_BREAK = /^<\/?(?:p|li|div|d[ldt]|t[hd]|[uo]l)/
const VERBATIM = /<(script|style|svg|math)/

// Returns the indexes of the pieces of elements whose line ends are kept. Elements without an end tag are excluded.
function findVerbatimPieces(pieces: string[]): Set<number> {
  const verbatim = new Set<number>()
  const unclosed = new Set<string>()
  for (let index = 0; index < pieces.length; index++) {
    const name = VERBATIM.exec(pieces[index] ?? '')?.[1]
    if (name === undefined || unclosed.has(name)) continue
    let end = index
    while (end < pieces.length && !pieces[end]?.includes(`</${name}>`)) end++
    if (end === pieces.length) unclosed.add(name)
    else for (; index < end; index++) verbatim.add(index)
  }
  return verbatim
}

// Finds the white space up to the last line end of each run, in linear time.
function findLineEnds(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  for (let position = text.indexOf('\n'); position >= 0; position = text.indexOf('\n', position)) {
    let start = position
    while (start > 0 && BLANK.includes(text.charAt(start - 1))) start--
    let end = ++position
    for (; position < text.length && BLANK.includes(text.charAt(position)); position++) if (text[position] === '\n') end = position + 1
    found.push({ start, end })
  }
  return found
}

function withBreaks(text: string, previous: string, next: string): string {
  // A break after a block element is removed, with the space between.
  if (next === BREAK && endsWithBlock(previous) && isBlank(text) && !text.includes('\n')) return ''
  let broken = ''
  let position = 0
  for (const { start, end } of findLineEnds(text)) {
    broken += text.slice(position, start)
    if (start === 0 && previous === BREAK) broken += text.slice(start, end)
    else if (start === 0 && endsWithBlock(previous)) broken += '\n'
    else if (BEFORE_WHICH_NO_BREAK.test(next) && isBlank(text.slice(end))) broken += '\n'
    else broken += `${BREAK}\n`
    position = end
  }
  return broken + text.slice(position)
}

function isSuperfluous(pieces: string[], index: number): boolean {
  const [previous, next] = [pieces[index - 1] ?? '', pieces[index + 1] ?? '']
  const before = isBlank(previous) && !previous.includes('\n') ? pieces[index - 2] : previous
  const after = isBlank(next) ? pieces[index + 2] : next
  return endsWithBlock(before ?? '') || BEFORE_WHICH_NO_BREAK.test(after ?? '')
}

export function addLineBreaks(pieces: string[]): string {
  const verbatim = findVerbatimPieces(pieces)
  let html = ''
  for (const [index, piece] of pieces.entries()) {
    if (piece === BREAK) html += isSuperfluous(pieces, index) ? '' : piece
    else if (isMarkup(piece) || verbatim.has(index)) html += piece
    else html += withBreaks(piece, pieces[index - 1] ?? '', pieces[index + 1] ?? '')
  }
  return html
}
