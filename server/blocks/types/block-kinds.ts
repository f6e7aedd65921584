// The kinds of blocks that content can have: the block types of the service and those that the site declares, with what the HTML says of them.
import type { AttributeSchema, Declarations } from '../../declarations/declarations.ts'
import type { BlockKind } from '../../declarations/described-blocks.ts'
import { blockTypesOf } from './block-types.ts'
import type { BlockType } from './block-types.ts'

/** Stands for blocks of unknown kinds. */
export const UNKNOWN = 'core/missing'

/** Text outside of blocks. */
export const CLASSIC = 'core/freeform'

const known = new WeakMap<Declarations['blocks'], ReadonlyMap<string, BlockKind>>()

/** By name. */
export function blockKindsOf({ blocks }: Pick<Declarations, 'blocks'>): ReadonlyMap<string, BlockKind> {
  const kinds = known.get(blocks) ?? new Map([...blockTypesOf({ blocks }).values()].map((type) => [type.name, kindOf(type)]))
  known.set(blocks, kinds)
  return kinds
}

function kindOf({ name, title, description, attributes, supports, allowed_blocks }: BlockType): BlockKind {
  if (name === UNKNOWN) return { name, title, description, attributes: ofUnknown }
  return {
    name,
    title,
    description,
    attributes: { ...attributes, ...(supports['anchor'] === true && { anchor }) },
    isLeaf: allowed_blocks?.length === 0,
  }
}

const anchor: AttributeSchema = { type: 'string', source: 'attribute', attribute: 'id', selector: '*' }

const ofUnknown: BlockKind['attributes'] = {
  originalName: { type: 'string', default: '', description: 'The name of the block as it was written.' },
  originalAttributes: { type: 'object', default: {}, description: 'Its attributes as they were written.' },
}
