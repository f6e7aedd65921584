// The blocks that are rendered while the HTML of an item is completed: those of the item itself, and those that it shows from elsewhere.
import { CLOSING_MARK, openingMark } from '../rendering/block-marks.ts'
import type { BlockMarks, WrittenBlock } from '../rendering/block-marks.ts'

/** By the number in its mark. A block that is shown several times has one number. */
export type Outline = OutlinedBlock[]

export interface OutlinedBlock extends WrittenBlock {
  /** The text that the block is written in. */
  source: string
}

export const createOutline = (): Outline => []

/** Returns marks that add the blocks of a text to the outline. */
export const marksIn = (outline: Outline, source: string): BlockMarks => ({
  open: ({ name, attributes, start }) => openingMark(outline.push({ name, attributes, start, source }) - 1),
  close: CLOSING_MARK,
})
