// The SQL of descriptions of images: those that are missing, and which process finds them out.
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { ImageDescription, MediaFileRow } from '../db/tables/media-files.ts'
import { listImageTypes } from './types.ts'

/** An image without a description. */
export type UndescribedImage = Pick<MediaFileRow, 'path' | 'stored_as'>

/**
 * Returns images that no process has begun to describe since a moment, and notes that this one has. A process that is killed leaves them to others
 * after that time.
 */
export async function claimUndescribed(
  db: Db,
  limit: number,
  { now, before }: { now: string; before: string },
): Promise<UndescribedImage[]> {
  const isDue = sql<boolean>`(described_since is null or described_since <= ${before})`
  const due = db
    .selectFrom('media_files')
    .select('path')
    .where('frames', 'is', null)
    .where('size', '=', 'full')
    .where('mime_type', 'in', listImageTypes())
    .where('content_id', 'is not', null)
    .where(isDue)
    .orderBy('path')
    .limit(limit)
  // On PostgreSQL, a row that another process has just claimed is compared again.
  return db
    .updateTable('media_files')
    .set({ described_since: now })
    .where('path', 'in', due)
    .where('frames', 'is', null)
    .where(isDue)
    .returning(['path', 'stored_as'])
    .execute()
}

/** Stores the description, unless the file has been replaced. */
export async function describeFile(db: Db, { path, stored_as }: UndescribedImage, description: ImageDescription): Promise<void> {
  await db
    .updateTable('media_files')
    .set({ ...description })
    .where('path', '=', path)
    .where('stored_as', stored_as === null ? 'is' : '=', stored_as)
    .where('frames', 'is', null)
    .execute()
}
