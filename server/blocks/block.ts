// A dynamic block as its renderer gets it: its attributes, its inner blocks and its surroundings.
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { SurroundingBlockName } from '../rendering/dynamic-blocks.ts'
import type { BlockAttributes } from './attributes.ts'
import type { Outline } from './outline.ts'
import type { PublicData } from './public-data.ts'
import type { ListedItem } from './store.ts'

/** What a block can read, and what it depends on besides its attributes. */
export interface Surroundings {
  context: RequestContext
  data: PublicData
  /** The item whose fields the blocks show. */
  item: ListedItem
  /** The attributes of the enclosing blocks. */
  blocks: Partial<Record<SurroundingBlockName | 'core/navigation', BlockAttributes>>
  /** The IDs of the enclosing items, so that no item contains itself. */
  shownIds: readonly number[]
  /** The enclosing template parts and patterns, by kind and slug. */
  parts: readonly string[]
  depth: number
  /** Returns a number for IDs in HTML, which is different for each block and always the same for one block. */
  serialNumber: () => number
  /** The block's position in the item, from which its serial number is made. */
  place: number
  memory: Memory
  /** The blocks that have been rendered, which get marks; undefined if only the HTML is wanted. */
  outline?: Outline | undefined
}

/** Caches what has been rendered for an item. */
export interface Memory {
  /** The HTML of content that is not stored, before its dynamic blocks are rendered. */
  sources: Map<string, string>
  /** The HTML of blocks without serial numbers, by their keys. */
  blocks: Map<string, string>
  /** How many serial numbers have been used. */
  numbers: number
  /** A short text that is equal for equal attributes. */
  textOf(attributes: BlockAttributes): string
  /** A number for an object of an item. An item that is previewed differs from the stored one. */
  numberOf(item: ListedItem): number
}

/** A part of the content of a block: plain HTML, or a dynamic block with its name. */
export interface InnerPart {
  name?: string
  html: string
}

export interface DynamicBlock {
  name: string
  attributes: BlockAttributes
  /** A cache key: equal for blocks that render to the same HTML, except for serial numbers. */
  key: string
  surroundings: Surroundings
  /** The HTML inside the block, rendered in its own surroundings or in others. */
  inner(surroundings?: Surroundings): Promise<string>
  /** The same in parts, without the white space between blocks. */
  innerParts(surroundings?: Surroundings): Promise<InnerPart[]>
  /** The HTML of a stored item. */
  stored(row: StoredBody, surroundings: Surroundings): Promise<string>
  /** The same in parts, without the white space between blocks. */
  storedParts(row: StoredBody, surroundings: Surroundings): Promise<InnerPart[]>
  /** The HTML of content that is not stored. */
  rendered(content: string, surroundings: Surroundings): Promise<string>
}

export const joinParts = (parts: readonly InnerPart[]): string => parts.map(({ html }) => html).join('')

export type StoredBody = Pick<ContentRow, 'content' | 'content_rendered' | 'is_dynamic'>

/** Returns the HTML of a block; empty if it has nothing to show. */
export type Renderer = (block: DynamicBlock) => string | Promise<string>
