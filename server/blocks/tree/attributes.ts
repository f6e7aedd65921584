// The attributes of a block in content: those in its comment, those in its HTML, and the defaults of its kind.
import type { ValidateFunction } from 'ajv/dist/2020.js'
import { depthOf } from '../../contract/json-depth.ts'
import type { BlockKind } from '../../declarations/described-blocks.ts'
import { attributesIn } from '../attributes.ts'
import type { BlockAttributes } from '../attributes.ts'
import { UNKNOWN } from '../types/block-kinds.ts'
import { attributesInHtml } from './sourced-attributes.ts'

/** The kinds of blocks of a site, and what their attributes must be. */
export interface Kinds {
  byName: ReadonlyMap<string, BlockKind>
  validatorOf(kind: BlockKind): ValidateFunction
}

/** A block as it is written: the name and the JSON in its comment, and its HTML without that of inner blocks. */
export interface Written {
  name: string
  json: string
  html: string
}

/** Deeper JSON is ignored, because responses cannot have any depth. */
const MAX_DEPTH = 20

/** The attributes in a comment. */
export const attributesInComment = (json: string): BlockAttributes => (depthOf(json) > MAX_DEPTH ? {} : attributesIn(json))

/** The name and all attributes of a block. Values that do not match their schemas are omitted. */
export function describeBlock(
  { name, json, html }: Written,
  kinds: Kinds,
): { kind: BlockKind | undefined; name: string; attributes: BlockAttributes } {
  const inComment = attributesInComment(json)
  const kind = kinds.byName.get(name)
  if (!kind || name === UNKNOWN)
    return { kind: undefined, name: UNKNOWN, attributes: { originalName: name, originalAttributes: inComment } }
  const defaults = Object.entries(kind.attributes).flatMap(([key, schema]) => ('default' in schema ? [[key, schema['default']]] : []))
  const given = matching({ ...inComment, ...attributesInHtml(html, kind.attributes) }, kinds.validatorOf(kind))
  return { kind, name, attributes: { ...(Object.fromEntries(defaults) as BlockAttributes), ...given } }
}

/** Omits what does not match the schemas. Attributes without a schema are kept. */
function matching(attributes: BlockAttributes, isValid: ValidateFunction): BlockAttributes {
  if (isValid(attributes)) return attributes
  const wrong = new Set(
    (isValid.errors ?? []).map(({ instancePath }) => instancePath.split('/')[1]?.replaceAll('~1', '/').replaceAll('~0', '~')),
  )
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !wrong.has(name)))
}

/** What only editors see. */
const hidden = ['lock', 'metadata']

/** The attributes that readers see: those of the kind. */
export function forReaders(attributes: BlockAttributes, kind: BlockKind | undefined): BlockAttributes {
  if (!kind) return attributes
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => Object.hasOwn(kind.attributes, name) && !hidden.includes(name)))
}
