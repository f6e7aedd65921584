// Finds a page of a list of content by filtering and sorting, which reads all that match, unless the database finds an index for both.
import type { Expression, OrderByDirection, RawBuilder, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import { contentBuilder } from '../db/content-builder.ts'
import type { Condition } from '../db/content-builder.ts'
import { compiledQuery } from '../db/compiled-query.ts'
import { isAfter, keyColumns, keysIn, rowsToRead } from '../db/keyset.ts'
import type { FoundRows, RowBounds, SortOrder } from '../db/keyset.ts'
import { countOf, countOfUpTo, finishPage, readCount, rowLimit } from '../db/page.ts'
import type { Counted } from '../db/page.ts'
import type { Database, Db } from '../db/schema.ts'
import type { ContentRow, ContentStatus } from '../db/tables/content.ts'
import { storedCount } from './maintained-counts-store.ts'
import { columnsOf, ofTypes, sorted } from './ranges-store.ts'
import type { Columns } from './ranges-store.ts'

/** The key of an item on a page, before its row is read. */
export interface ItemKey {
  id: number
  version: number
}

export const itemKey = ['id', 'version'] as const

export interface SortedList extends RowBounds {
  types: readonly string[]
  statuses: readonly ContentStatus[]
  /** The table whose columns the conditions and the order name, too. It is read first. */
  joined?: 'events' | undefined
  conditions: readonly Condition[]
  /** IDs of items to exclude. */
  without: readonly number[]
  order: SortOrder
  /** Whether finding the rows costs more than sorting them. If so, one pass finds and counts them. */
  isSearch: boolean
  /** Selects the `id` of the rows to look at, if few of all are. */
  few?: RawBuilder<unknown> | undefined
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

/** The rank of a row of a list with leading rows. */
export const listRank = sql.ref<number>('content.list_rank')

/** The rank of the rows that do not lead. */
const RANK_OF_OTHERS = 100

/** What the statement of a page is built of. */
interface PageIngredients {
  shape: Pick<SortedList, 'types' | 'statuses' | 'joined' | 'limit' | 'isSearch'> & {
    directions: readonly OrderByDirection[]
    /** Set if the page is part of a walk. */
    walk: { isStarted: boolean } | undefined
    countLimit: number | undefined
    leading: Pick<Leading, 'limit' | 'isAmongNewest'> | undefined
  }
  values: readonly [offset: number, ...without: number[]]
  parts: Record<
    /** What the rows of the page must meet, and what those that do not lead must meet as well. */
    'conditions' | 'after' | 'order' | 'leading' | 'few' | 'counted' | 'among',
    readonly Expression<unknown>[]
  >
}

function ingredientsOf(list: SortedList): PageIngredients {
  const { types, statuses, joined, conditions, without, order, limit, offset, position, isSearch, counting, leading, few } = list
  return {
    shape: {
      ...{ types, statuses, joined, limit, isSearch },
      directions: order.map(([, direction]) => direction),
      walk: position && { isStarted: position.key !== undefined },
      countLimit: counting?.limit,
      leading: leading && { limit: leading.limit, isAmongNewest: leading.isAmongNewest },
    },
    values: [offset, ...without],
    parts: {
      conditions,
      after: afterPosition(list),
      order: order.map(([by]) => by),
      leading: leading ? [leading.condition, leading.rank] : [],
      few: few ? [few] : [],
      counted: counting?.conditions ?? [],
      among: counting?.among ? [counting.among] : [],
    },
  }
}

const compiledPage = compiledQuery((db, list: PageIngredients) => pageOf(db, list).page)

/** A page, which is sorted without texts; these are joined afterwards. */
export async function findSorted<Row extends object>(db: Db, list: SortedList, columns: Columns): Promise<FoundRows<Row>> {
  if (columns === itemKey) return finished(db, list, (await compiledPage(db, ingredientsOf(list))) as unknown as Counted<Row>[])
  const { page } = pageOf(db, ingredientsOf(list))
  const keyed = list.position ? page : page.select(keyColumns(list.order.map(([by]) => by)))
  const order = keysIn('page', list.order)
  const keys = list.position ? keyColumns(order.map(([by]) => by)) : []
  const { rows } = await sql<Counted<Row>>`select ${sql.join([columnsOf(columns), sql`page.list_total`, ...keys])}
    from (${keyed}) as page cross join content where content.id = page.id and ${ofTypes(list.types)} order by ${sorted(order)}`.execute(db)
  return finished(db, list, rows)
}

/** Separates what the database has found into the page and the total. */
function finished<Row extends object>(db: Db, list: SortedList, found: readonly Counted<Row>[]): Promise<FoundRows<Row>> {
  return finishPage<Row>(found, list, { db, total: () => pageOf(db, ingredientsOf(list)).total, countLimit: list.counting?.limit })
}

/** The conditions of the items after the position of a walk. */
function afterPosition({ order, position, leading }: SortedList): Condition[] {
  const { key } = position ?? {}
  if (!key) return []
  const isPastLeading = leading && key[0] === RANK_OF_OTHERS
  return [isAfter(order, key), ...(isPastLeading ? [isAfter(order.slice(1), key.slice(1))] : [])]
}

function pageOf(db: Db, { shape, values: [offset, ...without], parts }: PageIngredients) {
  const { directions, limit, isSearch, walk, countLimit } = shape
  const conditions = parts.conditions as Condition[]
  const after = parts.after as Condition[]
  const [few] = parts.few
  const [among] = parts.among
  const counting =
    countLimit === undefined ? undefined : { limit: countLimit, conditions: parts.counted as Condition[], among: among && sql`${among}` }
  const order = parts.order.map((by, index) => [by, directions[index] as OrderByDirection] as const)
  const list: List = { ...shape, without, conditions, order, limit: rowsToRead(limit, walk), offset, few: few && sql`${few}` }
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

type List = Pick<SortedList, 'types' | 'statuses' | 'joined' | 'conditions' | 'without' | 'order' | 'limit' | 'offset' | 'few'>

function totalOf(db: Db, list: List, counting: Counting | undefined): Expression<number> {
  if (counting) return countOfUpTo(counting.limit, listedRows(db, { ...list, few: undefined, ...counting }))
  const matching = matchingRows(db, list)
  const all = list.conditions.length ? countOf(matching) : storedCount(list)
  // Counting the few excluded items is faster than counting the rest.
  return list.without.length ? sql<number>`(${all} - ${countOf(matching.where('content.id', 'in', list.without))})` : all
}

/** The total of a list whose matches are counted up to a limit, as an expression. */
export const countOfMatches = (db: Db, list: SortedList, counting: Counting): Expression<number> => totalOf(db, list, counting)

type Matching = SelectQueryBuilder<Database, 'content', object>
type Matched = Pick<SortedList, 'types' | 'statuses' | 'joined' | 'conditions' | 'few'> & Pick<Counting, 'among'>

function matchingRows(db: Db, { types, statuses, conditions, ...from }: Matched): Matching {
  return allOf(
    rowsOf(db, from)
      .where(sql<boolean>`${ofTypes(types)}`)
      .where('content.status', 'in', statuses.map(sql.lit)),
    conditions,
  )
}

/** All of content, or the rows that few of all are. */
function rowsOf(db: Db, { joined, few, among }: Pick<Matched, 'joined' | 'few' | 'among'>): Matching {
  const rows = few || among ? someRows(db, { few, among }) : undefined
  if (!joined) return rows ?? db.selectFrom('content')
  // SQLite reads the tables of a cross join in order; the conditions of the joined table leave fewer rows than the status does.
  const both = rows ? rows.crossJoin(joined) : db.selectFrom(joined).crossJoin('content')
  return both.whereRef('content.id', '=', `${joined}.content_id`)
}

function someRows(db: Db, { few, among }: Pick<Matched, 'few' | 'among'>): Matching {
  // The limit keeps PostgreSQL from checking the conditions for all other rows before.
  if (few)
    return db.selectFrom(
      sql<ContentRow>`(select content.* from (${few}) as found cross join content where content.id = found.id limit ${sql.lit(ALL)})`.as(
        'content',
      ),
    )
  // Joined in this order, so that counting ends at the limit.
  return db
    .selectFrom(sql<{ id: number }>`(${among})`.as('found'))
    .crossJoin('content')
    .whereRef('content.id', '=', 'found.id')
}

const ALL = 2_147_483_647

/** The rows of a list. Of two bounds of a column, SQLite uses the first one for its index, which is that of a walk. */
function listedRows(
  db: Db,
  { without, conditions, ...matched }: Matched & Pick<SortedList, 'without'>,
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
export function countAmong(
  db: Db,
  list: Pick<Matched, 'types' | 'statuses' | 'joined' | 'conditions'>,
  ids: readonly number[],
): Promise<number> {
  // SQLite might read all items of a type instead.
  const few = sql`select sampled.id from content as sampled where sampled.id in (${sql.join([...ids])})`
  return readCount(db, countOf(matchingRows(db, { ...list, few })))
}

/** Those of the items of all types that meet the conditions. */
export async function findIdsAmong(db: Db, conditions: readonly Condition[], ids: readonly number[]): Promise<number[]> {
  const all = db.selectFrom('content').select('content.id').where('content.id', 'in', ids)
  const rows = await conditions.reduce((found, condition) => found.where(condition), all).execute()
  return rows.map(({ id }) => id)
}

/** Selects the newest items of each type and status. */
export function amongNewest(types: readonly string[], statuses: readonly ContentStatus[], limit: number): RawBuilder<unknown> {
  const newest = types.flatMap((type) =>
    statuses.map(
      (status) => sql`select * from (select id from content where "type" = ${sql.lit(type)} and status = ${sql.lit(status)}
        order by date_gmt desc, id desc limit ${sql.lit(limit)}) as newest`,
    ),
  )
  return sql.join(newest, sql` union all `)
}
