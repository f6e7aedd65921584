// The settings of the site. On SQLite, their writes are counted, because responses are made from them.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  if (kind !== 'sqlite') return
  const run = (statement: string): Promise<unknown> => sql.raw(statement).execute(db)
  await run(`insert into data_changes (scope, count) values ('settings', 0)`)
  for (const event of ['insert', 'update', 'delete'])
    await run(`create trigger data_changes_settings_${event} after ${event} on settings begin
      update data_changes set count = count + 1 where scope = 'settings';
    end`)
}
