// Inserts many rows with few statements, each of which is compiled once.
import type { Insertable } from 'kysely'
import { compiledQuery, withKeys } from './compiled-query.ts'
import type { Database, Db } from './schema.ts'

const ROWS_PER_STATEMENT = 50

interface Insertion {
  shape: { table: keyof Database; columns: readonly string[] }
  /** The values of one row after the other. */
  values: readonly unknown[]
}

const inserted = compiledQuery((db, { shape: { table, columns }, values }: Insertion) => {
  const rowAt = (start: number) => withKeys(columns, values.slice(start)) as Insertable<Database[typeof table]>
  return db.insertInto(table).values(Array.from({ length: values.length / columns.length }, (_row, index) => rowAt(index * columns.length)))
})

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
    await inserted(db, { shape: { table, columns }, values: part.flatMap((row) => columns.map((column) => row[column])) })
  }
}
