// Sorting by the place of a value in a list.
import { sql } from 'kysely'
import type { Expression } from 'kysely'

/** Where the column's value stands among the values; those that are not among them come last. */
export function orderByList(column: Expression<unknown>, values: readonly (number | string)[]): Expression<number> {
  return sql<number>`case ${column} ${sql.join(
    values.map((value, place) => sql`when ${value} then ${sql.lit(place)}`),
    sql` `,
  )} else ${sql.lit(values.length)} end`
}
