// Converts blank lines to paragraphs and line ends to breaks. Block elements stay outside of paragraphs.
// Takes linear time. Like the reference, it may leave a paragraph without its start or end tag.

import { endsWithBlock, isBlank, isMarkup, startsWithBlock, separateBlocks, splitInnerTags } from './block-tags.ts'
import { splitHtml } from './html-pieces.ts'
import { addLineBreaks } from './line-breaks.ts'
import { removeSpaceAroundTags } from './tight-tags.ts'

// A Unicode noncharacter, which occurs in no text, as a placeholder for preformatted text.
const HIDDEN = '\uFDD0'

const BLANK_LINES = /\n[\t-\r ]*\n/
const QUOTATION = /^<blockquote/i
const TWO_BREAKS = /<br[\t-\r ]*\/?>[\t-\r ]*<br[\t-\r ]*\/?>/g

interface Cut {
  text: string
  parts: string[]
}

export function addParagraphs(text: string): string {
  const cut = extractPre(text.replaceAll(HIDDEN, ''))
  const html = addBlankLines(cut.text)
  if (text.trim() === '' || isBlank(html)) return ''
  return restorePre(addLineBreaks(unwrap(wrapAll(removeSpaceAroundTags(piecesOf(html), html)))), cut.parts)
}

// The placeholder is a block element, so that it is treated like `<pre>`.
function extractPre(text: string): Cut {
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

function restorePre(text: string, parts: string[]): string {
  if (parts.length === 0) return text
  return text.replace(/<div \uFDD0(\d+)><\/div>/g, (_, index: string) => parts[Number(index)] ?? '')
}

// Two breaks in a row are a blank line, and a horizontal rule ends its line.
function addBlankLines(text: string): string {
  return text
    .replace(TWO_BREAKS, '\n\n')
    .replace(/<br\/?>/g, '<br />')
    .replace(/<hr[\t-\r ]*\/?>/g, '$&\n\n')
    .replace(/\r\n?/g, '\n')
}

// A `<` that does not begin a tag would hide the next tag.
function piecesOf(html: string): string[] {
  const pieces = splitHtml(`${separateBlocks(html)}\n`, { cdata: true })
  return pieces.flatMap(({ kind, text }) => (kind === 'tag' && text.lastIndexOf('<') > 0 ? splitInnerTags(text) : [text]))
}

// Yields the pieces between blank lines.
function* chunksOf(pieces: string[]): Generator<string[]> {
  let chunk: string[] = []
  for (const piece of pieces) {
    const [first = '', ...rest] = isMarkup(piece) ? [piece] : piece.split(BLANK_LINES)
    if (first !== '') chunk.push(first)
    for (const text of rest) {
      if (chunk.length > 0) yield trimLineEnds(chunk)
      chunk = text === '' ? [] : [text]
    }
  }
  if (chunk.length > 0) yield trimLineEnds(chunk)
}

function trimLineEnds(chunk: string[]): string[] {
  if (chunk[0]?.startsWith('\n')) chunk[0] = chunk[0].slice(1)
  const last = chunk.at(-1) ?? ''
  if (last.endsWith('\n') && !isMarkup(last)) chunk[chunk.length - 1] = last.slice(0, -1)
  return chunk.includes('') ? chunk.filter((piece) => piece !== '') : chunk
}

function wrapAll(pieces: string[]): string[] {
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

// Finds a paragraph with at most one tag at the start, after an optional `<p>` of the text.
function findParagraph(pieces: string[], isFound: (pieces: string[], inside: number) => boolean): number {
  if (pieces[0] === '<p>' && isFound(pieces, findNextTag(pieces, 0))) return 0
  return pieces[1] === '<p>' && isFound(pieces, findNextTag(pieces, 1)) ? 1 : -1
}

const isEmpty = (pieces: string[], end: number): boolean => pieces[end] === '</p>'
const isLone = (pieces: string[], tag: number): boolean => endsWithBlock(pieces[tag] ?? '') && pieces[findNextTag(pieces, tag)] === '</p>'

function withoutEmptyParagraph(pieces: string[]): string[] {
  const start = findParagraph(pieces, isEmpty)
  return start < 0 ? pieces : pieces.toSpliced(start, findNextTag(pieces, start) + 1 - start)
}

// Removes the paragraph around a tag of a block element.
function withoutLoneTag(pieces: string[]): string[] {
  const start = findParagraph(pieces, isLone)
  if (start < 0) return pieces
  const tag = findNextTag(pieces, start)
  return pieces.toSpliced(start, findNextTag(pieces, tag) + 1 - start, pieces[tag] ?? '')
}

// Closes the paragraph before the end tag of a container.
function withContainerClosed(pieces: string[]): string[] {
  const end = pieces[1] === '<p>' ? 3 : 2
  const isText = !isMarkup(pieces[end - 1] ?? '')
  return isText && /^<\/(div|address|form)>$/.test(pieces[end] ?? '') ? pieces.toSpliced(end, 0, '</p>') : pieces
}

// Removes the paragraph around a list item on one line.
function withListItem(pieces: string[]): string[] {
  if (!pieces[1]?.startsWith('<li')) return pieces
  const end = pieces.indexOf('</p>')
  if (end < 0 || pieces.slice(0, end).some((piece) => !isMarkup(piece) && piece.includes('\n'))) return pieces
  return pieces.toSpliced(end, 1).slice(1)
}

// Moves the paragraph into the quotation.
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
    const next = findNextTag(pieces, index)
    if (pieces[index] === '<p>' && startsWithBlock(pieces[next] ?? '')) index = next
    opened.push(pieces[index] ?? '')
  }
  const closed: string[] = []
  for (let index = 0; index < opened.length; index++) {
    const piece = opened[index] ?? ''
    closed.push(piece)
    if (!endsWithBlock(piece)) continue
    const next = findNextTag(opened, index)
    if (opened[next] === '</p>') index = next
  }
  return closed
}

function findNextTag(pieces: string[], index: number): number {
  let next = index + 1
  while (next < pieces.length && isBlank(pieces[next] ?? '')) next++
  return next
}
