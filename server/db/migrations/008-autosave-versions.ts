// Which versions of items came of autosaves, and whose texts these changed.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('autosave_versions')
    .addColumn('content_id', 'integer', (column) => column.notNull().references('content.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('autosave_versions_key', ['content_id', 'version'])
    .execute()
  await db.schema.createIndex('autosave_versions_by_user').on('autosave_versions').column('user_id').execute()
}
