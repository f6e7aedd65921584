// Reads the content of items as data: as readers see it, with the blocks that it shows from elsewhere, or as it is written. All of it is
// charged to the budget of the response; an item that it does not cover has no blocks.
import type { ContentForm, RequestContext } from '../../context.ts'
import type { ContentBlock } from '../../contract/schemas.ts'
import type { ContentRow } from '../../db/tables/content.ts'
import { readMarks } from '../../rendering/block-marks.ts'
import type { MarkedBlock } from '../../rendering/block-marks.ts'
import { joinTexts, readableText } from '../../rendering/readable-text.ts'
import { BudgetSpent, COSTS } from '../../work-budget.ts'
import { outlineBodies } from '../completion.ts'
import type { OutlinedBody } from '../completion.ts'
import { attributeValidators } from '../types/attribute-check.ts'
import { blockKindsOf, CLASSIC } from '../types/block-kinds.ts'
import { describeBlock, forReaders } from './attributes.ts'
import type { Kinds } from './attributes.ts'
import { addMedia } from './shown-media.ts'
import { aroundInner, MAX_DEPTH, readSource } from './source-tree.ts'
import type { SourceBlock } from './source-tree.ts'

/** The HTML of items for readers, and their blocks; null if the budget does not cover them. */
export async function readContent(
  rows: readonly ContentRow[],
  form: ContentForm,
  context: RequestContext,
): Promise<Map<ContentRow, { html: string; blocks: ContentBlock[] | null }>> {
  const { budget } = context
  const bodies = await outlineBodies(rows, context)
  const kinds = await kindsOf(context)
  const read = await budget.inTurn(bodies, async ([row, { html: marked, outline }]) => {
    const { html, blocks } = readMarks(marked)
    const tree =
      outline && (await budget.forItem(row.id, () => affordable(() => treeOf({ row, html, outline, blocks, kinds, context }, form))))
    return [row, { html, blocks: tree ?? null }] as const
  })
  await addMedia(
    read.flatMap(([, { blocks }]) => blocks ?? []),
    context,
  )
  return new Map(read)
}

/** The kinds of blocks of a site. */
export async function kindsOf({ declarations }: Pick<RequestContext, 'declarations'>): Promise<Kinds> {
  return { byName: blockKindsOf(declarations), validatorOf: await attributeValidators() }
}

async function affordable<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BudgetSpent) return null
    throw error
  }
}

/** An item whose blocks are read. */
interface Reading {
  row: ContentRow
  /** Its HTML, and the blocks in it. */
  html: string
  blocks: readonly MarkedBlock[]
  outline: NonNullable<OutlinedBody['outline']>
  kinds: Kinds
  context: RequestContext
}

function treeOf(reading: Reading, form: ContentForm): Promise<ContentBlock[]> {
  if (form === 'shown') return shownTree(reading)
  const written = readSource(reading.row.content)
  const shown = shownByOffset(reading)
  return reading.context.budget.inTurn(written, async (block) => writtenBlock(block, shown, reading, form))
}

/** The blocks that readers see, and the text between them. */
async function shownTree(reading: Reading): Promise<ContentBlock[]> {
  const { html, blocks } = reading
  let position = 0
  const found = await reading.context.budget.inTurn(blocks, async (block) => {
    const between = textBetween(html.slice(position, block.start), reading)
    position = block.end
    return [...between, shownBlock(block, 1, reading)]
  })
  return [...found.flat(), ...textBetween(html.slice(position), reading)]
}

function textBetween(html: string, reading: Reading): ContentBlock[] {
  return html.trim() === '' ? [] : [blockFrom({ name: CLASSIC, json: '', own: [html], html, inner: [] }, reading, forReaders)]
}

function shownBlock({ index, start, end, children }: MarkedBlock, depth: number, reading: Reading): ContentBlock {
  const { html, outline } = reading
  const shown = depth < MAX_DEPTH ? children : []
  const { name = CLASSIC, attributes: json = '' } = outline[index] ?? {}
  const edges = [start, ...shown.flatMap((child) => [child.start, child.end]), end]
  const own = edges.flatMap((edge, at) => (at % 2 === 0 ? [html.slice(edge, edges[at + 1])] : []))
  const inner = shown.map((child) => shownBlock(child, depth + 1, reading))
  return blockFrom({ name, json, own, html: html.slice(start, end), inner }, reading, forReaders)
}

/** Where the blocks of the item itself are in its HTML. */
function shownByOffset({ row, outline, blocks }: Reading): ReadonlyMap<number, MarkedBlock> {
  const shown = new Map<number, MarkedBlock>()
  const waiting = [...blocks]
  for (let block = waiting.pop(); block; block = waiting.pop()) {
    const { source, start } = outline[block.index] ?? {}
    if (start !== undefined && source === row.content) shown.set(start, block)
    waiting.push(...block.children)
  }
  return shown
}

/** A block as it is written. It has the HTML that readers see, unless it is shown by the block around it. */
function writtenBlock(
  { name, json, start, source, children }: SourceBlock,
  shown: ReadonlyMap<number, MarkedBlock>,
  reading: Reading,
  form: ContentForm,
): ContentBlock {
  const inner = children.map((child) => writtenBlock(child, shown, reading, form))
  const marked = shown.get(start)
  const html = marked ? reading.html.slice(marked.start, marked.end) : source.opening === '' ? source.content.join('') : ''
  const block = blockFrom({ name, json, own: aroundInner(source.content), html, inner }, reading, (attributes) => attributes)
  return form === 'editable' ? { ...block, source } : block
}

interface Parts {
  name: string
  json: string
  /** The HTML around the inner blocks. */
  own: readonly string[]
  html: string
  inner: ContentBlock[]
}

function blockFrom({ name, json, own, html, inner }: Parts, { kinds, context }: Reading, shownOf: typeof forReaders): ContentBlock {
  const ownHtml = own.join('')
  context.budget.charge(COSTS.block + ownHtml.length * COSTS.character + html.length * COSTS.copiedCharacter)
  const { kind, ...described } = describeBlock({ name, json, html: ownHtml }, kinds)
  const texts = own.flatMap((piece, index) => [readableText(piece), inner[index]?.text ?? ''])
  return {
    name: described.name,
    attributes: shownOf(described.attributes, kind),
    innerBlocks: inner,
    html: html.trim(),
    text: joinTexts(texts),
  } as ContentBlock
}
