// The log of changes has the slug that was public: an item that is unpublished and renamed at once keeps its new slug to itself.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  for (const statement of TRIGGERS[kind]) await sql.raw(statement).execute(db)
}

const NOW: Readonly<Record<DatabaseKind, string>> = {
  sqlite: `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
  postgres: `to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

/** A file is as public as the item that it is attached to. */
const statusOf = (row: 'old' | 'new'): string => `case when ${row}.type = 'attachment' and ${row}.status = 'inherit' and ${row}.parent <> 0
  and exists (select 1 from content where id = ${row}.parent and (status <> 'publish' or password <> '')) then 'private' else ${row}.status end`

const slugOfUpdate = `case when ${statusOf('new')} in ('publish', 'inherit') then new.slug else old.slug end`

const inserted = (table: string, kind: DatabaseKind): string =>
  `insert into ${table} (at, type, item_id, slug, status_after, author_after)
   values (${NOW[kind]}, new.type, new.id, new.slug, ${statusOf('new')}, new.author);`

const updated = (table: string, kind: DatabaseKind): string =>
  `insert into ${table} (at, type, item_id, slug, status_before, author_before, status_after, author_after)
   values (${NOW[kind]}, new.type, new.id, ${slugOfUpdate}, ${statusOf('old')}, old.author, ${statusOf('new')}, new.author);`

const deleted = (table: string, kind: DatabaseKind): string =>
  `insert into ${table} (at, type, item_id, slug, status_before, author_before)
   values (${NOW[kind]}, old.type, old.id, coalesce(old.slug_before_trash, old.slug), ${statusOf('old')}, old.author);`

const TRIGGERS: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    'drop trigger changes_items_update',
    `create trigger changes_items_update after update on content
     when new.type <> 'revision' and (new.version <> old.version or new.status <> old.status) begin ${updated('changes', 'sqlite')} end`,
  ],
  postgres: [
    `create or replace function log_item() returns trigger language plpgsql as $$
     begin
       if tg_op = 'INSERT' then ${inserted('change_outbox', 'postgres')}
       elsif tg_op = 'UPDATE' then ${updated('change_outbox', 'postgres')}
       else ${deleted('change_outbox', 'postgres')}
       end if;
       return null;
     end $$`,
  ],
}
