// Writes blocks as content. A block that has not changed is written as it was; of the others, the comment and, if the service can write it,
// the HTML are written anew.
import { isDeepStrictEqual } from 'node:util'
import type { Context } from '../../context.ts'
import { invalidParam } from '../../contract/api-error.ts'
import type { BlockSource, ContentBlockInput } from '../../contract/schemas.ts'
import { nearestName } from '../../nearest-name.ts'
import { DelimiterScanner } from '../../rendering/block-delimiters.ts'
import { writeBlock } from '../../rendering/blocks/block-comment.ts'
import type { BlockKind } from '../../declarations/described-blocks.ts'
import type { BlockAttributes } from '../attributes.ts'
import { describeProblem } from '../types/attribute-check.ts'
import { CLASSIC, UNKNOWN } from '../types/block-kinds.ts'
import { attributesInComment, describeBlock } from './attributes.ts'
import type { Kinds } from './attributes.ts'
import { kindsOf } from './read-content.ts'
import { savedMarkup } from './saved-markup.ts'
import { aroundInner, withInner, writeSource } from './source-tree.ts'

const MAX_LENGTH = 1_000_000

/** Throws a 400 that names the block and the attribute that is wrong. */
export async function writeContent(blocks: readonly ContentBlockInput[], context: Pick<Context, 'declarations'>): Promise<string> {
  const kinds = await kindsOf(context)
  const written = blocks.map((block, index) => {
    const text = writeOne(block, `blocks[${index}]`, kinds)
    return index > 0 && block.source?.before === undefined ? `\n\n${text}` : text
  })
  const text = written.join('')
  if (text.length > MAX_LENGTH) throw invalid(`must not be longer than ${MAX_LENGTH} characters; the blocks are written as ${text.length}`)
  return text
}

const invalid = (problem: string) => invalidParam('content', problem)

/** A block as it was: its name and attributes in its source, and its HTML. */
interface Former {
  json: string
  html: string
  name: string
  attributes: BlockAttributes
}

function writeOne({ name, attributes, innerBlocks = [], source }: ContentBlockInput, path: string, kinds: Kinds): string {
  const inner = innerBlocks.map((block, index) => writeOne(block, `${path}.innerBlocks[${index}]`, kinds))
  const former = source && formerBlock(source, kinds)
  const given = attributes ?? former?.attributes ?? {}
  if (source && former?.name === name && isDeepStrictEqual(former.attributes, given))
    return writeSource({ ...source, content: withInner(source.content, inner.length) }, inner)
  const { before = '', after = '' } = source ?? {}
  return before + writeAnew({ name, given, inner, source, former: former?.name === name ? former : undefined }, path, kinds) + after
}

/** Reads what a source says. Undefined if its comment is not that of a block. */
function formerBlock({ opening, content }: BlockSource, kinds: Kinds): Former | undefined {
  const html = aroundInner(content).join('')
  if (opening === '')
    return { json: '', html, name: CLASSIC, attributes: describeBlock({ name: CLASSIC, json: '', html }, kinds).attributes }
  const delimiter = new DelimiterScanner(opening).at(0)
  if (!delimiter || delimiter.kind === 'close' || delimiter.end !== opening.length) return undefined
  const json = delimiter.attributes
  const { name, attributes } = describeBlock({ name: delimiter.name, json, html }, kinds)
  return { json, html, name, attributes }
}

interface Changed {
  name: string
  given: BlockAttributes
  /** The texts of the blocks inside. */
  inner: readonly string[]
  source: BlockSource | undefined
  /** The same block before it was changed. */
  former: Former | undefined
}

function writeAnew(block: Changed, path: string, kinds: Kinds): string {
  const { name, given, inner, source, former } = block
  const content = source && writeSource({ opening: '', content: withInner(source.content, inner.length), closing: '' }, inner)
  if (name === UNKNOWN) return writeUnknown(given, content ?? inner.join('\n\n'), path)
  const kind = kinds.byName.get(name)
  if (!kind) throw invalid(`is invalid: ${path}.name is ${name}, which is no kind of block. ${nearestOf(name, kinds)}`)
  const inComment = attributesInComment(former?.json ?? '')
  assertAttributes(given, kind, inComment, path, kinds)
  const kept = source && htmlStays(block, kind, kinds) ? content : undefined
  const text = kept ?? newHtml(block, kind, path)
  if (name === CLASSIC && (source?.opening ?? '') === '') return text
  const shown = Object.entries(given).filter(([key, value]) => isInComment(key, value, kind, inComment))
  return writeBlock(name, Object.fromEntries(shown), text === '' ? undefined : text)
}

function nearestOf(name: string, { byName }: Kinds): string {
  const nearest = nearestName(name, [...byName.keys()])
  return `${nearest === undefined ? '' : `Did you mean ${nearest}? `}Declare a kind of your own, or write the block as ${UNKNOWN} with its originalName`
}

/** An unknown block keeps its name and attributes. */
function writeUnknown({ originalName, originalAttributes }: BlockAttributes, content: string, path: string): string {
  if (typeof originalName !== 'string' || !/^[a-z][a-z0-9_-]*\/[a-z][a-z0-9_-]*$/.test(originalName))
    throw invalid(`is invalid: ${path}.attributes.originalName must be the name of a block, such as acme/rating`)
  const isObject = typeof originalAttributes === 'object' && originalAttributes !== null && !Array.isArray(originalAttributes)
  return writeBlock(originalName, isObject ? (originalAttributes as BlockAttributes) : {}, content === '' ? undefined : content)
}

/** Attributes that the block had already need no schema. */
function assertAttributes(given: BlockAttributes, kind: BlockKind, before: BlockAttributes, path: string, { validatorOf }: Kinds): void {
  const checked = Object.fromEntries(
    Object.entries(given).filter(([name]) => Object.hasOwn(kind.attributes, name) || !Object.hasOwn(before, name)),
  )
  const isValid = validatorOf(kind)
  if (!isValid(checked)) throw invalid(`is invalid: ${describeProblem(isValid.errors?.[0], kind.name, `${path}.attributes.`)}`)
}

/** Defaults and what is in the HTML are not in the comment, except for what an earlier comment has. */
function isInComment(name: string, value: unknown, { attributes }: BlockKind, before: BlockAttributes): boolean {
  const schema = attributes[name]
  if (value === undefined || schema?.['source'] !== undefined) return false
  return Object.hasOwn(before, name) || schema?.['default'] === undefined || !isDeepStrictEqual(schema['default'], value)
}

/** Whether a changed block keeps its HTML: if nothing in it has changed, and it is not what the service would have written. */
function htmlStays({ name, given, former, source }: Changed, kind: BlockKind, kinds: Kinds): boolean {
  const html = aroundInner(source?.content ?? []).join('')
  const { attributes } = former ?? describeBlock({ name, json: '', html }, kinds)
  if (
    Object.entries(kind.attributes).some(
      ([key, schema]) => schema['source'] !== undefined && !isDeepStrictEqual(attributes[key], given[key]),
    )
  )
    return false
  return savedMarkup(name, attributes)?.join('') !== html.trim()
}

/** The HTML as editors write it, with the blocks inside. */
function newHtml({ name, given, inner, source }: Changed, kind: BlockKind, path: string): string {
  const saved = savedMarkup(name, given)
  if (inner.length && (kind.isLeaf === true || saved?.length === 1))
    throw invalid(`is invalid: ${path}.innerBlocks must be empty, because ${name} has no blocks inside`)
  if (saved) {
    const [before, after] = saved
    return name === CLASSIC ? before : `\n${before}${inner.join('\n\n')}${after ?? ''}\n`
  }
  const sourced = Object.entries(kind.attributes).find(([key, schema]) => schema['source'] !== undefined && given[key] !== undefined)
  if (sourced)
    throw invalid(
      `is invalid: ${path}.attributes.${sourced[0]} is a part of the HTML of ${name}, which the service does not write. Send the HTML in source.content`,
    )
  return source || !inner.length ? '' : `\n${inner.join('\n\n')}\n`
}
