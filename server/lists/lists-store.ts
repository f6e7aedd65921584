// Finds a page of a list of content, and counts the list.
import type { Expression, OrderByDirection, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { contentBuilder } from '../db/content-builder.ts'
import type { Condition } from '../db/content-builder.ts'
import { compiledQuery } from '../db/compiled-query.ts'
import { isAfter, keyColumns, keysIn, rowsToRead, withNext } from '../db/keyset.ts'
import type { FoundRows, RowBounds, SortKey, SortOrder } from '../db/keyset.ts'
import { countOf, countOfUpTo, finishPage, readCount, rowLimit, withTotal } from '../db/page.ts'
import type { Counted } from '../db/page.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow, ContentStatus } from '../db/tables/content.ts'
import { rangedPage } from './ranges-store.ts'
import type { Ranges } from './ranges.ts'
import { amongIds, countingOf, countingParts, fewOf, rowsOf } from './counting-store.ts'
import type { Among, Counting, CountingParts, Matching } from './counting-store.ts'
import { assertFits } from './text-sizes-store.ts'

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
  /** Selects the `id` of the rows to look at, if few of all are. */
  few?: Among['few']
  /** Set if many rows may match: they are counted up to a limit. */
  counting?: Counting | undefined
  /** Set if the newest rows that meet a condition come first. All rows are sorted by `listRank`, and then by date. */
  leading?: Leading | undefined
}

export interface Leading {
  condition: Condition
  /** Sorts the rows that come first: less than the rank of the others. */
  rank: Expression<number>
  limit: number
  /** Whether the condition is checked for the newest rows alone, as many as the limit says. */
  isAmongNewest: boolean
}

/** The rank of a row of a list with leading rows. */
export const listRank = sql.ref<number>('content.list_rank')

/** The rank of the rows that do not lead. */
const RANK_OF_OTHERS = 100

/** The keys of a page, and the total number of items. */
export async function findPage(db: Db, query: PageQuery): Promise<{ keys: ItemKey[]; total: number; next?: SortKey }> {
  const { rows: keys, ...counted } = query.ranges
    ? await findInRanges<ItemKey>(db, query, query.ranges, sql`content.id, content.version`)
    : await finished(db, query, await compiledPage(db, ingredientsOf(query)))
  return { keys, ...counted }
}

/** Separates what the database has found into the page and the total. */
function finished<Row extends object>(db: Db, query: PageQuery, found: readonly Counted<Row>[]): Promise<FoundRows<Row>> {
  return finishPage<Row>(found, query, { db, total: () => pageOf(db, ingredientsOf(query)).total, countLimit: query.counting?.limit })
}

/** What the statement of a page is built of. */
interface PageIngredients {
  shape: Pick<PageQuery, 'type' | 'statuses' | 'limit' | 'isSearch'> & {
    directions: readonly OrderByDirection[]
    /** Set if the page is part of a walk. */
    walk: { isStarted: boolean } | undefined
    countLimit: number | undefined
    leading: Pick<Leading, 'limit' | 'isAmongNewest'> | undefined
  }
  values: readonly [offset: number, ...without: number[]]
  parts: CountingParts &
    Record<
      /** What the rows of the page must meet, and what those that do not lead must meet as well. */
      'conditions' | 'after' | 'order' | 'leading' | 'few',
      readonly Expression<unknown>[]
    >
}

function ingredientsOf(query: PageQuery): PageIngredients {
  const { type, statuses, conditions, without = [], order, limit, offset, position, isSearch, counting, leading, few } = query
  return {
    shape: {
      ...{ type, statuses, limit, isSearch },
      directions: order.map(([, direction]) => direction),
      walk: position && { isStarted: position.key !== undefined },
      countLimit: counting?.limit,
      leading: leading && { limit: leading.limit, isAmongNewest: leading.isAmongNewest },
    },
    values: [offset, ...without],
    parts: {
      ...{ conditions, ...countingParts(counting) },
      after: afterPosition(query),
      order: order.map(([by]) => by),
      leading: leading ? [leading.condition, leading.rank] : [],
      few: few ? [few] : [],
    },
  }
}

const compiledPage = compiledQuery((db, query: PageIngredients) => pageOf(db, query).page)

/** The rows of a page; throws if they are too large in total. The page is sorted without the texts, which are joined afterwards. */
export async function findPageOfRows(db: Db, query: PageQuery): Promise<FoundRows<ContentRow>> {
  if (query.ranges) {
    const { rows } = await findInRanges<ItemKey>(db, query, query.ranges, sql`content.id`)
    await assertFits(db, rows, query.type)
    return findInRanges<ContentRow>(db, query, query.ranges, sql`content.*`)
  }
  const { page } = pageOf(db, ingredientsOf(query))
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

async function findInRanges<Row extends object>(
  db: Db,
  query: PageQuery,
  ranges: Ranges,
  columns: RawBuilder<unknown>,
): Promise<FoundRows<Row>> {
  const { type, order, without = [], limit, offset, position, counting } = query
  // The ranges keep sticky items apart.
  const byKey = ranges.isStickyFirst ? order.slice(1) : order
  const {
    page,
    order: byPage,
    key,
    total,
    finish,
  } = await rangedPage(db, {
    ...ranges,
    counted: counting && totalOf(db, { ...query, without }, counting),
    type,
    order: byKey,
    without,
    limit,
    offset,
    position,
  })
  const { rows: found } = await sql<
    Counted<Row>
  >`select ${sql.join([columns, ...(position ? keyColumns(key) : [])])}, ${total} as list_total
    from (${page}) as page cross join content where content.id = page.id and "content"."type" = ${sql.lit(type)} order by ${byPage}`.execute(
    db,
  )
  const { rows, total: count } = await withTotal<Row>(found, { db, offset, total: () => total })
  return withNext(finish(rows, count), { limit, position })
}

/** The conditions of the items after the position of a walk. */
function afterPosition({ order, position, leading }: PageQuery): Condition[] {
  const { key } = position ?? {}
  if (!key) return []
  const isPastLeading = leading && key[0] === RANK_OF_OTHERS
  return [isAfter(order, key), ...(isPastLeading ? [isAfter(order.slice(1), key.slice(1))] : [])]
}

function pageOf(db: Db, { shape, values: [offset, ...without], parts }: PageIngredients) {
  const { type, statuses, directions, limit, isSearch, walk, countLimit } = shape
  const conditions = parts.conditions as Condition[]
  const after = parts.after as Condition[]
  const counting = countingOf(countLimit, parts)
  const order = parts.order.map((by, index) => [by, directions[index] as OrderByDirection] as const)
  const list: List = { type, statuses, without, conditions, order, limit: rowsToRead(limit, walk), offset, few: fewOf(parts.few) }
  const total = walk?.isStarted ? sql.lit(0) : totalOf(db, list, counting)
  const isCountedByPage = isSearch && !counting && !walk?.isStarted
  const leading = shape.leading && leadingOf(shape.leading, parts.leading)
  let page = (leading ? allOf(led(db, list, after.slice(1), leading), after.slice(0, 1)) : listedRows(db, list, after))
    .select(['content.id', 'content.version'])
    .select((eb) => sql<number>`${isCountedByPage ? eb.fn.countAll<number>().over() : total}`.as('list_total'))
    .limit(rowLimit(list.limit))
    .offset(offset)
  if (walk) page = page.select(keyColumns(parts.order))
  for (const [by, direction] of order) page = page.orderBy(by, direction)
  return { page, total }
}

const leadingOf = (shape: Pick<Leading, 'limit' | 'isAmongNewest'>, [condition, rank]: readonly Expression<unknown>[]): Leading => ({
  ...shape,
  condition: condition as Condition,
  rank: rank as Expression<number>,
})

type List = Required<Pick<PageQuery, 'type' | 'statuses' | 'conditions' | 'order' | 'limit' | 'offset'>> &
  Pick<PageQuery, 'few'> & { without: readonly number[] }

function totalOf(db: Db, { type, statuses, conditions, without, few }: List, counting: Counting | undefined): Expression<number> {
  if (counting) return countOfUpTo(counting.limit, listedRows(db, { type, statuses, without, ...counting }))
  const matching = matchingRows(db, { type, statuses, conditions, few })
  const all = conditions.length ? countOf(matching) : storedCount(db, type, statuses)
  // Counting the few excluded items is faster than counting the rest.
  return without.length ? sql<number>`(${all} - ${countOf(matching.where('content.id', 'in', without))})` : all
}

function storedCount(db: Db, type: string, statuses: readonly ContentStatus[]): Expression<number> {
  const stored = db
    .selectFrom('content_counts')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('count'), eb.lit(0)).as('count'))
    .where('type', '=', type)
    .where('status', 'in', statuses)
  return sql<number>`(${stored})`
}

type Matched = Pick<PageQuery, 'type' | 'statuses' | 'conditions'> & Among

function matchingRows(db: Db, { type, statuses, conditions, ...among }: Matched): Matching {
  const all = rowsOf(db, among).where('content.type', '=', sql.lit(type)).where('content.status', 'in', statuses.map(sql.lit))
  return allOf(all, conditions)
}

/** The rows of a list. Of two bounds of a column, SQLite uses the first one for its index, which is that of a walk. */
function listedRows(
  db: Db,
  { without = [], conditions, ...matched }: Matched & Pick<PageQuery, 'without'>,
  after: readonly Condition[] = [],
): Matching {
  const excluding = without.length ? [contentBuilder()('content.id', 'not in', without)] : []
  return matchingRows(db, { ...matched, conditions: [...after, ...conditions, ...excluding] })
}

const allOf = (matching: Matching, conditions: readonly Condition[]): Matching =>
  conditions.reduce((rows, condition) => rows.where(condition), matching)

/** The newest rows that meet the condition, and those of the others that may be on the page. */
function led(db: Db, query: List, after: readonly Condition[], { condition, rank, limit: most, isAmongNewest }: Leading): Matching {
  const { order, limit, offset } = query
  const newest = (rows: Matching): Matching => rows.orderBy('content.date_gmt', 'desc').orderBy('content.id', 'desc').limit(sql.lit(most))
  const matching = listedRows(db, query)
  const leading = isAmongNewest
    ? db.selectFrom(newest(matching).selectAll('content').as('content')).where(condition)
    : newest(matching.where(condition))
  let others = listedRows(db, query, after)
    .where('content.id', 'not in', db.selectFrom(leading.select('content.id').as('leading')).select('leading.id'))
    .limit(sql<number>`(cast(${offset} as bigint) + ${rowLimit(limit)})`)
  for (const [by, direction] of order.slice(1)) others = others.orderBy(by, direction)
  const ranked = (rows: Matching, by: Expression<number>) =>
    sql`select * from ${rows.selectAll('content').select(sql`${by}`.as('list_rank'))} as part`
  const parts = [ranked(leading, rank), ranked(others, sql.lit(RANK_OF_OTHERS))]
  return db.selectFrom(sql<ContentRow>`(${sql.join(parts, sql` union all `)})`.as('content'))
}

/** How many of these items match. */
export async function countAmong(
  db: Db,
  query: Pick<PageQuery, 'type' | 'statuses' | 'conditions'>,
  ids: readonly number[],
): Promise<number> {
  return readCount(db, countOf(matchingRows(db, { ...query, few: amongIds(ids) })))
}

/** Those of the items of all types that meet the conditions. */
export async function findIdsAmong(db: Db, conditions: readonly Condition[], ids: readonly number[]): Promise<number[]> {
  const all = db.selectFrom('content').select('content.id').where('content.id', 'in', ids)
  const rows = await conditions.reduce((found, condition) => found.where(condition), all).execute()
  return rows.map(({ id }) => id)
}
