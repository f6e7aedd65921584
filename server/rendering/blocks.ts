// Parses block content and renders it. Dynamic blocks become placeholders.

import type { BlockMarks } from './block-marks.ts'
import { DelimiterScanner, type BlockDelimiter } from './block-delimiters.ts'
import { parseAttributes } from './blocks/block.ts'
import { renderBlock } from './blocks/static-blocks.ts'
import { writePlaceholder, groupDynamicBlocks, removeMarks } from './dynamic-blocks.ts'

export interface Block {
  // null: text between blocks
  name: string | null
  children: Block[]
  // The content of the block, with inner block comments.
  start: number
  end: number
}

export function hasBlocks(content: string): boolean {
  return content.includes('<!-- wp:')
}

// Blocks end at an unmatched closing comment; the rest is kept unchanged.
function effectiveDelimiters(content: string): BlockDelimiter[] {
  const effective: BlockDelimiter[] = []
  let depth = 0
  for (const delimiter of new DelimiterScanner(content).all()) {
    if (delimiter.kind === 'close' && depth === 0) break
    if (delimiter.kind === 'open') depth++
    if (delimiter.kind === 'close') depth--
    effective.push(delimiter)
  }
  return effective
}

/** Returns block content without the block comments. */
export function removeBlockComments(content: string): string {
  let html = ''
  let position = 0
  for (const { start, end } of effectiveDelimiters(content)) {
    html += content.slice(position, start)
    position = end
  }
  return html + content.slice(position)
}

interface OpenBlock {
  delimiter: BlockDelimiter
  parent: string | undefined
  /** The length of the output when the block was opened. */
  start: number
  /** The indexes of the block's own HTML in the output. */
  own: number[]
}

/** After this many added characters, further blocks of a text are kept unchanged. */
const MAX_ADDED = 4 * 1024 * 1024

/** Renders each block at its end, without its inner blocks, so that each part of the content is read once. Static blocks get marks. */
export function renderBlocks(content: string, marks?: BlockMarks): string {
  const output: string[] = []
  const open: OpenBlock[] = []
  const growth = { left: MAX_ADDED }
  let position = 0
  const write = (end: number): void => {
    if (end === position) return
    open.at(-1)?.own.push(output.length)
    output.push(removeMarks(content.slice(position, end)))
  }
  for (const part of groupDynamicBlocks(effectiveDelimiters(content), content.length)) {
    write(part.start)
    position = part.end
    if (part.kind === 'dynamic') output.push(part.placeholder)
    if (part.kind === 'void' && marks) output.push(marks.open(part) + marks.close)
    if (part.kind === 'open') {
      open.push({ delimiter: part, parent: open.at(-1)?.delimiter.name, start: output.length, own: [] })
      if (marks) output.push(marks.open(part))
    }
    if (part.kind === 'close') finishBlock(open.pop(), output, part, { growth, marks })
  }
  write(content.length)
  while (open.length) finishBlock(open.pop(), output, { start: content.length, end: content.length }, { growth, marks })
  return output.join('')
}

function finishBlock(
  block: OpenBlock | undefined,
  output: string[],
  close: Pick<BlockDelimiter, 'start' | 'end'>,
  { growth, marks }: { growth: { left: number }; marks: BlockMarks | undefined },
): void {
  if (!block) return
  const { delimiter, parent, start, own } = block
  const html = own.map((index) => output[index] ?? '')
  const offsets = { start: delimiter.start, innerStart: delimiter.end, innerEnd: close.start, end: close.end, surrounding: [] }
  const attributes = parseAttributes(delimiter.attributes)
  const rendered = renderBlock({ name: delimiter.name, parent, attributes, own: html, ofItem: writePlaceholder(offsets) })
  if (!rendered) {
    output.length = start
    return
  }
  if (marks) output.push(marks.close)
  const added = lengthOf(rendered) - lengthOf(html)
  if (added > growth.left) return
  growth.left -= added
  for (const [place, index] of own.entries()) output[index] = rendered[place] ?? ''
}

const lengthOf = (pieces: readonly string[]): number => pieces.reduce((length, piece) => length + piece.length, 0)

function addText(blocks: Block[], start: number, end: number): void {
  if (end > start) blocks.push({ name: null, children: [], start, end })
}

// Returns the tree of blocks. Unclosed blocks end with the content.
export function parseOutline(content: string): Block[] {
  const top: Block[] = []
  const open: Block[] = []
  let textStart = 0
  for (const { kind, name, start, end } of effectiveDelimiters(content)) {
    if (open.length === 0) addText(top, textStart, start)
    textStart = end
    const siblings = open.at(-1)?.children ?? top
    if (kind === 'void') siblings.push({ name, children: [], start: end, end })
    if (kind === 'open') {
      const block: Block = { name, children: [], start: end, end: content.length }
      siblings.push(block)
      open.push(block)
    }
    const closed = kind === 'close' ? open.pop() : undefined
    if (closed) closed.end = start
  }
  if (open.length === 0) addText(top, textStart, content.length)
  return top
}
