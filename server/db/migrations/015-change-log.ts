// On PostgreSQL, a log of which transaction has written to which tables, to the items of which types and to the terms of which taxonomies,
// so that caches know what has changed. Each transaction adds rows of its own: writers of one counter would wait for each other.
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
  'event_listings',
  'event_day_counts',
  'venues',
  'organizers',
  'users',
  'documents',
  'foreign_embeds',
  'settings',
]

const partitions = [
  { table: 'content', column: 'type' },
  { table: 'terms', column: 'taxonomy' },
]

const transitions = {
  insert: 'new table as added',
  update: 'old table as removed new table as added',
  delete: 'old table as removed',
}

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  if (kind !== 'postgres') return
  const run = (statement: string): Promise<unknown> => sql.raw(statement).execute(db)
  await run('create table data_change_log (xid xid8 not null default pg_current_xact_id(), scope text not null, primary key (xid, scope))')
  // The log is complete from its oldest row on.
  await run(`insert into data_change_log (scope) values ('')`)
  await run(logging('log_table_change', (rows) => `select tg_table_name where exists (select from ${rows})`))
  for (const table of tables) await addTriggers(table, 'log_table_change')
  for (const { table, column } of partitions) {
    await run(logging(`log_${table}_change`, (rows) => `select distinct '${table}:' || ${column} from ${rows}`))
    await addTriggers(table, `log_${table}_change`)
  }

  /** One trigger per event, as each has its own transition tables. */
  async function addTriggers(table: string, action: string): Promise<void> {
    for (const [event, rows] of Object.entries(transitions))
      await run(`create trigger data_change_log_${event} after ${event} on ${table} referencing ${rows}
        for each statement execute function ${action}()`)
  }
}

/** `scopesOf` selects the scopes of changed rows. */
function logging(name: string, scopesOf: (rows: string) => string): string {
  const log = (rows: string): string => `insert into data_change_log (scope) ${scopesOf(rows)} on conflict do nothing;`
  return `create function ${name}() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then ${log('removed')} end if;
      if tg_op <> 'DELETE' then ${log('added')} end if;
      return null;
    end $$`
}
