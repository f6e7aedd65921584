// The log of what has happened to items and terms, which triggers write in the transaction of each change.
// On PostgreSQL, transactions do not commit in the order of their IDs, so the triggers write to `change_outbox`; what has been committed
// is moved to `changes`, one move at a time, and gets its position there.
import type { DatabaseKind } from '../dialect.ts'
import { LONG_ID } from './dialects.ts'

export const statements = (kind: DatabaseKind): string[] => [
  ...(kind === 'postgres' ? ['change_outbox', 'changes'] : ['changes']).map(
    (table) => `create table ${table} (
      id ${LONG_ID[kind]},
      at text not null,
      type text not null,
      item_id integer not null,
      slug text not null,
      status_before text,
      status_after text,
      author_before integer,
      author_after integer
    )`,
  ),
  ...TRIGGERS[kind],
]

const NOW: Readonly<Record<DatabaseKind, string>> = {
  sqlite: `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
  postgres: `to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

/** A file is as public as the item that it is attached to. */
const statusOf = (row: 'old' | 'new'): string => `case when ${row}.type = 'attachment' and ${row}.status = 'inherit' and ${row}.parent <> 0
  and exists (select 1 from content where id = ${row}.parent and (status <> 'publish' or password <> '')) then 'private' else ${row}.status end`

/** The slug that was public: an item that is unpublished and renamed at once keeps its new slug to itself. */
const publicSlug = `case when ${statusOf('new')} in ('publish', 'inherit') then new.slug else old.slug end`

/** The table that the triggers write to. */
const LOG: Readonly<Record<DatabaseKind, string>> = { sqlite: 'changes', postgres: 'change_outbox' }

const logged = (kind: DatabaseKind, columns: readonly string[], values: string): string =>
  `insert into ${LOG[kind]} (at, type, item_id, slug, ${columns.join(', ')}) ${values};`

const AFTER = ['status_after', 'author_after'] as const
const BEFORE = ['status_before', 'author_before'] as const

const itemLogged = (kind: DatabaseKind) => ({
  insert: logged(kind, AFTER, `values (${NOW[kind]}, new.type, new.id, new.slug, ${statusOf('new')}, new.author)`),
  update: logged(
    kind,
    [...BEFORE, ...AFTER],
    `values (${NOW[kind]}, new.type, new.id, ${publicSlug}, ${statusOf('old')}, old.author, ${statusOf('new')}, new.author)`,
  ),
  delete: logged(
    kind,
    BEFORE,
    `values (${NOW[kind]}, old.type, old.id, coalesce(old.slug_before_trash, old.slug), ${statusOf('old')}, old.author)`,
  ),
})

/** Terms are always public, as far as their taxonomy is. */
const termLogged = (kind: DatabaseKind) => ({
  insert: logged(kind, ['status_after'], `values (${NOW[kind]}, new.taxonomy, new.id, new.slug, 'publish')`),
  update: logged(kind, ['status_before', 'status_after'], `values (${NOW[kind]}, new.taxonomy, new.id, new.slug, 'publish', 'publish')`),
  delete: logged(kind, ['status_before'], `values (${NOW[kind]}, old.taxonomy, old.id, old.slug, 'publish')`),
})

/** The texts of a term in another language. They are deleted with the term. */
const termTextsLogged = (kind: DatabaseKind): string =>
  logged(
    kind,
    ['status_before', 'status_after'],
    `select ${NOW[kind]}, taxonomy, id, slug, 'publish', 'publish' from terms where id = new.term_id`,
  )

/** What makes an update a change: a new version, and for terms, anything but their number of items. */
const itemChanged = 'new.version <> old.version or new.status <> old.status'
const termChanged = ['name', 'slug', 'description', 'parent', 'meta'].map((column) => `new.${column} <> old.${column}`).join(' or ')

const sqlite = (name: string, event: string, table: string, action: string, condition?: string): string =>
  `create trigger ${name}_${event} after ${event} on ${table} ${condition ? `when ${condition}` : ''} begin ${action} end`

const postgres = (name: string, actions: { insert: string; update: string; delete?: string }): string =>
  `create function ${name}() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then ${actions.insert}
     elsif tg_op = 'UPDATE' then ${actions.update}
     ${actions.delete ? `else ${actions.delete}` : ''}
     end if;
     return null;
   end $$`

const postgresTrigger = (name: string, event: string, table: string, condition?: string): string =>
  `create trigger ${name}_${event} after ${event} on ${table} for each row ${condition ? `when (${condition})` : ''} execute function ${name}()`

const [items, terms] = [itemLogged('sqlite'), termLogged('sqlite')]
const termTexts = termTextsLogged('postgres')

const TRIGGERS: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    sqlite('changes_items', 'insert', 'content', items.insert, `new.type <> 'revision'`),
    sqlite('changes_items', 'update', 'content', items.update, `new.type <> 'revision' and (${itemChanged})`),
    sqlite('changes_items', 'delete', 'content', items.delete, `old.type <> 'revision'`),
    sqlite('changes_terms', 'insert', 'terms', terms.insert),
    sqlite('changes_terms', 'update', 'terms', terms.update, termChanged),
    sqlite('changes_terms', 'delete', 'terms', terms.delete),
    sqlite('changes_term_texts', 'insert', 'term_texts', termTextsLogged('sqlite')),
    sqlite('changes_term_texts', 'update', 'term_texts', termTextsLogged('sqlite')),
  ],
  postgres: [
    postgres('log_item', itemLogged('postgres')),
    postgresTrigger('log_item', 'insert', 'content', `new.type <> 'revision'`),
    postgresTrigger('log_item', 'update', 'content', `new.type <> 'revision' and (${itemChanged})`),
    postgresTrigger('log_item', 'delete', 'content', `old.type <> 'revision'`),
    postgres('log_term', termLogged('postgres')),
    postgresTrigger('log_term', 'insert', 'terms'),
    postgresTrigger('log_term', 'update', 'terms', termChanged),
    postgresTrigger('log_term', 'delete', 'terms'),
    postgres('log_term_texts', { insert: termTexts, update: termTexts }),
    postgresTrigger('log_term_texts', 'insert', 'term_texts'),
    postgresTrigger('log_term_texts', 'update', 'term_texts'),
  ],
}
