// Parses block content, and renders it by removing the block comments. Dynamic blocks become placeholders.

import { DelimiterScanner, type BlockDelimiter } from './block-delimiters.ts'
import { withDynamicBlocks, withoutMarks } from './dynamic-blocks.ts'
import { paragraphs } from './paragraphs.ts'

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

// An unmatched closing comment ends the block part; the rest is kept as written.
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

export function renderBlocks(content: string): string {
  let rendered = ''
  let position = 0
  let isShortcode = false
  for (const part of withDynamicBlocks(effectiveDelimiters(content), content.length)) {
    const text = withoutMarks(content.slice(position, part.start))
    rendered += isShortcode ? paragraphs(text) : text
    isShortcode = part.kind === 'open' && part.name === 'core/shortcode'
    if (part.kind === 'dynamic') rendered += part.placeholder
    position = part.end
  }
  return rendered + withoutMarks(content.slice(position))
}

function addText(blocks: Block[], start: number, end: number): void {
  if (end > start) blocks.push({ name: null, children: [], start, end })
}

// The tree of blocks. Unclosed blocks end with the content.
export function blockOutline(content: string): Block[] {
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
