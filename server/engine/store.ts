// The SQL of content. Every function takes the database, or a transaction, first.
import type { Expression, Insertable, OrderByDirection, RawBuilder, SelectQueryBuilder, SqlBool, Updateable } from 'kysely'
import { expressionBuilder, sql } from 'kysely'
import { groupedLike, runCompiled, withKeys } from '../db/compiled-query.ts'
import { isAfter, keyColumns, keysIn, rowsToRead, withNext } from '../db/keyset.ts'
import type { FoundRows, RowBounds, SortKey, SortOrder } from '../db/keyset.ts'
import { countOf, countOfUpTo, finishPage, rowLimit, unplannedId, unplannedText, withTotal } from '../db/page.ts'
import type { Counted } from '../db/page.ts'
import type { Database, Db } from '../db/schema.ts'
import type { ContentRow, ContentStatus, ContentTable } from '../db/tables/content.ts'
import { ApiError } from '../contract/api-error.ts'
import type { Builder, Condition } from './filters.ts'
import { rangedPage } from './ranges-store.ts'
import type { Ranges } from './ranges-store.ts'

/** The key of an item on a page, before its row is read. */
export interface ItemKey {
  id: number
  version: number
}

export interface PageQuery extends RowBounds {
  type: string
  statuses: readonly ContentStatus[]
  conditions: readonly Condition[]
  /** IDs of items to exclude. */
  without?: readonly number[] | undefined
  order: SortOrder
  /** The same list as ranges of indexes, if it can be found there. */
  ranges?: Ranges | undefined
  /** Whether finding the rows costs more than sorting them. If so, one pass finds and counts them. */
  isSearch?: boolean
  /** Set if many rows may match: they are counted up to a limit. */
  counting?: Counting | undefined
  /** Set if the newest rows that meet a condition come first. All rows are sorted by `listRank`, and then by date. */
  leading?: Leading | undefined
}

/** How many rows meet the conditions, up to a limit. */
export interface Counting {
  conditions: readonly Condition[]
  limit: number
  /** Selects the `id` of the rows to look at, if few of all do. */
  among?: RawBuilder<unknown> | undefined
}

export interface Leading {
  condition: Condition
  /** Sorts the rows that come first: less than the rank of the others. */
  rank: Expression<number>
  limit: number
  /** Whether the condition is checked for the newest rows alone, as many as the limit says. */
  isAmongNewest: boolean
}

const builder: Builder = expressionBuilder<Database, 'content'>()

export const contentBuilder = (): Builder => builder

/** The rank of a row of a list with leading rows. */
export const listRank = sql.ref<number>('content.list_rank')

/** The rank of the rows that do not lead. */
const OTHERS = 100

/** The keys of a page, and the total number of items. */
export async function findPage(db: Db, query: PageQuery): Promise<{ keys: ItemKey[]; total: number; next?: SortKey }> {
  const { rows: keys, ...counted } = query.ranges
    ? await findInRanges<ItemKey>(db, query, query.ranges, sql`content.id, content.version`)
    : await finished(db, query, await keysOf(db, query))
  return { keys, ...counted }
}

/** Separates what the database has found into the page and the total. */
function finished<Row extends object>(db: Db, query: PageQuery, found: readonly Counted<Row>[]): Promise<FoundRows<Row>> {
  return finishPage<Row>(found, query, { db, total: () => pageOf(db, query).total, countLimit: query.counting?.limit })
}

/** The parts of a compiled query, and the reverse. */
export const countingParts = (counting: Counting | undefined): Expression<unknown>[] =>
  counting ? [...counting.conditions, ...(counting.among ? [counting.among] : [])] : []

export function withCountingParts(counting: Counting | undefined, parts: readonly Expression<unknown>[]): Counting | undefined {
  if (!counting) return undefined
  const [conditions = [], [among] = []] = groupedLike(parts, [counting.conditions, [counting.among]])
  return { ...counting, conditions: conditions as Condition[], among: among && sql`${among}` }
}

function withLeadingParts(leading: Leading | undefined, [condition, rank]: readonly Expression<unknown>[]): Leading | undefined {
  return leading && { ...leading, condition: condition as Condition, rank: rank as Expression<number> }
}

function keysOf(db: Db, query: PageQuery): Promise<Counted<ItemKey>[]> {
  const { type, statuses, conditions, without = [], order, limit, offset, position, isSearch, counting, leading } = query
  const directions = order.map(([, direction]) => direction)
  const groups = [
    conditions,
    afterPosition(query),
    countingParts(counting),
    order.map(([by]) => by),
    leading ? [leading.condition, leading.rank] : [],
  ]
  const lengths = groups.map((group) => group.length).join()
  return runCompiled(db, {
    name: `page ${type} ${statuses.join()} ${limit} ${without.length} ${lengths} ${directions.join()} ${Boolean(isSearch)} ${counting?.limit} ${Boolean(counting?.among)} ${leading?.limit} ${leading?.isAmongNewest} ${position && Boolean(position.key)}`,
    values: [offset, ...without],
    parts: groups.flat(),
    build: ([offset, ...without], parts) => {
      const [conditions = [], after = [], counted = [], sortedBy = [], led = []] = groupedLike(parts, groups)
      return pageAfter(db, {
        ...{ type, limit, offset, statuses, without, position },
        conditions: conditions as Condition[],
        after: after as Condition[],
        order: sortedBy.map((by, index) => [by, directions[index] as OrderByDirection] as const),
        ...(isSearch !== undefined && { isSearch }),
        counting: withCountingParts(counting, counted),
        leading: withLeadingParts(leading, led),
      }).page
    },
  })
}

/** The rows of a page; throws if they are too large in total. The page is sorted without the texts, which are joined afterwards. */
export async function findPageOfRows(db: Db, query: PageQuery): Promise<FoundRows<ContentRow>> {
  if (query.ranges) {
    const { rows } = await findInRanges<ItemKey>(db, query, query.ranges, sql`content.id`)
    await assertFits(db, rows, query.type)
    return findInRanges<ContentRow>(db, query, query.ranges, sql`content.*`)
  }
  const { page } = pageOf(db, query)
  await assertFits(db, (await page.execute()).slice(0, query.limit), query.type)
  const keyed = query.position ? page : page.select(keyColumns(query.order.map(([by]) => by)))
  const order = keysIn('page', query.order)
  let joined = db
    .selectFrom(keyed.as('page'))
    .innerJoin('content', 'content.id', 'page.id')
    .where('content.type', '=', query.type)
    .selectAll('content')
    .select('page.list_total')
  if (query.position) joined = joined.select(keyColumns(order.map(([by]) => by)))
  for (const [by, direction] of order) joined = joined.orderBy(by, direction)
  return finished<ContentRow>(db, query, await joined.execute())
}

async function assertFits(db: Db, rows: readonly Pick<ItemKey, 'id'>[], type: string): Promise<void> {
  const ids = rows.map(({ id }) => id)
  if ((await portions(db, ids, type)).length > 1) throw pageTooLarge(ids.length)
}

async function findInRanges<Row extends object>(
  db: Db,
  { type, order, without = [], limit, offset, position }: PageQuery,
  ranges: Ranges,
  columns: RawBuilder<unknown>,
): Promise<FoundRows<Row>> {
  // The ranges keep sticky items apart.
  const byKey = ranges.isStickyFirst ? order.slice(1) : order
  const {
    page,
    order: byPage,
    key,
    total,
    finish,
  } = await rangedPage(db, { ...ranges, type, order: byKey, without, limit, offset, position })
  const { rows: found } = await sql<
    Counted<Row>
  >`select ${sql.join([columns, ...(position ? keyColumns(key) : [])])}, ${total} as list_total
    from (${page}) as page cross join content where content.id = page.id and "content"."type" = ${sql.lit(type)} order by ${byPage}`.execute(
    db,
  )
  const { rows, total: count } = await withTotal<Row>(found, { db, offset, total: () => total })
  return withNext(finish(rows, count), { limit, position })
}

interface PageAfter extends PageQuery {
  /** What the rows of the page must meet, and what those that do not lead must meet as well. */
  after: readonly Condition[]
}

/** The conditions of the items after the position of a walk. */
function afterPosition({ order, position, leading }: PageQuery): Condition[] {
  const { key } = position ?? {}
  if (!key) return []
  const isPastLeading = leading && key[0] === OTHERS
  return [isAfter(order, key), ...(isPastLeading ? [isAfter(order.slice(1), key.slice(1))] : [])]
}

const pageOf = (db: Db, query: PageQuery) => pageAfter(db, { ...query, after: afterPosition(query) })

function pageAfter(db: Db, query: PageAfter) {
  const { after, order, limit, offset, position, isSearch, counting, leading } = query
  const total = position?.key ? sql.lit(0) : totalOf(db, query)
  const isCountedByPage = isSearch && !counting && !position?.key
  let page = (leading ? allOf(led(db, query, leading), after.slice(0, 1)) : listedRows(db, query, after))
    .select(['content.id', 'content.version'])
    .select((eb) => sql<number>`${isCountedByPage ? eb.fn.countAll<number>().over() : total}`.as('list_total'))
    .limit(rowLimit(rowsToRead(limit, position)))
    .offset(offset)
  if (position) page = page.select(keyColumns(order.map(([by]) => by)))
  for (const [by, direction] of order) page = page.orderBy(by, direction)
  return { page, total }
}

function totalOf(db: Db, { type, statuses, conditions, without = [], counting }: PageQuery): Expression<number> {
  if (counting) return countOfUpTo(counting.limit, listedRows(db, { type, statuses, without, ...counting }))
  const matching = matchingRows(db, { type, statuses, conditions })
  const all = conditions.length ? countOf(matching) : storedCount(db, type, statuses)
  // Counting the few excluded items is faster than counting the rest.
  return without.length ? sql<number>`(${all} - ${countOf(matching.where('content.id', 'in', without))})` : all
}

/** Joined in this order, so that the counting of rows ends at the limit. */
export function rowsOf(db: Db, among: Counting['among']) {
  if (!among) return db.selectFrom('content')
  const found = db
    .selectFrom(sql<{ id: number }>`(${among})`.as('found'))
    .crossJoin('content')
    .whereRef('content.id', '=', 'found.id')
  return found as unknown as SelectQueryBuilder<Database, 'content', object>
}

type Matching = SelectQueryBuilder<Database, 'content', object>

type Matched = Pick<PageQuery, 'type' | 'statuses' | 'conditions'> & Pick<Counting, 'among'>

function matchingRows(db: Db, { type, statuses, conditions, among }: Matched): Matching {
  const all = rowsOf(db, among).where('content.type', '=', sql.lit(type)).where('content.status', 'in', statuses.map(sql.lit))
  return allOf(all, conditions)
}

/** The rows of a list. Of two bounds of a column, SQLite uses the first one for its index, which is that of a walk. */
function listedRows(
  db: Db,
  { without = [], conditions, ...matched }: Matched & Pick<PageQuery, 'without'>,
  after: readonly Condition[] = [],
): Matching {
  const excluding = without.length ? [builder('content.id', 'not in', without)] : []
  return matchingRows(db, { ...matched, conditions: [...after, ...conditions, ...excluding] })
}

const allOf = (matching: Matching, conditions: readonly Condition[]): Matching =>
  conditions.reduce((rows, condition) => rows.where(condition), matching)

/** The newest rows that meet the condition, and those of the others that may be on the page. */
function led(db: Db, query: PageAfter, { condition, rank, limit: most, isAmongNewest }: Leading): Matching {
  const { order, limit, offset, position, after } = query
  const newest = (rows: Matching): Matching => rows.orderBy('content.date_gmt', 'desc').orderBy('content.id', 'desc').limit(sql.lit(most))
  const matching = listedRows(db, query)
  const leading = isAmongNewest
    ? db.selectFrom(newest(matching).selectAll('content').as('content')).where(condition)
    : newest(matching.where(condition))
  let others = listedRows(db, query, after.slice(1))
    .where('content.id', 'not in', db.selectFrom(leading.select('content.id').as('leading')).select('leading.id'))
    .limit(sql<number>`(cast(${offset} as bigint) + ${rowLimit(rowsToRead(limit, position))})`)
  for (const [by, direction] of order.slice(1)) others = others.orderBy(by, direction)
  const ranked = (rows: Matching, by: Expression<number>) =>
    sql`select * from ${rows.selectAll('content').select(sql`${by}`.as('list_rank'))} as part`
  const parts = [ranked(leading, rank), ranked(others, sql.lit(OTHERS))]
  return db.selectFrom(sql<ContentRow>`(${sql.join(parts, sql` union all `)})`.as('content'))
}

/** How many of these items match. */
export async function countAmong(
  db: Db,
  query: Pick<PageQuery, 'type' | 'statuses' | 'conditions'>,
  ids: readonly number[],
): Promise<number> {
  const { count } = await db
    .selectNoFrom(sql<number>`${countOf(matchingRows(db, query).where('content.id', 'in', ids))}`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Those of the items of all types that meet the conditions. */
export async function findIdsAmong(db: Db, conditions: readonly Condition[], ids: readonly number[]): Promise<number[]> {
  const all = db.selectFrom('content').select('content.id').where('content.id', 'in', ids)
  const rows = await conditions.reduce((found, condition) => found.where(condition), all).execute()
  return rows.map(({ id }) => id)
}

export async function findMaxId(db: Db): Promise<number> {
  const [row] = await runCompiled(db, {
    name: 'max id',
    values: [],
    build: () => db.selectFrom('content').select((eb) => eb.fn.max('id').as('id')),
  })
  return Number(row?.id)
}

/** Whether an item is one of the newest of these types. */
export function isAmongNewest(types: readonly string[], statuses: readonly ContentStatus[], limit: number): Condition {
  const newest = types.flatMap((type) =>
    statuses.map((status) =>
      builder
        .selectFrom('content as listed')
        .select('listed.id')
        .where('listed.type', '=', type)
        .where('listed.status', '=', status)
        .orderBy('listed.date_gmt', 'desc')
        .limit(limit),
    ),
  )
  return sql<SqlBool>`${builder.ref('content.id')} in (${sql.join(
    newest.map((query) => sql`select * from (${query}) as newest`),
    sql` union all `,
  )})`
}

function storedCount(db: Db, type: string, statuses: readonly ContentStatus[]): Expression<number> {
  const stored = db
    .selectFrom('content_counts')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('count'), eb.lit(0)).as('count'))
    .where('type', '=', type)
    .where('status', 'in', statuses)
  return sql<number>`(${stored})`
}

export async function findRow(db: Db, type: string, id: number): Promise<ContentRow | undefined> {
  const [row] = await runCompiled(db, {
    name: 'row',
    values: [id, type],
    build: ([id, type]) => db.selectFrom('content').selectAll().where('id', '=', id).where('type', '=', type),
  })
  return row
}

/** The items of these types with a slug, by type and ID. */
export function findRowsBySlug(db: Db, types: readonly string[], slug: string): Promise<ContentRow[]> {
  return db.selectFrom('content').selectAll().where('slug', '=', slug).where('type', 'in', types).orderBy('type').orderBy('id').execute()
}

/** The maximum size of the texts that one response holds in memory. */
export const MAX_BYTES_AT_ONCE = 32 * 1024 * 1024

/**
 * The rows in the order of `ids`; IDs that are unknown, or of another type, are skipped. Throws if they are too large in total.
 * With a type, a cached response outlives writes to items of other types.
 */
export async function findRows(db: Db, ids: readonly number[], type?: string): Promise<ContentRow[]> {
  const [all = [], ...more] = await portions(db, ids, type)
  if (more.length) throw pageTooLarge(ids.length)
  return rowsInOrder(db, all, type)
}

function pageTooLarge(count: number): ApiError {
  return new ApiError(
    400,
    'rest_page_too_large',
    `These ${count} items are larger than ${MAX_BYTES_AT_ONCE / 1024 / 1024} MB in total. Request fewer items with per_page, or fewer fields with _fields.`,
  )
}

/** The rows in portions, of which only one is in memory at a time. */
export async function* findRowsByPortion(db: Db, ids: readonly number[], type: string): AsyncGenerator<ContentRow[]> {
  for (const portion of await portions(db, ids, type)) yield rowsInOrder(db, portion, type)
}

/** Splits the IDs into portions whose rows fit into memory. A portion has at least one row. */
async function portions(db: Db, ids: readonly number[], type: string | undefined): Promise<number[][]> {
  if (ids.length < 2) return [[...ids]]
  const sizes = await sizesOf(db, ids, type)
  const found: number[][] = [[]]
  let bytes = 0
  for (const id of ids) {
    const size = sizes.get(id) ?? 0
    if (bytes > 0 && bytes + size > MAX_BYTES_AT_ONCE) {
      found.push([])
      bytes = 0
    }
    found.at(-1)?.push(id)
    bytes += size
  }
  return found
}

/** The size of the texts of each row, which both databases know without reading the texts. */
async function sizesOf(db: Db, ids: readonly number[], type: string | undefined): Promise<Map<number, number>> {
  const { ref } = builder
  const texts = (['content', 'content_rendered', 'excerpt', 'excerpt_rendered', 'meta'] as const).map(
    (column) => sql`octet_length(${ref(`content.${column}`)})`,
  )
  const all = db
    .selectFrom('content')
    .select(['id', sql<number>`${sql.join(texts, sql` + `)}`.as('bytes')])
    .where('id', 'in', ids)
  const rows = await (type === undefined ? all : all.where('type', '=', type)).execute()
  return new Map(rows.map(({ id, bytes }) => [id, Number(bytes)]))
}

async function rowsInOrder(db: Db, ids: readonly number[], type: string | undefined): Promise<ContentRow[]> {
  if (!ids.length) return []
  const rows = await runCompiled(db, {
    name: `rows ${ids.length} ${type !== undefined}`,
    values: [type ?? '', ...ids],
    build: ([ofType, ...wanted]) => {
      const all = db.selectFrom('content').selectAll().where('id', 'in', wanted)
      return type === undefined ? all : all.where('type', '=', ofType)
    },
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function insertRow(db: Db, row: Insertable<ContentTable>): Promise<ContentRow> {
  const { columns, given } = columnsOf(row)
  const [inserted] = await runCompiled(db, {
    name: `insert item ${columns.join()}`,
    values: given,
    build: (values) =>
      db
        .insertInto('content')
        .values(withKeys(columns, values) as Insertable<ContentTable>)
        .returningAll(),
  })
  return inserted as ContentRow
}

export async function updateRow(db: Db, id: number, values: Updateable<ContentTable>): Promise<ContentRow> {
  const { columns, given } = columnsOf(values)
  const [updated] = await runCompiled(db, {
    name: `update item ${columns.join()}`,
    values: [id, ...given],
    build: ([id, ...rest]) =>
      db
        .updateTable('content')
        .set(withKeys(columns, rest) as Updateable<ContentTable>)
        .set((eb) => ({ version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .returningAll(),
  })
  if (!updated) throw new Error(`No item has the ID ${id}.`)
  return updated
}

/** The columns to write; an undefined value writes nothing. */
function columnsOf(values: object): { columns: string[]; given: unknown[] } {
  const written = Object.entries(values).filter(([, value]) => value !== undefined)
  return { columns: written.map(([column]) => column), given: written.map(([, value]) => value as unknown) }
}

/** Updates a row unless it has changed since it was read. Returns whether it was updated. */
export async function updateRowIfUnchanged(
  db: Db,
  { id, version }: Pick<ContentRow, 'id' | 'version'>,
  values: Updateable<ContentTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('content')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Rows of all types, by ID. */
export function findRowsAfter(db: Db, id: number, limit: number): Promise<ContentRow[]> {
  return db.selectFrom('content').selectAll().where('id', '>', id).orderBy('id').limit(limit).execute()
}

export async function eraseRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('content').where('id', '=', id).execute()
}

/** Updates a row as part of a change that is already stored, without bumping the version. */
export async function updateKeepingVersion(db: Db, id: number, values: Updateable<ContentTable>): Promise<void> {
  const { columns, given } = columnsOf(values)
  await runCompiled(db, {
    name: `update item, version kept ${columns.join()}`,
    values: [id, ...given],
    build: ([id, ...rest]) =>
      db
        .updateTable('content')
        .set(withKeys(columns, rest) as Updateable<ContentTable>)
        .where('id', '=', id),
  })
}

/** Bumps the versions of items whose responses have changed. */
export async function bumpVersion(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length)
    await db
      .updateTable('content')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', 'in', ids)
      .execute()
}

/** The IDs of the scheduled items that are due. */
export async function findDue(db: Db, nowGmt: string): Promise<number[]> {
  const isDue = db.selectFrom('content').select('id').where('status', '=', sql.lit('future')).where('date_gmt', '<=', nowGmt)
  return (await isDue.execute()).map((row) => row.id)
}

/** Publishes the scheduled items that are due, and returns them. */
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
  // Level by level: PostgreSQL reads the whole table for a recursive query.
  const found = new Set<number>()
  for (let level = [id]; level.length;) {
    const below = await db
      .selectFrom('content')
      .select('id')
      .where('parent', 'in', level)
      .where('type', 'not in', ['revision', 'attachment'])
      .execute()
    level = below.map((row) => row.id).filter((one) => !found.has(one))
    for (const one of level) found.add(one)
  }
  return [...found]
}

export function findChildren(db: Db, type: string, parent: number): Promise<ContentRow[]> {
  return db.selectFrom('content').selectAll().where('parent', '=', parent).where('type', '=', type).orderBy('id').execute()
}

/** Which of the slugs are taken by other items of the types; only below `parent` if it is set. */
export async function takenSlugs(
  db: Db,
  among: { id: number; type: string | readonly string[]; parent?: number | undefined },
  slugs: readonly string[],
): Promise<Set<string>> {
  const types = [among.type].flat()
  const rows = await runCompiled(db, {
    name: `taken slugs ${types.length} ${slugs.length} ${among.parent !== undefined}`,
    values: [among.id, among.parent ?? 0, ...types, ...slugs],
    build: ([id, parent, ...rest]) => {
      const others = db
        .selectFrom('content')
        .select('slug')
        .where('type', 'in', rest.slice(0, types.length))
        .where('slug', 'in', rest.slice(types.length))
        .where('id', '<>', id)
      // A sum is not indexed: the index by parent would read all siblings, such as every item without a parent.
      return among.parent === undefined ? others : others.where((eb) => eb(eb('parent', '+', eb.lit(0)), '=', parent))
    },
  })
  return new Set(rows.map((row) => row.slug))
}

/** The number of revisions of each item, and the ID of the newest. */
export async function revisionCounts(db: Db, ids: readonly number[]): Promise<Map<number, { count: number; newest: number }>> {
  if (!ids.length) return new Map()
  const rows = await runCompiled(db, {
    name: `revision counts ${ids.length}`,
    values: ids,
    build: (parents) =>
      db
        .selectFrom('content')
        .select((eb) => ['parent', eb.fn.countAll<number>().as('count'), eb.fn.max('id').as('newest')])
        .where('parent', 'in', parents)
        // Bound, SQLite would prepare the statement again each time.
        .where('type', '=', sql.lit('revision'))
        .groupBy('parent'),
  })
  return new Map(rows.map((row) => [row.parent, { count: Number(row.count), newest: row.newest }]))
}

/** The newest revision of an item that is not an autosave. */
export async function findNewestRevision(db: Db, parent: number): Promise<ContentRow | undefined> {
  const [revision] = await runCompiled(db, {
    name: 'newest revision',
    values: [parent, revisionSlug(parent)],
    build: ([parent, slug]) =>
      db
        .selectFrom('content')
        .selectAll()
        .where('type', '=', 'revision')
        .where('parent', '=', parent)
        .where('slug', '=', slug)
        .orderBy('id', 'desc')
        .limit(1),
  })
  return revision
}

/** The autosaves of an item, newest first; only the author's if `author` is set. */
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

/** Replaces the item's terms of a taxonomy. IDs that are not terms of it are ignored. */
export async function replaceTerms(db: Db, taxonomy: string, contentId: number, wanted: readonly number[]): Promise<void> {
  // The cross join makes SQLite start with the terms of the item, not with all terms of the taxonomy.
  const current = await db
    .selectFrom('content_terms')
    .crossJoin('terms')
    .select('term_id')
    .whereRef('terms.id', '=', 'content_terms.term_id')
    .where('content_id', '=', contentId)
    .where('taxonomy', '=', taxonomy)
    .execute()
  const removed = current.flatMap(({ term_id }) => (wanted.includes(term_id) ? [] : [term_id]))
  if (removed.length) await db.deleteFrom('content_terms').where('content_id', '=', contentId).where('term_id', 'in', removed).execute()
  await addTerms(db, taxonomy, contentId, wanted)
}

/** Adds terms of a taxonomy to an item. IDs that are not terms of it, or that the item already has, are ignored. */
export async function addTerms(db: Db, taxonomy: string, contentId: number, added: readonly number[]): Promise<void> {
  if (!added.length) return
  await runCompiled(db, {
    name: `add terms ${added.length}`,
    values: [contentId, taxonomy, ...added],
    build: ([contentId, taxonomy, ...ids]) => {
      const rows = db
        .selectFrom('terms')
        .select([sql<number>`cast(${contentId} as integer)`.as('content_id'), 'id as term_id'])
        .where('taxonomy', '=', unplannedText(taxonomy))
        .where('id', 'in', ids.map(unplannedId))
      return db
        .insertInto('content_terms')
        .columns(['content_id', 'term_id'])
        .expression(rows)
        .onConflict((conflict) => conflict.doNothing())
    },
  })
}
