// The SQL of variants of images. A variant without an item is being made, or is removed.
import type { Db } from '../db/schema.ts'
import type { ImageVariantsTable } from '../db/tables/image-variants.ts'
import { focalPointOf } from './focal-point.ts'
import type { Original, VariantAddress } from './variants.ts'

/** Returns what the variants of these media items are made from, by ID. Others have no file here. */
export async function findOriginals(db: Db, ids: readonly number[]): Promise<Map<number, Original>> {
  if (!ids.length) return new Map()
  const rows = await db
    .selectFrom('media_files')
    .innerJoin('content', 'content.id', 'media_files.content_id')
    .select(['content.id', 'content.meta'])
    .select([
      'media_files.path',
      'media_files.stored_as',
      'media_files.mime_type',
      'media_files.width',
      'media_files.height',
      'media_files.frames',
    ])
    .where('content.id', 'in', ids)
    .where('media_files.size', '=', 'full')
    .execute()
  return new Map(rows.map(({ id, meta, ...file }) => [id, { id, file, focalPoint: focalPointOf({ meta }) }]))
}

/** Returns the path of the variant in the storage; undefined if it has not been made. */
export async function findVariantPath(db: Db, { id, version, name }: VariantAddress): Promise<string | undefined> {
  const row = await db
    .selectFrom('image_variants')
    .select('path')
    .where('content_id', '=', id)
    .where('version', '=', version)
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.path
}

/** Records a file before it is stored, so that it is removed if it is never used. */
export async function reserveVariant(db: Db, row: Omit<ImageVariantsTable, 'content_id'>): Promise<void> {
  await db
    .insertInto('image_variants')
    .values({ ...row, content_id: null })
    .execute()
}

/** Makes a stored file the variant of an item. Returns false if the file is being removed. */
export async function claimVariant(db: Db, path: string, id: number, version: string): Promise<boolean> {
  const claimed = await db
    .updateTable('image_variants')
    .set({ content_id: id })
    .where('path', '=', path)
    .where('content_id', 'is', null)
    .where('version', '=', version)
    .returning('path')
    .execute()
  return claimed.length > 0
}

/** Detaches the item's variants but those of these versions, and returns their paths. The sweep removes them unless the caller does. */
export async function releaseVariants(db: Db, id: number, kept: readonly string[], since: string): Promise<string[]> {
  const release = db.updateTable('image_variants').set({ content_id: null, since }).where('content_id', '=', id)
  const rows = await (kept.length ? release.where('version', 'not in', kept) : release).returning('path').execute()
  return rows.map(({ path }) => path)
}

/** Detaches one variant. */
export async function releaseVariant(db: Db, path: string, since: string): Promise<void> {
  await db.updateTable('image_variants').set({ content_id: null, since }).where('path', '=', path).execute()
}

/** Returns the paths of all variants of the items. */
export async function findVariantPaths(db: Db, ids: readonly number[]): Promise<string[]> {
  if (!ids.length) return []
  const rows = await db.selectFrom('image_variants').select('path').where('content_id', 'in', ids).execute()
  return rows.map(({ path }) => path)
}

/** The version of a file that is being removed, so that nothing can claim it. */
const SWEPT = ''

/** Marks those of the files that no item has for removal, and returns their paths. */
export async function markUnusedVariants(db: Db, paths: readonly string[]): Promise<string[]> {
  if (!paths.length) return []
  const unused = db.updateTable('image_variants').set({ version: SWEPT }).where('path', 'in', paths).where('content_id', 'is', null)
  return (await unused.returning('path').execute()).map(({ path }) => path)
}

/** The same for files that no item has had since a moment. From `now` on they count as being removed. */
export async function markAbandonedVariants(db: Db, before: string, now: string): Promise<string[]> {
  const abandoned = db
    .updateTable('image_variants')
    .set({ version: SWEPT, since: now })
    .where('content_id', 'is', null)
    .where('since', '<=', before)
  return (await abandoned.returning('path').execute()).map(({ path }) => path)
}

export async function forgetVariants(db: Db, paths: readonly string[]): Promise<void> {
  if (paths.length) await db.deleteFrom('image_variants').where('path', 'in', paths).where('content_id', 'is', null).execute()
}
