// Marks in rendered HTML, which say where each block begins and ends. They are comments with a control character that content cannot have.
import { MARK } from './dynamic-blocks.ts'

/** A block as it was written. */
export interface WrittenBlock {
  /** With its namespace: `core/group`. */
  name: string
  /** The JSON with its braces; '' if there are no attributes. */
  attributes: string
  /** The offset in the content. */
  start: number
}

/** Writes the marks of the blocks of a text. */
export interface BlockMarks {
  open(block: WrittenBlock): string
  close: string
}

const ANY = new RegExp(`<!--${MARK}(?:b(\\d+)|e)-->`, 'g')

export const openingMark = (index: number): string => `<!--${MARK}b${index}-->`
export const CLOSING_MARK = `<!--${MARK}e-->`

export const removeBlockMarks = (html: string): string => html.replace(ANY, '')

/** A block in rendered HTML. Offsets are in the HTML without marks. */
export interface MarkedBlock {
  /** The number in its mark. */
  index: number
  start: number
  end: number
  children: MarkedBlock[]
}

/** Returns the HTML without marks, and the blocks in it. */
export function readMarks(html: string): { html: string; blocks: MarkedBlock[] } {
  const blocks: MarkedBlock[] = []
  const open: MarkedBlock[] = []
  let plain = ''
  let position = 0
  for (const { 0: mark, 1: index, index: start } of html.matchAll(ANY)) {
    plain += html.slice(position, start)
    position = start + mark.length
    if (index === undefined) Object.assign(open.pop() ?? {}, { end: plain.length })
    else {
      const block = { index: Number(index), start: plain.length, end: 0, children: [] }
      ;(open.at(-1)?.children ?? blocks).push(block)
      open.push(block)
    }
  }
  plain += html.slice(position)
  for (const block of open) block.end = plain.length
  return { html: plain, blocks }
}
