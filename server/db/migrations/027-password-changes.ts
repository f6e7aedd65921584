// Counts the writes to application passwords, so that what is known of them can be reused until one is written. On SQLite alone.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  if (kind !== 'sqlite') return
  const run = (statement: string): Promise<unknown> => sql.raw(statement).execute(db)
  await run(`insert into data_changes (scope, count) values ('application_passwords', 0)`)
  for (const event of ['insert', 'update', 'delete'])
    await run(`create trigger data_changes_application_passwords_${event} after ${event} on application_passwords begin
      update data_changes set count = count + 1 where scope = 'application_passwords';
    end`)
}
