// Finds a page of a list of content by filtering and sorting, which reads all that match, unless the database finds an index for both.
import type { Expression, OrderByDirection, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Condition } from '../db/content-builder.ts'
import { compiledQuery } from '../db/compiled-query.ts'
import { idsOf } from '../db/ids.ts'
import { isAfter, limitToRead } from '../db/keyset.ts'
import type { FoundRows, RowBounds, SortOrder } from '../db/keyset.ts'
import { finishPage, readCount, rowLimit } from '../db/page.ts'
import type { Counted } from '../db/page.ts'
import type { Db } from '../db/schema.ts'
import type { ContentStatus } from '../db/tables/content.ts'
import { subtractCounts } from './day-counts-store.ts'
import { storedCount } from './maintained-counts-store.ts'
import { allOf, contentItems, itemsOf, selectKeys, typeCondition, orderIn } from './ranges-store.ts'
import type { Columns, Count, Sql } from './ranges-store.ts'

/** The key of an item on a page, before its row is read. */
export interface ItemKey {
  id: number
  version: number
}

export const itemKey = ['id', 'version'] as const

/** What each joined table refers to an item by, and what a page of its rows consists of. */
const joinedTables = {
  events: { item: sql`events.content_id`, key: sql`content.id, content.version` },
  event_occurrences: {
    item: sql`event_occurrences.event_id`,
    key: sql`event_occurrences.id, content.version + event_occurrences.version as version`,
  },
}

export type JoinedTable = keyof typeof joinedTables

export interface SortedList extends RowBounds {
  types: readonly string[]
  statuses: readonly ContentStatus[]
  /** The table whose columns the conditions and the order name, too. It is read first. */
  joined?: JoinedTable | undefined
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
      after: positionConditions(list),
      order: order.map(([by]) => by),
      leading: leading ? [leading.condition, leading.rank] : [],
      few: few ? [few] : [],
      counted: counting?.conditions ?? [],
      among: counting?.among ? [counting.among] : [],
    },
  }
}

const compiledPage = compiledQuery((_db, list: PageIngredients) => pageOf(list).page)

/** A page, which is sorted without texts; these are joined afterwards. */
export async function findBySorting<Row extends object>(db: Db, list: SortedList, columns: Columns): Promise<FoundRows<Row>> {
  const { types, order, position, counting } = list
  const ingredients = ingredientsOf(list)
  const directions = order.map(([, direction]) => direction)
  const page = { directions, id: sql.raw('page.id'), total: sql.raw<number>('page.list_total'), position }
  const found =
    columns === itemKey
      ? await compiledPage(db, ingredients)
      : (await itemsOf(pageOf(ingredients, true).page, contentItems(columns, types), page).execute(db)).rows
  return finishPage<Row>(found as Counted<Row>[], list, { db, total: () => pageOf(ingredients).total, countLimit: counting?.limit })
}

/** The conditions of the items after the position of a walk. */
function positionConditions({ order, position, leading }: SortedList): Sql[] {
  const { key } = position ?? {}
  if (!key) return []
  const isPastLeading = leading && key[0] === RANK_OF_OTHERS
  return [isAfter(order, key), ...(isPastLeading ? [isAfter(order.slice(1), key.slice(1))] : [])]
}

/** The keys of the items of a page, and the total. `isJoined` if the columns that the items are sorted by are needed, too. */
function pageOf(list: PageIngredients, isJoined = false): { page: RawBuilder<Counted<ItemKey>>; total: Expression<number> } {
  const { shape, values, parts } = list
  const [offset, ...without] = values
  const { directions, isSearch, walk, countLimit } = shape
  const [few] = parts.few
  const limit = rowLimit(limitToRead(shape.limit, walk))
  const listed = { ...shape, without, few, conditions: parts.conditions }
  const counting = countLimit === undefined ? undefined : { limit: countLimit, conditions: parts.counted, among: parts.among[0] }
  const total = walk?.isStarted ? sql.lit(0) : totalOf(listed, counting)
  const isCountedByPage = isSearch && !counting && !walk?.isStarted
  const rows = shape.leading ? selectLedRows(listed, list) : selectListedRows(listed, parts.after)
  const isKeyed = isJoined || walk !== undefined
  const order = isKeyed ? orderIn('', directions) : sql.join(parts.order.map((by, index) => sql`${by} ${sql.raw(directions[index] ?? '')}`))
  const key = shape.joined ? joinedTables[shape.joined].key : sql`content.id, content.version`
  const columns = sql`${key}, ${isCountedByPage ? sql`count(*) over ()` : total} as list_total`
  const page = sql<Counted<ItemKey>>`select ${columns}${isKeyed ? sql`, ${selectKeys(parts.order)}` : sql``}
    from ${rows.from} where ${allOf(rows.conditions)} order by ${order} limit ${limit} offset ${offset}`
  return { page, total }
}

/** Rows of content that meet conditions. */
interface Rows {
  from: Sql
  conditions: readonly Expression<unknown>[]
}

interface Listed extends Pick<SortedList, 'types' | 'statuses' | 'joined' | 'without'> {
  conditions: readonly Expression<unknown>[]
  few?: Expression<unknown> | undefined
  among?: Expression<unknown> | undefined
}

interface CountingRows extends Pick<Counting, 'limit'>, Pick<Listed, 'conditions' | 'among'> {}

/** The rows of a list. Of two bounds of a column, SQLite uses the first one for its index, which is that of a walk. */
function selectListedRows({ without, ...listed }: Listed, after: readonly Expression<unknown>[] = []): Rows {
  const excluding = without.length ? [sql`content.id not in (${sql.join(without)})`] : []
  return selectMatchingRows({ ...listed, conditions: [...after, ...listed.conditions, ...excluding] })
}

function selectMatchingRows({ types, statuses, joined, conditions, few, among }: Omit<Listed, 'without'>): Rows {
  const isListed = [typeCondition(types), sql`content.status in (${sql.join(statuses.map(sql.lit))})`, ...conditions]
  const table = sql.raw(joined ?? '')
  const isJoined = joined ? [sql`content.id = ${joinedTables[joined].item}`] : []
  const some = selectSomeRows(few, among)
  // SQLite reads the tables of a cross join in order; the conditions of the joined table leave fewer rows than the status does.
  if (!some) return { from: joined ? sql`${table} cross join content` : sql`content`, conditions: [...isJoined, ...isListed] }
  return { from: joined ? sql`${some.from} cross join ${table}` : some.from, conditions: [...some.conditions, ...isJoined, ...isListed] }
}

function selectSomeRows(few: Listed['few'], among: Listed['among']): Rows | undefined {
  // Joined in this order, so that counting ends at the limit.
  if (among) return { from: sql`(${among}) as found cross join content`, conditions: [sql`content.id = found.id`] }
  // The limit keeps PostgreSQL from checking the conditions for all other rows before.
  const limited = sql`select content.* from (${few}) as found cross join content where content.id = found.id limit ${sql.lit(ALL)}`
  return few && { from: sql`(${limited}) as content`, conditions: [] }
}

const ALL = 2_147_483_647

const countOf = ({ from, conditions }: Rows): Count => sql<number>`(select count(*) from ${from} where ${allOf(conditions)})`

function totalOf(listed: Listed, counting: CountingRows | undefined): Expression<number> {
  if (counting) {
    const { limit, ...counted } = counting
    const { from, conditions } = selectListedRows({ ...listed, few: undefined, ...counted })
    // At most one more than the limit.
    return sql<number>`(select count(*) from (select 1 as one from ${from} where ${allOf(conditions)} limit ${sql.lit(limit + 1)}) as bounded)`
  }
  const all = listed.conditions.length ? countOf(selectMatchingRows(listed)) : storedCount(listed)
  // Counting the few excluded items is faster than counting the rest.
  const excluded = { ...listed, conditions: [...listed.conditions, sql`content.id in (${sql.join(listed.without)})`] }
  return listed.without.length ? subtractCounts(all, countOf(selectMatchingRows(excluded))) : all
}

/** The total of a list whose matches are counted up to a limit. */
export const countOfMatches = (list: SortedList, counting: Counting): Expression<number> => totalOf(list, counting)

/** The newest rows that meet the condition, and those of the others that may be on the page. */
function selectLedRows(listed: Listed, { shape, values: [offset], parts }: PageIngredients): Rows {
  const [condition, rank] = parts.leading as [Condition, Expression<number>]
  const [after, ...afterOthers] = parts.after
  const most = sql.lit(shape.leading?.limit)
  const selected = (columns: Sql, { from, conditions }: Rows): Sql => sql`select ${columns} from ${from} where ${allOf(conditions)}`
  const newest = (rows: Rows): Sql =>
    sql`(${selected(sql`content.*`, rows)} order by content.date_gmt desc, content.id desc limit ${most}) as content`
  const matching = selectListedRows(listed)
  const leading = shape.leading?.isAmongNewest
    ? { from: newest(matching), conditions: [condition] }
    : { from: newest({ ...matching, conditions: [...matching.conditions, condition] }), conditions: [sql`1 = 1`] }
  const others = selectListedRows(listed, afterOthers)
  const isOther = sql`content.id not in (select led.id from (${selected(sql`content.id`, leading)}) as led)`
  const byDate = sql.join(parts.order.slice(1).map((by, index) => sql`${by} ${sql.raw(shape.directions[index + 1] ?? '')}`))
  const upTo = sql`(cast(${offset} as bigint) + ${rowLimit(limitToRead(shape.limit, shape.walk))})`
  const ranked = [
    selected(sql`content.*, ${rank} as list_rank`, leading),
    sql`${selected(sql`content.*, ${sql.lit(RANK_OF_OTHERS)} as list_rank`, { ...others, conditions: [...others.conditions, isOther] })}
      order by ${byDate} limit ${upTo}`,
  ].map((part) => sql`select * from (${part}) as part`)
  return { from: sql`(${sql.join(ranked, sql` union all `)}) as content`, conditions: after ? [after] : [sql`1 = 1`] }
}

/** How many of these items match. */
export function findPeriodAt(db: Db, list: Omit<Listed, 'without'>, ids: readonly number[]): Promise<number> {
  // SQLite might read all items of a type instead.
  const few = sql`select sampled.id from content as sampled where sampled.id in (${sql.join([...ids])})`
  return readCount(db, countOf(selectMatchingRows({ ...list, few })))
}

/** Those of the items of all types that meet the conditions. */
export async function findIdsAmong(db: Db, conditions: readonly Condition[], ids: readonly number[]): Promise<number[]> {
  const all = db.selectFrom('content').select('content.id').where('content.id', 'in', ids)
  const rows = await conditions.reduce((found, condition) => found.where(condition), all).execute()
  return idsOf(rows)
}

/** Selects the newest items of each type and status. */
export function selectAmongNewest(types: readonly string[], statuses: readonly ContentStatus[], limit: number): RawBuilder<unknown> {
  const newest = types.flatMap((type) =>
    statuses.map(
      (status) => sql`select * from (select id from content where "type" = ${sql.lit(type)} and status = ${sql.lit(status)}
        order by date_gmt desc, id desc limit ${sql.lit(limit)}) as newest`,
    ),
  )
  return sql.join(newest, sql` union all `)
}
