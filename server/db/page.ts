// Reads a page of a list and the total in one statement, so that both are from the same snapshot.
import { sql } from 'kysely'
import type { Expression, RawBuilder, SelectQueryBuilder } from 'kysely'
import { isAfter, keyColumns, limitToRead, withNext } from './keyset.ts'
import type { FoundRows, RowBounds, SortOrder } from './keyset.ts'
import type { Database, Db } from './schema.ts'

/** The name of the column with the total in each row of a page. */
export type Counted<Row> = Row & { list_total: number }

/** The number of rows that a query finds, as an expression. */
export function countOf<Tables extends keyof Database>(matching: SelectQueryBuilder<Database, Tables, object>): Expression<number> {
  return sql<number>`(${matching.clearSelect().select((eb) => eb.fn.countAll<number>().as('count'))})`
}

/** Limits up to this one are part of a statement; few different ones are in use. */
const MAX_CONSTANT_LIMIT = 100

/**
 * A limit. SQLite prepares a statement again whenever a value is bound anew that it plans for: a limit, or what an indexed column must be
 * equal to. Preparing takes longer than reading a page, so what few statements differ in is written into them with `sql.lit`.
 */
export function rowLimit(limit: number): RawBuilder<number> {
  return limit <= MAX_CONSTANT_LIMIT ? sql.lit(limit) : sql<number>`${limit}`
}

/** An ID that SQLite does not plan for, as it does not look into a conversion. */
export const unplannedId = (id: number): RawBuilder<number> => sql<number>`cast(${id} as bigint)`

/** A text that SQLite does not plan for. */
export const unplannedText = (text: string): RawBuilder<string> => sql<string>`cast(${text} as text)`

/** The value of a count that no rows come with. */
export async function readCount(db: Db, count: Expression<number>): Promise<number> {
  const row = await db.selectNoFrom(sql<number>`${count}`.as('count')).executeTakeFirstOrThrow()
  return Number(row.count)
}

interface Finishing {
  db: Db
  /** The total, for a page past the end. */
  total(): Expression<number>
  /** Set if matches were counted up to this limit. */
  countLimit?: number | undefined
}

/** Separates what the database has found into the page and the total. A page past the end has no rows with the total, so it is counted. */
export async function finishPage<Row extends object>(
  found: readonly Counted<Row>[],
  { offset, limit, position }: RowBounds,
  { db, total, countLimit = Infinity }: Finishing,
): Promise<FoundRows<Row>> {
  const [first] = found
  const counted = first || !offset ? Number(first?.list_total ?? 0) : await readCount(db, total())
  const rows = found.map(({ list_total: _total, ...row }) => row as unknown as Row)
  return withNext({ rows, total: limitTotal(counted, countLimit, { length: rows.length, offset, limit }) }, { position, limit })
}

interface Sorting extends RowBounds {
  order: SortOrder
  /** How many rows match, if this is counted otherwise. */
  total?: Expression<number>
  countLimit?: number | undefined
}

/** A page of what matches. `columns` are those of `matching` with its columns. */
export async function findSorted<Tables extends keyof Database, Row extends object>(
  db: Db,
  matching: SelectQueryBuilder<Database, Tables, object>,
  columns: SelectQueryBuilder<Database, Tables, Row>,
  { order, total: count = countOf(matching), countLimit, ...bounds }: Sorting,
): Promise<FoundRows<Row>> {
  const { limit, offset, position } = bounds
  const total = position?.key ? sql<number>`0` : count
  const sorted = order.reduce((rows, [by, direction]) => rows.orderBy(by, direction), columns)
  const remaining = position?.key ? sorted.where(isAfter(order, position.key)) : sorted
  const keyed = position ? remaining.select(keyColumns(order.map(([by]) => by))) : remaining
  const page = keyed
    .select(sql<number>`${total}`.as('list_total'))
    .limit(limitToRead(limit, position))
    .offset(offset)
  return finishPage<Row>(await page.execute(), bounds, { db, total: () => total, countLimit })
}

/** The total of a list whose matches are counted up to a limit. Beyond it, the total is at least what the page proves. */
export function limitTotal(counted: number, countLimit: number, page: { length: number; offset: number; limit: number }): number {
  if (counted <= countLimit) return counted
  const { length, offset, limit } = page
  return Math.max(countLimit, length && offset + length + (length === limit ? 1 : 0))
}
