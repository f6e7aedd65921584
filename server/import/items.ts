// Writes items of a file: recognises what is there already and adds the rest.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import { permalink } from '../content/permalinks.ts'
import { saveMenuItem } from '../content/menu-store.ts'
import { freeSlug } from '../content/slugs.ts'
import { insertRow, settle, takenSlugs, updateRow } from '../content/store.ts'
import { isUnpublished } from '../content/traits/status.ts'
import type { Database } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { category } from '../namespaces/cms-v2/taxonomies.ts'
import type { Groups } from './groups.ts'
import type { Item } from './item.ts'
import { findMedia, takeIn } from './media.ts'
import type { People } from './people.ts'
import { references } from './references.ts'
import { metaOf, rowFrom } from './rows.ts'
import type { Meta, NewRow } from './rows.ts'
import { findLikely, insertTerms, pointMenuItem } from './store.ts'
import type { KnownRow } from './store.ts'

type Db = Kysely<Database>

/** An item made ready outside of the transaction, so that the server waits for the writing alone. */
interface Prepared {
  item: Item
  row: NewRow
  /** The item's media file, where it was found. */
  file: string | undefined
}

export interface Written {
  /** type -> status -> how many */
  items: Record<string, Record<string, number>>
  /** type -> how many */
  present: Record<string, number>
  media: { copied: number; missing: number }
}

export function itemWriter(context: Context, people: People, groups: Groups, mediaFolder: string | undefined) {
  const { db, dialect, config, now } = context
  const known = references(groups.byKey)
  const written: Written = { items: {}, present: {}, media: { copied: 0, missing: 0 } }

  /** Writes all of them or, where something fails, none. */
  async function write(items: readonly Item[]): Promise<void> {
    const prepared = await Promise.all(items.map(prepare))
    const copied: string[] = []
    try {
      await inTransaction(items, async (trx) => {
        const likely = await findLikely(trx, prepared)
        for (const one of prepared) await bring(trx, one, likely, copied)
      })
    } catch (error) {
      for (const path of copied) await rm(join(config.mediaDir, path), { force: true })
      throw error
    }
  }

  /** Once all items are there: a file may name a child before its parent. */
  async function tieReferences(): Promise<void> {
    for (const batch of known.untied()) {
      await inTransaction(
        batch.map(({ row }) => row),
        async (trx) => {
          for (const { row, wantedSlug, values } of batch) {
            const slug = isNested(row) && wantedSlug ? await slugAmong(trx, { ...row, slug: wantedSlug, ...values }) : row.slug
            if (!Object.keys(values).length && slug === row.slug) continue
            const { object_id, ...columns } = values
            if (object_id) await pointMenuItem(trx, row.id, object_id)
            await updateRow(trx, row.id, { ...columns, slug })
          }
        },
      )
    }
  }

  async function inTransaction(of: readonly { type: string }[], act: (trx: Db) => Promise<void>): Promise<void> {
    await db.transaction().execute(async (trx) => {
      for (const type of [...new Set(of.map((one) => one.type))].toSorted()) await dialect.lockWrites(trx, type)
      await act(trx)
    })
  }

  async function prepare(item: Item): Promise<Prepared> {
    const file = mediaFolder !== undefined && item.type === 'attachment' ? await findMedia(item, mediaFolder) : undefined
    return { item, row: rowFrom(item, { timezone: config.site.timezone, now: now() }), file }
  }

  async function bring(trx: Db, one: Prepared, likely: readonly KnownRow[], copied: string[]): Promise<void> {
    const { item, row } = one
    const isTwice = known.idOf(item.key) !== 0
    const before = isTwice ? undefined : recognised(one, likely)
    if (isTwice || before) written.present[item.type] = (written.present[item.type] ?? 0) + 1
    if (isTwice) return
    if (before) {
      // The id for a slug, or none, is what a nested one has until it gets its parent.
      known.note(item, before, before.slug && before.slug !== String(before.id) ? before.slug : row.slug)
      return completeFile(trx, one, before, copied)
    }
    const stored = await insert(trx, one, copied)
    known.note(item, stored, waitsForParent(item) ? row.slug : stored.slug)
    const byStatus = (written.items[item.type] ??= {})
    byStatus[row.status] = (byStatus[row.status] ?? 0) + 1
  }

  /** By guid, else by type, slug and date; templates by their slug, which is their id; menu items within their menu alone. Items of one file may share a guid; so what another of them has become does not count. */
  function recognised({ item, row }: Prepared, likely: readonly KnownRow[]): KnownRow | undefined {
    const menu = groups.idOf('nav_menu', item.menu) ?? null
    const alike = likely.filter((one) => one.type === item.type && one.menu === menu && !known.holds(one.id))
    const sameGuid = alike.filter((one) => item.guid && one.guid === item.guid)
    const isSame = (one: KnownRow): boolean => row.slug !== '' && one.slug === row.slug && (item.theme !== '' || one.date === row.date)
    return sameGuid.find(isSame) ?? sameGuid[0] ?? alike.find(isSame)
  }

  async function insert(trx: Db, one: Prepared, copied: string[]): Promise<ContentRow & Pick<KnownRow, 'object_id'>> {
    const { item, row } = one
    const { object_id, ...columns } = known.idsOf(item.refersTo)
    const slug = waitsForParent(item) ? '' : await slugAmong(trx, { ...row, ...columns, id: 0 })
    const meta = metaOf(item, await takenFile(one, copied))
    const stored = await insertRow(trx, { ...row, ...columns, slug, author: people.idOf(item.creator), meta: JSON.stringify(meta) })
    await insertTerms(trx, stored.id, termIds(item))
    if (item.menuLink) await saveMenuItem(trx, { ...item.menuLink.columns, content_id: stored.id, object_id })
    return { ...(await completed(trx, stored)), object_id }
  }

  /** Whether the slug can only be settled when the parent is there. */
  function waitsForParent(item: Item): boolean {
    return isNested(item) && item.refersTo.parent !== '' && known.idOf(item.refersTo.parent) === 0
  }

  /** What follows from the id, where the file gives neither slug nor guid. */
  async function completed(trx: Db, row: ContentRow): Promise<ContentRow> {
    const slug = row.slug || (isUnpublished(row.status) || row.status === 'trash' ? '' : String(row.id))
    const guid = row.guid || (await permalink(trx, { ...row, slug }, config.baseUrl))
    if (slug === row.slug && guid === row.guid) return row
    await settle(trx, row.id, { slug, guid })
    return { ...row, slug, guid }
  }

  /** The slug if it is free: among all of the type, or below one parent. */
  async function slugAmong(trx: Db, { id, type, slug, parent }: Pick<ContentRow, 'id' | 'type' | 'slug' | 'parent'>): Promise<string> {
    return slug && freeSlug(slug, (slugs) => takenSlugs(trx, { id, type, parent: isNested({ type }) ? parent : undefined }, slugs))
  }

  function termIds({ type, terms }: Item): number[] {
    const ids = terms.flatMap(({ taxonomy, slug }) => groups.idOf(taxonomy, slug) ?? [])
    const isUngrouped = type === 'post' && !terms.some(({ taxonomy }) => taxonomy === category.name)
    return isUngrouped && category.fallback ? [category.fallback, ...ids] : ids
  }

  // ---- media files

  /** The path below the uploads folder, if there is a file to take. */
  async function takenFile({ item, row, file }: Prepared, copied: string[]): Promise<string | undefined> {
    if (mediaFolder !== undefined && item.type === 'attachment') written.media[file ? 'copied' : 'missing']++
    if (!file) return undefined
    const path = await takeIn(file, item, row.date, config.mediaDir)
    copied.push(path)
    return path
  }

  /** An attachment that came in without its file gets it when the file is there now. */
  async function completeFile(trx: Db, one: Prepared, before: KnownRow, copied: string[]): Promise<void> {
    const { source_url, ...meta } = JSON.parse(before.meta) as Meta
    if (one.item.type !== 'attachment' || source_url === undefined) return
    const attached_file = await takenFile(one, copied)
    if (attached_file) await updateRow(trx, before.id, { meta: JSON.stringify({ ...meta, attached_file }) })
  }

  return { write, tieReferences, written }
}

function isNested({ type }: Pick<ContentRow, 'type'>): boolean {
  return type === 'page'
}
