// The paths that items, and the slugs that terms had before they were renamed or moved. Responses are made from them, so their writes are counted.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'

const TABLES = ['former_paths', 'former_term_slugs']

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('former_paths')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('content_id', 'integer', (column) => column.notNull().references('content.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('former_paths_by_item').on('former_paths').column('content_id').execute()
  await db.schema
    .createTable('former_term_slugs')
    .addColumn('taxonomy', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('term_id', 'integer', (column) => column.notNull().references('terms.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('former_term_slugs_key', ['taxonomy', 'slug'])
    .execute()
  await db.schema.createIndex('former_term_slugs_by_term').on('former_term_slugs').column('term_id').execute()
  for (const table of TABLES) for (const statement of triggers[kind](table)) await sql.raw(statement).execute(db)
}

const transitions = {
  insert: 'new table as added',
  update: 'old table as removed new table as added',
  delete: 'old table as removed',
}

const triggers: Readonly<Record<DatabaseKind, (table: string) => string[]>> = {
  sqlite: (table) => [
    `insert into data_changes (scope, count) values ('${table}', 0)`,
    ...Object.keys(transitions).map(
      (event) => `create trigger data_changes_${table}_${event} after ${event} on ${table} begin
        update data_changes set count = count + 1 where scope = '${table}';
      end`,
    ),
  ],
  postgres: (table) =>
    Object.entries(transitions).map(
      ([event, rows]) => `create trigger data_change_log_${event} after ${event} on ${table} referencing ${rows}
        for each statement execute function log_table_change()`,
    ),
}
