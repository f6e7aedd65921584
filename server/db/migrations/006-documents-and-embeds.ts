// The documents of the site toolkit, and what other sites said about their embeds.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('documents')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('foreign_embeds')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('embed', 'text', (column) => column.notNull())
    .addColumn('fetched', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('foreign_embeds_by_age').on('foreign_embeds').column('fetched').execute()
}
