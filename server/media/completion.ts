// Completes HTML with the uploaded files that it shows: galleries, playlists, players, and the renditions of images.
import type { RequestContext } from '../context.ts'
import type { Attachment } from '../rendering/attachments.ts'
import { imageIdsIn, withLoadingAttributes } from '../rendering/image-tags.ts'
import { MAX_SHORTCODES, splitAtShortcodes } from '../rendering/rendered-shortcodes.ts'
import type { LaterShortcode } from '../rendering/rendered-shortcodes.ts'
import { parsedShortcode } from '../rendering/shortcodes.ts'
import { attachmentsOf } from './attachments.ts'
import { findShownMedia } from './library-store.ts'
import type { ShownMedia } from './library-store.ts'
import { mediaShortcodes, selectionOf } from './media-shortcodes.ts'
import type { Selection } from './media-shortcodes.ts'

export interface MediaText {
  html: string
  /** The item that the text belongs to. */
  itemId: number
}

/** Completes the texts together, so that their files are loaded in common queries. Shows what the caller may read. */
export async function withMedia(texts: readonly MediaText[], context: RequestContext): Promise<string[]> {
  const divided = texts.map(partsOf)
  const shortcodes = divided.flat().filter((part) => part instanceof Object)
  const library = await loadedLibrary(
    shortcodes.map(({ selection }) => selection),
    texts.flatMap(({ html }) => imageIdsIn(html)),
    context,
  )
  return divided.map((parts) => withLoadingAttributes(joined(parts, library), (id) => library.byId.get(id)?.image))
}

interface PlacedShortcode {
  selection: Selection
  /** Returns '' without files. */
  markup(files: readonly Attachment[]): string
}

function partsOf({ html, itemId }: MediaText): (string | PlacedShortcode)[] {
  let number = 0
  return splitAtShortcodes(html, itemId).map((part) =>
    typeof part === 'string' ? part : ++number > MAX_SHORTCODES ? '' : (placedShortcode(part, number) ?? ''),
  )
}

function placedShortcode({ source, itemId }: LaterShortcode, number: number): PlacedShortcode | undefined {
  const { name, attributes } = parsedShortcode(source) ?? {}
  const shortcode = name && mediaShortcodes[name]
  if (!shortcode || !attributes) return undefined
  return {
    selection: selectionOf(shortcode, attributes, itemId),
    markup: (files) => shortcode.markup(files, { attributes, itemId, number }),
  }
}

interface Library {
  byId: ReadonlyMap<number, Attachment>
  filesOf(selection: Selection): Attachment[]
}

/** The number of media items that texts which are read together show at most. */
const MAX_ITEMS = 5_000

async function loadedLibrary(selections: readonly Selection[], imageIds: readonly number[], context: RequestContext): Promise<Library> {
  const { db, caller } = context
  const ids = new Set([...imageIds, ...selections.flatMap((selection) => selection.ids ?? [])])
  const parents = new Set(selections.filter((selection) => !selection.ids).map(({ parent }) => parent))
  const [listed, attached] = await Promise.all([
    findShownMedia(db, 'id', [...ids].slice(0, MAX_ITEMS), caller),
    findShownMedia(db, 'parent', [...parents].slice(0, MAX_ITEMS), caller),
  ])
  const rows = new Map([...listed, ...attached].map((row) => [row.id, row]))
  const byId = await attachmentsOf([...rows.values()], context)
  const byParent = Map.groupBy(attached, ({ parent }) => parent)
  const chosen = ({ ids: wanted, parent }: Selection): readonly ShownMedia[] =>
    wanted ? wanted.flatMap((id) => rows.get(id) ?? []) : (byParent.get(parent) ?? [])
  return { byId, filesOf: (selection) => selection.select(chosen(selection)).flatMap(({ id }) => byId.get(id) ?? []) }
}

/** What a text has beyond this length is not completed. */
const MAX_CHARACTERS = 8 * 1024 * 1024

function joined(parts: readonly (string | PlacedShortcode)[], { filesOf }: Library): string {
  let added = 0
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      const html = added < MAX_CHARACTERS ? part.markup(filesOf(part.selection)) : ''
      added += html.length
      return html
    })
    .join('')
}
