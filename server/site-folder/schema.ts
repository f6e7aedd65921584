// The JSON Schema of the lines of a folder: each file of tables/ has the rows of its table.
import { tablesWith } from './layout.ts'
import type { Extra, PlacedTable } from './layout.ts'
import type { Column, Columns } from './read-store.ts'

const types: Readonly<Record<Column['type'], string>> = { integer: 'integer', number: 'number', text: 'string' }

/** The columns of a table that the folder has. */
export const columnsIn = ({ name, omits = [] }: PlacedTable, columns: Columns): Column[] =>
  (columns.get(name) ?? []).filter((column) => !omits.includes(column.name))

export function schemaOf(extras: readonly Extra[], columns: Columns): string {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment: 'Each line of tables/<name>.jsonl is a JSON object of the schema with this name.',
    $defs: Object.fromEntries(tablesWith(extras).map((table) => [table.name, rowSchema(table, columnsIn(table, columns))])),
  }
  return `${JSON.stringify(schema, undefined, 2)}\n`
}

/** SQLite calls the columns of some keys nullable. */
const rowSchema = ({ keys }: PlacedTable, columns: readonly Column[]) => ({
  type: 'object',
  properties: Object.fromEntries(
    columns.map(({ name, type, isNullable }) => [name, { type: isNullable && !keys.includes(name) ? [types[type], 'null'] : types[type] }]),
  ),
  required: columns.map(({ name }) => name),
  additionalProperties: false,
})
