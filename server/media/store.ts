// The SQL of media files.
import type { Db } from '../db/schema.ts'
import type { ImageDescription, MediaFileRow } from '../db/tables/media-files.ts'
import { ApiError } from '../contract/api-error.ts'

/** A file that does not belong to an item yet. */
export type NewFile = Pick<MediaFileRow, 'path' | 'size' | 'mime_type' | 'width' | 'height' | 'bytes'> & Partial<ImageDescription>

const UNDESCRIBED: ImageDescription = { frames: null, placeholder: null, dominant_color: null }

/** Returns the path of a file in the storage. */
export const storedPath = ({ path, stored_as }: Pick<MediaFileRow, 'path' | 'stored_as'>): string => stored_as ?? path

const RETRY_SECONDS = 10

export async function takenPaths(db: Db, paths: readonly string[]): Promise<Set<string>> {
  if (!paths.length) return new Set()
  const rows = await db.selectFrom('media_files').select('path').where('path', 'in', paths).execute()
  return new Set(rows.map((row) => row.path))
}

/** Reserves all paths, or none if one is taken. Reserved files that are never claimed are swept. */
export async function reserveFiles(db: Db, files: readonly NewFile[], since: string): Promise<boolean> {
  const rows = await db
    .insertInto('media_files')
    .values(files.map((file) => ({ ...UNDESCRIBED, ...file, content_id: null, since })))
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

/** Replaces the size of a file that is being swept, so that nothing can claim it. */
const SWEPT = 'swept'

/** Assigns reserved files to an item. Throws if one belongs to an item already or is being swept. */
export async function claimFiles(db: Db, contentId: number, paths: readonly string[]): Promise<void> {
  if (!paths.length) return
  const claimed = await db
    .updateTable('media_files')
    .set({ content_id: contentId })
    .where('path', 'in', paths)
    .where('content_id', 'is', null)
    .where('size', '<>', SWEPT)
    .returning('path')
    .execute()
  if (claimed.length < paths.length) throw sweptError()
}

const sweptError = (): ApiError =>
  new ApiError(503, 'rest_unavailable', 'The upload took too long, and its files have been removed. Nothing was changed; try again.', {
    retryAfter: RETRY_SECONDS,
  })

/** A file that replaces the file at a URL. */
export interface Replacement {
  /** The path in the URL. */
  path: string
  /** The stored file and its dimensions. */
  file: NewFile
}

/**
 * Replaces an item's files with reserved files. Returns the files that are no longer used; the sweep removes them unless the caller
 * does, except for files at the path of their URL, which are removed with the item at the latest.
 */
export async function replaceFiles(db: Db, contentId: number, replacements: readonly Replacement[], since: string): Promise<string[]> {
  const reserved = new Set(replacements.map(({ file }) => file.path))
  const taken = await db
    .deleteFrom('media_files')
    .where('path', 'in', [...reserved])
    .where('content_id', 'is', null)
    .where('size', '<>', SWEPT)
    .returning('path')
    .execute()
  if (taken.length < reserved.size) throw sweptError()
  const before = (await findFilesOf(db, [contentId])).get(contentId) ?? []
  for (const { path, file } of replacements) {
    const { path: stored_as, size: _size, mime_type: _type, ...known } = { ...UNDESCRIBED, ...file }
    const isReplaced = before.some((one) => one.path === path)
    if (isReplaced)
      await db
        .updateTable('media_files')
        .set({ stored_as, ...known })
        .where('path', '=', path)
        .execute()
    else
      await db
        .insertInto('media_files')
        .values({ ...file, path, stored_as, content_id: contentId, since })
        .execute()
  }
  const paths = new Set(replacements.map(({ path }) => path))
  const kept = new Set(before.filter(({ path }) => !paths.has(path)).map(storedPath))
  const unused = [...new Set(before.filter(({ path }) => paths.has(path)).map(storedPath))].filter((path) => !kept.has(path))
  const orphans = unused.filter((path) => !before.some((one) => one.path === path))
  const left = { content_id: null, size: 'full', mime_type: '', width: null, height: null, bytes: null, since }
  if (orphans.length)
    await db
      .insertInto('media_files')
      .values(orphans.map((path) => ({ ...left, path })))
      .execute()
  return unused
}

/** Detaches an item's files; the sweep removes them unless the caller does. */
export async function releaseFiles(db: Db, contentId: number, since: string): Promise<void> {
  await db.updateTable('media_files').set({ content_id: null, since }).where('content_id', '=', contentId).execute()
}

export async function forgetFiles(db: Db, paths: readonly string[]): Promise<void> {
  if (paths.length) await db.deleteFrom('media_files').where('path', 'in', paths).where('content_id', 'is', null).execute()
}

/** Returns the files of each item, largest dimensions first. */
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

/**
 * Marks abandoned files from before a moment, so that nothing can claim them, and returns them for removal. From `now` on they count as
 * being removed, so that no other process removes them too, unless this one is interrupted.
 */
export async function markAbandoned(db: Db, before: string, now: string): Promise<LeftFile[]> {
  const rows = await db
    .updateTable('media_files')
    .set({ size: SWEPT, since: now })
    .where('content_id', 'is', null)
    .where('since', '<=', before)
    .returning(['path', 'stored_as'])
    .execute()
  return rows
}

/** Marks those of the files that nothing has claimed, so that nothing can, and returns them for removal. */
export async function markUnclaimed(db: Db, paths: readonly string[]): Promise<LeftFile[]> {
  if (!paths.length) return []
  const left = db.updateTable('media_files').set({ size: SWEPT }).where('path', 'in', paths).where('content_id', 'is', null)
  return left.returning(['path', 'stored_as']).execute()
}

/** A file that belongs to no item. */
export type LeftFile = Pick<MediaFileRow, 'path' | 'stored_as'>

export async function measureFile(
  db: Db,
  path: string,
  { width, height, bytes, frames, placeholder, dominant_color }: Pick<MediaFileRow, 'width' | 'height' | 'bytes' | keyof ImageDescription>,
): Promise<void> {
  await db.updateTable('media_files').set({ width, height, bytes, frames, placeholder, dominant_color }).where('path', '=', path).execute()
}
