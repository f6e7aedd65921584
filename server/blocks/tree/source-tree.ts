// The blocks of content as they are written, and the text that they are written back to.
import { DelimiterScanner } from '../../rendering/block-delimiters.ts'
import type { BlockDelimiter } from '../../rendering/block-delimiters.ts'
import type { BlockSource } from '../../contract/schemas.ts'
import { CLASSIC } from '../types/block-kinds.ts'

/** A block of a text. */
export interface SourceBlock {
  name: string
  /** The JSON in its comment. */
  json: string
  /** The offset in the text. */
  start: number
  source: BlockSource
  children: SourceBlock[]
}

/** Blocks inside of more others are a part of their HTML: responses and requests cannot have any depth. */
export const MAX_DEPTH = 40

/** Reads the blocks of a text. Written one after another, their sources are the text. */
export function readSource(text: string): SourceBlock[] {
  const top: SourceBlock[] = []
  const open: SourceBlock[] = []
  let depth = 0
  let position = 0
  const addText = (end: number): void => {
    const piece = text.slice(position, end)
    const parent = open.at(-1)
    if (piece === '') return
    if (parent) addPiece(parent, piece)
    else top.push(freeform(piece, position))
  }
  for (const delimiter of new DelimiterScanner(text).all()) {
    const { kind, start, end } = delimiter
    if (kind === 'close' && depth === 0) break
    if (kind === 'open') depth++
    const isShown = kind === 'void' ? depth < MAX_DEPTH : depth <= MAX_DEPTH
    if (kind === 'close') depth--
    if (!isShown) continue
    addText(start)
    position = end
    if (kind === 'close') Object.assign(open.pop()?.source ?? {}, { closing: text.slice(start, end) })
    else {
      const block = blockOf(delimiter, text)
      const parent = open.at(-1)
      parent?.source.content.push(null)
      ;(parent?.children ?? top).push(block)
      if (kind === 'open') open.push(block)
    }
  }
  addText(text.length)
  return withSpace(top)
}

/** Adds text to the last piece, as long as no block has come after it. */
function addPiece({ source: { content } }: SourceBlock, piece: string): void {
  const last = content.at(-1)
  if (typeof last === 'string') content[content.length - 1] = last + piece
  else content.push(piece)
}

function blockOf({ name, attributes, start, end }: BlockDelimiter, text: string): SourceBlock {
  return { name, json: attributes, start, source: { opening: text.slice(start, end), content: [], closing: '' }, children: [] }
}

function freeform(text: string, start: number): SourceBlock {
  return { name: CLASSIC, json: '', start, source: { opening: '', content: [text], closing: '' }, children: [] }
}

/** White space between blocks belongs to the block after it, and at the end to the block before it. */
function withSpace(blocks: readonly SourceBlock[]): SourceBlock[] {
  const kept: SourceBlock[] = []
  let space = ''
  for (const block of blocks) {
    if (isSpace(block)) space += writtenOf(block)
    else {
      block.source.before = space
      space = ''
      kept.push(block)
    }
  }
  const last = kept.at(-1)
  if (space && last) last.source.after = space
  return last || !space ? kept : [...blocks]
}

const writtenOf = ({ source: { content } }: SourceBlock): string => content.join('')
const isSpace = (block: SourceBlock): boolean => block.source.opening === '' && writtenOf(block).trim() === ''

/** Writes blocks one after another. `inner` has the texts of the blocks inside of each. */
export function writeSource({ before = '', opening, content, closing, after = '' }: BlockSource, inner: readonly string[]): string {
  let next = 0
  const written = content.map((piece) => piece ?? inner[next++] ?? '').join('')
  return before + opening + written + closing + after
}

/** The HTML around the blocks inside: before the first one, between them, and after the last one. */
export function aroundInner(content: BlockSource['content']): string[] {
  const pieces = ['']
  for (const piece of content) {
    if (piece === null) pieces.push('')
    else pieces.push((pieces.pop() ?? '') + piece)
  }
  return pieces
}

/** Puts other blocks inside of a block: between the HTML before its first one and after its last one. */
export function withInner(content: BlockSource['content'], count: number): BlockSource['content'] {
  if (content.filter((piece) => piece === null).length === count) return content
  const first = content.indexOf(null)
  const [before, after] =
    first < 0 ? splitAround(content.join('')) : [content.slice(0, first), content.slice(content.lastIndexOf(null) + 1)]
  const inner = Array.from({ length: count }, (_none, index) => (index === 0 ? [null] : ['\n\n', null])).flat()
  return [...before, ...inner, ...after]
}

/** A block without others inside: they come before its last end tag. */
function splitAround(html: string): [BlockSource['content'], BlockSource['content']] {
  const end = html.lastIndexOf('</')
  return end < 0 ? [[html], []] : [[html.slice(0, end)], [html.slice(end)]]
}
