// The log of what has happened to items and terms, which triggers write in the transaction of each change, and webhooks.
// On PostgreSQL, transactions do not commit in the order of their IDs, so the triggers write to `change_outbox`; what has been committed
// is moved to `changes`, one move at a time, and gets its position there.
import { sql } from 'kysely'
import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  for (const table of kind === 'postgres' ? ['change_outbox', 'changes'] : ['changes'])
    await db.schema
      .createTable(table)
      .addColumn('id', kind === 'postgres' ? 'bigint' : 'integer', (column) => generatedKey(column, kind))
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('item_id', 'integer', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('status_before', 'text')
      .addColumn('status_after', 'text')
      .addColumn('author_before', 'integer')
      .addColumn('author_after', 'integer')
      .execute()
  for (const statement of TRIGGERS[kind]) await sql.raw(statement).execute(db)
  await createWebhooks(db, kind)
}

async function createWebhooks(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await db.schema
    .createTable('webhook_subscriptions')
    .addColumn('id', 'integer', (column) => generatedKey(column, kind))
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('types', 'text', (column) => column.notNull())
    .addColumn('paused', 'integer', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('previous_secret', 'text')
    .addColumn('rotated', 'text')
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('failing_since', 'text')
    .addColumn('created', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('webhook_deliveries')
    .addColumn('id', kind === 'postgres' ? 'bigint' : 'integer', (column) => generatedKey(column, kind))
    .addColumn('subscription_id', 'integer', (column) => column.notNull().references('webhook_subscriptions.id').onDelete('cascade'))
    .addColumn('webhook_id', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('item', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('created', 'text', (column) => column.notNull())
    .addColumn('due', 'text', (column) => column.notNull())
    .addColumn('last_attempt', 'text')
    .addColumn('response_status', 'integer')
    .addColumn('error', 'text')
    .execute()
  await db.schema.createIndex('webhook_deliveries_by_subscription').on('webhook_deliveries').columns(['subscription_id', 'id']).execute()
  await sql`create index webhook_deliveries_due on webhook_deliveries(subscription_id, due) where status = 'pending'`.execute(db)
  await sql`create index webhook_deliveries_by_item on webhook_deliveries(subscription_id, item, id) where status = 'pending'`.execute(db)
}

function generatedKey(column: ColumnDefinitionBuilder, kind: DatabaseKind): ColumnDefinitionBuilder {
  return kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity()
}

const NOW: Readonly<Record<DatabaseKind, string>> = {
  sqlite: `strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`,
  postgres: `to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}

/** A file is as public as the item that it is attached to. */
const statusOf = (row: 'old' | 'new'): string => `case when ${row}.type = 'attachment' and ${row}.status = 'inherit' and ${row}.parent <> 0
  and exists (select 1 from content where id = ${row}.parent and (status <> 'publish' or password <> '')) then 'private' else ${row}.status end`

const logged = (table: string, columns: readonly string[], values: string): string =>
  `insert into ${table} (at, type, item_id, slug, ${columns.join(', ')}) ${values};`

const AFTER = ['status_after', 'author_after'] as const
const BEFORE = ['status_before', 'author_before'] as const

const itemLogged = (table: string, kind: DatabaseKind) => ({
  insert: logged(table, AFTER, `values (${NOW[kind]}, new.type, new.id, new.slug, ${statusOf('new')}, new.author)`),
  update: logged(
    table,
    [...BEFORE, ...AFTER],
    `values (${NOW[kind]}, new.type, new.id, case when new.status = 'trash' then old.slug else new.slug end,
      ${statusOf('old')}, old.author, ${statusOf('new')}, new.author)`,
  ),
  delete: logged(
    table,
    BEFORE,
    `values (${NOW[kind]}, old.type, old.id, coalesce(old.slug_before_trash, old.slug), ${statusOf('old')}, old.author)`,
  ),
})

/** Terms are always public, as far as their taxonomy is. */
const termLogged = (table: string, kind: DatabaseKind) => ({
  insert: logged(table, ['status_after'], `values (${NOW[kind]}, new.taxonomy, new.id, new.slug, 'publish')`),
  update: logged(table, ['status_before', 'status_after'], `values (${NOW[kind]}, new.taxonomy, new.id, new.slug, 'publish', 'publish')`),
  delete: logged(table, ['status_before'], `values (${NOW[kind]}, old.taxonomy, old.id, old.slug, 'publish')`),
})

/** The texts of a term in another language. They are deleted with the term. */
const termTextsLogged = (table: string, kind: DatabaseKind): string =>
  logged(
    table,
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

const [items, terms] = [itemLogged('changes', 'sqlite'), termLogged('changes', 'sqlite')]
const termTexts = termTextsLogged('change_outbox', 'postgres')

const TRIGGERS: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    sqlite('changes_items', 'insert', 'content', items.insert, `new.type <> 'revision'`),
    sqlite('changes_items', 'update', 'content', items.update, `new.type <> 'revision' and (${itemChanged})`),
    sqlite('changes_items', 'delete', 'content', items.delete, `old.type <> 'revision'`),
    sqlite('changes_terms', 'insert', 'terms', terms.insert),
    sqlite('changes_terms', 'update', 'terms', terms.update, termChanged),
    sqlite('changes_terms', 'delete', 'terms', terms.delete),
    sqlite('changes_term_texts', 'insert', 'term_texts', termTextsLogged('changes', 'sqlite')),
    sqlite('changes_term_texts', 'update', 'term_texts', termTextsLogged('changes', 'sqlite')),
  ],
  postgres: [
    postgres('log_item', itemLogged('change_outbox', 'postgres')),
    postgresTrigger('log_item', 'insert', 'content', `new.type <> 'revision'`),
    postgresTrigger('log_item', 'update', 'content', `new.type <> 'revision' and (${itemChanged})`),
    postgresTrigger('log_item', 'delete', 'content', `old.type <> 'revision'`),
    postgres('log_term', termLogged('change_outbox', 'postgres')),
    postgresTrigger('log_term', 'insert', 'terms'),
    postgresTrigger('log_term', 'update', 'terms', termChanged),
    postgresTrigger('log_term', 'delete', 'terms'),
    postgres('log_term_texts', { insert: termTexts, update: termTexts }),
    postgresTrigger('log_term_texts', 'insert', 'term_texts'),
    postgresTrigger('log_term_texts', 'update', 'term_texts'),
  ],
}
