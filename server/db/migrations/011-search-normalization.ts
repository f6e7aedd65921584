// Searches compare texts in the composed form of Unicode (NFC).
import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import type { Database } from '../schema.ts'

export async function up(db: Kysely<Database>, dialect: Dialect): Promise<void> {
  await dialect.rebuildSearchIndexes(db)
}
