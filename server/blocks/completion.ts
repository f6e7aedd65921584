// Completes stored HTML: each placeholder is replaced with what its block shows now, and images get their renditions.
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { DelimiterScanner } from '../rendering/block-delimiters.ts'
import { withMedia } from '../media/completion.ts'
import { finishedHtml, renderedInnerBlocks } from '../rendering/content.ts'
import { isDynamicBlock, partsOf } from '../rendering/dynamic-blocks.ts'
import type { BlockOffsets } from '../rendering/dynamic-blocks.ts'
import { attributesIn } from './attributes.ts'
import type { BlockAttributes } from './attributes.ts'
import type { DynamicBlock, InnerPart, Surroundings, StoredBody } from './block.ts'
import { publicData } from './public-data.ts'
import { renderers } from './renderers.ts'

/** The name of a placeholder that is for no block, but for the whole content. */
const WHOLE_CONTENT = ''

const MAX_DEPTH = 30
const MAX_BLOCKS = 5_000
const MAX_CHARACTERS = 8 * 1024 * 1024

/** Completes the HTML of several items together, so that what they show is loaded in common queries. */
export async function completeBodies(rows: readonly ContentRow[], context: RequestContext): Promise<Map<ContentRow, string>> {
  const data = publicData(context)
  const completed = await Promise.all(
    rows.map((item) => {
      const budget = { blocks: MAX_BLOCKS, characters: MAX_CHARACTERS }
      return completeStored(item, { context, data, item, blocks: {}, shownIds: [], parts: [], depth: 0, serial: 0, budget })
    }),
  )
  const texts = rows.map((row, index) => ({ itemId: row.id, html: completed[index] ?? '' }))
  const shown = await withMedia(texts, context)
  return new Map(rows.map((row, index) => [row, shown[index] ?? '']))
}

/** Completes the stored HTML of a row in its surroundings. */
async function completeStored(row: StoredBody, surroundings: Surroundings): Promise<string> {
  if (!row.is_dynamic) return row.content_rendered
  const parts = await completeParts(row.content_rendered, row.content, surroundings)
  return parts.map((part) => (part.name === undefined ? part.html : finishedHtml(part.html))).join('')
}

/** Renders content that is not stored, such as the template part of a theme. Its typography is left to the caller. */
const renderContent = async (content: string, surroundings: Surroundings): Promise<string> =>
  joined(await renderParts(content, surroundings))

async function renderParts(source: string, surroundings: Surroundings): Promise<InnerPart[]> {
  return spend(source.length, surroundings) ? completeParts(renderedInnerBlocks(source), source, surroundings) : []
}

/** Replaces the placeholders in the HTML of `source`. */
async function completeParts(html: string, source: string, surroundings: Surroundings): Promise<InnerPart[]> {
  const attributesAt = attributesOfSurrounding(source)
  return Promise.all(
    partsOf(html).map(async (part) => {
      if (typeof part === 'string') return { html: part }
      const blocks = Object.fromEntries(part.surrounding.map((offset) => attributesAt(offset)))
      const block = blockAt(part, source, { ...surroundings, blocks: { ...surroundings.blocks, ...blocks } })
      return { name: block.name, html: await render(block) }
    }),
  )
}

/** Returns the name and the attributes of the block at an offset. They are read once for all blocks inside it. */
function attributesOfSurrounding(source: string): (offset: number) => readonly [string, BlockAttributes] {
  const known = new Map<number, readonly [string, BlockAttributes]>()
  return (offset) => {
    const found = known.get(offset) ?? surroundingBlock(source.slice(offset))
    known.set(offset, found)
    return found
  }
}

function surroundingBlock(source: string): readonly [string, BlockAttributes] {
  const { name, attributes } = delimiterIn(source)
  return [name, attributes]
}

function delimiterIn(source: string): { name: string; attributes: BlockAttributes } {
  const { name = '', attributes = '' } = new DelimiterScanner(source).at(0) ?? {}
  return { name, attributes: attributesIn(attributes) }
}

async function render(block: DynamicBlock): Promise<string> {
  const { name, surroundings } = block
  if (name === WHOLE_CONTENT) return block.inner()
  if (!isDynamicBlock(name) || surroundings.depth > MAX_DEPTH || --surroundings.budget.blocks < 0) return ''
  const html = await renderers[name](block)
  return spend(html.length, surroundings) ? html : ''
}

/** Whether the budget has so many characters left. Both what is read and what is written count. */
function spend(characters: number, { budget }: Surroundings): boolean {
  budget.characters -= characters
  return budget.characters >= 0
}

function blockAt({ start, innerStart, innerEnd }: BlockOffsets, source: string, outside: Surroundings): DynamicBlock {
  const surroundings: Surroundings = { ...outside, depth: outside.depth + 1, serial: serialOf(outside, start) }
  const innerSource = source.slice(innerStart, innerEnd)
  return {
    ...delimiterIn(source.slice(start, innerStart)),
    surroundings,
    inner: (inside = surroundings) => renderContent(innerSource, inside),
    innerParts: async (inside = surroundings) => withoutSpace(await renderParts(innerSource, inside)),
    stored: async (row, inside) => (spend(row.content_rendered.length, inside) ? completeStored(row, inside) : ''),
    storedParts: async (row, inside) =>
      spend(row.content_rendered.length, inside) ? withoutSpace(await completeParts(row.content_rendered, row.content, inside)) : [],
    rendered: renderContent,
  }
}

const serialOf = ({ serial }: Surroundings, start: number): number => (serial * 31 + start + 1) % 1_000_000_007

const withoutSpace = (parts: readonly InnerPart[]): InnerPart[] =>
  parts.filter(({ name, html }) => name !== undefined || html.trim() !== '')

const joined = (parts: readonly InnerPart[]): string => parts.map(({ html }) => html).join('')
