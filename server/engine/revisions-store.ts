// Finds and erases the revisions and autosaves of items.
import { sql } from 'kysely'
import { compiledQuery } from '../db/compiled-query.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'

export const autosaveSlug = (parent: number): string => `${parent}-autosave-v1`
export const revisionSlug = (parent: number): string => `${parent}-revision-v1`

/** Whether the item has not been saved since the autosave. */
export const isCurrent = (autosave: ContentRow, item: ContentRow): boolean => autosave.modified_gmt >= item.modified_gmt

const countsOf = compiledQuery((db, { values: parents }: { values: readonly number[] }) =>
  db
    .selectFrom('content')
    .select((eb) => ['parent', eb.fn.countAll<number>().as('count'), eb.fn.max('id').as('newest')])
    .where('parent', 'in', parents)
    // With a bound value, SQLite would prepare the statement again each time.
    .where('type', '=', sql.lit('revision'))
    .groupBy('parent'),
)

/** Returns the number of revisions of each item, and the ID of the newest. */
export async function countRevisions(db: Db, ids: readonly number[]): Promise<Map<number, { count: number; newest: number }>> {
  if (!ids.length) return new Map()
  const rows = await countsOf(db, { values: ids })
  return new Map(rows.map((row) => [row.parent, { count: Number(row.count), newest: row.newest }]))
}

const newestRevision = compiledQuery((db, { values: [parent, slug] }: { values: [number, string] }) =>
  db
    .selectFrom('content')
    .selectAll()
    .where('type', '=', 'revision')
    .where('parent', '=', parent)
    .where('slug', '=', slug)
    .orderBy('id', 'desc')
    .limit(1),
)

/** Finds the newest revision of an item that is not an autosave. */
export async function findNewestRevision(db: Db, parent: number): Promise<ContentRow | undefined> {
  return (await newestRevision(db, { values: [parent, revisionSlug(parent)] }))[0]
}

/** Finds the autosaves of an item, newest first; only those of `author` if it is set. */
export function findAutosaves(db: Db, parent: number, author?: number): Promise<ContentRow[]> {
  const all = db
    .selectFrom('content')
    .selectAll()
    .where('type', '=', 'revision')
    .where('parent', '=', parent)
    .where('slug', '=', autosaveSlug(parent))
  return (author === undefined ? all : all.where('author', '=', author)).orderBy('modified_gmt', 'desc').orderBy('id', 'desc').execute()
}

export async function eraseRevisions(db: Db, parents: readonly number[]): Promise<void> {
  if (parents.length) await db.deleteFrom('content').where('type', '=', 'revision').where('parent', 'in', parents).execute()
}
