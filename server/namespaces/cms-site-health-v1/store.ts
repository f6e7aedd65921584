// The SQL of the namespace.
import type { Db } from '#server/db/schema.ts'

/** The bytes of the stored files whose paths begin so, as far as they are known. */
export async function sizeOfFiles(db: Db, start: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('media_files')
    .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
    .where('path', 'like', `${start}%`)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}
