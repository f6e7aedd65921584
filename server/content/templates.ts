// The templates that an item may name.
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

export async function templateSlugs(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('content').select('slug').where('type', '=', 'template').where('status', '=', 'publish').orderBy('slug').execute()
  return rows.map((row) => row.slug)
}
