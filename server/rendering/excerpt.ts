// The excerpt that is made from the content where none is written: plain text, cut after some words.

import { blockOutline, hasBlocks, renderBlocks, type Block } from './blocks.ts'
import { paragraphs } from './paragraphs.ts'
import { plainText } from './plain-text.ts'
import { typographic } from './typography.ts'

const DEFAULT_WORDS = 55
const CUT_MARK = ' [&hellip;]'

// Blocks whose text makes sense on its own; others (code, galleries, foreign blocks) are passed over.
const TEXT_BLOCKS: ReadonlySet<string | null> = new Set([
  null,
  'core/freeform',
  'core/heading',
  'core/html',
  'core/list',
  'core/media-text',
  'core/paragraph',
  'core/preformatted',
  'core/pullquote',
  'core/quote',
  'core/table',
  'core/verse',
])
const WRAPPER_BLOCKS: ReadonlySet<string | null> = new Set(['core/columns', 'core/column', 'core/group'])

const MORE_MARK = '<!--more'
const PAGE_MARK = '<!--nextpage-->'

// Only the first page counts, and of it what precedes the more mark.
function teaser(content: string): string {
  const start = content.startsWith(PAGE_MARK) ? PAGE_MARK.length : 0
  const page = content.slice(start).split(PAGE_MARK, 1)[0] ?? ''
  const mark = page.indexOf(MORE_MARK)
  return mark >= 0 && page.includes('-->', mark) ? page.slice(0, mark) : page
}

function isPlainEnough(block: Block): boolean {
  return block.children.every((child) => TEXT_BLOCKS.has(child.name) && child.children.length === 0)
}

// A wrapper gives what it holds, at any depth; any other block with blocks inside gives itself
// if they are plain text blocks. An explicit stack, because nesting has no bound.
function textOfBlocks(content: string): string {
  const waiting = blockOutline(content)
    .reverse()
    .map((block) => ({ block, inWrapper: false }))
  let text = ''
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { block, inWrapper } = next
    const isWrapper = WRAPPER_BLOCKS.has(block.name)
    if (!isWrapper && !TEXT_BLOCKS.has(block.name)) continue
    if (block.children.length > 0 && (isWrapper || inWrapper)) {
      for (const child of block.children.toReversed()) waiting.push({ block: child, inWrapper: true })
    } else if (isPlainEnough(block)) {
      text += renderBlocks(content.slice(block.start, block.end))
    }
  }
  return text
}

function firstWords(text: string, count: number): string {
  const words = text.split(/[\n\r\t ]+/).filter(Boolean)
  const kept = words.slice(0, count).join(' ')
  return words.length > count ? kept + CUT_MARK : kept
}

export function generatedExcerpt(content: string, words: number = DEFAULT_WORDS): string {
  const start = teaser(content)
  const text = hasBlocks(start) ? textOfBlocks(start) : start
  return firstWords(plainText(paragraphs(typographic(text))), Math.max(0, words))
}
