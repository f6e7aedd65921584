// Walks through sorted lists: a page starts after the values that the last item of the page before is sorted by, not at a number of items.
import { sql } from 'kysely'
import type { AliasedRawBuilder, Expression, OrderByDirection, RawBuilder, SqlBool } from 'kysely'

/** What a list is sorted by. No two items are equal in all of it. */
export type SortOrder = readonly (readonly [Expression<unknown>, OrderByDirection])[]

/** The values that an item is sorted by. */
export type SortKey = readonly (string | number)[]

/** Where a walk is: at the start, or after an item with this key. */
export interface Position {
  key?: SortKey
  /** The total of the list at the start of the walk. */
  total?: number
}

/** Which rows of a list are a page. */
export interface RowBounds {
  limit: number
  offset: number
  /** Set if the page is part of a walk. */
  position?: Position | undefined
}

/** A page of a list. `next` is the key of its last item if the page is part of a walk and more items follow. */
export interface FoundRows<Row> {
  rows: Row[]
  total: number
  /** How many rows the list has if the total does not count all of them. */
  length?: number
  next?: SortKey
}

/** The condition of the items after those with this key. Databases find the first of them in an index with the columns of the order. */
export function isAfter(order: SortOrder, key: SortKey): RawBuilder<SqlBool> {
  const direction = order[0]?.[1]
  const turn = order.findIndex(([, other]) => other !== direction)
  const length = turn < 0 ? order.length : turn
  const [first] = order.map(([by]) => by)
  const columns = sql.join(order.slice(0, length).map(([by]) => by))
  const values = sql.join(key.slice(0, length))
  const later = sql<SqlBool>`(${columns}) ${operatorOf(direction)} (${values})`
  if (turn >= 0) return sql<SqlBool>`(${later} or ((${columns}) = (${values}) and ${isAfter(order.slice(length), key.slice(length))}))`
  // SQLite compares what is computed, such as a folded title, only by itself with its index.
  return length > 1 ? sql<SqlBool>`(${later} and ${first} ${operatorOf(direction)}= ${key[0]})` : later
}

const operatorOf = (direction: OrderByDirection | undefined): RawBuilder<unknown> => sql.raw(direction === 'desc' ? '<' : '>')

/** The column of a page with a part of the keys. */
export const keyName = (index: number): string => `sort_${index}`

/** The columns with the key of each row. */
export function keyColumns(sortedBy: readonly Expression<unknown>[]): AliasedRawBuilder<unknown, string>[] {
  return sortedBy.map((by, index) => sql`${by}`.as(keyName(index)))
}

/** How many rows to read for a page of a walk: one more shows whether others follow. */
export const limitToRead = (limit: number, walk: object | undefined): number => (walk ? limit + 1 : limit)

/** Separates the keys from the rows of a page of a walk. */
export function withNext<Row extends object>(
  { rows, total }: FoundRows<Row>,
  { position, limit }: Omit<RowBounds, 'offset'>,
): FoundRows<Row> {
  if (!position) return { rows, total }
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: page.map(withoutKey),
    total: position.total ?? total,
    ...(last && rows.length > limit && { next: keyOf(last as Record<string, string | number>) }),
  }
}

/** A page of a short list that is in memory, in the ascending order of its keys. */
export function pageOfAll<Row>(
  all: readonly Row[],
  keyOf: (row: Row) => string | number,
  { limit, offset, position }: RowBounds,
): FoundRows<Row> {
  const last = position?.key?.[0]
  const remaining = all.filter((row) => last === undefined || keyOf(row) > last)
  const rows = remaining.slice(offset, offset + limit)
  const end = rows.at(-1)
  const isPartial = position && end !== undefined && remaining.length > limit
  return { rows, total: position?.total ?? all.length, ...(isPartial && { next: [keyOf(end)] }) }
}

function keyOf(row: Record<string, string | number>): SortKey {
  const key: (string | number)[] = []
  for (let value = row[keyName(0)]; value !== undefined; value = row[keyName(key.length)]) key.push(value)
  return key
}

function withoutKey<Row extends object>(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !/^sort_\d$/.test(name))) as Row
}
