// Preview links: tokens with which anyone can read one item that is not public. They end with their item and with their creator.
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('preview_links')
    .addColumn('id', 'integer', (column) =>
      kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('content_id', 'integer', (column) => column.notNull().references('content.id').onDelete('cascade'))
    .addColumn('author', 'integer', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('autosave', 'integer', (column) => column.notNull())
    .addColumn('created', 'text', (column) => column.notNull())
    .addColumn('expires', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('preview_links_by_content').on('preview_links').column('content_id').execute()
  await db.schema.createIndex('preview_links_by_author').on('preview_links').column('author').execute()
  await db.schema.createIndex('preview_links_by_expiry').on('preview_links').column('expires').execute()
}
