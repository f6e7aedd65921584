// A page of a list with the total of the list, in one statement: both are of the same moment.
import { sql } from 'kysely'
import type { Expression, Kysely, SelectQueryBuilder } from 'kysely'
import type { Database } from './schema.ts'

/** What the column with the total is called in each row of a page. */
export type Counted<Row> = Row & { list_total: number }

/** How many rows a query finds, as a value within another one. */
export function countOf<Tables extends keyof Database>(matching: SelectQueryBuilder<Database, Tables, object>): Expression<number> {
  return sql<number>`(${matching.clearSelect().select((eb) => eb.fn.countAll<number>().as('count'))})`
}

/** Takes the total off the rows. A page past the end has no row that could tell it, so that it is counted apart. */
export async function withTotal<Row>(
  found: readonly Counted<Row>[],
  { db, offset, total }: { db: Kysely<Database>; offset: number; total: Expression<number> },
): Promise<{ rows: Row[]; total: number }> {
  const rows = found.map(({ list_total: _total, ...row }) => row as Row)
  if (found[0] || !offset) return { rows, total: Number(found[0]?.list_total ?? 0) }
  const { count } = await db.selectNoFrom(sql<number>`${total}`.as('count')).executeTakeFirstOrThrow()
  return { rows, total: Number(count) }
}
