// Writes the items of a file: finds those that already exist and adds the rest.
import type { Context } from '../context.ts'
import { permalink } from '../engine/permalinks.ts'
import { saveMenuItem } from '../menus/store.ts'
import { uniqueSlug } from '../rendering/unique-slug.ts'
import { findDescendants, findRows, insertRow, updateKeepingVersion, takenSlugs, bumpVersion, updateRow } from '../engine/store.ts'
import { renderedTexts } from '../engine/rendered-texts.ts'
import { isUnpublished } from '../engine/traits/status.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { claimFiles } from '../media/store.ts'
import { discardFiles } from '../media/uploads.ts'
import { readSettings } from '../settings/settings.ts'
import { category } from '../api/namespaces/cms-v2/taxonomies.ts'
import { hasIds, withIds } from './content-ids.ts'
import type { ImportedTerms } from './terms.ts'
import type { Item } from './item.ts'
import { findMedia, storeMedia } from './media.ts'
import type { StoredMedia } from './media.ts'
import type { ImportedUsers } from './users.ts'
import { itemKey, references } from './references.ts'
import { metaOf, rowFrom, rowWithFile } from './rows.ts'
import type { Meta, NewRow } from './rows.ts'
import { findCandidates, insertTerms, setMenuItemTarget } from './store.ts'
import type { KnownRow } from './store.ts'

/** An item prepared outside of the transaction, so that the transaction only writes. */
interface Prepared {
  item: Item
  row: NewRow
  /** The item's media file, if found. */
  file: string | undefined
  /** The processed file, if the item may need it. */
  media: StoredMedia | undefined
}

export interface WrittenItems {
  /** type -> status -> count */
  items: Record<string, Record<string, number>>
  /** type -> count */
  present: Record<string, number>
  media: { copied: number; missing: number }
}

export function itemWriter(context: Context, people: ImportedUsers, groups: ImportedTerms, mediaFolder: string | undefined) {
  const { db, dialect, config, now } = context
  const known = references(groups.byKey)
  /** Items whose content has IDs of the file. */
  const referring: Pick<ContentRow, 'id' | 'type'>[] = []
  const written: WrittenItems = { items: {}, present: {}, media: { copied: 0, missing: 0 } }

  /** Writes all of them or none. */
  async function write(items: readonly Item[]): Promise<void> {
    const prepared = await Promise.all(items.map(prepare))
    await keepMedia(prepared)
    const claimed = new Set<StoredMedia>()
    try {
      await inTransaction(items, async (trx) => {
        const likely = await findCandidates(trx, prepared)
        for (const one of prepared) await bring(trx, one, likely, claimed)
      })
    } catch (error) {
      claimed.clear()
      throw error
    } finally {
      for (const { media } of prepared) if (media && !claimed.has(media)) await discardFiles(context, media.paths)
    }
  }

  /** Runs before the transaction, which must not wait for image processing. */
  async function keepMedia(prepared: readonly Prepared[]): Promise<void> {
    const withFiles = prepared.filter(({ file }) => file !== undefined)
    const likely = await findCandidates(db, withFiles)
    for (const one of withFiles) {
      const before = recognised(one, likely)
      if (!before || lacksFile(before)) one.media = await storeMedia(one.file ?? '', one.item, one.row.date, context)
    }
  }

  /** Runs after all items exist, as a file may list a child before its parent. */
  async function tieReferences(): Promise<void> {
    for (const batch of known.untied()) {
      await inTransaction(
        batch.map(({ row }) => row),
        async (trx) => {
          for (const { row, wantedSlug, values } of batch) {
            const slug = isNested(row) && wantedSlug ? await slugAmong(trx, { ...row, slug: wantedSlug, ...values }) : row.slug
            if (!Object.keys(values).length && slug === row.slug) continue
            const { object_id, ...columns } = values
            if (object_id) await setMenuItemTarget(trx, row.id, object_id)
            await updateRow(trx, row.id, { ...columns, slug })
            // The URLs of its descendants contain the slug of this item.
            if (isNested(row)) await bumpVersion(trx, await findDescendants(trx, row.id))
          }
        },
      )
    }
    for (const place of referring.splice(0)) await inTransaction([place], (trx) => tieContent(trx, place.id))
  }

  async function tieContent(trx: Db, id: number): Promise<void> {
    const [row] = await findRows(trx, [id])
    if (!row) return
    const content = withIds(row.content, (imported) => known.idOf(itemKey(imported)))
    if (content !== row.content) await updateKeepingVersion(trx, id, renderedTexts({ ...row, content }))
  }

  async function inTransaction(of: readonly { type: string }[], act: (trx: Db) => Promise<void>): Promise<void> {
    await db.transaction().execute(async (trx) => {
      for (const type of [...new Set(of.map((one) => one.type))].toSorted()) await dialect.lockWrites(trx, type)
      await act(trx)
    })
  }

  async function prepare(item: Item): Promise<Prepared> {
    const file = mediaFolder !== undefined && item.type === 'attachment' ? await findMedia(item, mediaFolder) : undefined
    return { item, row: rowFrom(item, { timezone: config.site.timezone, now: now() }), file, media: undefined }
  }

  async function bring(trx: Db, one: Prepared, likely: readonly KnownRow[], claimed: Set<StoredMedia>): Promise<void> {
    const { item, row } = one
    const isTwice = known.idOf(item.key) !== 0
    const before = isTwice ? undefined : recognised(one, likely)
    if (isTwice || before) written.present[item.type] = (written.present[item.type] ?? 0) + 1
    if (isTwice) return
    if (before) {
      // A nested item has a temporary slug until it gets its parent.
      known.note(item, before, before.slug && before.slug !== String(before.id) ? before.slug : row.slug)
      return completeFile(trx, one, before, claimed)
    }
    const stored = await insert(trx, one, claimed)
    if (hasIds(row.content ?? '')) referring.push({ id: stored.id, type: stored.type })
    known.note(item, stored, waitsForParent(item) ? row.slug : stored.slug)
    const byStatus = (written.items[item.type] ??= {})
    byStatus[row.status] = (byStatus[row.status] ?? 0) + 1
  }

  /** Matches by guid, otherwise by type, slug and date; templates by slug, which is their ID; menu items within their menu only. Items of one file may share a guid, so an item created from the same file does not match. */
  function recognised({ item, row }: Prepared, likely: readonly KnownRow[]): KnownRow | undefined {
    const menu = groups.idOf('nav_menu', item.menu) ?? null
    const alike = likely.filter((one) => one.type === item.type && one.menu === menu && !known.holds(one.id))
    const sameGuid = alike.filter((one) => item.guid && one.guid === item.guid)
    const isSame = (one: KnownRow): boolean => row.slug !== '' && one.slug === row.slug && (item.theme !== '' || one.date === row.date)
    return sameGuid.find(isSame) ?? sameGuid[0] ?? alike.find(isSame)
  }

  async function insert(trx: Db, one: Prepared, claimed: Set<StoredMedia>): Promise<ContentRow & Pick<KnownRow, 'object_id'>> {
    const { item, row } = one
    const { object_id, ...columns } = known.idsOf(item.refersTo)
    const slug = waitsForParent(item) ? '' : await slugAmong(trx, { ...row, ...columns, id: 0 })
    const media = mediaOf(one)
    const meta = metaOf(item, media?.meta)
    const stored = await insertRow(trx, {
      ...row,
      ...(media && { mime_type: media.mimeType }),
      ...columns,
      slug,
      author: people.idOf(item.creator),
      meta: JSON.stringify(meta),
    })
    await claim(trx, stored.id, media, claimed)
    await insertTerms(trx, stored.id, await termIds(trx, item))
    if (item.menuLink) await saveMenuItem(trx, { ...item.menuLink.columns, content_id: stored.id, object_id })
    return { ...(await completed(trx, stored)), object_id }
  }

  /** Whether the slug depends on a parent that does not exist yet. */
  function waitsForParent(item: Item): boolean {
    return isNested(item) && item.refersTo.parent !== '' && known.idOf(item.refersTo.parent) === 0
  }

  /** The slug and guid derived from the ID, if the file has none. */
  async function completed(trx: Db, row: ContentRow): Promise<ContentRow> {
    const slug = row.slug || (isUnpublished(row.status) || row.status === 'trash' ? '' : String(row.id))
    const guid = row.guid || (await permalink(trx, { ...row, slug }, config.baseUrl))
    if (slug === row.slug && guid === row.guid) return row
    await updateKeepingVersion(trx, row.id, { slug, guid })
    return { ...row, slug, guid }
  }

  /** Makes the slug unique: among all items of the type, or below one parent. */
  async function slugAmong(trx: Db, { id, type, slug, parent }: Pick<ContentRow, 'id' | 'type' | 'slug' | 'parent'>): Promise<string> {
    return slug && uniqueSlug(slug, (slugs) => takenSlugs(trx, { id, type, parent: isNested({ type }) ? parent : undefined }, slugs))
  }

  async function termIds(trx: Db, { type, terms }: Item): Promise<number[]> {
    const ids = terms.flatMap(({ taxonomy, slug }) => groups.idOf(taxonomy, slug) ?? [])
    const isUngrouped = type === 'post' && !terms.some(({ taxonomy }) => taxonomy === category.name)
    return isUngrouped ? [(await readSettings({ db: trx, config })).default_category, ...ids] : ids
  }

  // ---- media files

  /** Returns the processed file of an item; counts found and missing files. */
  function mediaOf({ item, media }: Prepared): StoredMedia | undefined {
    if (mediaFolder !== undefined && item.type === 'attachment') written.media[media ? 'copied' : 'missing']++
    return media
  }

  async function claim(trx: Db, id: number, media: StoredMedia | undefined, claimed: Set<StoredMedia>): Promise<void> {
    if (!media) return
    await claimFiles(trx, id, media.paths)
    claimed.add(media)
  }

  /** Adds the file of an attachment that was imported without it, if it is found now. */
  async function completeFile(trx: Db, one: Prepared, before: KnownRow, claimed: Set<StoredMedia>): Promise<void> {
    if (one.item.type !== 'attachment' || !lacksFile(before)) return
    const media = mediaOf(one)
    if (!media) return
    await updateRow(trx, before.id, {
      mime_type: media.mimeType,
      meta: JSON.stringify(rowWithFile(JSON.parse(before.meta) as Meta, media.meta)),
    })
    await claim(trx, before.id, media, claimed)
  }

  return { write, tieReferences, written }
}

/** Only attachments without a stored file have the URL of one elsewhere. */
function lacksFile({ meta }: Pick<KnownRow, 'meta'>): boolean {
  return (JSON.parse(meta) as Meta)['source_url'] !== undefined
}

function isNested({ type }: Pick<ContentRow, 'type'>): boolean {
  return type === 'page'
}
