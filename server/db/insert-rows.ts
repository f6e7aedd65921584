// Inserts many rows with few statements, each of which is compiled once.
import type { Insertable } from 'kysely'
import { runCompiled, withKeys } from './compiled-query.ts'
import type { Database, Db } from './schema.ts'

const ROWS_PER_STATEMENT = 50

/** All rows must have the same columns. */
export async function insertRows<Table extends keyof Database>(
  db: Db,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  const [sample] = rows
  if (!sample) return
  const columns = Object.keys(sample) as (keyof typeof sample & string)[]
  for (let first = 0; first < rows.length; first += ROWS_PER_STATEMENT) {
    const part = rows.slice(first, first + ROWS_PER_STATEMENT)
    const values = part.flatMap((row) => columns.map((column) => row[column]))
    const rowOf = (given: readonly unknown[], row: number) =>
      withKeys(columns, given.slice(row * columns.length)) as Insertable<Database[Table]>
    await runCompiled(db, {
      name: `insert ${part.length} into ${table} ${columns.join()}`,
      values,
      build: (given) => db.insertInto(table).values(part.map((_row, row) => rowOf(given, row))),
    })
  }
}
