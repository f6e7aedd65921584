// Writes the items of a file that do not exist yet.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, ListedTaxonomy } from '../context.ts'
import { addFormerPaths } from '../engine/former-paths-store.ts'
import { createPermalink, createPermalinks } from '../engine/permalinks.ts'
import { saveMenuItem } from '../menus/store.ts'
import { findUniqueSlug } from '../rendering/unique-slug.ts'
import { findDescendants, takenSlugs } from '../engine/rows-store.ts'
import { updateKeepingVersion, bumpVersion, updateRow } from '../engine/writes-store.ts'
import { isUnpublished } from '../engine/traits/status.ts'
import { executeTransaction } from '../db/direct-statements.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { claimFiles } from '../media/store.ts'
import { discardFiles } from '../media/uploads.ts'
import type { ReadBatch, ReadItem } from './batches.ts'
import { trackContentReferences, contentWithIds } from './content-references.ts'
import type { Referring } from './content-references.ts'
import type { ImportedTerms } from './terms.ts'
import type { ItemFields } from './item.ts'
import { keptPart } from './kept.ts'
import { findMedia, storeMedia } from './media.ts'
import type { StoredMedia } from './media.ts'
import type { ImportedUsers } from './users.ts'
import { itemKey } from './reference-keys.ts'
import { trackReferences } from './references.ts'
import { wordsIn } from '../lists/field-words.ts'
import { formerSlugsOf, metaOf, withFileMeta } from './rows.ts'
import type { Meta } from './rows.ts'
import { createCandidates } from './candidates.ts'
import type { Candidates, SlugScope } from './candidates.ts'
import { findCandidates, insertKept, setMenuItemTarget, updateReferences } from './store.ts'
import type { KeptRow, KnownRow } from './store.ts'

/** An item that was prepared before the transaction, so that the transaction only writes. */
interface Prepared extends ReadItem {
  /** The item's media file, if it was found. */
  file: string | undefined
  /** The processed file, if the item may need it. */
  media: StoredMedia | undefined
}

interface NewItem extends Prepared {
  stored: ContentRow
  object_id: number
}

/** The term for items without a term of the taxonomy. */
interface DefaultTerm {
  taxonomy: ListedTaxonomy
  id: number
}

interface Batch {
  likely: Candidates
  referring: Referring[]
  claimed: Set<StoredMedia>
  /** Parts of items that exist by now. */
  kept: KeptRow[]
}

export interface WrittenItems {
  /** type -> status -> count */
  items: Record<string, Record<string, number>>
  /** type -> count */
  present: Record<string, number>
  /** What is kept for exports, by kind. */
  kept: Record<string, number>
  media: { copied: number; missing: number }
}

/** After this time, the import pauses so that other processes can write. */
const WRITING_MS = 200

export function createItemWriter(context: Context, users: ImportedUsers, terms: ImportedTerms, mediaFolder: string | undefined) {
  const { db, dialect, config, contentTypes } = context
  const isNested = (type: string): boolean => contentTypes.get(type)?.isHierarchical === true
  const known = trackReferences(terms.byKey)
  const contents = trackContentReferences((imported) => known.idOf(itemKey(imported)))
  let pausedAt = performance.now()
  const written: WrittenItems = { items: {}, present: {}, kept: {}, media: { copied: 0, missing: 0 } }

  /** Writes a batch in one transaction. */
  async function write({ items, kept }: ReadBatch): Promise<void> {
    const prepared = await Promise.all(items.map(prepare))
    await storeMissingMedia(prepared)
    const claimed = new Set<StoredMedia>()
    try {
      await inTransaction(new Set(prepared.map(({ item }) => item.type)), async (trx) => {
        const likely = createCandidates(await findCandidates(trx, prepared), isNested)
        const batch: Batch = { likely, referring: [], claimed, kept: [] }
        const missing = await selectMissing(trx, prepared, batch)
        await insert(trx, await createItems(trx, missing, batch), batch)
        await contents.noteUnresolved(trx, batch.referring)
        await keep(trx, [...kept, ...batch.kept])
      })
    } catch (error) {
      claimed.clear()
      throw error
    } finally {
      for (const { media } of prepared) if (media && !claimed.has(media)) await discardFiles(context, media.paths)
    }
  }

  /** Runs before the transaction, because a transaction must not wait for image processing. */
  async function storeMissingMedia(prepared: readonly Prepared[]): Promise<void> {
    const withFiles = prepared.filter(({ file }) => file !== undefined)
    const likely = createCandidates(await findCandidates(db, withFiles), isNested)
    for (const one of withFiles) {
      const before = findMatch(one, likely)
      if (!before || lacksFile(before)) one.media = await storeMedia(one.file ?? '', one.item, one.row.date, context)
    }
  }

  /** Runs after all items exist, because a file may list a child before its parent. */
  async function resolveReferences(): Promise<void> {
    for (const batch of known.resolveRemaining()) {
      await inTransaction(new Set(batch.map(({ row }) => row.type)), async (trx) => {
        for (const { row, wantedSlug, values } of batch) {
          const slug = isNested(row.type) && wantedSlug ? await freeSlug(trx, { ...row, slug: wantedSlug, ...values }) : row.slug
          if (!Object.keys(values).length && slug === row.slug) continue
          const { object_id, ...columns } = values
          if (object_id) await setMenuItemTarget(trx, row.id, object_id)
          await updateReferences(trx, row.id, { ...columns, slug })
          // The URLs of its descendants contain the slug of this item.
          if (isNested(row.type)) await bumpVersion(trx, await findDescendants(trx, row.type, row.id))
        }
      })
    }
    await contents.resolveRemaining(db, inTransaction)
  }

  async function inTransaction(types: ReadonlySet<string>, act: (trx: Db) => Promise<void>): Promise<void> {
    await executeTransaction(db, async (trx) => {
      for (const type of [...types].toSorted()) await dialect.lockWrites(trx, type)
      await act(trx)
    })
    if (dialect.pauseBetweenWritesMs && performance.now() - pausedAt > WRITING_MS) {
      await sleep(dialect.pauseBetweenWritesMs)
      pausedAt = performance.now()
    }
  }

  async function prepare(one: ReadItem): Promise<Prepared> {
    const file = mediaFolder !== undefined && one.item.form === 'file' ? await findMedia(one.item, mediaFolder) : undefined
    return { ...one, file, media: undefined }
  }

  /** Returns the items that do not exist yet. Adds missing files to the others. */
  async function selectMissing(trx: Db, prepared: readonly Prepared[], batch: Batch): Promise<Prepared[]> {
    const missing: Prepared[] = []
    const keys = new Set<string>()
    for (const one of prepared) {
      const { key, type } = one.item
      const isTwice = known.idOf(key) !== 0 || keys.has(key)
      const before = isTwice ? undefined : findMatch(one, batch.likely)
      if (isTwice || before) written.present[type] = (written.present[type] ?? 0) + 1
      if (before) await noteExisting(trx, one, before, batch)
      else if (!isTwice) missing.push(one)
      if (key) keys.add(key)
    }
    return missing
  }

  async function noteExisting(trx: Db, one: Prepared, before: KnownRow, batch: Batch): Promise<void> {
    const { item, row } = one
    batch.kept.push(...keptOf(before.id, item))
    // A nested item has a temporary slug until it gets its parent.
    known.note(item, before, before.slug && before.slug !== String(before.id) ? before.slug : row.slug)
    const content = contentWithIds(one)
    if (content !== undefined) batch.referring.push({ id: before.id, type: before.type, content })
    await completeFile(trx, one, before, batch.claimed)
  }

  /**
   * Matches by guid, otherwise by type, slug and date; templates by slug, which is their ID; menu items only within their menu.
   * Items of a file may share a guid, so items that were created from the same file do not match.
   */
  function findMatch({ item, row }: ReadItem, likely: Candidates): KnownRow | undefined {
    const menu = terms.idOf('nav_menu', item.menu) ?? null
    const isAlike = (one: KnownRow): boolean => one.type === item.type && one.menu === menu && !known.holds(one.id)
    const isSame = (one: KnownRow): boolean => one.slug === row.slug && (item.theme !== '' || one.date === row.date)
    const sameGuid = likely.withGuid(item.guid).filter(isAlike)
    const sameSlug = likely.withSlug(row.slug).filter(isAlike)
    return sameGuid.find((one) => row.slug !== '' && isSame(one)) ?? sameGuid[0] ?? sameSlug.find(isSame)
  }

  /** Assigns all IDs first, so that items can refer to each other. */
  async function createItems(trx: Db, missing: readonly Prepared[], { likely, kept }: Batch): Promise<NewItem[]> {
    if (!missing.length) return []
    const ids = await dialect.reserveIds(trx, missing.length)
    const numbered = missing.map((one, index) => ({ one, id: ids[index] ?? 0 }))
    for (const { one, id } of numbered) {
      known.announce(one.item, id)
      kept.push(...keptOf(id, one.item))
    }
    const added: NewItem[] = []
    for (const { one, id } of numbered) added.push(await createItem(trx, one, id, likely))
    return added
  }

  async function createItem(trx: Db, one: Prepared, id: number, likely: Candidates): Promise<NewItem> {
    const { item } = one
    const row = contents.resolve(id, one)
    const { object_id, ...columns } = known.idsOf(item.refersTo)
    const isWaiting = waitsForParent(item)
    const wanted = isWaiting ? '' : await uniqueSlugFor(trx, { ...row, ...columns }, likely)
    const media = mediaOf(one)
    const meta = media ? JSON.stringify(metaOf(item, media.meta)) : row.meta
    const stored = {
      ...row,
      ...(media && { mime_type: media.mimeType }),
      meta,
      words: wordsIn(JSON.parse(meta) as Meta, context.declarations.fields.get(item.type) ?? {}),
      ...columns,
      id,
      version: 1,
      translations: '',
      slug: wanted || (isUnpublished(row.status) || row.status === 'trash' ? '' : String(id)),
      author: users.idOf(item.creator),
    }
    likely.add(stored)
    known.note(item, { ...stored, object_id }, isWaiting ? row.slug : stored.slug)
    const byStatus = (written.items[item.type] ??= {})
    byStatus[row.status] = (byStatus[row.status] ?? 0) + 1
    return { ...one, stored, object_id }
  }

  async function insert(trx: Db, added: readonly NewItem[], { claimed }: Batch): Promise<void> {
    const defaults = await defaultTerms(trx)
    await insertRows(
      trx,
      'content',
      added.map(({ stored }) => stored),
    )
    await insertRows(
      trx,
      'content_terms',
      added.flatMap(({ stored, item }) => termIds(item, defaults).map((term_id) => ({ content_id: stored.id, term_id }))),
    )
    await addFormerPaths(trx, await formerPathsOf(trx, added))
    for (const { item, stored, object_id, media } of added) {
      await claim(trx, stored.id, media, claimed)
      if (item.menuLink) await saveMenuItem(trx, { ...item.menuLink.columns, content_id: stored.id, object_id })
      if (!stored.guid) await updateKeepingVersion(trx, stored.id, { guid: await createPermalink(stored, { ...context, db: trx }) })
    }
  }

  /** Returns the paths of items with their former slugs, unless their parents are still unknown. */
  async function formerPathsOf(trx: Db, added: readonly NewItem[]): Promise<{ path: string; content_id: number }[]> {
    const former = added.flatMap(({ item, stored }) =>
      waitsForParent(item) ? [] : formerSlugsOf(item).map((slug) => ({ ...stored, slug })),
    )
    if (!former.length) return []
    const { path } = await createPermalinks(former, { ...context, db: trx })
    return former.flatMap((row) => [path(row) ?? []].flat().map((found) => ({ path: found, content_id: row.id })))
  }

  /** Whether the slug depends on a parent that does not exist yet. */
  function waitsForParent(item: ItemFields): boolean {
    return isNested(item.type) && item.refersTo.parent !== '' && known.idsOf(item.refersTo).parent === 0
  }

  /** Makes the slug unique among items of the type, or below the parent. */
  async function uniqueSlugFor(trx: Db, row: SlugScope, likely: Candidates): Promise<string> {
    return likely.isTaken(row) ? freeSlug(trx, row, likely) : row.slug
  }

  async function freeSlug(trx: Db, { id = 0, type, slug, parent }: SlugScope & { id?: number }, likely?: Candidates): Promise<string> {
    return findUniqueSlug(slug, async (slugs) => {
      const stored = await takenSlugs(trx, { id, type, parent: isNested(type) ? parent : undefined }, slugs)
      return likely ? new Set(slugs.filter((slug) => stored.has(slug) || likely.isTaken({ type, slug, parent }))) : stored
    })
  }

  function termIds(item: ItemFields, defaults: readonly DefaultTerm[]): number[] {
    const isWithout = (name: string): boolean => !item.terms.some(({ taxonomy }) => taxonomy === name)
    const missing = defaults.filter(({ taxonomy }) => taxonomy.types.includes(item.type) && isWithout(taxonomy.name))
    return [...missing.map(({ id }) => id), ...item.terms.flatMap(({ taxonomy, slug }) => terms.idOf(taxonomy, slug) ?? [])]
  }

  async function defaultTerms(trx: Db): Promise<DefaultTerm[]> {
    const found: DefaultTerm[] = []
    for (const taxonomy of context.taxonomies.values())
      if (taxonomy.fallback) found.push({ taxonomy, id: await taxonomy.fallback({ db: trx, config }) })
    return found
  }

  /** Returns the processed file of an item, and counts found and missing files. */
  function mediaOf({ item, media }: Prepared): StoredMedia | undefined {
    if (mediaFolder !== undefined && item.form === 'file') written.media[media ? 'copied' : 'missing']++
    return media
  }

  async function claim(trx: Db, id: number, media: StoredMedia | undefined, claimed: Set<StoredMedia>): Promise<void> {
    if (!media) return
    await claimFiles(trx, id, media.paths)
    claimed.add(media)
  }

  /** Adds the file of an attachment that was imported without it, if it is found now. */
  async function completeFile(trx: Db, one: Prepared, before: KnownRow, claimed: Set<StoredMedia>): Promise<void> {
    if (one.item.form !== 'file' || !lacksFile(before)) return
    const media = mediaOf(one)
    if (!media) return
    await updateRow(trx, before.id, {
      mime_type: media.mimeType,
      meta: JSON.stringify(withFileMeta(JSON.parse(before.meta) as Meta, media.meta)),
    })
    await claim(trx, before.id, media, claimed)
  }

  /** Keeps what the service has no place for. */
  async function keep(trx: Db, rows: readonly KeptRow[]): Promise<void> {
    for (const kind of await insertKept(trx, rows)) written.kept[kind] = (written.kept[kind] ?? 0) + 1
  }

  return {
    write,
    keep,
    resolveReferences,
    written,
    imported: { idOf: known.idOf, announce: known.announce, contentOf: contents.contentOf },
  }
}

const keptOf = (id: number, { kept }: ItemFields): KeptRow[] => kept.map((part) => ({ ...keptPart(part, id), content_id: id }))

/** Only attachments without a stored file have a source URL. */
function lacksFile({ meta }: Pick<KnownRow, 'meta'>): boolean {
  return (JSON.parse(meta) as Meta)['source_url'] !== undefined
}
