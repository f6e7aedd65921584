// Finds and erases the revisions and autosaves of items.
import { sql } from 'kysely'
import { compiledQuery } from '../db/compiled-query.ts'
import type { RequestContext } from '../context.ts'
import { contentBuilder } from '../db/content-builder.ts'
import type { Condition } from '../db/content-builder.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { isInOwnLanguage } from './translations.ts'

type InLanguage = Pick<RequestContext, 'config' | 'language'>

/** The slugs of autosaves and revisions have the language of their texts, unless it is the site's. */
const suffixOf = (of: InLanguage): string => (isInOwnLanguage(of) ? '' : `-${of.language}`)

export const autosaveSlug = (parent: number, of: InLanguage): string => `${parent}-autosave-v1${suffixOf(of)}`
export const revisionSlug = (parent: number, of: InLanguage): string => `${parent}-revision-v1${suffixOf(of)}`

/** Matches the slugs of autosaves and revisions in other languages than the site's. */
const IN_ANOTHER_LANGUAGE = '%-v1-%'

/** Limits a list to the revisions and autosaves with texts in the requested language. */
export function ofLanguage(parent: number, of: InLanguage): Condition {
  const eb = contentBuilder()
  return isInOwnLanguage(of)
    ? eb('content.slug', 'not like', IN_ANOTHER_LANGUAGE)
    : eb('content.slug', 'in', [autosaveSlug(parent, of), revisionSlug(parent, of)])
}

/** Whether the row is an autosave. */
export const isAutosave = ({ slug, parent }: Pick<ContentRow, 'slug' | 'parent'>): boolean => slug.startsWith(`${parent}-autosave-v1`)

/** Whether the item has not been saved since the autosave. */
export const isCurrent = (autosave: ContentRow, item: ContentRow): boolean => autosave.modified_gmt >= item.modified_gmt

const countsOf = compiledQuery((db, { values: parents }: { values: readonly number[] }) =>
  db
    .selectFrom('content')
    .select((eb) => ['parent', eb.fn.countAll<number>().as('count'), eb.fn.max('id').as('newest')])
    .where('parent', 'in', parents)
    // With a bound value, SQLite would prepare the statement again each time.
    .where('type', '=', sql.lit('revision'))
    .where('slug', 'not like', sql.lit(IN_ANOTHER_LANGUAGE))
    .groupBy('parent'),
)

/** Returns the number of revisions of each item in the site's language, and the ID of the newest. */
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

/** Finds the newest revision of an item in the requested language that is not an autosave. */
export async function findNewestRevision(db: Db, parent: number, of: InLanguage): Promise<ContentRow | undefined> {
  return (await newestRevision(db, { values: [parent, revisionSlug(parent, of)] }))[0]
}

/** Finds the autosaves of an item in the requested language, newest first; only those of `author` if it is set. */
export function findAutosaves(db: Db, parent: number, of: InLanguage, author?: number): Promise<ContentRow[]> {
  const all = db
    .selectFrom('content')
    .selectAll()
    .where('type', '=', 'revision')
    .where('parent', '=', parent)
    .where('slug', '=', autosaveSlug(parent, of))
  return (author === undefined ? all : all.where('author', '=', author)).orderBy('modified_gmt', 'desc').orderBy('id', 'desc').execute()
}

export async function eraseRevisions(db: Db, parents: readonly number[]): Promise<void> {
  if (parents.length) await db.deleteFrom('content').where('type', '=', 'revision').where('parent', 'in', parents).execute()
}
