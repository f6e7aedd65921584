// Counts rows by date: the whole days between two bounds have maintained counts, and the rows of the days of the bounds are counted. Deep pages
// start at the day that such counts lead to.
import { sql } from 'kysely'
import type { Expression } from 'kysely'
import type { Count, Sql } from './ranges-store.ts'

/** A bound of a date, of which texts are compared. */
export interface Bound {
  operator: '<' | '<=' | '>' | '>='
  date: string
}

export interface DateRange {
  from?: Bound | undefined
  until?: Bound | undefined
}

/** The conditions for a column with the dates. */
export const boundConditions = (column: Sql, { from, until }: DateRange): Sql[] =>
  [from, until].flatMap((bound) => (bound ? sql`${column} ${sql.raw(bound.operator)} ${bound.date}` : []))

/** The range with another bound. Of two bounds, SQLite would use the first one for its index. */
export function narrowRange<Range extends DateRange>(range: Range, { from, until }: DateRange): Range {
  return { ...range, from: chooseTighter(range.from, from), until: chooseTighter(range.until, until) }
}

/** Of two bounds of one kind, the one that leaves fewer rows. */
export function chooseTighter(one: Bound | undefined, other: Bound | undefined): Bound | undefined {
  if (!one || !other) return one ?? other
  if (one.date === other.date) return one.operator.length === 1 ? one : other
  return one.date > other.date === one.operator.startsWith('>') ? one : other
}

/** How many rows a range has. `countDays` sums the counts of days, `countRows` counts rows. */
export function countWithin(
  { from, until }: DateRange,
  countDays: (days: DateRange) => Count,
  countRows: (range: DateRange) => Count,
): Count {
  const isWhole = (bound: Bound): boolean =>
    bound.operator.length === 2 && bound.date.endsWith(bound.operator === '>=' ? '00:00:00' : '23:59:59')
  const dayOfBound = (bound: Bound): Bound => ({
    operator: isWhole(bound) ? bound.operator : (bound.operator.slice(0, 1) as '<' | '>'),
    date: dayOf(bound.date),
  })
  const days = { from: from && dayOfBound(from), until: until && dayOfBound(until) }
  const partial = new Set([from, until].flatMap((bound) => (bound && !isWhole(bound) ? [dayOf(bound.date)] : [])))
  const rows = [...partial].map((day) =>
    countRows(narrowRange({ from, until }, { from: { operator: '>=', date: day }, until: { operator: '<', date: endOf(day) } })),
  )
  return sum([countDays(days), ...rows])
}

export const dayOf = (date: string): string => date.slice(0, '2026-01-01'.length)

/** Later than every moment of a day or a month. */
export const endOf = (period: string): string => `${period}Z`

export const sum = (counts: readonly Expression<number>[]): Count => sql<number>`(${sql.join([...counts], sql` + `)})`
export const subtractCounts = (one: Expression<number>, other: Expression<number>): Count => sql<number>`(${one} - ${other})`

/** A day or a month, and how many rows it has. */
export interface Period {
  name: string
  count: number
}

export interface FoundPeriod {
  name: string
  /** The number of rows of the periods before it. */
  preceding: number
}

/**
 * The day of the row at a position of a list, which is looked for in its month. `periods` counts by month, or by day within a month; where it
 * has no days, it is the month.
 */
export async function periodAt(
  periods: (unit: 'month' | 'day', within: string) => Promise<Period[]> | undefined,
  direction: 'asc' | 'desc',
  position: number,
): Promise<FoundPeriod | undefined> {
  const month = findPeriodAt((await periods('month', '')) ?? [], direction, position)
  const days = month && (await periods('day', month.name))
  const day = days && findPeriodAt(days, direction, position - month.preceding)
  return day ? { name: day.name, preceding: month.preceding + day.preceding } : month
}

/** The period of the row at a position, and the last one for a position past the end. Undefined if there are no rows. */
function findPeriodAt(periods: readonly Period[], direction: 'asc' | 'desc', position: number): FoundPeriod | undefined {
  const sorted = periods.toSorted((one, other) => (one.name < other.name === (direction === 'asc') ? -1 : 1))
  let found: FoundPeriod | undefined
  let preceding = 0
  for (const { name, count } of sorted) {
    if (preceding > position) break
    found = { name, preceding }
    preceding += Number(count)
  }
  return found
}
