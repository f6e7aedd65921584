// Finds a term by its name, ignoring case, among the children of its parent, without reading the other terms of the taxonomy.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'

const FOLDED: Readonly<Record<DatabaseKind, string>> = { sqlite: 'fold(name)', postgres: 'lower(name)' }

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await sql.raw(`create index terms_by_folded_name on terms(taxonomy, parent, (${FOLDED[kind]}))`).execute(db)
}
