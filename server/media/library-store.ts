// The SQL of media items: which items use them, and who may see them and their files.
import { compiledQuery } from '../db/compiled-query.ts'
import { contentBuilder, nextVersion } from '../db/content-builder.ts'
import type { Condition } from '../db/content-builder.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { anonymous } from '../users/caller.ts'
import type { Caller } from '../users/caller.ts'
import { readableMedia } from './filters.ts'
import { storedPath } from './store.ts'

/** Removes the item as featured image wherever it is used. */
export async function dropFeaturedMedia(db: Db, id: number): Promise<void> {
  await db.updateTable('content').set({ featured_media: 0 }).set({ version: nextVersion }).where('featured_media', '=', id).execute()
}

/** Makes the media attached to an item private. */
export async function makeFilesPrivate(db: Db, parent: number): Promise<void> {
  await db
    .updateTable('content')
    .set({ status: 'private' })
    .set({ version: nextVersion })
    .where('parent', '=', parent)
    .where('type', '=', 'attachment')
    .where('status', '=', 'inherit')
    .execute()
}

/** Returns the media items that the caller may read. */
export async function findReadableMedia(db: Db, ids: readonly number[], caller: Caller): Promise<ContentRow[]> {
  if (!ids.length) return []
  const condition = readableMedia(caller)
  const items = db.selectFrom('content').selectAll().where('id', 'in', ids).where('type', '=', 'attachment')
  return (condition ? items.where(condition) : items).execute()
}

const SHOWN = [
  'id',
  'type',
  'status',
  'slug',
  'parent',
  'mime_type',
  'title',
  'title_rendered',
  'excerpt',
  'meta',
  'guid',
  'menu_order',
  'date',
] as const

/** The columns of a media item that texts show. */
export type ShownMedia = Pick<ContentRow, (typeof SHOWN)[number]>

/** The number of IDs, and of media items, in one query. */
const MAX_IDS = 1_000

/** Returns the media items with these IDs, or attached to these items, that the caller may read. */
export async function findShownMedia(db: Db, column: 'id' | 'parent', ids: readonly number[], caller: Caller): Promise<ShownMedia[]> {
  const condition = readableMedia(caller)
  const found: ShownMedia[] = []
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    const items = db
      .selectFrom('content')
      .select(SHOWN)
      .where(column, 'in', ids.slice(start, start + MAX_IDS))
      .where('type', '=', 'attachment')
      .orderBy('id')
      .limit(MAX_IDS)
    found.push(...(await (condition ? items.where(condition) : items).execute()))
  }
  return found
}

export interface ReadableFile {
  mediaId: number
  mimeType: string
  /** The path in the storage. */
  stored: string
  isPublic: boolean
}

interface FilesQuery {
  values: readonly string[]
  parts: { readable: readonly Condition[]; isPublic: readonly Condition[] }
}

const filesAt = compiledQuery((db, { values: paths, parts: { readable, isPublic } }: FilesQuery) => {
  const eb = contentBuilder()
  return db
    .selectFrom('content')
    .innerJoin('media_files', 'media_files.content_id', 'content.id')
    .select(['media_files.path', 'media_files.stored_as', 'media_files.mime_type', 'content.id'])
    .select(eb.and([...isPublic]).as('is_public'))
    .where('media_files.path', 'in', paths)
    .where(eb.and([...readable]))
})

const publicMedia = [readableMedia(anonymous) ?? []].flat()

/** Returns the files with these upload paths whose media items the caller may read, by path. */
export async function findReadableFiles(db: Db, paths: readonly string[], caller: Caller): Promise<Map<string, ReadableFile>> {
  const parts = { readable: [readableMedia(caller) ?? []].flat(), isPublic: publicMedia }
  const found = new Map<string, ReadableFile>()
  for (let start = 0; start < paths.length; start += MAX_IDS)
    for (const { id, mime_type, is_public, ...file } of await filesAt(db, { values: paths.slice(start, start + MAX_IDS), parts }))
      found.set(file.path, { mediaId: id, mimeType: mime_type, stored: storedPath(file), isPublic: Boolean(is_public) })
  return found
}

/** Returns the published item with a password to which the file with this upload path is attached. */
export function findProtectedHost(db: Db, path: string): Promise<Pick<ContentRow, 'id' | 'password'> | undefined> {
  return db
    .selectFrom('media_files')
    .innerJoin('content as media', 'media.id', 'media_files.content_id')
    .innerJoin('content as host', 'host.id', 'media.parent')
    .select(['host.id', 'host.password'])
    .where('media_files.path', '=', path)
    .where('host.status', '=', 'publish')
    .where('host.password', '<>', '')
    .executeTakeFirst()
}

/** Returns the ID of the media item with this file URL. */
export async function findMediaId(db: Db, url: string): Promise<number | undefined> {
  const row = await db.selectFrom('content').select('id').where('type', '=', 'attachment').where('guid', '=', url).executeTakeFirst()
  return row?.id
}
