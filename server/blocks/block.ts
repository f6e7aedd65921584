// A dynamic block as its renderer sees it: its attributes, what is inside it, and where it stands.
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { SurroundingBlockName } from '../rendering/dynamic-blocks.ts'
import type { BlockAttributes } from './attributes.ts'
import type { PublicData } from './public-data.ts'

/** An item without its texts, as lists show it. */
export type ListedItem = Omit<ContentRow, 'content' | 'content_rendered'>

/** Where a block stands: what it can read, and what it depends on besides its attributes. */
export interface Scene {
  context: RequestContext
  data: PublicData
  /** The item whose fields the blocks show. */
  item: ListedItem
  /** The attributes of the blocks around it. */
  around: Partial<Record<SurroundingBlockName | 'core/navigation', BlockAttributes>>
  /** What is being shown around it, by ID, so that nothing contains itself. */
  within: readonly number[]
  /** The same for template parts and patterns, by kind and slug. */
  parts: readonly string[]
  depth: number
  /** A number that is the same at each reading and differs for each block, for IDs in HTML. */
  place: number
  budget: Budget
}

/** What may still be rendered for one item: loops and repeated blocks multiply. */
export interface Budget {
  blocks: number
  characters: number
}

/** What is inside a block, in parts: HTML, and dynamic blocks by name with their HTML. */
export interface InnerPart {
  name?: string
  html: string
}

export interface DynamicBlock {
  name: string
  attributes: BlockAttributes
  scene: Scene
  /** The HTML inside the block, rendered in its own scene or in another one. */
  inner(scene?: Scene): Promise<string>
  /** The same in parts, without the white space between blocks. */
  innerParts(scene?: Scene): Promise<InnerPart[]>
  /** The HTML of something else that is stored. */
  stored(row: StoredBody, scene: Scene): Promise<string>
  /** The same in parts, without the white space between blocks. */
  storedParts(row: StoredBody, scene: Scene): Promise<InnerPart[]>
  /** The HTML of content that is not stored. */
  rendered(content: string, scene: Scene): Promise<string>
}

export type StoredBody = Pick<ContentRow, 'content' | 'content_rendered' | 'is_dynamic'>

/** Returns the HTML of a block; empty if it has nothing to show. */
export type Renderer = (block: DynamicBlock) => string | Promise<string>
