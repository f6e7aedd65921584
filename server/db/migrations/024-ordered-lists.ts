// Indexes with the items of a list in its order: by title, by parent, and those of an author by date. They begin with the type and the status, as
// the others do, so that SQLite chooses among them by the order alone: its statistics of a large table are estimates. The few items that have
// a format have an index of their own.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'

const FOLDED: Readonly<Record<DatabaseKind, string>> = { sqlite: 'fold(title)', postgres: 'lower(title)' }

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  for (const statement of [
    'drop index content_by_title',
    `create index content_by_title on content(type, status, (${FOLDED[kind]}), id)`,
    'drop index content_by_author',
    'create index content_by_author on content(type, status, author, date_gmt, id)',
    'create index content_by_status_parent on content(type, status, parent, id)',
    `create index content_by_format on content(type, status, format, date_gmt, id) where format <> 'standard'`,
  ])
    await sql.raw(statement).execute(db)
}
