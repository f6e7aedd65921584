// The SQL of terms.
import { sql } from 'kysely'
import type { Expression, Insertable, SelectQueryBuilder, Updateable } from 'kysely'
import type { Language } from '../languages.ts'
import { audit } from '../db/audit.ts'
import { compiledQuery } from '../db/compiled-query.ts'
import type { Dialect } from '../db/dialect.ts'
import type { FoundRows, RowBounds, SortOrder } from '../db/keyset.ts'
import { countOf, findSorted, readCount } from '../db/page.ts'
import { orderByList } from '../db/order-by-list.ts'
import type { Database, Db } from '../db/schema.ts'
import type { TermTextsRow } from '../db/tables/texts.ts'
import type { TermRow, TermsTable } from '../db/tables/terms.ts'
import type { ByFields } from '../lists/field-filters.ts'
import { bumpVersion } from '../engine/writes-store.ts'

export interface TermsQuery {
  search?: string
  include?: readonly number[]
  exclude?: readonly number[]
  slug?: readonly string[]
  parent?: number
  /** Only the terms of the item with this ID. */
  post?: number
  hide_empty?: boolean
  orderby: 'id' | 'include' | 'name' | 'slug' | 'include_slugs' | 'term_group' | 'description' | 'count'
  order: 'asc' | 'desc'
  /** The language whose names and descriptions are searched and sorted by; missing texts fall back to the site's language. */
  language?: Language
}

export async function findTermsPage(
  db: Db,
  dialect: Dialect,
  taxonomies: string | readonly string[],
  query: TermsQuery & { fields?: ByFields },
  bounds: RowBounds,
): Promise<FoundRows<TermRow>> {
  const matching = applyFilters(db.selectFrom('terms').where('taxonomy', 'in', [taxonomies].flat()), db, dialect, query)
  const order = orderOf(dialect, query)
  // The terms of an item are not empty, even if it is not published.
  if (!query.hide_empty || query.post !== undefined) return findSorted(db, matching, matching.selectAll('terms'), { order, ...bounds })
  const listed = matching.where((eb) => eb.or([eb('count', '>', 0), eb('below', '>', 0)]))
  const total = countOf(matching.where('count', '>', 0))
  const columns = listed.selectAll('terms').select(sql<number>`${countOf(listed)}`.as('length'))
  const { rows, ...found } = await findSorted(db, listed, columns, { order, total, ...bounds })
  const length = rows[0]?.length ?? (await readCount(db, countOf(listed)))
  return { ...found, length: Number(length), rows: rows.map(({ length: _length, ...row }) => row) }
}

type Terms<O> = SelectQueryBuilder<Database, 'terms', O>

function applyFilters(terms: Terms<object>, db: Db, dialect: Dialect, query: TermsQuery & { fields?: ByFields }): Terms<object> {
  let result = terms
  if (query.include?.length) result = result.where('id', 'in', query.include)
  else if (query.exclude?.length) result = result.where('id', 'not in', query.exclude)
  if (query.slug?.length) result = result.where('slug', 'in', query.slug)
  if (query.parent !== undefined) result = result.where('parent', '=', query.parent)
  if (query.post !== undefined)
    result = result.where('id', 'in', db.selectFrom('content_terms').select('term_id').where('content_id', '=', query.post))
  const own = query.fields?.condition
  if (own) result = result.where(own)
  const text = query.search?.trim()
  return text
    ? result.where((eb) =>
        dialect.includes('all', [eb.ref('name'), localize('name', query.language), eb.ref('slug'), ...(query.fields?.texts ?? [])], [text]),
      )
    : result
}

function orderOf(dialect: Dialect, { orderby, order, include, slug, language, fields }: TermsQuery & { fields?: ByFields }): SortOrder {
  const byId = [sql.ref('terms.id'), order] as const
  if (fields?.order) return [[fields.order, order], byId]
  if (orderby === 'include' && include?.length) return [[orderByList(sql.ref('terms.id'), include), 'asc'], byId]
  if (orderby === 'include_slugs' && slug?.length) return [[orderByList(sql.ref('terms.slug'), slug), 'asc'], byId]
  if (orderby === 'id') return [byId]
  if (orderby === 'slug' || orderby === 'count') return [[sql.ref(`terms.${orderby}`), order], byId]
  return [[dialect.fold(localize(orderby === 'description' ? orderby : 'name', language)), order], byId]
}

/** Selects a text in a language; falls back to the site's language. */
function localize(text: 'name' | 'description', language: Language | undefined): Expression<string> {
  const own = sql.ref<string>(`terms.${text}`)
  return language
    ? sql<string>`coalesce((select nullif(${sql.ref(`term_texts.${text}`)}, '') from term_texts where term_texts.term_id = terms.id and term_texts.language = ${language}), ${own})`
    : own
}

export function findTerm(db: Db, taxonomy: string, id: number): Promise<TermRow | undefined> {
  return db.selectFrom('terms').selectAll().where('id', '=', id).where('taxonomy', '=', taxonomy).executeTakeFirst()
}

export function findTermBySlug(db: Db, taxonomy: string, slug: string): Promise<TermRow | undefined> {
  return db.selectFrom('terms').selectAll().where('slug', '=', slug).where('taxonomy', '=', taxonomy).executeTakeFirst()
}

/** Finds a term by name among the children of `parent`, ignoring case. */
export function findTermByName(db: Db, dialect: Dialect, taxonomy: string, name: string, parent: number): Promise<TermRow | undefined> {
  return db
    .selectFrom('terms')
    .selectAll()
    .where('taxonomy', '=', taxonomy)
    .where('parent', '=', parent)
    .where((eb) => eb(dialect.fold(eb.ref('name')), '=', name.toLowerCase()))
    .orderBy('id')
    .executeTakeFirst()
}

interface TermsOfItems {
  shape: { items: number }
  values: readonly (number | string)[]
  parts: { name: readonly [Expression<unknown>] }
}

// The cross join makes SQLite start with the terms of the items, not with all terms of the taxonomy.
const termsOfItems = compiledQuery((db, { shape: { items }, values, parts }: TermsOfItems) =>
  db
    .selectFrom('content_terms')
    .crossJoin('terms')
    .selectAll('terms')
    .select('content_terms.content_id')
    .whereRef('terms.id', '=', 'content_terms.term_id')
    .where('content_terms.content_id', 'in', values.slice(0, items) as number[])
    .where('terms.taxonomy', 'in', values.slice(items) as string[])
    .orderBy(parts.name[0])
    .orderBy('terms.id'),
)

/** Finds the terms of items, of one or several taxonomies, by item ID, sorted like lists by name. */
export async function findTermsOf(
  { db, dialect }: { db: Db; dialect: Dialect },
  taxonomies: string | readonly string[],
  contentIds: readonly number[],
): Promise<Map<number, TermRow[]>> {
  const found = new Map<number, TermRow[]>()
  if (!contentIds.length) return found
  const rows = await termsOfItems(db, {
    shape: { items: contentIds.length },
    values: [...contentIds, ...[taxonomies].flat()],
    parts: { name: [dialect.fold(sql.ref('terms.name'))] },
  })
  for (const { content_id, ...row } of rows) found.set(content_id, [...(found.get(content_id) ?? []), row])
  return found
}

export async function findTakenTermSlugs(db: Db, taxonomy: string, slugs: readonly string[], exceptId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('terms')
    .select('slug')
    .where('taxonomy', '=', taxonomy)
    .where('slug', 'in', slugs)
    .where('id', '<>', exceptId)
    .execute()
  return new Set(rows.map((row) => row.slug))
}

/** Finds the ancestors of a term, nearest first. Stops at cycles in the data. */
export async function findAncestors(db: Db, taxonomy: string, term: Pick<TermRow, 'id' | 'parent'>): Promise<TermRow[]> {
  const above: TermRow[] = []
  for (let id = term.parent; id && id !== term.id && !above.some((ancestor) => ancestor.id === id);) {
    const found = await findTerm(db, taxonomy, id)
    if (!found) break
    above.push(found)
    id = found.parent
  }
  return above
}

/** Finds the IDs of the terms and all their descendants. */
export async function findTermBranches(db: Db, ids: readonly number[]): Promise<number[]> {
  const found = new Set<number>()
  for (let level = [...ids]; level.length;) {
    for (const id of level) found.add(id)
    const below = await db.selectFrom('terms').select('id').where('parent', 'in', level).execute()
    level = below.flatMap(({ id }) => (found.has(id) ? [] : [id]))
  }
  return [...found]
}

export async function findTermTexts(db: Db, ids: readonly number[], language: Language): Promise<Map<number, TermTextsRow>> {
  const rows = ids.length
    ? await db.selectFrom('term_texts').selectAll().where('term_id', 'in', ids).where('language', '=', language).execute()
    : []
  return new Map(rows.map((row) => [row.term_id, row]))
}

export async function saveTermTexts(db: Db, row: TermTextsRow): Promise<void> {
  await db
    .insertInto('term_texts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['term_id', 'language']).doUpdateSet(row))
    .execute()
}

/** Lists the texts of a term in all languages except the site's. */
export function listTermTexts(db: Db, termId: number): Promise<TermTextsRow[]> {
  return listTermTextsOf(db, [termId])
}

export function listTermTextsOf(db: Db, ids: readonly number[]): Promise<TermTextsRow[]> {
  return db.selectFrom('term_texts').selectAll().where('term_id', 'in', ids).orderBy('language').execute()
}

export function insertTerm(db: Db, term: Insertable<TermsTable>): Promise<TermRow> {
  return db.insertInto('terms').values(term).returningAll().executeTakeFirstOrThrow()
}

export function updateTerm(db: Db, id: number, values: Updateable<TermsTable>): Promise<TermRow> {
  return db.updateTable('terms').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Records the former slug of a renamed term. A slug belongs to the last term that had it. */
export async function keepFormerSlug(db: Db, before: TermRow, { taxonomy, id, slug }: TermRow): Promise<void> {
  if (before.slug === slug) return
  await db.deleteFrom('former_term_slugs').where('taxonomy', '=', taxonomy).where('slug', '=', slug).where('term_id', '=', id).execute()
  await db
    .insertInto('former_term_slugs')
    .values({ taxonomy, slug: before.slug, term_id: id })
    .onConflict((conflict) => conflict.columns(['taxonomy', 'slug']).doUpdateSet({ term_id: id }))
    .execute()
}

/** Finds the term that has the slug, or the last one that had it. */
export async function findTermByAnySlug(db: Db, taxonomy: string, slug: string): Promise<TermRow | undefined> {
  return (
    (await findTermBySlug(db, taxonomy, slug)) ??
    db
      .selectFrom('former_term_slugs')
      .innerJoin('terms', 'terms.id', 'former_term_slugs.term_id')
      .selectAll('terms')
      .where('former_term_slugs.taxonomy', '=', taxonomy)
      .where('former_term_slugs.slug', '=', slug)
      .executeTakeFirst()
  )
}

/** The number of items from which a term is removed in one transaction. */
const MAX_ITEMS_AT_ONCE = 500

const selectItemsWith = (db: Db, termId: number) => db.selectFrom('content_terms').select('content_id').where('term_id', '=', termId)

/** Whether a term has too many items to remove it from all of them in one transaction. */
export async function hasManyItems(db: Db, termId: number): Promise<boolean> {
  return (await selectItemsWith(db, termId).offset(MAX_ITEMS_AT_ONCE).limit(1).execute()).length > 0
}

/** Removes a term from a portion of its items and bumps their versions. Returns the IDs of the items. */
export async function detachTerm(db: Db, termId: number): Promise<number[]> {
  const ids = (await selectItemsWith(db, termId).limit(MAX_ITEMS_AT_ONCE).execute()).map((row) => row.content_id)
  if (!ids.length) return ids
  await bumpVersion(db, ids)
  await db.deleteFrom('content_terms').where('term_id', '=', termId).where('content_id', 'in', ids).execute()
  return ids
}

/** Deletes a term that no item has, and moves its children to its parent. */
export async function eraseTerm(db: Db, term: TermRow): Promise<void> {
  await db.updateTable('terms').set({ parent: term.parent }).where('parent', '=', term.id).execute()
  const { id, taxonomy, slug, name } = term
  await audit(db, [{ type: taxonomy, id, action: 'deleted', details: { slug, name } }])
  await db.deleteFrom('terms').where('id', '=', id).execute()
}

/** Adds a term to items without a term of its taxonomy. */
export async function giveFallbackTerm(
  { db, dialect }: { db: Db; dialect: Dialect },
  taxonomy: string,
  termId: number,
  contentIds: readonly number[],
): Promise<void> {
  const have = await findTermsOf({ db, dialect }, taxonomy, contentIds)
  const termless = contentIds.filter((id) => !have.has(id))
  if (termless.length)
    await db
      .insertInto('content_terms')
      .values(termless.map((id) => ({ content_id: id, term_id: termId })))
      .execute()
}

export async function findTermsById(db: Db, ids: readonly number[]): Promise<TermRow[]> {
  return ids.length ? db.selectFrom('terms').selectAll().where('id', 'in', ids).execute() : []
}
