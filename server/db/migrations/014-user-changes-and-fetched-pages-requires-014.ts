// The log of changes has users, too. What other sites have responded is in `fetched_pages`: embeds, and the details of pages. It replaces
// `foreign_embeds`, which was a cache, so nothing is copied.
import type { DatabaseKind } from '../dialect.ts'
import { TRANSITIONS } from './dialects.ts'

export const statements = (kind: DatabaseKind): string[] => [
  ...USER_CHANGES[kind],
  'drop table foreign_embeds',
  'create table fetched_pages (key text primary key, response text not null, fetched text not null)',
  'create index fetched_pages_by_age on fetched_pages(fetched)',
  ...FETCHED_WRITES[kind],
]

const AT: Readonly<Record<DatabaseKind, string>> = {
  sqlite: `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
  postgres: `to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

const LOG: Readonly<Record<DatabaseKind, string>> = { sqlite: 'changes', postgres: 'change_outbox' }

/** Users are private, and their own authors. */
const COLUMNS = {
  insert: ['status_after', 'author_after'],
  update: ['status_before', 'author_before', 'status_after', 'author_after'],
  delete: ['status_before', 'author_before'],
}

const logged = (kind: DatabaseKind, event: keyof typeof COLUMNS): string => {
  const id = `${event === 'delete' ? 'old' : 'new'}.id`
  const values = COLUMNS[event].map((column) => (column.startsWith('status') ? `'private'` : id))
  return `insert into ${LOG[kind]} (at, type, item_id, slug, ${COLUMNS[event].join(', ')})
    values (${AT[kind]}, 'user', ${id}, '', ${values.join(', ')});`
}

const EVENTS = ['insert', 'update', 'delete'] as const

const USER_CHANGES: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: EVENTS.map((event) => `create trigger changes_users_${event} after ${event} on users begin ${logged('sqlite', event)} end`),
  postgres: [
    `create function log_user() returns trigger language plpgsql as $$
     begin
       if tg_op = 'INSERT' then ${logged('postgres', 'insert')}
       elsif tg_op = 'UPDATE' then ${logged('postgres', 'update')}
       else ${logged('postgres', 'delete')}
       end if;
       return null;
     end $$`,
    ...EVENTS.map((event) => `create trigger log_user_${event} after ${event} on users for each row execute function log_user()`),
  ],
}

/** Caches learn of its writes as of those of other tables. */
const FETCHED_WRITES: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    `delete from data_changes where scope = 'foreign_embeds'`,
    `insert into data_changes (scope, count) values ('fetched_pages', 0)`,
    ...EVENTS.map(
      (event) => `create trigger data_changes_fetched_pages_${event} after ${event} on fetched_pages begin
        update data_changes set count = count + 1 where scope = 'fetched_pages';
      end`,
    ),
  ],
  postgres: EVENTS.map(
    (event) => `create trigger data_change_log_${event} after ${event} on fetched_pages referencing ${TRANSITIONS[event]}
      for each statement execute function log_table_change()`,
  ),
}
