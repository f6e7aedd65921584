// The SQL of media files. Every function takes the database, or a transaction, first.
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { MediaFileRow } from '../db/tables/media-files.ts'

type Db = Kysely<Database>

/** What is known of a file before it belongs to an item. */
export type NewFile = Omit<MediaFileRow, 'content_id' | 'since'>

export async function takenPaths(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('media_files').select('path').where('path', 'in', paths).execute()
  return new Set(rows.map((row) => row.path))
}

/** Takes all of the paths or, where one is taken, none. What is reserved here and never claimed counts as left behind. */
export async function reserveFiles(db: Db, files: readonly NewFile[], since: string): Promise<boolean> {
  const rows = await db
    .insertInto('media_files')
    .values(files.map((file) => ({ ...file, content_id: null, since })))
    .onConflict((conflict) => conflict.column('path').doNothing())
    .returning('path')
    .execute()
  if (rows.length === files.length) return true
  await forgetFiles(
    db,
    rows.map((row) => row.path),
  )
  return false
}

export async function claimFiles(db: Db, contentId: number, paths: readonly string[]): Promise<void> {
  if (paths.length) await db.updateTable('media_files').set({ content_id: contentId }).where('path', 'in', paths).execute()
}

/** Takes an item's files from it; the sweep clears them away if nothing else does. */
export async function releaseFiles(db: Db, contentId: number, since: string): Promise<void> {
  await db.updateTable('media_files').set({ content_id: null, since }).where('content_id', '=', contentId).execute()
}

export async function forgetFiles(db: Db, paths: readonly string[]): Promise<void> {
  if (paths.length) await db.deleteFrom('media_files').where('path', 'in', paths).where('content_id', 'is', null).execute()
}

/** The files of each item, those with most pixels first. */
export async function findFilesOf(db: Db, contentIds: readonly number[]): Promise<Map<number, MediaFileRow[]>> {
  if (!contentIds.length) return new Map()
  const rows = await db
    .selectFrom('media_files')
    .selectAll()
    .where('content_id', 'in', contentIds)
    .orderBy('width', 'desc')
    .orderBy('path')
    .execute()
  return Map.groupBy(rows, (row) => row.content_id ?? 0)
}

export async function findLeftBehind(db: Db, before: string): Promise<string[]> {
  const rows = await db.selectFrom('media_files').select('path').where('content_id', 'is', null).where('since', '<=', before).execute()
  return rows.map((row) => row.path)
}

export async function measureFile(
  db: Db,
  path: string,
  { width, height, bytes }: Pick<MediaFileRow, 'width' | 'height' | 'bytes'>,
): Promise<void> {
  await db.updateTable('media_files').set({ width, height, bytes }).where('path', '=', path).execute()
}
