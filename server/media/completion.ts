// Completes HTML with uploaded files: galleries, playlists, players, and the renditions of images. When the budget of the response is spent,
// galleries are empty, and images have no renditions.
import type { RequestContext } from '../context.ts'
import type { Attachment } from '../rendering/attachments.ts'
import { countMediaTags, imageIdsIn, addLoadingAttributesInPieces } from '../rendering/image-tags.ts'
import { MAX_SHORTCODES, splitAtShortcodes } from '../rendering/rendered-shortcodes.ts'
import type { LaterShortcode } from '../rendering/rendered-shortcodes.ts'
import { parseShortcode } from '../rendering/shortcodes.ts'
import { COSTS } from '../work-budget.ts'
import type { WorkBudget } from '../work-budget.ts'
import { attachmentsOf } from './attachments.ts'
import { findShownMedia } from './library-store.ts'
import type { ShownMedia } from './library-store.ts'
import { mediaShortcodes, selectionOf } from './media-shortcodes.ts'
import type { Selection } from './media-shortcodes.ts'

export interface MediaText {
  html: string
  /** The item of the text. */
  itemId: number
}

/** A text with the media that it shows, for which the budget has been charged. */
export interface MediaPlan {
  itemId: number
  parts: readonly (string | PlacedShortcode)[]
  imageIds: readonly number[]
}

export async function planMedia({ html, itemId }: MediaText, { budget }: RequestContext): Promise<MediaPlan> {
  const imageIds = [...new Set(imageIdsIn(html))]
  return {
    itemId,
    parts: await partsOf({ html, itemId }, budget),
    imageIds: imageIds.filter((id) => budget.affords(COSTS.image, `image ${id}`)),
  }
}

/** Completes the texts with the files that the caller may read. Loads the files of all texts together. */
export async function completeMedia(plans: readonly MediaPlan[], context: RequestContext): Promise<string[]> {
  const { budget } = context
  const shortcodes = plans.flatMap(({ parts }) => parts.filter((part) => part instanceof Object))
  const library = await loadLibrary(
    shortcodes.map(({ selection }) => selection),
    plans.flatMap(({ imageIds }) => imageIds),
    context,
  )
  return budget.inTurn(plans, ({ itemId, parts }) =>
    budget.forItem(itemId, async () => {
      const html = (
        await budget.inTurn(parts, async (part) => (typeof part === 'string' ? part : renderShortcode(part, library, budget)))
      ).join('')
      const isPaid = budget.affords(countMediaTags(html) * COSTS.mediaTag)
      return isPaid ? budget.joinInTurn(addLoadingAttributesInPieces(html, (id) => library.byId.get(id)?.image)) : html
    }),
  )
}

interface PlacedShortcode {
  selection: Selection
  /** Returns '' without files. */
  markup(files: readonly Attachment[]): string
}

function partsOf({ html, itemId }: MediaText, budget: WorkBudget): Promise<(string | PlacedShortcode)[]> {
  let number = 0
  return budget.inTurn(splitAtShortcodes(html, itemId), async (part) =>
    typeof part === 'string' ? part : ++number > MAX_SHORTCODES || !budget.affords(COSTS.block) ? '' : (placeShortcode(part, number) ?? ''),
  )
}

function placeShortcode({ source, itemId }: LaterShortcode, number: number): PlacedShortcode | undefined {
  const { name, attributes } = parseShortcode(source) ?? {}
  const shortcode = name && mediaShortcodes[name]
  if (!shortcode || !attributes) return undefined
  return {
    selection: selectionOf(shortcode, attributes, itemId),
    markup: (files) => shortcode.markup(files, { attributes, itemId, number }),
  }
}

function renderShortcode({ selection, markup }: PlacedShortcode, { candidates, byId }: Library, budget: WorkBudget): string {
  const found = candidates(selection)
  if (!budget.affords(found.length * COSTS.row)) return ''
  const files = selection.select(found).flatMap(({ id }) => byId.get(id) ?? [])
  return budget.affords(files.length * COSTS.image) ? markup(files) : ''
}

interface Library {
  byId: ReadonlyMap<number, Attachment>
  candidates(selection: Selection): readonly ShownMedia[]
}

/** The maximum number of media items of all texts together. */
const MAX_ITEMS = 5_000
const MAX_AT_ONCE = 250

async function loadLibrary(selections: readonly Selection[], imageIds: readonly number[], context: RequestContext): Promise<Library> {
  const { db, caller, budget } = context
  const [ids, parents] = [new Set(imageIds), new Set<number>()]
  await budget.inTurn(selections, async ({ ids: listed, parent }) => {
    if (listed) for (const id of listed) ids.add(id)
    else parents.add(parent)
  })
  const findAll = async (column: 'id' | 'parent', all: ReadonlySet<number>): Promise<ShownMedia[]> =>
    (await budget.inTurn(splitPortions([...all].slice(0, MAX_ITEMS)), (portion) => findShownMedia(db, column, portion, caller))).flat()
  const listed = await findAll('id', ids)
  const attached = await findAll('parent', parents)
  const rows = new Map([...listed, ...attached].map((row) => [row.id, row]))
  const files = await budget.inTurn(splitPortions([...rows.values()]), (portion) => attachmentsOf(portion, context))
  const byParent = Map.groupBy(attached, ({ parent }) => parent)
  return {
    byId: new Map(files.flatMap((portion) => [...portion])),
    candidates: ({ ids: wanted, parent }) => (wanted ? wanted.flatMap((id) => rows.get(id) ?? []) : (byParent.get(parent) ?? [])),
  }
}

function splitPortions<Value>(values: readonly Value[]): Value[][] {
  return Array.from({ length: Math.ceil(values.length / MAX_AT_ONCE) }, (_none, index) =>
    values.slice(index * MAX_AT_ONCE, (index + 1) * MAX_AT_ONCE),
  )
}
