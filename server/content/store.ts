// The SQL of content. Every function takes the database, or a transaction, first.
import type { Expression, Insertable, Kysely, OrderByDirection, SelectQueryBuilder, Updateable } from 'kysely'
import { expressionBuilder, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { ContentRow, ContentStatus, ContentTable } from '../db/tables/content.ts'
import type { Builder, Condition } from './filters.ts'

type Db = Kysely<Database>

/** An item of a page, before its row is needed. */
export interface ItemKey {
  id: number
  version: number
}

export interface PageQuery {
  type: string
  statuses: readonly ContentStatus[]
  conditions: readonly Condition[]
  /** Ids of items that do not count. */
  without?: readonly number[] | undefined
  order: readonly (readonly [Expression<unknown>, OrderByDirection])[]
  limit: number
  offset: number
  /** Whether finding the rows costs more than sorting them: all are counted along with the page, and looked for once. */
  isSearch?: boolean
}

const builder: Builder = expressionBuilder<Database, 'content'>()

export const contentBuilder = (): Builder => builder

export async function findPage(
  db: Db,
  { type, statuses, conditions, without = [], order, limit, offset, isSearch }: PageQuery,
): Promise<{ keys: ItemKey[]; total: number }> {
  let matching = db.selectFrom('content').where('content.type', '=', type).where('content.status', 'in', statuses)
  for (const condition of conditions) matching = matching.where(condition)
  let page = matching.select(['content.id', 'content.version']).limit(limit).offset(offset)
  if (without.length) page = page.where('content.id', 'not in', without)
  for (const [by, direction] of order) page = page.orderBy(by, direction)
  if (isSearch) page = page.select((eb) => eb.fn.countAll<number>().over().as('total'))
  const keys: (ItemKey & { total?: number })[] = await page.execute()
  // A page that is not full tells the total by itself.
  if (keys.length < limit && (keys.length > 0 || offset === 0)) return { keys, total: offset + keys.length }
  const counted = keys[0]?.total
  if (counted !== undefined) return { keys, total: Number(counted) }
  const all = conditions.length ? await countOf(matching) : await storedCount(db, type, statuses)
  // The few that are left out are counted faster than the rest.
  return { keys, total: without.length ? all - (await countOf(matching.where('content.id', 'in', without))) : all }
}

async function countOf<Row>(matching: SelectQueryBuilder<Database, 'content', Row>): Promise<number> {
  const { count } = await matching.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

async function storedCount(db: Db, type: string, statuses: readonly ContentStatus[]): Promise<number> {
  const { count } = await db
    .selectFrom('content_counts')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('count'), eb.lit(0)).as('count'))
    .where('type', '=', type)
    .where('status', 'in', statuses)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function findRow(db: Db, type: string, id: number): Promise<ContentRow | undefined> {
  return db.selectFrom('content').selectAll().where('id', '=', id).where('type', '=', type).executeTakeFirst()
}

/** The rows in the order of `ids`; an unknown id is skipped. */
export async function findRows(db: Db, ids: readonly number[]): Promise<ContentRow[]> {
  if (!ids.length) return []
  const rows = await db.selectFrom('content').selectAll().where('id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export function insertRow(db: Db, row: Insertable<ContentTable>): Promise<ContentRow> {
  return db.insertInto('content').values(row).returningAll().executeTakeFirstOrThrow()
}

export function updateRow(db: Db, id: number, values: Updateable<ContentTable>): Promise<ContentRow> {
  return db
    .updateTable('content')
    .set(values)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function eraseRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('content').where('id', '=', id).execute()
}

/** Stores what follows from a change as part of it: the version stays. */
export async function settle(db: Db, id: number, values: Updateable<ContentTable>): Promise<void> {
  await db.updateTable('content').set(values).where('id', '=', id).execute()
}

/** Counts the items as changed, for what others are shown of them has. */
export async function touch(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length)
    await db
      .updateTable('content')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', 'in', ids)
      .execute()
}

/** The ids of the scheduled items whose date has come. */
export async function findDue(db: Db, nowGmt: string): Promise<number[]> {
  const isDue = db.selectFrom('content').select('id').where('status', '=', sql.lit('future')).where('date_gmt', '<=', nowGmt)
  return (await isDue.execute()).map((row) => row.id)
}

/** Publishes them, and gives them back. */
export async function publishDue(db: Db, nowGmt: string): Promise<ContentRow[]> {
  const due = await findDue(db, nowGmt)
  if (!due.length) return []
  return db
    .updateTable('content')
    .set({ status: 'publish' })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', 'in', due)
    .where('status', '=', 'future')
    .returningAll()
    .execute()
}

export async function findDescendants(db: Db, id: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`with recursive below(id) as (
    select id from content where parent = ${id} and type not in ('revision', 'attachment')
    union select content.id from content join below on content.parent = below.id where content.type not in ('revision', 'attachment')
  ) select id from below`.execute(db)
  return rows.map((row) => row.id)
}

export function findChildren(db: Db, type: string, parent: number): Promise<ContentRow[]> {
  return db.selectFrom('content').selectAll().where('parent', '=', parent).where('type', '=', type).orderBy('id').execute()
}

/** Which of the slugs other items of the type, or of the types, have; below the same parent if one is named. */
export async function takenSlugs(
  db: Db,
  among: { id: number; type: string | readonly string[]; parent?: number | undefined },
  slugs: readonly string[],
): Promise<Set<string>> {
  let others = db
    .selectFrom('content')
    .select('slug')
    .where('type', 'in', [among.type].flat())
    .where('slug', 'in', slugs)
    .where('id', '<>', among.id)
  if (among.parent !== undefined) others = others.where('parent', '=', among.parent)
  return new Set((await others.execute()).map((row) => row.slug))
}

/** How many revisions each item has, and its newest one. */
export async function revisionCounts(db: Db, ids: readonly number[]): Promise<Map<number, { count: number; newest: number }>> {
  if (!ids.length) return new Map()
  const rows = await db
    .selectFrom('content')
    .select((eb) => ['parent', eb.fn.countAll<number>().as('count'), eb.fn.max('id').as('newest')])
    .where('parent', 'in', ids)
    .where('type', '=', 'revision')
    .groupBy('parent')
    .execute()
  return new Map(rows.map((row) => [row.parent, { count: Number(row.count), newest: row.newest }]))
}

/** The autosaves of an item, the newest first; of one author, if one is named. */
export function findAutosaves(db: Db, parent: number, author?: number): Promise<ContentRow[]> {
  const all = db
    .selectFrom('content')
    .selectAll()
    .where('type', '=', 'revision')
    .where('parent', '=', parent)
    .where('slug', '=', autosaveSlug(parent))
  return (author === undefined ? all : all.where('author', '=', author)).orderBy('modified_gmt', 'desc').orderBy('id', 'desc').execute()
}

export const autosaveSlug = (parent: number): string => `${parent}-autosave-v1`
export const revisionSlug = (parent: number): string => `${parent}-revision-v1`

export async function eraseRevisions(db: Db, parents: readonly number[]): Promise<void> {
  if (parents.length) await db.deleteFrom('content').where('type', '=', 'revision').where('parent', 'in', parents).execute()
}

/** Gives an item these terms of a taxonomy and no others; ids of no such term are dropped. */
export async function replaceTerms(db: Db, taxonomy: string, contentId: number, wanted: readonly number[]): Promise<void> {
  const ofTaxonomy = db.selectFrom('terms').select('id').where('taxonomy', '=', taxonomy)
  const valid = wanted.length ? (await ofTaxonomy.where('id', 'in', wanted).execute()).map((row) => row.id) : []
  const current = (
    await db.selectFrom('content_terms').select('term_id').where('content_id', '=', contentId).where('term_id', 'in', ofTaxonomy).execute()
  ).map((row) => row.term_id)
  const removed = current.filter((id) => !valid.includes(id))
  const added = valid.filter((id) => !current.includes(id))
  if (removed.length) await db.deleteFrom('content_terms').where('content_id', '=', contentId).where('term_id', 'in', removed).execute()
  if (added.length)
    await db
      .insertInto('content_terms')
      .values(added.map((id) => ({ content_id: contentId, term_id: id })))
      .execute()
}
