// Reads lists of the occurrences of events from ranges of an index that triggers maintain, sorted by start. The cost of a page and its total does not depend on
// the number of events.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { compiledQuery } from '../db/compiled-query.ts'
import type { FoundRows, RowBounds } from '../db/keyset.ts'
import { finishPage, readCount } from '../db/page.ts'
import type { Db } from '../db/schema.ts'
import { countWithin, dayOf, subtractCounts, endOf, periodAt, narrowRange, sum, boundConditions } from '../lists/day-counts-store.ts'
import type { Period } from '../lists/day-counts-store.ts'
import type { Branch } from '../lists/maintained-counts-store.ts'
import { allOf, countUpTo, exists, isDeep, rangedPage } from '../lists/ranges-store.ts'
import type { Count, ItemSource, RangedList, Sql } from '../lists/ranges-store.ts'
import type { ItemKey } from '../lists/sorted-store.ts'
import { endingTooLate, splitByLength, splitRange } from './event-range.ts'
import type { EventRange, RangePart } from './event-range.ts'

/** The IDs of the lists of flags. The list of a term has the ID of the term. */
export const eventLists = { all: 0, featured: -1, ticketed: -2, placed: -3 } as const

export interface ListedEvents extends RowBounds {
  /** The statuses to list, each with its author if it is restricted to one. */
  branches: readonly Branch[]
  /** Events must be in at least one list of each set. */
  within: readonly (readonly number[])[]
  /** Excludes the events in these lists. */
  without: readonly number[]
  range: EventRange
  /** The maximum that is counted; undefined if the total is maintained. */
  countLimit?: number
}

interface PageIngredients {
  shape: {
    query: ListedEvents
    /** The same page, with a later start and a smaller offset. */
    from: ListedEvents
  }
}

/** The keys of occurrences: a change of the event or of the occurrence gives it another version. */
const occurrenceKeys: ItemSource = {
  columns: sql`dated.id, content.version + dated.version as version`,
  from: sql`event_occurrences as dated cross join content`,
  conditions: (id) => [sql`dated.id = ${id}`, sql`content.id = dated.event_id`, sql`"content"."type" = 'event'`],
}

const pageOf = ({ query, from }: PageIngredients['shape']) =>
  rangedPage<ItemKey>(rangesOf(from), occurrenceKeys, from, query.position?.key ? sql.lit(0) : totalOf(query))

/** Compiled for each distinct query, because clients request the same few months and days. */
const compiledPage = compiledQuery((_db, { shape }: PageIngredients) => pageOf(shape))

/** Finds the keys of a page. */
export async function findListed(db: Db, given: ListedEvents): Promise<FoundRows<ItemKey>> {
  const query = await startAtRarest(db, given)
  const shape = { query, from: isDeep(query) && hasKeptCounts(query) ? await skipToNearerStart(db, query) : query }
  // Each page after a cursor has a statement of its own, which is not worth caching.
  const found = query.position ? (await pageOf(shape).execute(db)).rows : await compiledPage(db, { shape })
  return finishPage<ItemKey>(found, query, { db, total: () => totalOf(query), countLimit: query.countLimit })
}

const totalOf = (query: ListedEvents): Count =>
  // The count is exact up to the limit.
  hasKeptCounts(query) ? sumKeptCounts(query) : countUpTo(query.countLimit ?? 0, rangesOf(query))

/** Puts the set with the fewest events first. */
async function startAtRarest(db: Db, query: ListedEvents): Promise<ListedEvents> {
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

function rangesOf(query: ListedEvents): RangedList {
  const lists = listsIn(query)
  const ranges = query.branches.flatMap((branch) =>
    lists.flatMap((list) =>
      splitRange(query.range).flatMap((part) => indexRanges(list, branch, part).map((range) => [...range, ...conditionsOf(query, branch)])),
    ),
  )
  const key = [sql`listed.start_date`, sql`listed.occurrence_id`]
  return {
    ranges: ranges.map((conditions) => ({ from: sql`event_listings as listed`, conditions, key })),
    direction: 'asc',
    // An occurrence may be in several lists.
    mayRepeat: lists.length > 1,
  }
}

/** Returns the conditions of each range of the index. Events in progress are found by their lengths. */
function indexRanges(list: number, branch: Branch, part: RangePart): Sql[][] {
  const range = (of: RangePart): Sql[] => rangeOf(list, branch, of)
  return part.ongoingAt === undefined
    ? [range(part)]
    : splitByLength(part).map(({ length, ...of }) => [...range(of), sql`listed.length = ${sql.lit(length)}`])
}

function rangeOf(list: number, { status }: Branch, { endsAfter, endsBy, ...start }: EventRange): Sql[] {
  return [
    sql`listed.list = ${listOf(list)}`,
    sql`listed.status = ${sql.lit(status)}`,
    ...boundConditions(sql`listed.start_date`, start),
    ...boundConditions(sql`listed.end_date`, { from: endsAfter, until: endsBy }),
  ]
}

/** The few lists that are not of terms are literals, so that the planner has statistics for them. */
const listOf = (list: number): RawBuilder<number> => (list > 0 ? sql<number>`${list}` : sql.lit(list))

/** The conditions that are checked for each event of a range. */
function conditionsOf({ within: [_first, ...others], without }: ListedEvents, { author }: Branch): Sql[] {
  const isIn = (lists: readonly number[]): Sql =>
    exists(sql`event_listings as other`, [sql`other.occurrence_id = listed.occurrence_id`, sql`other.list in (${sql.join(lists)})`])
  return [
    ...others.map(isIn),
    ...(without.length ? [sql`not ${isIn(without)}`] : []),
    ...(author === undefined
      ? []
      : [exists(sql`content`, [sql`content.id = listed.event_id`, sql`"content"."type" = 'event'`, sql`content.author = ${author}`])]),
  ]
}

/** Moves the start of the range to the day on which the page starts, or a little before it, and reduces the offset. */
async function skipToNearerStart(db: Db, query: ListedEvents): Promise<ListedEvents> {
  const { branches, range, offset } = query
  const [later, ongoing] = splitRange(range).toReversed()
  const lists = listsIn(query)
  const first = ongoing ? await readCount(db, sum(branches.flatMap((branch) => lists.map((list) => countIn(list, branch, ongoing))))) : 0
  if (offset < first) return query
  const periods = async (unit: 'month' | 'day', month: string): Promise<Period[]> => {
    const length = unit === 'month' ? '2026-01'.length : '2026-01-01'.length
    const since = later?.from ? sql`and day >= ${dayOf(later.from.date)}` : sql``
    const found = await sql<Period>`select substr(day, 1, ${sql.lit(length)}) as name, sum(count) as count from event_day_counts
      where list in (${sql.join(lists)}) and status in (${sql.join(branches.map(({ status }) => status))})
      and day >= ${month} and day < ${endOf(month)} ${since} group by 1`.execute(db)
    return found.rows
  }
  const day = await periodAt(periods, 'asc', offset - first)
  const start = day && `${day.name} 00:00:00`
  if (!start) return query
  const preceding = await readCount(db, sumKeptCounts({ ...query, range: narrowRange(range, { until: { operator: '<', date: start } }) }))
  return { ...query, offset: offset - preceding, range: narrowRange(range, { from: { operator: '>=', date: start } }) }
}

/** Whether events are filtered only by date and one list, so that the total follows from the counts of each day. */
export function hasKeptCounts(query: Omit<ListedEvents, keyof RowBounds>): boolean {
  const { branches, within, without } = query
  return listsIn(query).length === 1 && within.length + without.length <= 1 && branches.every(({ author }) => author === undefined)
}

function sumKeptCounts(query: ListedEvents): Count {
  const { branches, without, range } = query
  const totalIn = (list: number): Count => sum(branches.flatMap((branch) => splitRange(range).map((part) => countPart(list, branch, part))))
  const [all, excluded] = [sum(listsIn(query).map(totalIn)), without[0]]
  return excluded === undefined ? all : subtractCounts(all, totalIn(excluded))
}

function countPart(list: number, branch: Branch, part: RangePart): Count {
  if (part.ongoingAt !== undefined) return countIn(list, branch, part)
  const late = endingTooLate(part)
  const starting = countWithin(
    { from: part.from, until: part.until },
    (days) =>
      sql<number>`(select coalesce(sum(count), 0) from event_day_counts where ${allOf([sql`list = ${list}`, sql`status = ${branch.status}`, ...boundConditions(sql`day`, days)])})`,
    (range) => countOf(rangeOf(list, branch, range)),
  )
  return late ? subtractCounts(starting, countIn(list, branch, late)) : starting
}

const countIn = (list: number, branch: Branch, part: RangePart): Count => sum(indexRanges(list, branch, part).map(countOf))

const countOf = (conditions: readonly Sql[]): Count =>
  sql<number>`(select count(*) from event_listings as listed where ${allOf(conditions)})`
