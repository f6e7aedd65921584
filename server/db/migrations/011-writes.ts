// Tells caches what has been written: each table, the items of each type and the terms of each taxonomy. SQLite counts the writes in
// `data_changes`. PostgreSQL logs which transaction has written in `data_change_log`: writers of one counter would wait for each other.
import type { DatabaseKind } from '../dialect.ts'
import { CLUSTERED, TRANSITIONS } from './dialects.ts'

export const statements = (kind: DatabaseKind): string[] => [
  `create table data_changes (scope text primary key, count integer not null) ${CLUSTERED[kind]}`,
  ...WRITES[kind](),
  ...TERM_NAMES[kind],
]

const TABLES = [
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
  'settings',
  'former_paths',
  'former_term_slugs',
]

/** PostgreSQL looks a password up as fast as what has been written. */
const SQLITE_TABLES = [...TABLES, 'application_passwords']

/** On SQLite, the triggers of `event_listings` count the writes of both tables. */
const EVENT_LISTS = ['event_listings', 'event_day_counts']

const PARTITIONS = [
  { table: 'content', column: 'type' },
  { table: 'terms', column: 'taxonomy' },
]

const EVENTS = ['insert', 'update', 'delete']

const WRITES: Readonly<Record<DatabaseKind, () => string[]>> = {
  sqlite: () => [
    ...[...SQLITE_TABLES, ...EVENT_LISTS].map((table) => `insert into data_changes (scope, count) values ('${table}', 0)`),
    ...SQLITE_TABLES.flatMap((table) =>
      EVENTS.map(
        (event) => `create trigger data_changes_${table}_${event} after ${event} on ${table} begin
          update data_changes set count = count + 1 where scope = '${table}';
        end`,
      ),
    ),
    ...PARTITIONS.flatMap(({ table, column }) => {
      const counted = (row: string): string => `insert into data_changes (scope, count) values ('${table}:' || ${row}.${column}, 1)
        on conflict (scope) do update set count = count + 1;`
      return [
        `create trigger data_changes_${table}_insert after insert on ${table} begin ${counted('new')} end`,
        `create trigger data_changes_${table}_update after update on ${table} begin ${counted('new')} end`,
        `create trigger data_changes_${table}_delete after delete on ${table} begin ${counted('old')} end`,
        `create trigger data_changes_${table}_${column} after update of ${column} on ${table}
         when old.${column} <> new.${column} begin ${counted('old')} end`,
      ]
    }),
  ],
  postgres: () => [
    'create table data_change_log (xid xid8 not null default pg_current_xact_id(), scope text not null, primary key (xid, scope))',
    // The log is complete from its oldest row on.
    `insert into data_change_log (scope) values ('')`,
    logging('log_table_change', (rows) => `select tg_table_name where exists (select from ${rows})`),
    ...[...TABLES, ...EVENT_LISTS].flatMap((table) => logTriggers(table, 'log_table_change')),
    ...PARTITIONS.flatMap(({ table, column }) => [
      logging(`log_${table}_change`, (rows) => `select distinct '${table}:' || ${column} from ${rows}`),
      ...logTriggers(table, `log_${table}_change`),
    ]),
  ],
}

const logTriggers = (table: string, action: string): string[] =>
  Object.entries(TRANSITIONS).map(
    ([event, rows]) => `create trigger data_change_log_${event} after ${event} on ${table} referencing ${rows}
      for each statement execute function ${action}()`,
  )

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

const isRenamed = 'old.name <> new.name or old.slug <> new.slug'
const RENAMED = `update data_changes set count = count + 1 where scope = 'term_names';`

/**
 * The changes of terms' names, by which the terms of an item are sorted, and of their slugs, which are among its classes. What an item shows
 * of its terms depends on this count, so that renaming a term changes none of the items that have it.
 */
const TERM_NAMES: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    `insert into data_changes(scope, count) values ('term_names', 0)`,
    `create trigger data_changes_term_names after update of name, slug on terms when ${isRenamed} begin ${RENAMED} end`,
  ],
  postgres: [
    `insert into data_changes(scope, count) values ('term_names', 0)`,
    `create function count_term_name() returns trigger language plpgsql as $$ begin ${RENAMED} return null; end $$`,
    `create trigger data_changes_term_names after update of name, slug on terms for each row
     when (${isRenamed}) execute function count_term_name()`,
  ],
}
