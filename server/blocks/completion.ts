// Completes stored HTML: each placeholder is replaced with what its block shows now, and images get their renditions.
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { DelimiterScanner } from '../rendering/block-delimiters.ts'
import { withMedia } from '../media/completion.ts'
import { finishedHtml, renderedInnerBlocks } from '../rendering/content.ts'
import { isDynamicBlock, partsOf } from '../rendering/dynamic-blocks.ts'
import type { DynamicPlace } from '../rendering/dynamic-blocks.ts'
import { attributesIn } from './attributes.ts'
import type { DynamicBlock, InnerPart, Scene, StoredBody } from './block.ts'
import { publicData } from './public-data.ts'
import { renderers } from './table.ts'

const MAX_DEPTH = 30
const MAX_BLOCKS = 5_000
const MAX_CHARACTERS = 8 * 1024 * 1024

/** Completes the HTML of several items together, so that what they show is loaded in common queries. */
export async function completeBodies(rows: readonly ContentRow[], context: RequestContext): Promise<Map<ContentRow, string>> {
  const data = publicData(context)
  const completed = await Promise.all(
    rows.map((item) => {
      const budget = { blocks: MAX_BLOCKS, characters: MAX_CHARACTERS }
      return completeStored(item, { context, data, item, around: {}, within: [], parts: [], depth: 0, place: 0, budget })
    }),
  )
  const texts = rows.map((row, index) => ({ itemId: row.id, html: completed[index] ?? '' }))
  const shown = await withMedia(texts, context)
  return new Map(rows.map((row, index) => [row, shown[index] ?? '']))
}

/** Completes the stored HTML of a row in a scene. */
async function completeStored({ content, content_rendered: html, is_dynamic }: StoredBody, scene: Scene): Promise<string> {
  if (!is_dynamic) return html
  const parts = await completeParts(html, content, scene)
  return parts.map((part) => (part.name === undefined ? part.html : finishedHtml(part.html))).join('')
}

/** Renders content that is not stored, such as the template part of a theme. Its typography is left to the caller. */
async function renderContent(content: string, scene: Scene): Promise<string> {
  return joined(await completeParts(renderedInnerBlocks(content), content, scene))
}

/** Replaces the placeholders in the HTML of `source`. */
async function completeParts(html: string, source: string, scene: Scene): Promise<InnerPart[]> {
  return Promise.all(
    partsOf(html).map(async (part) => {
      if (typeof part === 'string') return { html: part }
      const block = blockAt(part, source, scene)
      return { name: block.name, html: await render(block) }
    }),
  )
}

async function render(block: DynamicBlock): Promise<string> {
  const { name, scene } = block
  const { budget } = scene
  if (!isDynamicBlock(name) || scene.depth > MAX_DEPTH || --budget.blocks < 0 || budget.characters < 0) return ''
  const html = await renderers[name](block)
  budget.characters -= html.length
  return budget.characters < 0 ? '' : html
}

function blockAt({ start, innerStart, innerEnd, surrounding }: DynamicPlace, source: string, outside: Scene): DynamicBlock {
  const delimiterAt = (offset: number, until: number) => {
    const { name = '', attributes = '' } = new DelimiterScanner(source.slice(offset, until)).at(0) ?? {}
    return { name, attributes: attributesIn(attributes) }
  }
  const around = surrounding.map((offset) => delimiterAt(offset, start)).map(({ name, attributes }) => [name, attributes] as const)
  const scene: Scene = {
    ...outside,
    around: { ...outside.around, ...Object.fromEntries(around) },
    depth: outside.depth + 1,
    place: placeIn(outside, start),
  }
  const innerSource = source.slice(innerStart, innerEnd)
  const innerParts = (inside: Scene = scene): Promise<InnerPart[]> => completeParts(renderedInnerBlocks(innerSource), innerSource, inside)
  return {
    ...delimiterAt(start, innerStart),
    inner: async (inside) => joined(await innerParts(inside)),
    innerParts: async (inside) => withoutSpace(await innerParts(inside)),
    stored: completeStored,
    storedParts: async (row, inside) => withoutSpace(await completeParts(row.content_rendered, row.content, inside)),
    rendered: renderContent,
    scene,
  }
}

const placeIn = ({ place }: Scene, start: number): number => (place * 31 + start + 1) % 1_000_000_007

const withoutSpace = (parts: readonly InnerPart[]): InnerPart[] =>
  parts.filter(({ name, html }) => name !== undefined || html.trim() !== '')

const joined = (parts: readonly InnerPart[]): string => parts.map(({ html }) => html).join('')
