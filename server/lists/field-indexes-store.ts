// The indexes of the fields that a site declares: what each has, and the statements that create and drop them.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Dialect } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { NO_LIMIT, transact } from '../db/transact.ts'
import type { Declarations, Field, Fields } from '../declarations/declarations.ts'
import { filtersOf } from '../declarations/filters.ts'
import type { Comparison, FieldFilter } from '../declarations/filters.ts'
import { tableOf } from '../declarations/kinds.ts'
import type { FieldTable } from '../declarations/kinds.ts'
import { fieldValue, orderValue } from './field-values-store.ts'
import type { StoredField } from './field-values-store.ts'
import { uniqueFieldsIn, uniqueIndexOf } from './unique-fields-store.ts'

type Kind = Dialect['kind']

/** The comparisons that an index answers. */
const indexed: readonly Comparison[] = ['=', 'in', '>=', '<=']

export const isIndexed = ({ comparison }: Pick<FieldFilter, 'comparison'>): boolean => indexed.includes(comparison)

/**
 * The type and the status of content, as these indexes have them. SQLite estimates from the first rows of an index how many rows it leaves, and would
 * rather take an index by status alone; none of the others has these expressions.
 */
export const indexedType = (kind: Kind): RawBuilder<unknown> => (kind === 'sqlite' ? sql`+"content"."type"` : sql`"content"."type"`)
export const indexedStatus = (kind: Kind): RawBuilder<unknown> =>
  kind === 'sqlite' ? sql`("content".status || '')` : sql`"content".status`

/** An index of own fields. */
interface FieldIndex {
  table: FieldTable
  isUnique?: true
  /** What stands after `on`. */
  definition: string
}

/** The indexes of the own fields, by name. The name changes with the definition. */
function indexesOf(declarations: Declarations, dialect: Dialect, db: Db): Map<string, FieldIndex> {
  const unique = uniqueFieldsIn(declarations).map((of): FieldIndex => {
    const table = tableOf(of.type, declarations)
    return {
      table,
      isUnique: true,
      definition: definitionIn(table, uniqueIndexOf(of, declarations, dialect.kind), db),
    }
  })
  const compared = [...declarations.fields].flatMap(([kind, fields]): FieldIndex[] => {
    const table = tableOf(kind, declarations)
    return comparedIndexes(kind, fields, table, dialect).map((index) => ({ table, definition: definitionIn(table, index, db) }))
  })
  return new Map(
    [...compared, ...unique].map((index) => {
      const digest = createHash('sha256')
        .update(`${index.isUnique ? 'unique ' : ''}${index.definition}`)
        .digest('hex')
      return [index.table + INFIX + digest.slice(0, 16), index]
    }),
  )
}

/** In an index, columns stand without their table. */
const definitionIn = (table: FieldTable, index: RawBuilder<unknown>, db: Db): string => index.compile(db).sql.replaceAll(`"${table}".`, '')

/** A value that an index has, and how many bytes it takes at most. */
interface IndexedValue {
  value: RawBuilder<unknown>
  bytes: number
}

/**
 * The indexes for filters and orders. Those of content also have what else its lists compare and sort by, so that an item is read only when it is
 * on the page; one has it by date, for ranges that most items are in.
 */
function comparedIndexes(kind: string, fields: Fields, table: FieldTable, dialect: Dialect): RawBuilder<unknown>[] {
  const filters = filtersOf(fields).filter(isIndexed)
  const filtered = new Set(filters.map(({ field }) => field))
  const valuesBy = (isWanted: (name: string, field: Field) => boolean, valueOf: (of: StoredField) => RawBuilder<unknown>): IndexedValue[] =>
    Object.entries(fields).flatMap(([name, field]) =>
      isWanted(name, field) ? [{ value: valueOf({ name, field, table }), bytes: maxBytes(field) }] : [],
    )
  const compared = valuesBy(
    (name) => filtered.has(name),
    (of) => fieldValue(of, dialect.kind),
  )
  const ordered = valuesBy(
    (_name, field) => field['x-order'] === true,
    (of) => orderValue(of, dialect),
  )
  if (table !== 'content') {
    const first = table === 'terms' ? [sql`taxonomy`] : []
    return [...compared, ...ordered].map(({ value }) => sql`(${sql.join([...first, sql`(${value})`, sql`id`])})`)
  }
  const [date, id] = [sql`date_gmt`, sql`id`]
  const index = (by: readonly IndexedValue[], last: readonly RawBuilder<unknown>[], others: readonly IndexedValue[]) => {
    const values = [...by.map(({ value }) => sql`(${value})`), ...last, ...covered(by, others).map((value) => sql`(${value})`)]
    return sql`(${sql.join([sql`(${indexedStatus(dialect.kind)})`, ...values])}) where ${indexedType(dialect.kind)} = ${sql.lit(kind)}`
  }
  return [
    // PostgreSQL reads the row for what it sorts by.
    ...compared.map((one) => index([one], [date, id], [...compared, ...(dialect.kind === 'sqlite' ? ordered : [])])),
    ...ordered.map((one) => index([one], [id, date], compared)),
    ...(filters.some(({ comparison }) => comparison !== '=') ? [index([], [date, id], compared)] : []),
  ]
}

/** PostgreSQL limits what an index has of a row to 2,700 bytes. */
const MAX_BYTES = 2000

/** Those of the other values for which an index by these has room. */
function covered(by: readonly IndexedValue[], others: readonly IndexedValue[]): RawBuilder<unknown>[] {
  const values = new Set(by.map(({ value }) => value))
  let bytes = by.reduce((sum, one) => sum + one.bytes, 0)
  for (const other of others) {
    if (bytes + other.bytes > MAX_BYTES) continue
    bytes += other.bytes
    values.add(other.value)
  }
  return [...values].slice(by.length)
}

/** A character takes up to four bytes. */
function maxBytes({ type, format, enum: values, maxLength = Infinity }: Field): number {
  if (type !== 'string' || format === 'date' || format === 'date-time') return 40
  return values ? Math.max(...values.map((value) => Buffer.byteLength(String(value)))) : 4 * maxLength
}

const INFIX = '_field_'

/** The names of the indexes of own fields that are to be created, and of those that are to be dropped. */
export async function findIndexChanges(
  db: Db,
  dialect: Dialect,
  declarations: Declarations,
): Promise<{ missing: string[]; former: string[] }> {
  const wanted = indexesOf(declarations, dialect, db)
  const found = await namesOfIndexes(db, dialect.kind)
  return { missing: [...wanted.keys()].filter((name) => !found.includes(name)), former: found.filter((name) => !wanted.has(name)) }
}

/**
 * Creates the indexes of the own fields, and drops those of fields that are no longer declared. A process without declarations leaves them.
 * `patiently` provides a connection whose statements may take any time: those on a million items do.
 */
export async function updateFieldIndexes(
  db: Db,
  dialect: Dialect,
  declarations: Declarations,
  patiently: (work: (db: Db) => Promise<void>) => Promise<void>,
): Promise<void> {
  if (!declarations.fields.size) return
  const { missing, former } = await findIndexChanges(db, dialect, declarations)
  if (!missing.length && !former.length) return
  await patiently((patient) => transact(patient, (inside) => changeIndexes(inside, dialect, declarations), NO_LIMIT))
}

async function changeIndexes(inside: Db, dialect: Dialect, declarations: Declarations): Promise<void> {
  await dialect.lockWrites(inside, 'own fields')
  const wanted = indexesOf(declarations, dialect, inside)
  // Another process may have done it meanwhile.
  const { missing, former } = await findIndexChanges(inside, dialect, declarations)
  for (const name of former) await sql`drop index ${sql.ref(name)}`.execute(inside)
  for (const [name, { table, isUnique, definition }] of wanted) {
    if (!missing.includes(name)) continue
    await sql.raw(`create ${isUnique ? 'unique index' : 'index'} ${name} on ${table} ${definition}`).execute(inside)
  }
}

async function namesOfIndexes(db: Db, kind: Kind): Promise<string[]> {
  const { rows } =
    kind === 'sqlite'
      ? await sql<{ name: string }>`select name from sqlite_master where type = 'index'`.execute(db)
      : await sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = current_schema()`.execute(db)
  return rows.map(({ name }) => name).filter((name) => isFieldIndex.test(name))
}

const isFieldIndex = new RegExp(`^(content|terms|users)${INFIX}[0-9a-f]{16}$`)
