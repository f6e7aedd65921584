// The SQL of the namespace.
import type { Db } from '#server/db/schema.ts'

/** Sums the known sizes of stored files whose paths begin with `start`. */
export async function sumFileSizes(db: Db, start: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('media_files')
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .where('path', 'like', `${start}%`)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/** Sums the sizes of the files that were made of images on request. */
export async function sumVariantSizes(db: Db): Promise<number> {
  const sum = db.selectFrom('image_variants').select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
  return Number((await sum.executeTakeFirstOrThrow()).bytes ?? 0)
}
