// The types of blocks, from `core-blocks.json`: what a block is called, which attributes it has, and which features it supports.
// The attributes and supports are those of the reference, so that its editor and this service mean the same.
import { readFileSync } from 'node:fs'
import { attributesOfSupports } from './supported-attributes.ts'
import type { AttributeSchema } from './supported-attributes.ts'

/** The schema of an attribute: JSON Schema, and where an editor finds the value in the HTML of the block. */
export interface BlockType {
  /** The namespace and the name, such as `core/archives`. */
  name: string
  title: string
  category: string
  description: string
  /** Whether the block has a renderer of its own. */
  is_dynamic: boolean
  icon: string | null
  keywords: string[]
  /** The blocks that it must be directly inside of; null if it can be anywhere. */
  parent: string[] | null
  /** The blocks that it must be inside of, at any depth. */
  ancestor: string[] | null
  /** The only blocks that can be inside of it. */
  allowed_blocks: string[] | null
  /** The values that it takes from the blocks around it. */
  uses_context: string[]
  /** The attributes that it hands to the blocks inside it, by the name of the value. */
  provides_context: Record<string, string>
  selectors: Record<string, unknown>
  styles: BlockStyle[]
  example: Record<string, unknown> | null
  attributes: Record<string, AttributeSchema>
  supports: Record<string, unknown>
}

export interface BlockStyle {
  name: string
  label: string
  isDefault?: boolean
}

type Listed = Partial<BlockType> & Pick<BlockType, 'name' | 'title' | 'category' | 'description' | 'is_dynamic'>

const absent = {
  icon: null,
  keywords: [],
  parent: null,
  ancestor: null,
  allowed_blocks: null,
  uses_context: [],
  provides_context: {},
  selectors: {},
  styles: [],
  example: null,
} satisfies Partial<BlockType>

let types: ReadonlyMap<string, BlockType> | undefined

/** All block types by name. They are read when they are first used. */
export function blockTypes(): ReadonlyMap<string, BlockType> {
  types ??= new Map(readTypes().map((type) => [type.name, type]))
  return types
}

function readTypes(): BlockType[] {
  const listed = JSON.parse(readFileSync(new URL('./core-blocks.json', import.meta.url), 'utf8')) as Listed[]
  return listed.map((one) => {
    const { attributes = {}, supports = {} } = one
    return { ...absent, ...one, supports, attributes: { ...attributesOfSupports(supports), ...attributes } }
  })
}

/** Whether a block shows an item, so that it has nothing to show without one. */
export const showsItem = (name: string): boolean => blockTypes().get(name)?.uses_context.includes('postId') === true
