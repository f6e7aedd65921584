// Block types, from `core-blocks.json`: their names, attributes and supported features.
// The attributes and supports are those of the reference, so that its editor and this service agree.
import { readFileSync } from 'node:fs'
import type { AttributeSchema, Declarations, DeclaredBlock } from '../../declarations/declarations.ts'
import { attributesOfSupports } from './supported-attributes.ts'

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
  /** The only blocks that can directly contain it; null if all can. */
  parent: string[] | null
  /** The only blocks that can contain it, at any depth. */
  ancestor: string[] | null
  /** The only blocks that it can contain. */
  allowed_blocks: string[] | null
  /** The values that it takes from enclosing blocks. */
  uses_context: string[]
  /** The attributes that it provides to inner blocks, by the name of the value. */
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

const DEFAULTS = {
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
const typesOfSites = new WeakMap<Declarations['blocks'], ReadonlyMap<string, BlockType>>()

/** Returns the block types of the service and those that the site declares, by name. */
export function blockTypesOf({ blocks }: Pick<Declarations, 'blocks'>): ReadonlyMap<string, BlockType> {
  const found =
    typesOfSites.get(blocks) ??
    (blocks.length ? new Map([...blockTypes(), ...blocks.map((one) => [one.name, declaredType(one)] as const)]) : blockTypes())
  typesOfSites.set(blocks, found)
  return found
}

function declaredType({
  name,
  title,
  description = '',
  category = 'widgets',
  icon,
  keywords = [],
  attributes = {},
  inner_blocks: hasInner = false,
}: DeclaredBlock): BlockType {
  const supports = {}
  return {
    ...DEFAULTS,
    ...{ name, title, description, category, icon: icon ?? null, keywords: [...keywords], supports, is_dynamic: false },
    allowed_blocks: hasInner ? null : [],
    attributes: { ...attributesOfSupports(supports), ...attributes },
  }
}

/** Returns the block types of the service by name. They are read on first use. */
export function blockTypes(): ReadonlyMap<string, BlockType> {
  types ??= new Map(readTypes().map((type) => [type.name, type]))
  return types
}

function readTypes(): BlockType[] {
  const listed = JSON.parse(readFileSync(new URL('./core-blocks.json', import.meta.url), 'utf8')) as Listed[]
  return listed.map((one) => {
    const { attributes = {}, supports = {} } = one
    return { ...DEFAULTS, ...one, supports, attributes: { ...attributesOfSupports(supports), ...attributes } }
  })
}

/** Whether a block shows an item, so that it is empty without one. */
export const showsItem = (name: string): boolean => blockTypes().get(name)?.uses_context.includes('postId') === true
