// Counts the writes to each table, to the items by type and to the terms by taxonomy, so that caches know what has changed. On SQLite alone.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'

const tables = [
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

const partitions = [
  { table: 'content', column: 'type' },
  { table: 'terms', column: 'taxonomy' },
]

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  if (kind !== 'sqlite') return
  const run = (statement: string): Promise<unknown> => sql.raw(statement).execute(db)
  await run('create table data_changes (scope text primary key, count integer not null) without rowid')
  for (const table of tables) {
    await run(`insert into data_changes (scope, count) values ('${table}', 0)`)
    for (const event of ['insert', 'update', 'delete'])
      await run(`create trigger data_changes_${table}_${event} after ${event} on ${table} begin
        update data_changes set count = count + 1 where scope = '${table}';
      end`)
  }
  for (const { table, column } of partitions) {
    const counted = (row: string): string => `insert into data_changes (scope, count) values ('${table}:' || ${row}.${column}, 1)
      on conflict (scope) do update set count = count + 1;`
    await run(`create trigger data_changes_${table}_insert after insert on ${table} begin ${counted('new')} end`)
    await run(`create trigger data_changes_${table}_update after update on ${table} begin ${counted('new')} end`)
    await run(`create trigger data_changes_${table}_delete after delete on ${table} begin ${counted('old')} end`)
    await run(`create trigger data_changes_${table}_${column} after update of ${column} on ${table}
      when old.${column} <> new.${column} begin ${counted('old')} end`)
  }
}
