// SQL for lists that are read in ranges of indexes: each range has its rows in the order of the list, and a page merges the first rows of all.
import { sql } from 'kysely'
import type { Expression, RawBuilder } from 'kysely'
import { rowLimit } from '../db/page.ts'

export type Sql = RawBuilder<unknown>
export type Count = RawBuilder<number>

export const allOf = (conditions: readonly Sql[]): Sql => sql.join([...conditions], sql` and `)

/** The offset keeps PostgreSQL from joining the tables as a whole: few rows are checked until the page is full. */
export const exists = (from: Sql, conditions: readonly Sql[]): Sql =>
  sql`exists (select 1 from ${from} where ${allOf(conditions)} limit 1 offset 0)`

export interface Merging {
  /** The columns that the list is sorted by, as the ranges name them. */
  order: Sql
  /** The order within each range, if it is another one. */
  within?: Sql
  limit: number
  offset: number
  /** Whether several ranges may have the same row. */
  mayRepeat: boolean
}

/** A page of the rows of all ranges. */
export function mergedPage(ranges: readonly Sql[], { order, within = order, limit, offset, mayRepeat }: Merging): Sql {
  const [only, ...more] = ranges
  if (only && !more.length) return sql`${only} order by ${within} limit ${rowLimit(limit)} offset ${offset}`
  const first = ranges.map((range) => sql`${range} order by ${within} limit ${rowLimit(offset + limit)}`)
  return sql`select * from (${union(first, mayRepeat)}) as merged order by ${order} limit ${rowLimit(limit)} offset ${offset}`
}

/** How many rows the ranges have, at most one more than the limit. */
export function countUpTo(limit: number, ranges: readonly Sql[], mayRepeat: boolean): Count {
  const most = sql.lit(limit + 1)
  const first = ranges.map((range) => sql`${range} limit ${most}`)
  return sql<number>`(select count(*) from (select * from (${union(first, mayRepeat)}) as parts limit ${most}) as bounded)`
}

function union(queries: readonly Sql[], mayRepeat: boolean): Sql {
  const parts = queries.map((query) => sql`select * from (${query}) as part`)
  return sql.join(parts, mayRepeat ? sql` union ` : sql` union all `)
}

export const sum = (counts: readonly Expression<number>[]): Count => sql<number>`(${sql.join([...counts], sql` + `)})`
export const difference = (one: Expression<number>, other: Expression<number>): Count => sql<number>`(${one} - ${other})`

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

/** The period of the row at a position of a list, and the last one for a position past the end. Undefined if the list has no rows. */
export function periodAt(periods: readonly Period[], direction: 'asc' | 'desc', position: number): FoundPeriod | undefined {
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

/** A day of a month that was found, with the rows of both before it. */
export const dayWithin = (month: FoundPeriod, day: FoundPeriod | undefined): FoundPeriod | undefined =>
  day && { name: day.name, preceding: month.preceding + day.preceding }
