// Generates an excerpt from the content: plain text, cut after a number of words.

import { blockOutline, hasBlocks, withoutBlockComments, type Block } from './blocks.ts'
import { withoutFootnoteMarks } from './footnotes.ts'
import { paragraphs } from './paragraphs.ts'
import { plainText } from './plain-text.ts'
import { renderShortcodes, withoutPlaceholders } from './rendered-shortcodes.ts'
import { withoutShortcodes } from './shortcodes.ts'
import { typographic } from './typography.ts'

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

// Only the first page counts, and only the part before the more tag.
function teaser(content: string): string {
  const start = content.startsWith(PAGE_MARK) ? PAGE_MARK.length : 0
  const page = content.slice(start).split(PAGE_MARK, 1)[0] ?? ''
  const mark = page.indexOf(MORE_MARK)
  return mark >= 0 && page.includes('-->', mark) ? page.slice(0, mark) : page
}

function isPlainEnough(block: Block): boolean {
  return block.children.every((child) => TEXT_BLOCKS.has(child.name) && child.children.length === 0)
}

// A wrapper block contributes its inner blocks at any depth; another block with inner blocks contributes itself
// if they are plain text blocks. Uses an explicit stack, as nesting has no limit.
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
      text += withoutBlockComments(content.slice(block.start, block.end))
    }
  }
  return text
}

function shownText(content: string): string {
  return withoutFootnoteMarks(hasBlocks(content) ? textOfBlocks(content) : content)
}

function wordsOf(text: string): string[] {
  return plainText(withoutPlaceholders(renderShortcodes(paragraphs(typographic(text)))))
    .split(/[\n\r\t ]+/)
    .filter(Boolean)
}

// How many characters to read at first per requested word.
const CHARACTERS_A_WORD = 16

const OPENED = [/<!--/g, /<script/gi, /<style/gi, /</g]
const CLOSED = ['-->', '</script>', '</style>', '>']

// Returns the start of a text, cut outside of tags, comments and code.
function beginning(text: string, length: number): string {
  const head = text.slice(0, length)
  const lower = head.toLowerCase()
  const ends = OPENED.map((opened, index) => {
    opened.lastIndex = lower.lastIndexOf(CLOSED[index] ?? '') + 1
    return opened.exec(head)?.index ?? length
  })
  return head.slice(0, Math.min(...ends))
}

// The limit of how far to read, whatever the number of words, as anonymous callers can request excerpts.
const MAX_READ = 100_000

// Embedded data URLs would leave no room for words.
const EMBEDDED_DATA = /"data:[^"<>]{1000,}"/g

// Reads no more of a long text than needed: first the beginning, then four times as much each time.
export function generateExcerpt(content: string, words: number = DEFAULT_WORDS): string {
  const count = Math.max(0, words)
  const whole = withoutShortcodes(teaser(content)).replace(EMBEDDED_DATA, '""')
  const text = shownText(whole.length > MAX_READ ? beginning(whole, MAX_READ) : whole)
  let found: string[] = []
  for (let length = (count + 10) * CHARACTERS_A_WORD; found.length <= count && length < text.length; length *= 4)
    found = wordsOf(beginning(text, length))
  if (found.length <= count) found = wordsOf(text)
  const kept = found.slice(0, count).join(' ')
  return found.length > count ? kept + CUT_MARK : kept
}
