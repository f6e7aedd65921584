// Finds pages of events in the lists that triggers keep in the order of their start. What a page and its total cost depends on the page,
// not on how many events there are.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { compiledQuery } from '../db/compiled-query.ts'
import { allOf, countUpTo, dayWithin, difference, exists, mergedPage, periodAt, sum } from '../lists/merge-store.ts'
import type { Count, Period, Sql } from '../lists/merge-store.ts'
import { isAfter, rowsToRead } from '../db/keyset.ts'
import type { FoundRows, Position, RowBounds, SortKey } from '../db/keyset.ts'
import { finishPage } from '../db/page.ts'
import type { Counted } from '../db/page.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { Branch } from '../lists/maintained-counts-store.ts'
import type { ItemKey } from '../lists/lists-store.ts'
import { endingLater, lengthsOf, narrowed, partsOf } from './event-range.ts'
import type { EventRange, RangePart } from './event-range.ts'

/** The lists that are not those of terms, which have the IDs of the terms. */
export const eventLists = { all: 0, featured: -1, ticketed: -2, placed: -3 } as const

export interface ListedEvents extends RowBounds {
  /** The statuses to list, and whose events. */
  branches: readonly Branch[]
  /** Each event is in one list of each of these sets. */
  within: readonly (readonly number[])[]
  /** No event is in one of these lists. */
  without: readonly number[]
  range: EventRange
  /** How far events are counted; undefined where a count is kept. */
  countLimit?: number
}

export async function findListedKeys(db: Db, query: ListedEvents): Promise<{ keys: ItemKey[]; total: number; next?: SortKey }> {
  const { rows: keys, ...found } = await findListed<ItemKey>(db, query, 'content.id, content.version')
  return { keys, ...found }
}

/** The same with the whole rows. */
export function findListedPage(db: Db, query: ListedEvents): Promise<FoundRows<ContentRow>> {
  return findListed<ContentRow>(db, query, 'content.*')
}

interface PageIngredients {
  shape: {
    columns: string
    query: ListedEvents
    /** The same page from a nearer start. */
    from?: ListedEvents
  }
}

/** Clients request the same few months and days, so all of a page is its shape. */
const compiledPage = compiledQuery((_db, { shape: { columns, query, from = query } }: PageIngredients) =>
  listedPage(columns, from, totalOf(query)),
)

async function findListed<Row extends object>(db: Db, given: ListedEvents, columns: string): Promise<FoundRows<Row>> {
  const query = await startingAtRarest(db, given)
  const { offset, position } = query
  if (position) return findListedAfter(db, query, position, columns)
  const from = offset >= MIN_DEEP_OFFSET && hasKeptTotal(query) ? await nearerStart(db, query) : query
  const found = (await compiledPage(db, { shape: { columns, query, ...(from !== query && { from }) } })) as Counted<Row>[]
  return finishPage<Row>(found, query, { db, total: () => totalOf(query), countLimit: query.countLimit })
}

/** A page of a walk. Each has a query of its own, so none is worth keeping. */
async function findListedAfter<Row extends object>(
  db: Db,
  query: ListedEvents,
  position: Position,
  columns: string,
): Promise<FoundRows<Row>> {
  const [start] = position.key ?? []
  const from = start === undefined ? query : { ...query, range: narrowed(query.range, { from: { operator: '>=', date: String(start) } }) }
  const total = position.key ? sql<number>`0` : totalOf(query)
  const page = listedPage<Row>(`${columns}, page.start_date as sort_0, page.event_id as sort_1`, from, total)
  return finishPage<Row>((await page.execute(db)).rows, query, { db, total: () => total, countLimit: query.countLimit })
}

function listedPage<Row>(columns: string, query: ListedEvents, total: Count): RawBuilder<Counted<Row>> {
  return sql`select ${sql.raw(columns)}, ${total} as list_total
    from (${pageOf(query)}) as page cross join content where content.id = page.event_id and "content"."type" = 'event'
    order by page.start_date, page.event_id`
}

const totalOf = (query: ListedEvents): Count => (hasKeptTotal(query) ? keptTotal(query) : boundedCount(query))

/** Puts the set with the fewest events first. */
async function startingAtRarest(db: Db, query: ListedEvents): Promise<ListedEvents> {
  const { within, branches } = query
  if (within.length < 2) return query
  const rows = await db
    .selectFrom('event_day_counts')
    .select((eb) => ['list', eb.fn.sum<number>('count').as('count')])
    .where('list', 'in', within.flat())
    .where(
      'status',
      'in',
      branches.map(({ status }) => status),
    )
    .groupBy('list')
    .execute()
  const counts = new Map(rows.map(({ list, count }) => [list, Number(count)]))
  const sizeOf = (lists: readonly number[]): number => lists.reduce((sum, list) => sum + (counts.get(list) ?? 0), 0)
  return { ...query, within: within.toSorted((one, other) => sizeOf(one) - sizeOf(other)) }
}

const listsIn = ({ within: [first] }: Pick<ListedEvents, 'within'>): readonly number[] => first ?? [eventLists.all]

// ---- pages

function pageOf(query: ListedEvents): Sql {
  const { limit, offset, position } = query
  const ranges = sourcesOf(query, sql`listed.start_date, listed.event_id`)
  return mergedPage(ranges, { order: sql`start_date, event_id`, limit: rowsToRead(limit, position), offset, mayRepeat: mayRepeat(query) })
}

/** An event may be in several lists. */
const mayRepeat = (query: ListedEvents): boolean => listsIn(query).length > 1

/** One range of an index each. */
function sourcesOf(query: ListedEvents, columns: Sql): Sql[] {
  return query.branches.flatMap((branch) =>
    listsIn(query).flatMap((list) =>
      partsOf(query.range).flatMap((part) =>
        rangesOf(list, branch, part).map(
          (range) => sql`select ${columns} from event_listings as listed where ${allOf([...range, ...conditionsOf(query, branch)])}`,
        ),
      ),
    ),
  )
}

/** Events in progress are found by their lengths. */
function rangesOf(list: number, branch: Branch, part: RangePart): Sql[][] {
  const range = (of: RangePart): Sql[] => rangeOf(list, branch, of)
  return part.ongoingAt === undefined
    ? [range(part)]
    : lengthsOf(part).map(({ length, ...of }) => [...range(of), sql`listed.length = ${sql.lit(length)}`])
}

function rangeOf(list: number, { status }: Branch, { from, until, endsAfter, endsBy }: EventRange): Sql[] {
  return [
    sql`listed.list = ${listOf(list)}`,
    sql`listed.status = ${sql.lit(status)}`,
    ...[from, until].flatMap((bound) => (bound ? sql`listed.start_date ${sql.raw(bound.operator)} ${bound.date}` : [])),
    ...[endsAfter, endsBy].flatMap((bound) => (bound ? sql`listed.end_date ${sql.raw(bound.operator)} ${bound.date}` : [])),
  ]
}

/** There are few lists besides those of terms. */
const listOf = (list: number): RawBuilder<number> => (list > 0 ? sql<number>`${list}` : sql.lit(list))

const listOrder = [
  [sql.ref('listed.start_date'), 'asc'],
  [sql.ref('listed.event_id'), 'asc'],
] as const

/** What is checked for each event. */
function conditionsOf({ within: [_first, ...others], without, position }: ListedEvents, { author }: Branch): Sql[] {
  const isIn = (lists: readonly number[]): Sql =>
    exists(sql`event_listings as other`, [sql`other.event_id = listed.event_id`, sql`other.list in (${sql.join(lists)})`])
  return [
    ...(position?.key ? [isAfter(listOrder, position.key)] : []),
    ...others.map(isIn),
    ...(without.length ? [sql`not ${isIn(without)}`] : []),
    ...(author === undefined
      ? []
      : [exists(sql`content`, [sql`content.id = listed.event_id`, sql`"content"."type" = 'event'`, sql`content.author = ${author}`])]),
  ]
}

/** Deeper pages are found from a nearer day than the start of the list. */
const MIN_DEEP_OFFSET = 500

/** Starts at the day that the page starts on, or a little earlier. */
async function nearerStart(db: Db, query: ListedEvents): Promise<ListedEvents> {
  const { branches, range, offset } = query
  const [later, ongoing] = partsOf(range).toReversed()
  const lists = listsIn(query)
  const first = ongoing ? sum(branches.flatMap((branch) => lists.map((list) => countIn(list, branch, ongoing)))) : sql.lit(0)
  const { rows } = await sql<{ count: number }>`select ${first} as count`.execute(db)
  const periods = async (length: number, month: string): Promise<Period[]> => {
    const found = await sql<Period>`select substr(day, 1, ${sql.lit(length)}) as name, sum(count) as count from event_day_counts
      where list in (${sql.join(lists)}) and status in (${sql.join(branches.map(({ status }) => status))}) and day >= ${month}
      ${month ? sql`and day < ${`${month}Z`}` : sql``} ${later?.from ? sql`and day >= ${dayOf(later.from.date)}` : sql``} group by 1`.execute(
      db,
    )
    return found.rows
  }
  const position = offset - Number(rows[0]?.count)
  if (position < 0) return query
  const month = periodAt(await periods('2026-01'.length, ''), 'asc', position)
  const day = month && dayWithin(month, periodAt(await periods('2026-01-01'.length, month.name), 'asc', position - month.preceding))
  const start = day && `${day.name}${START_OF_DAY}`
  if (!start) return query
  const earlier = keptTotal({ ...query, range: narrowed(range, { until: { operator: '<', date: start } }) })
  const { rows: counted } = await sql<{ preceding: number }>`select ${earlier} as preceding`.execute(db)
  const preceding = Number(counted[0]?.preceding)
  return { ...query, offset: offset - preceding, range: narrowed(range, { from: { operator: '>=', date: start } }) }
}

// ---- totals

/** Whether events are chosen by their dates and one list alone, so that the total follows from the counts of each day. */
export function hasKeptTotal(query: Omit<ListedEvents, keyof RowBounds>): boolean {
  const { branches, within, without } = query
  return listsIn(query).length === 1 && within.length + without.length <= 1 && branches.every(({ author }) => author === undefined)
}

function keptTotal(query: ListedEvents): Count {
  const { branches, without, range } = query
  const totalIn = (list: number): Count => sum(branches.flatMap((branch) => partsOf(range).map((part) => partCount(list, branch, part))))
  const [all, excluded] = [sum(listsIn(query).map(totalIn)), without[0]]
  return excluded === undefined ? all : difference(all, totalIn(excluded))
}

function partCount(list: number, branch: Branch, part: RangePart): Count {
  if (part.ongoingAt !== undefined) return countIn(list, branch, part)
  const late = endingLater(part)
  const starting = countOfStarts(list, branch, part)
  return late ? difference(starting, countIn(list, branch, late)) : starting
}

function countIn(list: number, branch: Branch, part: RangePart): Count {
  return sum(
    rangesOf(list, branch, part).map((range) => sql<number>`(select count(*) from event_listings as listed where ${allOf(range)})`),
  )
}

/** How many events start in a range. Those on a day that is only partly in the range are counted. */
function countOfStarts(list: number, branch: Branch, { from, until }: Pick<RangePart, 'from' | 'until'>): Count {
  const [first, last] = [from && daysFrom(from), until && daysUntil(until)]
  const days = [
    sql`list = ${list}`,
    sql`status = ${branch.status}`,
    ...[first, last].flatMap((bound) => (bound ? sql`day ${sql.raw(bound.operator)} ${bound.day}` : [])),
  ]
  const partial = new Set([first, last].flatMap((bound) => (bound?.isPartial ? [bound.day] : [])))
  return sum([
    sql<number>`(select coalesce(sum(count), 0) from event_day_counts where ${allOf(days)})`,
    ...[...partial].map((day) => {
      const within = narrowed({ from, until }, { from: { operator: '>=', date: day }, until: { operator: '<', date: `${day} 24` } })
      return sql<number>`(select count(*) from event_listings as listed where ${allOf(rangeOf(list, branch, within))})`
    }),
  ])
}

type Limit = NonNullable<RangePart['from']>

/** The whole days of a range, and whether the day before or after them is partly in it. */
interface Days {
  day: string
  operator: Limit['operator']
  isPartial: boolean
}

function daysFrom({ operator, date }: Limit): Days {
  const isWhole = operator === '>=' && date.endsWith(START_OF_DAY)
  return { day: dayOf(date), operator: isWhole ? '>=' : '>', isPartial: !isWhole && !(operator === '>' && date.endsWith(END_OF_DAY)) }
}

function daysUntil({ operator, date }: Limit): Days {
  const isWhole = operator === '<=' && date.endsWith(END_OF_DAY)
  return { day: dayOf(date), operator: isWhole ? '<=' : '<', isPartial: !isWhole && !(operator === '<' && date.endsWith(START_OF_DAY)) }
}

const START_OF_DAY = ' 00:00:00'
const END_OF_DAY = ' 23:59:59'
const dayOf = (date: string): string => date.slice(0, 10)

/** The count is exact up to the limit. */
const boundedCount = (query: ListedEvents): Count =>
  countUpTo(query.countLimit ?? 0, sourcesOf(query, sql`listed.event_id`), mayRepeat(query))
