// Finds a page of a list of content, and counts the list.
import type { Expression, OrderByDirection, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { contentBuilder } from '../db/content-builder.ts'
import type { Condition } from '../db/content-builder.ts'
import { groupedLike, runCompiled } from '../db/compiled-query.ts'
import { isAfter, keyColumns, keysIn, rowsToRead, withNext } from '../db/keyset.ts'
import type { FoundRows, RowBounds, SortKey, SortOrder } from '../db/keyset.ts'
import { countOf, countOfUpTo, finishPage, rowLimit, withTotal } from '../db/page.ts'
import type { Counted } from '../db/page.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow, ContentStatus } from '../db/tables/content.ts'
import { rangedPage } from './ranges-store.ts'
import type { Ranges } from './ranges.ts'
import { amongIds, countingParts, rowsOf, withCountingParts } from './counting-store.ts'
import type { Among, Counting, Matching } from './counting-store.ts'
import { assertFits } from './rows-store.ts'

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
    : await finished(db, query, await keysOf(db, query))
  return { keys, ...counted }
}

/** Separates what the database has found into the page and the total. */
function finished<Row extends object>(db: Db, query: PageQuery, found: readonly Counted<Row>[]): Promise<FoundRows<Row>> {
  return finishPage<Row>(found, query, { db, total: () => pageOf(db, query).total, countLimit: query.counting?.limit })
}

function withLeadingParts(leading: Leading | undefined, [condition, rank]: readonly Expression<unknown>[]): Leading | undefined {
  return leading && { ...leading, condition: condition as Condition, rank: rank as Expression<number> }
}

function keysOf(db: Db, query: PageQuery): Promise<Counted<ItemKey>[]> {
  if (query.few) return pageOf(db, query).page.execute()
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
  } = await rangedPage(db, { ...ranges, counted: counting && totalOf(db, query), type, order: byKey, without, limit, offset, position })
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
  const isPastLeading = leading && key[0] === RANK_OF_OTHERS
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

function totalOf(db: Db, { type, statuses, conditions, without = [], counting, few }: PageQuery): Expression<number> {
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
  const parts = [ranked(leading, rank), ranked(others, sql.lit(RANK_OF_OTHERS))]
  return db.selectFrom(sql<ContentRow>`(${sql.join(parts, sql` union all `)})`.as('content'))
}

/** How many of these items match. */
export async function countAmong(
  db: Db,
  query: Pick<PageQuery, 'type' | 'statuses' | 'conditions'>,
  ids: readonly number[],
): Promise<number> {
  const { count } = await db
    .selectNoFrom(sql<number>`${countOf(matchingRows(db, { ...query, few: amongIds(ids) }))}`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Those of the items of all types that meet the conditions. */
export async function findIdsAmong(db: Db, conditions: readonly Condition[], ids: readonly number[]): Promise<number[]> {
  const all = db.selectFrom('content').select('content.id').where('content.id', 'in', ids)
  const rows = await conditions.reduce((found, condition) => found.where(condition), all).execute()
  return rows.map(({ id }) => id)
}
