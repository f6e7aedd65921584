// The SQL of imports: recognising what is there already, and writing what belongs to new items.
import type { Kysely } from 'kysely'
import type { Dialect } from '../db/dialect.ts'
import type { Database } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { TermRow } from '../db/tables/terms.ts'
import type { UserRow } from '../db/tables/users.ts'

type Db = Kysely<Database>

/** What an import needs to know about a row. */
export type KnownRow = Pick<ContentRow, 'id' | 'type' | 'slug' | 'date' | 'guid' | 'parent' | 'featured_media' | 'meta'>

/** The rows that could be these items: the ones with their guids, and the ones with their slugs. */
export async function findLikely(db: Db, items: readonly { row: Pick<ContentRow, 'type' | 'guid' | 'slug'> }[]): Promise<KnownRow[]> {
  const valuesOf = (column: 'type' | 'guid' | 'slug'): string[] => [...new Set(items.map(({ row }) => row[column]).filter(Boolean))]
  const [types, guids, slugs] = [valuesOf('type'), valuesOf('guid'), valuesOf('slug')]
  if (!types.length) return []
  return db
    .selectFrom('content')
    .select(['id', 'type', 'slug', 'date', 'guid', 'parent', 'featured_media', 'meta'])
    .where((eb) => eb.or([...(guids.length ? [eb('guid', 'in', guids)] : []), ...(slugs.length ? [eb.and([eb('type', 'in', types), eb('slug', 'in', slugs)])] : [])]))
    .orderBy('id')
    .execute()
}

export async function insertTerms(db: Db, contentId: number, termIds: readonly number[]): Promise<void> {
  if (termIds.length) await db.insertInto('content_terms').values(termIds.map((id) => ({ content_id: contentId, term_id: id }))).execute()
}

export function listTerms(db: Db, taxonomies: readonly string[]): Promise<Pick<TermRow, 'id' | 'taxonomy' | 'slug'>[]> {
  return db.selectFrom('terms').select(['id', 'taxonomy', 'slug']).where('taxonomy', 'in', taxonomies).execute()
}

export function findUserByEmail(db: Db, dialect: Dialect, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb(dialect.fold(eb.ref('email')), '=', email.toLowerCase()))
    .orderBy('id')
    .executeTakeFirst()
}

export function findAdministrator(db: Db): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('role', '=', 'administrator').orderBy('id').executeTakeFirst()
}
