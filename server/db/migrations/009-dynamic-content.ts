// Whether the rendered content of an item has placeholders for dynamic blocks.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('content')
    .addColumn('is_dynamic', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
