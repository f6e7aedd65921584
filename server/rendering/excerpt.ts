// Generates an excerpt from the content: plain text, cut after a number of words.

import { parseOutline, hasBlocks, removeBlockComments, type Block } from './blocks.ts'
import { removeFootnoteMarks } from './footnotes.ts'
import { addParagraphs } from './paragraphs.ts'
import { plainText } from './plain-text.ts'
import { renderShortcodes, removePlaceholders } from './rendered-shortcodes.ts'
import { removeShortcodes } from './shortcodes.ts'
import { applyTypography } from './typography.ts'

const DEFAULT_WORDS = 55
const CUT_MARK = ' [&hellip;]'

// Blocks whose text makes sense on its own; others (code, galleries, third-party blocks) are skipped.
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

// Returns the part of the first page before the more tag.
function cutAtMore(content: string): string {
  const start = content.startsWith(PAGE_MARK) ? PAGE_MARK.length : 0
  const page = content.slice(start).split(PAGE_MARK, 1)[0] ?? ''
  const mark = page.indexOf(MORE_MARK)
  return mark >= 0 && page.includes('-->', mark) ? page.slice(0, mark) : page
}

function isPlainEnough(block: Block): boolean {
  return block.children.every((child) => TEXT_BLOCKS.has(child.name) && child.children.length === 0)
}

// Wrapper blocks are replaced by their inner blocks at any depth; other blocks with inner blocks are included
// if these are plain text blocks. Uses an explicit stack, because nesting has no limit.
function extractText(content: string): string {
  const waiting = parseOutline(content)
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
      text += removeBlockComments(content.slice(block.start, block.end))
    }
  }
  return text
}

function toVisibleText(content: string): string {
  return removeFootnoteMarks(hasBlocks(content) ? extractText(content) : content)
}

function wordsOf(text: string): string[] {
  return plainText(removePlaceholders(renderShortcodes(addParagraphs(applyTypography(text)))))
    .split(/[\n\r\t ]+/)
    .filter(Boolean)
}

// The number of characters per requested word that are read at first.
const CHARACTERS_A_WORD = 16

const OPENED = [/<!--/g, /<script/gi, /<style/gi, /</g]
const CLOSED = ['-->', '</script>', '</style>', '>']

// Returns the start of a text, cut outside of tags, comments and code.
function cutBeginning(text: string, length: number): string {
  const head = text.slice(0, length)
  const lower = head.toLowerCase()
  const ends = OPENED.map((opened, index) => {
    opened.lastIndex = lower.lastIndexOf(CLOSED[index] ?? '') + 1
    return opened.exec(head)?.index ?? length
  })
  return head.slice(0, Math.min(...ends))
}

// The maximum length that is read, because anonymous callers can request long excerpts.
const MAX_READ = 100_000

// Embedded data URLs would leave no room for words.
const EMBEDDED_DATA = /"data:[^"<>]{1000,}"/g

// Reads only as much of a long text as needed: first the beginning, then four times as much each time.
export function generateExcerpt(content: string, words: number = DEFAULT_WORDS): string {
  const count = Math.max(0, words)
  const whole = removeShortcodes(cutAtMore(content)).replace(EMBEDDED_DATA, '""')
  const text = toVisibleText(whole.length > MAX_READ ? cutBeginning(whole, MAX_READ) : whole)
  let found: string[] = []
  for (let length = (count + 10) * CHARACTERS_A_WORD; found.length <= count && length < text.length; length *= 4)
    found = wordsOf(cutBeginning(text, length))
  if (found.length <= count) found = wordsOf(text)
  const kept = found.slice(0, count).join(' ')
  return found.length > count ? kept + CUT_MARK : kept
}
