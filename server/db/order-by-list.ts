// Sorts rows by the position of a value in a list.
import { sql } from 'kysely'
import type { Expression } from 'kysely'

/** The position of the column's value in the list; other values come last. */
export function orderByList(column: Expression<unknown>, values: readonly (number | string)[]): Expression<number> {
  return sql<number>`case ${column} ${sql.join(
    values.map((value, place) => sql`when ${value} then ${sql.lit(place)}`),
    sql` `,
  )} else ${sql.lit(values.length)} end`
}
