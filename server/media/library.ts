// The SQL of media as content: which items show it, and to whom it and its files show.
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { visitor } from '../users/caller.ts'
import type { Caller } from '../users/caller.ts'
import { readableMedia } from './filters.ts'
import { permalinks } from '../engine/permalinks.ts'
import { contentBuilder } from '../engine/store.ts'

/** Whatever has the item as its main picture loses that. */
export async function dropFeaturedMedia(db: Db, id: number): Promise<void> {
  await db
    .updateTable('content')
    .set({ featured_media: 0 })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('featured_media', '=', id)
    .execute()
}

/** Shows the files that are attached to an item to nobody but their authors and editors. */
export async function makeFilesPrivate(db: Db, parent: number): Promise<void> {
  await db
    .updateTable('content')
    .set({ status: 'private' })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('parent', '=', parent)
    .where('type', '=', 'attachment')
    .where('status', '=', 'inherit')
    .execute()
}

/** The media item at a public address: by its slug and those above it. */
export async function findPublicMediaByPath(db: Db, slugs: readonly string[]): Promise<ContentRow | undefined> {
  const called = await db
    .selectFrom('content')
    .select('id')
    .where('type', '=', 'attachment')
    .where('slug', '=', slugs.at(-1) ?? '')
    .orderBy('id')
    .execute()
  const rows = await findReadableMedia(
    db,
    called.map(({ id }) => id),
    visitor,
  )
  const { link } = await permalinks(db, rows, '')
  return rows.find((row) => link(row) === `/${slugs.join('/')}/`)
}

/** Those of the media items that the caller may read. */
export async function findReadableMedia(db: Db, ids: readonly number[], caller: Caller): Promise<ContentRow[]> {
  if (!ids.length) return []
  const condition = readableMedia(caller, contentBuilder())
  const items = db.selectFrom('content').selectAll().where('id', 'in', ids).where('type', '=', 'attachment')
  return (condition ? items.where(condition) : items).execute()
}

/** The file at a path of the uploads, if the caller may read the media item that it belongs to. */
export async function findReadableFile(
  db: Db,
  path: string,
  caller: Caller,
  password?: string,
): Promise<{ mimeType: string; isPublic: boolean } | undefined> {
  const eb = contentBuilder()
  const condition = readableMedia(caller, eb, password)
  const files = db
    .selectFrom('content')
    .innerJoin('media_files', 'media_files.content_id', 'content.id')
    .select('media_files.mime_type')
    .select(eb.and([readableMedia(visitor, eb)].filter((one) => one !== undefined)).as('is_public'))
    .where('media_files.path', '=', path)
  const row = await (condition ? files.where(condition) : files).executeTakeFirst()
  return row && { mimeType: row.mime_type, isPublic: Boolean(row.is_public) }
}
