// Completes stored HTML: replaces each placeholder with the current HTML of its block, and adds renditions to images. Blocks are rendered
// one after another without blocking other requests. All items of a response share its budget; when it is spent, blocks are empty.
import type { RequestContext } from '../context.ts'
import { preventReuse } from '../cache/scopes.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { digest } from '../engine/versions.ts'
import { DelimiterScanner } from '../rendering/block-delimiters.ts'
import { planMedia, completeMedia } from '../media/completion.ts'
import { removeBlockMarks } from '../rendering/block-marks.ts'
import { finishHtml, renderIncomplete, renderInnerBlocks } from '../rendering/content.ts'
import { isDynamicBlock, isWhollyDynamic, partsOf, removeDynamicBlocks } from '../rendering/dynamic-blocks.ts'
import type { BlockOffsets } from '../rendering/dynamic-blocks.ts'
import { BudgetSpent, COSTS } from '../work-budget.ts'
import { attributesIn } from './attributes.ts'
import { joinParts, type DynamicBlock, type InnerPart, type Memory, type StoredBody, type Surroundings } from './block.ts'
import { createOutline, marksIn } from './outline.ts'
import type { Outline } from './outline.ts'
import { createPublicData } from './public-data.ts'
import { renderers } from './renderers.ts'

/** The name of a placeholder for the whole content instead of a block. */
const WHOLE_CONTENT = ''

const MAX_DEPTH = 30
/** Longer content that is not stored is omitted, because it is rendered in one turn of the event loop. */
const MAX_SOURCE = 256 * 1024

/** Completes the HTML of several items, whose images are loaded in common queries. */
export async function completeBodies(rows: readonly ContentRow[], context: RequestContext): Promise<Map<ContentRow, string>> {
  const completed = await completeEach(rows, context, () => undefined)
  return new Map([...completed].map(([row, { html }]) => [row, html]))
}

/** The HTML of an item. If it has an outline, it has marks. */
export interface OutlinedBody {
  html: string
  outline: Outline | undefined
}

/** The same with the blocks of each item, which is rendered again. Items for which the budget is too small have no outline. */
export function outlineBodies(rows: readonly ContentRow[], context: RequestContext): Promise<Map<ContentRow, OutlinedBody>> {
  const { budget } = context
  return completeEach(rows, context, ({ content }) =>
    budget.affords(COSTS.source + content.length * COSTS.character) ? createOutline() : undefined,
  )
}

async function completeEach(
  rows: readonly ContentRow[],
  context: RequestContext,
  outlineOf: (row: ContentRow) => Outline | undefined,
): Promise<Map<ContentRow, OutlinedBody>> {
  const { budget } = context
  const data = createPublicData(context, rows)
  const outlines = new Map<ContentRow, Outline | undefined>()
  const plans = await budget.inTurn(rows, (item) =>
    budget.forItem(item.id, async () => {
      const shared = { context, data, memory: createMemory() }
      const outline = outlineOf(item)
      outlines.set(item, outline)
      const around = { ...shared, outline, item, blocks: {}, shownIds: [], parts: [], depth: 0, ...withSerialNumber(0, shared) }
      return planMedia({ itemId: item.id, html: await completeStored(item, around, skipWhenSpent(renderFinished)) }, context)
    }),
  )
  const shown = await completeMedia(plans, context)
  if (budget.isOutOfTime) preventReuse()
  return new Map(rows.map((row, index) => [row, { html: shown[index] ?? '', outline: outlines.get(row) }]))
}

type Show = (block: DynamicBlock) => Promise<string>

/** Completes the stored HTML of a row in its surroundings. */
async function completeStored(row: StoredBody, surroundings: Surroundings, show: Show = renderFinished): Promise<string> {
  if (surroundings.outline) return joinParts(await completeParts(bodyOf(row, surroundings), row.content, surroundings, show))
  if (!row.is_dynamic) return row.content_rendered
  if (surroundings.context.budget.isSpent) return removeDynamicBlocks(row.content_rendered)
  return joinParts(await completeParts(row.content_rendered, row.content, surroundings, show))
}

/** The HTML of a row before it is completed. It is rendered again if its blocks get marks. */
const bodyOf = ({ content, content_rendered }: StoredBody, { outline }: Surroundings): string =>
  outline ? renderIncomplete(content, marksIn(outline, content)) : content_rendered

/** Renders content that is not stored, such as a template part of the theme. Does not apply typography. */
async function renderContent(content: string, surroundings: Surroundings): Promise<string> {
  const html = joinParts(await renderParts(content, surroundings))
  // What has nothing to show must be recognized as empty.
  const plain = surroundings.outline ? removeBlockMarks(html) : html
  return plain.trim() === '' ? plain : html
}

async function renderParts(source: string, surroundings: Surroundings): Promise<InnerPart[]> {
  if (source.length > MAX_SOURCE) return []
  const { memory, context } = surroundings
  let html = memory.sources.get(source)
  if (html === undefined) {
    context.budget.charge(COSTS.source + source.length * COSTS.character)
    html = renderInnerBlocks(source, surroundings.outline && marksIn(surroundings.outline, source))
    memory.sources.set(source, html)
  }
  return completeParts(html, source, surroundings)
}

/** Replaces the placeholders in the HTML of `source`. */
function completeParts(html: string, source: string, surroundings: Surroundings, show: Show = render): Promise<InnerPart[]> {
  const delimiterAt = memoizeDelimiters(source)
  return surroundings.context.budget.inTurn(partsOf(html), async (part) => {
    if (typeof part === 'string') return { html: part }
    if (surroundings.context.budget.isSpent) return { html: '' }
    const blocks = Object.fromEntries(part.surrounding.map(delimiterAt).map(({ name, attributes }) => [name, attributes]))
    const block = blockAt(part, source, { ...surroundings, blocks: { ...surroundings.blocks, ...blocks } })
    return { name: block.name, html: markBlock(await show(block), block.name, part, source, surroundings) }
  })
}

/** Puts marks around a dynamic block that shows something. */
function markBlock(html: string, name: string, { start, innerStart }: BlockOffsets, source: string, { outline }: Surroundings): string {
  if (!outline || html === '' || !isWhollyDynamic(name)) return html
  const { attributes = '' } = new DelimiterScanner(source.slice(start, innerStart)).at(0) ?? {}
  const marks = marksIn(outline, source)
  return marks.open({ name, attributes, start }) + html + marks.close
}

/** Returns a function that reads the block at an offset, once for all blocks inside it. */
function memoizeDelimiters(source: string): (offset: number) => Delimiter {
  const known = new Map<number, Delimiter>()
  return (offset) => {
    const found = known.get(offset) ?? delimiterIn(source.slice(offset))
    known.set(offset, found)
    return found
  }
}

type Delimiter = Pick<DynamicBlock, 'name' | 'attributes'>

function delimiterIn(source: string): Delimiter {
  const { name = '', attributes = '' } = new DelimiterScanner(source).at(0) ?? {}
  return { name, attributes: attributesIn(attributes) }
}

/** Renders a block as empty if the budget does not cover it. */
function skipWhenSpent(show: Show): Show {
  return async (block) => {
    try {
      return await show(block)
    } catch (error) {
      if (error instanceof BudgetSpent) return ''
      throw error
    }
  }
}

const renderFinished: Show = async (block) => {
  const html = await render(block)
  const { budget } = block.surroundings.context
  budget.charge(html.length * COSTS.character)
  return finishHtml(html, (pieces) => budget.joinInTurn(pieces))
}

const render: Show = async (block) => {
  const { name, surroundings } = block
  if (name === WHOLE_CONTENT) return block.inner()
  if (!isDynamicBlock(name) || surroundings.depth > MAX_DEPTH) return ''
  const { budget } = surroundings.context
  budget.charge(COSTS.block)
  const html = await renderOnce(block, async () => renderers[name](block))
  budget.charge(html.length * COSTS.copiedCharacter)
  return html
}

/** Renders equal blocks in equal surroundings once, unless they have serial numbers. */
async function renderOnce({ key, surroundings: { memory } }: DynamicBlock, renderBlock: () => Promise<string>): Promise<string> {
  const known = memory.blocks.get(key)
  if (known !== undefined) return known
  const { numbers } = memory
  const html = await renderBlock()
  if (memory.numbers === numbers) memory.blocks.set(key, html)
  return html
}

function blockAt({ start, innerStart, innerEnd, end }: BlockOffsets, source: string, outside: Surroundings): DynamicBlock {
  const place = (outside.place * 31 + start + 1) % 1_000_000_007
  const surroundings: Surroundings = { ...outside, depth: outside.depth + 1, ...withSerialNumber(place, outside) }
  const { budget } = outside.context
  const innerSource = source.slice(innerStart, innerEnd)
  return {
    ...delimiterIn(source.slice(start, innerStart)),
    key: keyOf(source.slice(start, end), surroundings),
    surroundings,
    inner: (inside = surroundings) => renderContent(innerSource, inside),
    innerParts: async (inside = surroundings) => dropSpace(await renderParts(innerSource, inside)),
    stored(row, inside) {
      budget.charge(costOfStored(row, inside))
      return completeStored(row, inside)
    },
    async storedParts(row, inside) {
      budget.charge(costOfStored(row, inside))
      return dropSpace(await completeParts(bodyOf(row, inside), row.content, inside))
    },
    rendered: renderContent,
  }
}

const costOfStored = ({ content, content_rendered }: StoredBody, { outline }: Surroundings): number =>
  outline ? COSTS.source + content.length * COSTS.character : content_rendered.length * COSTS.copiedCharacter

function withSerialNumber(place: number, { memory }: Pick<Surroundings, 'memory'>): Pick<Surroundings, 'place' | 'serialNumber'> {
  return {
    place,
    serialNumber() {
      memory.numbers++
      return place
    },
  }
}

function keyOf(source: string, { item, blocks, shownIds, parts, depth, memory }: Surroundings): string {
  const around = Object.entries(blocks).map(([name, attributes]) => `${name} ${memory.textOf(attributes)}`)
  return digest(source, `${memory.numberOf(item)} ${depth} ${shownIds.join()}`, ...parts, '', ...around)
}

function createMemory(): Memory {
  const texts = new WeakMap<object, string>()
  const items = new Map<object, number>()
  return {
    sources: new Map(),
    blocks: new Map(),
    numbers: 0,
    textOf(attributes) {
      const text = texts.get(attributes) ?? digest(JSON.stringify(attributes))
      texts.set(attributes, text)
      return text
    },
    numberOf(item) {
      const number = items.get(item) ?? items.size
      items.set(item, number)
      return number
    },
  }
}

const dropSpace = (parts: readonly InnerPart[]): InnerPart[] =>
  parts.filter(({ name, html }) => name !== undefined || removeBlockMarks(html).trim() !== '')
