// Turns blank lines into paragraphs and line ends into breaks. Block elements stay outside of paragraphs.
// Takes linear time. Follows the reference, also where that leaves a paragraph without its start or end tag.

import { endsWithBlock, isBlank, isMarkup, startsWithBlock, withBlocksApart, withInnerTagsApart } from './block-tags.ts'
import { htmlPieces } from './html-pieces.ts'
import { lineBreaks } from './line-breaks.ts'
import { withTightTags } from './tight-tags.ts'

// A Unicode noncharacter, which occurs in no text: marks where preformatted text was.
const HIDDEN = '\uFDD0'

const BLANK_LINES = /\n[\t-\r ]*\n/
const QUOTATION = /^<blockquote/i
const TWO_BREAKS = /<br[\t-\r ]*\/?>[\t-\r ]*<br[\t-\r ]*\/?>/g

interface Cut {
  text: string
  parts: string[]
}

export function paragraphs(text: string): string {
  const cut = setPreAside(text.replaceAll(HIDDEN, ''))
  const html = withBlankLines(cut.text)
  if (text.trim() === '' || isBlank(html)) return ''
  return putPreBack(lineBreaks(unwrap(allWrapped(withTightTags(piecesOf(html), html)))), cut.parts)
}

// The placeholder is a block element, as it must be treated like `<pre>`.
function setPreAside(text: string): Cut {
  const parts: string[] = []
  if (!text.includes('<pre')) return { text, parts }
  let rest = ''
  const pieces = text.split('</pre>')
  const last = pieces.pop() ?? ''
  for (const piece of pieces) {
    const start = piece.indexOf('<pre')
    if (start < 0) rest += piece
    else rest += `${piece.slice(0, start)}<div ${HIDDEN}${parts.push(`${piece.slice(start)}</pre>`) - 1}></div>`
  }
  return { text: rest + last, parts }
}

function putPreBack(text: string, parts: string[]): string {
  if (parts.length === 0) return text
  return text.replace(/<div \uFDD0(\d+)><\/div>/g, (_, index: string) => parts[Number(index)] ?? '')
}

// Two breaks in a row are a blank line, and a horizontal rule ends its line.
function withBlankLines(text: string): string {
  return text
    .replace(TWO_BREAKS, '\n\n')
    .replace(/<br\/?>/g, '<br />')
    .replace(/<hr[\t-\r ]*\/?>/g, '$&\n\n')
    .replace(/\r\n?/g, '\n')
}

// A `<` that does not begin a tag hides the next tag, which may be one that matters.
function piecesOf(html: string): string[] {
  const pieces = htmlPieces(`${withBlocksApart(html)}\n`, { cdata: true })
  return pieces.flatMap(({ kind, text }) => (kind === 'tag' && text.lastIndexOf('<') > 0 ? withInnerTagsApart(text) : [text]))
}

// The pieces between blank lines.
function* chunksOf(pieces: string[]): Generator<string[]> {
  let chunk: string[] = []
  for (const piece of pieces) {
    const [first = '', ...rest] = isMarkup(piece) ? [piece] : piece.split(BLANK_LINES)
    if (first !== '') chunk.push(first)
    for (const text of rest) {
      if (chunk.length > 0) yield withoutOuterLineEnds(chunk)
      chunk = text === '' ? [] : [text]
    }
  }
  if (chunk.length > 0) yield withoutOuterLineEnds(chunk)
}

function withoutOuterLineEnds(chunk: string[]): string[] {
  if (chunk[0]?.startsWith('\n')) chunk[0] = chunk[0].slice(1)
  const last = chunk.at(-1) ?? ''
  if (last.endsWith('\n') && !isMarkup(last)) chunk[chunk.length - 1] = last.slice(0, -1)
  return chunk.includes('') ? chunk.filter((piece) => piece !== '') : chunk
}

function allWrapped(pieces: string[]): string[] {
  const all: string[] = []
  // Consecutive texts are one piece.
  const add = (piece: string) => {
    const last = all.at(-1) ?? '<'
    if (isMarkup(piece) || isMarkup(last)) all.push(piece)
    else all[all.length - 1] = last + piece
  }
  for (const chunk of chunksOf(pieces)) {
    wrap(chunk).forEach(add)
    add('\n')
  }
  return all
}

function wrap(chunk: string[]): string[] {
  return withQuotation(withListItem(withoutLoneTag(withContainerClosed(withoutEmptyParagraph(['<p>', ...chunk, '</p>'])))))
}

// Looks for a paragraph with at most one tag in it at the start, where the text may have a `<p>` of its own.
function findParagraph(pieces: string[], isFound: (pieces: string[], inside: number) => boolean): number {
  if (pieces[0] === '<p>' && isFound(pieces, nextTag(pieces, 0))) return 0
  return pieces[1] === '<p>' && isFound(pieces, nextTag(pieces, 1)) ? 1 : -1
}

const isEmpty = (pieces: string[], end: number): boolean => pieces[end] === '</p>'
const isLone = (pieces: string[], tag: number): boolean => endsWithBlock(pieces[tag] ?? '') && pieces[nextTag(pieces, tag)] === '</p>'

function withoutEmptyParagraph(pieces: string[]): string[] {
  const start = findParagraph(pieces, isEmpty)
  return start < 0 ? pieces : pieces.toSpliced(start, nextTag(pieces, start) + 1 - start)
}

// The tag of a block element is no paragraph.
function withoutLoneTag(pieces: string[]): string[] {
  const start = findParagraph(pieces, isLone)
  if (start < 0) return pieces
  const tag = nextTag(pieces, start)
  return pieces.toSpliced(start, nextTag(pieces, tag) + 1 - start, pieces[tag] ?? '')
}

// Text before the end tag of a container is a paragraph of its own.
function withContainerClosed(pieces: string[]): string[] {
  const end = pieces[1] === '<p>' ? 3 : 2
  const isText = !isMarkup(pieces[end - 1] ?? '')
  return isText && /^<\/(div|address|form)>$/.test(pieces[end] ?? '') ? pieces.toSpliced(end, 0, '</p>') : pieces
}

// A list item on one line has no paragraph.
function withListItem(pieces: string[]): string[] {
  if (!pieces[1]?.startsWith('<li')) return pieces
  const end = pieces.indexOf('</p>')
  if (end < 0 || pieces.slice(0, end).some((piece) => !isMarkup(piece) && piece.includes('\n'))) return pieces
  return pieces.toSpliced(end, 1).slice(1)
}

// The paragraph goes inside of the quotation.
function withQuotation(pieces: string[]): string[] {
  const start = pieces[1]?.replace(QUOTATION, '<blockquote') ?? ''
  if (pieces[0] === '<p>' && start.startsWith('<blockquote')) pieces.splice(0, 2, start, '<p>')
  if (pieces.at(-2) === '</blockquote>') pieces.splice(-2, 2, '</p>', '</blockquote>')
  return pieces
}

// Removes `<p>` before and `</p>` after the tags of block elements, with the white space between.
function unwrap(pieces: string[]): string[] {
  const opened: string[] = []
  for (let index = 0; index < pieces.length; index++) {
    const next = nextTag(pieces, index)
    if (pieces[index] === '<p>' && startsWithBlock(pieces[next] ?? '')) index = next
    opened.push(pieces[index] ?? '')
  }
  const closed: string[] = []
  for (let index = 0; index < opened.length; index++) {
    const piece = opened[index] ?? ''
    closed.push(piece)
    if (!endsWithBlock(piece)) continue
    const next = nextTag(opened, index)
    if (opened[next] === '</p>') index = next
  }
  return closed
}

function nextTag(pieces: string[], index: number): number {
  let next = index + 1
  while (next < pieces.length && isBlank(pieces[next] ?? '')) next++
  return next
}
