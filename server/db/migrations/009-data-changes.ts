// Counts the writes to each table, and of the items by their type, so that caches can tell what has changed. On SQLite alone.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'

const tables = [
  'terms',
  'content_terms',
  'term_texts',
  'content_texts',
  'menu_items',
  'media_files',
  'events',
  'event_organizers',
  'venues',
  'organizers',
  'users',
  'documents',
  'foreign_embeds',
]

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  if (kind !== 'sqlite') return
  await sql`create table data_changes (scope text primary key, count integer not null) without rowid`.execute(db)
  for (const table of tables) {
    await sql`insert into data_changes (scope, count) values (${sql.lit(table)}, 0)`.execute(db)
    for (const event of ['insert', 'update', 'delete'])
      await sql`create trigger ${sql.raw(`data_changes_${table}_${event}`)} after ${sql.raw(event)} on ${sql.raw(table)} begin
        update data_changes set count = count + 1 where scope = ${sql.lit(table)};
      end`.execute(db)
  }
  await sql`insert into data_changes (scope, count) select distinct 'content:' || type, 0 from content`.execute(db)
  const counted = (row: string): string =>
    `insert into data_changes (scope, count) values ('content:' || ${row}.type, 1) on conflict (scope) do update set count = count + 1;`
  await sql.raw(`create trigger data_changes_content_insert after insert on content begin ${counted('new')} end`).execute(db)
  await sql.raw(`create trigger data_changes_content_delete after delete on content begin ${counted('old')} end`).execute(db)
  await sql.raw(`create trigger data_changes_content_update after update on content begin ${counted('new')} end`).execute(db)
  await sql
    .raw(`create trigger data_changes_content_type after update of type on content when old.type <> new.type begin ${counted('old')} end`)
    .execute(db)
}
