// Items by title in the order of the list, so that a page by title reads no others, and the few items that have a format, by date.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'

const FOLDED: Readonly<Record<DatabaseKind, string>> = { sqlite: 'fold(title)', postgres: 'lower(title)' }

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  for (const statement of [
    'drop index content_by_title',
    `create index content_by_title on content(type, status, (${FOLDED[kind]}), id)`,
    `create index content_by_format on content(type, status, format, date_gmt, id) where format <> 'standard'`,
  ])
    await sql.raw(statement).execute(db)
}
