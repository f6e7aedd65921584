// For caches in front of the service, the log of changes has writes that belong to no change of an item, term or user: to other tables, under
// their names, and the number of items of a term, with the name of its taxonomy. Webhooks and the feed of changes know none of these types.
// Subscriptions have a format, for what is sent to such caches. `audit_log` has who changed rights, passwords and settings, and what was deleted.
import type { DatabaseKind } from '../dialect.ts'
import { LONG_ID } from './dialects.ts'

export const statements = (kind: DatabaseKind): string[] => [
  `alter table webhook_subscriptions add column format text not null default 'webhook'`,
  ...WRITES.flatMap((write) => logged(kind, write)),
  `create table audit_log (
    id ${LONG_ID[kind]},
    at text not null,
    user_id integer,
    login text not null,
    application text,
    address text not null,
    operation text not null,
    target_type text not null,
    target_id text not null,
    action text not null,
    details text not null
  )`,
  'create index audit_log_by_time on audit_log(at, id)',
  ...APPEND_ONLY[kind],
]

/** Entries are added, and deleted when they are old, but never changed. */
const APPEND_ONLY: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [`create trigger audit_log_update before update on audit_log begin select raise(abort, 'the audit log cannot be changed'); end`],
  postgres: [
    `create function refuse_audit_change() returns trigger language plpgsql as $$
     begin raise exception 'the audit log cannot be changed'; end $$`,
    `create trigger audit_log_update before update on audit_log for each row execute function refuse_audit_change()`,
  ],
}

const EVENTS = ['insert', 'update', 'delete'] as const
type Event = (typeof EVENTS)[number]

interface LoggedWrite {
  table: string
  events: readonly Event[]
  type: string
  /** The column with the ID, which may be null; 0 without one. */
  id?: string
  slug?: string
  /** For updates. */
  when?: string
}

const WRITES: readonly LoggedWrite[] = [
  { table: 'settings', events: EVENTS, type: 'settings' },
  { table: 'media_files', events: EVENTS, type: 'media_files', id: 'content_id' },
  { table: 'menu_items', events: EVENTS, type: 'menu_items', id: 'content_id' },
  { table: 'former_paths', events: EVENTS, type: 'former_paths' },
  { table: 'former_term_slugs', events: EVENTS, type: 'former_term_slugs' },
  { table: 'terms', events: ['update'], type: 'terms', id: 'id', slug: 'taxonomy', when: 'new.count <> old.count' },
  { table: 'events', events: ['update'], type: 'events', id: 'content_id', when: 'new.generated_until <> old.generated_until' },
  { table: 'event_occurrences', events: ['update'], type: 'event_occurrences', id: 'id', when: 'new.version <> old.version' },
]

const AT: Readonly<Record<DatabaseKind, string>> = {
  sqlite: `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
  postgres: `to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

const LOG: Readonly<Record<DatabaseKind, string>> = { sqlite: 'changes', postgres: 'change_outbox' }

const ROWS: Readonly<Record<Event, readonly string[]>> = { insert: ['new'], update: ['new', 'old'], delete: ['old'] }

function insertion(kind: DatabaseKind, { type, id, slug }: LoggedWrite, event: Event): string {
  const itemId = id ? `coalesce(${[...ROWS[event].map((row) => `${row}.${id}`), '0'].join(', ')})` : '0'
  const values = [AT[kind], `'${type}'`, itemId, slug ? `new.${slug}` : `''`]
  return `insert into ${LOG[kind]} (at, type, item_id, slug) values (${values.join(', ')});`
}

function logged(kind: DatabaseKind, write: LoggedWrite): string[] {
  const { table, events, when } = write
  const condition = when ? `when (${when})` : ''
  if (kind === 'sqlite')
    return events.map(
      (event) => `create trigger changes_of_${table}_${event} after ${event} on ${table} ${condition} begin
        ${insertion(kind, write, event)}
      end`,
    )
  return events.flatMap((event) => [
    `create function log_${table}_${event}() returns trigger language plpgsql as $$
     begin ${insertion(kind, write, event)} return null; end $$`,
    `create trigger log_${table}_${event} after ${event} on ${table} for each row ${condition} execute function log_${table}_${event}()`,
  ])
}
