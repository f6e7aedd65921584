// Where menu items lead, and what menus keep beside their names.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('menu_items')
    .addColumn('content_id', 'integer', (column) => column.primaryKey().references('content.id').onDelete('cascade'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('object', 'text', (column) => column.notNull())
    .addColumn('object_id', 'integer', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('classes', 'text', (column) => column.notNull())
    .addColumn('xfn', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .alterTable('terms')
    .addColumn('meta', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
  await db.schema.createIndex('menu_items_by_object').on('menu_items').columns(['type', 'object_id']).execute()
}
