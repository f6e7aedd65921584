// Filters and orders by the fields that a site declares, and their indexes. The values are in the JSON of an item, a term or a user.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { RequestContext } from '../context.ts'
import type { View } from '../contract/response-fields.ts'
import { constant } from '../db/compiled-query.ts'
import type { Condition } from '../db/content-builder.ts'
import type { Dialect } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import type { Declarations, Field, Fields } from '../declarations/declarations.ts'
import { tableOf } from '../declarations/kinds.ts'
import type { FieldTable } from '../declarations/kinds.ts'
import { filtersOf } from '../declarations/filters.ts'
import type { Comparison, FieldFilter } from '../declarations/filters.ts'
import { assertComparable } from '../users/field-rights.ts'
import { searchedIn } from './field-words.ts'
import { allOf } from './search-filters.ts'
import { assertNoDuplicates, uniqueFieldsIn, uniqueIndexOf } from './unique-fields-store.ts'

type Kind = Dialect['kind']

type FieldContext = Pick<RequestContext, 'declarations' | 'dialect' | 'caller'>

/** The fields of a kind of item, and where their values are. */
interface Stored {
  fields: Fields
  table: FieldTable
}

function fieldsOf(kind: string, declarations: Declarations): Stored | undefined {
  const fields = declarations.fields.get(kind)
  return fields && { fields, table: tableOf(kind, declarations) }
}

/** Filters by the own fields of a content type or taxonomy, or of users. */
export function byFields(kind: string) {
  return (query: object, context: FieldContext): Condition | undefined => {
    const stored = fieldsOf(kind, context.declarations)
    if (!stored) return undefined
    return allOf(
      givenFilters(stored.fields, query).map(({ filter, value }) => {
        assertComparable(filter.parameter, stored.fields[filter.field] ?? {}, viewOf(query), context)
        return conditionOf(filter, stored, value, context.dialect)
      }),
    )
  }
}

/** Lists without contexts show the fields of `view`. */
const viewOf = ({ context = 'view' }: { context?: View }): View => context

function givenFilters(fields: Fields, query: object): { filter: FieldFilter; value: unknown }[] {
  const given = query as Readonly<Record<string, unknown>>
  return filtersOf(fields).flatMap((filter) => {
    const value = given[filter.parameter]
    return value === undefined ? [] : [{ filter, value }]
  })
}

/** The parameters of a query that filter by own fields. */
export function fieldParameters(kind: string, query: object, { declarations }: FieldContext): Record<string, string> {
  const given = givenFilters(declarations.fields.get(kind) ?? {}, query)
  return Object.fromEntries(given.map(({ filter, value }) => [filter.parameter, String(value)]))
}

function conditionOf({ field: name, comparison }: FieldFilter, { fields, table }: Stored, value: unknown, dialect: Dialect): Condition {
  const field = fields[name] ?? {}
  if (comparison === 'contains') return contains(name, field, value, table, dialect)
  const of = fieldValue(name, field, table, dialect.kind)
  const values = [value].flat().map((one) => comparable(one, dialect.kind))
  return comparison === 'in' ? sql<SqlBool>`${of} in (${sql.join(values)})` : sql<SqlBool>`${of} ${sql.raw(comparison)} ${values[0]}`
}

/** SQLite has no Booleans. */
const comparable = (value: unknown, kind: Kind): unknown => (typeof value === 'boolean' && kind === 'sqlite' ? Number(value) : value)

/** Whether a text contains another one, regardless of case, or a list an entry. */
function contains(name: string, field: Field, value: unknown, table: FieldTable, dialect: Dialect): Condition {
  if (field.type !== 'array') {
    const text = fieldValue(name, field, table, dialect.kind) as Expression<string>
    return dialect.includes('all', [dialect.searchable(text)], [String(value)])
  }
  const meta = sql.ref(`${table}.meta`)
  return dialect.kind === 'sqlite'
    ? sql<SqlBool>`exists (select 1 from json_each(${meta}, ${sql.lit(path(name))}) as entry where entry.value = ${comparable(value, 'sqlite')})`
    : sql<SqlBool>`(${meta}::jsonb -> ${sql.lit(name)}) @> ${JSON.stringify([value])}::jsonb`
}

const path = (name: string): string => `$."${name}"`

/** By field. All queries share the expression of a field, so that it is compiled once. */
const expressions = {
  value: new WeakMap<Field, Map<string, RawBuilder<unknown>>>(),
  order: new WeakMap<Field, Map<string, RawBuilder<unknown>>>(),
}

function shared(use: keyof typeof expressions, field: Field, key: string, make: () => RawBuilder<unknown>): RawBuilder<unknown> {
  const known = expressions[use].get(field) ?? new Map<string, RawBuilder<unknown>>()
  expressions[use].set(field, known)
  const found = known.get(key) ?? constant(make())
  known.set(key, found)
  return found
}

const casts: Readonly<Record<string, string>> = { integer: 'numeric', number: 'numeric', boolean: 'boolean' }

/** The value of an item. On PostgreSQL, it is a text. */
function storedValue(name: string, table: FieldTable, kind: Kind): RawBuilder<string> {
  const meta = sql.ref(`${table}.meta`)
  return kind === 'sqlite' ? sql`json_extract(${meta}, ${sql.lit(path(name))})` : sql`(${meta}::jsonb ->> ${sql.lit(name)})`
}

/** The value of an item, or the default; null without a default. */
function fieldValue(name: string, field: Field, table: FieldTable, kind: Kind): RawBuilder<unknown> {
  return shared('value', field, `${kind} ${table} ${name}`, () => {
    const type = kind === 'sqlite' ? undefined : casts[String(field.type)]
    const stored = sql`${storedValue(name, table, kind)}${sql.raw(type ? `::${type}` : '')}`
    return field.default === undefined ? stored : sql`coalesce(${stored}, ${sql.lit(comparable(field.default, kind))})`
  })
}

/** What items without a value are sorted by. */
const least: Readonly<Record<string, unknown>> = { integer: -1e15, number: -1e15, boolean: false, string: '' }

/** What lists are sorted by: text regardless of case, and items without a value as the least. */
function orderOf(name: string, field: Field, table: FieldTable, dialect: Dialect): RawBuilder<unknown> {
  return shared('order', field, `${dialect.kind} ${table} ${name}`, () => {
    const value = fieldValue(name, field, table, dialect.kind)
    const whole =
      field.default === undefined ? sql<string>`coalesce(${value}, ${sql.lit(comparable(least[String(field.type)], dialect.kind))})` : value
    return field.type === 'string' && !field.format ? sql`${dialect.fold(whole as Expression<string>)}` : whole
  })
}

/** How own fields filter and sort lists of terms or users, and what a search looks into. */
export interface ByFields {
  condition: Expression<SqlBool> | undefined
  order: Expression<unknown> | undefined
  texts: readonly Expression<string>[]
}

export function byOwnFields(kind: string, query: { orderby: string; context?: View }, context: FieldContext): ByFields {
  return { condition: byFields(kind)(query, context), order: fieldOrder(kind, query, context), texts: fieldTexts(kind, context) }
}

/** The texts of own fields that a search of terms or users looks into. */
function fieldTexts(kind: string, { declarations, dialect }: FieldContext): RawBuilder<string>[] {
  const stored = fieldsOf(kind, declarations)
  return searchedIn(stored?.fields ?? {}).map(([name]) => storedValue(name, stored?.table ?? 'terms', dialect.kind))
}

/** What a list is sorted by if the query names an own field. */
export function fieldOrder(
  kind: string,
  query: { orderby: string; context?: View },
  context: FieldContext,
): RawBuilder<unknown> | undefined {
  const stored = fieldsOf(kind, context.declarations)
  const field = stored?.fields[query.orderby]
  if (!stored || !field) return undefined
  assertComparable('orderby', field, viewOf(query), context)
  return orderOf(query.orderby, field, stored.table, context.dialect)
}

/** The comparisons that an index answers. */
const indexed: readonly Comparison[] = ['=', 'in', '>=', '<=']

/** How an index of a table begins and ends. Lists of content are of one type and some statuses. */
const indexParts: Readonly<
  Record<FieldTable, { first?: RawBuilder<unknown>; last: RawBuilder<unknown>; ofKind(kind: string): RawBuilder<unknown> }>
> = {
  content: { first: sql`status`, last: sql`date_gmt, id`, ofKind: (kind) => sql` where "type" = ${sql.lit(kind)}` },
  terms: { first: sql`taxonomy`, last: sql`id`, ofKind: () => sql`` },
  users: { last: sql`id`, ofKind: () => sql`` },
}

/** An index of an own field. */
interface FieldIndex {
  table: FieldTable
  isUnique?: true
  /** What stands after `on`. */
  definition: string
  /** Throws if stored values keep it from being created. */
  assertPossible?(db: Db): Promise<void>
}

/** The indexes of the own fields, by name. The name changes with the definition. */
function indexesOf(declarations: Declarations, dialect: Dialect, db: Db): Map<string, FieldIndex> {
  const unique = uniqueFieldsIn(declarations).map((of): FieldIndex => ({
    table: tableOf(of.type, declarations),
    isUnique: true,
    definition: uniqueIndexOf(of, declarations, dialect.kind, db),
    assertPossible: (inside) => assertNoDuplicates(inside, dialect.kind, of, declarations),
  }))
  return new Map(
    [...comparedIndexes(declarations, dialect, db), ...unique].map((index) => [
      index.table +
        INFIX +
        createHash('sha256')
          .update(`${index.isUnique ? 'unique ' : ''}${index.definition}`)
          .digest('hex')
          .slice(0, 16),
      index,
    ]),
  )
}

/** The indexes for filters and orders. */
function comparedIndexes(declarations: Declarations, dialect: Dialect, db: Db): FieldIndex[] {
  return [...declarations.fields].flatMap(([kind, fields]) => {
    const table = tableOf(kind, declarations)
    const { first, last, ofKind } = indexParts[table]
    const filtered = new Set(filtersOf(fields).flatMap(({ field, comparison }) => (indexed.includes(comparison) ? [field] : [])))
    const keys = Object.entries(fields).flatMap(([name, field]) => [
      ...(filtered.has(name) ? [sql`(${fieldValue(name, field, table, dialect.kind)}), ${last}`] : []),
      ...(field['x-order'] ? [sql`(${orderOf(name, field, table, dialect)}), id`] : []),
    ])
    return keys.map((key) => {
      const columns = sql.join([...(first ? [first] : []), key])
      return { table, definition: sql`(${columns})${ofKind(kind)}`.compile(db).sql.replaceAll(`"${table}".`, '') }
    })
  })
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

/** Creates the indexes of the own fields, and drops those of fields that are no longer declared. A process without declarations leaves them. */
export async function updateFieldIndexes(db: Db, dialect: Dialect, declarations: Declarations): Promise<void> {
  if (!declarations.fields.size) return
  const { missing, former } = await findIndexChanges(db, dialect, declarations)
  if (!missing.length && !former.length) return
  await transact(db, async (inside) => {
    await dialect.lockWrites(inside, 'own fields')
    const wanted = indexesOf(declarations, dialect, inside)
    // Another process may have done it meanwhile.
    const { missing, former } = await findIndexChanges(inside, dialect, declarations)
    for (const name of former) await sql`drop index ${sql.ref(name)}`.execute(inside)
    for (const [name, { table, isUnique, definition, assertPossible }] of wanted) {
      if (!missing.includes(name)) continue
      await assertPossible?.(inside)
      await sql.raw(`create ${isUnique ? 'unique index' : 'index'} ${name} on ${table} ${definition}`).execute(inside)
    }
  })
}

async function namesOfIndexes(db: Db, kind: Kind): Promise<string[]> {
  const { rows } =
    kind === 'sqlite'
      ? await sql<{ name: string }>`select name from sqlite_master where type = 'index'`.execute(db)
      : await sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = current_schema()`.execute(db)
  return rows.map(({ name }) => name).filter((name) => isFieldIndex.test(name))
}

const isFieldIndex = new RegExp(`^(${Object.keys(indexParts).join('|')})${INFIX}[0-9a-f]{16}$`)
