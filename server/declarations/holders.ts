// Where the items of a kind are stored. The values of their own fields are in the column `meta`.
import type { Declarations } from './declarations.ts'
import { tableOf } from './kinds.ts'
import type { FieldTable } from './kinds.ts'

export interface Holder {
  table: FieldTable
  /** The column with the kind of a row, if the table has rows of several kinds. */
  column: 'type' | 'taxonomy' | undefined
}

const columns: Readonly<Record<FieldTable, Holder['column']>> = { content: 'type', terms: 'taxonomy', users: undefined }

export function holderOf(kind: string, declarations: Pick<Declarations, 'taxonomies'>): Holder {
  const table = tableOf(kind, declarations)
  return { table, column: columns[table] }
}
