// Filters and orders by the fields that a site declares, and their indexes. The values are in the JSON of an item.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { RequestContext } from '../context.ts'
import { constant } from '../db/compiled-query.ts'
import type { Condition } from '../db/content-builder.ts'
import type { Dialect } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import type { Declarations, Field, Fields } from '../declarations/declarations.ts'
import { filtersOf } from '../declarations/filters.ts'
import type { Comparison, FieldFilter } from '../declarations/filters.ts'
import type { View } from '../contract/response-fields.ts'
import { assertComparable } from '../users/field-rights.ts'
import { allOf } from './search-filters.ts'
import { assertNoDuplicates, uniqueFieldsIn, uniqueIndexOf } from './unique-fields-store.ts'

type Kind = Dialect['kind']

/** Filters by the own fields of a type. */
export function byFields(type: string) {
  return (query: object, context: Pick<RequestContext, 'declarations' | 'dialect' | 'caller'>): Condition | undefined => {
    const fields = context.declarations.fields.get(type)
    if (!fields) return undefined
    const { context: view = 'view', ...given } = query as Readonly<Record<string, unknown>> & { context?: View }
    return allOf(
      filtersOf(fields).map((filter) => {
        const value = given[filter.parameter]
        if (value === undefined) return undefined
        assertComparable(filter.parameter, fields[filter.field] ?? {}, view, context)
        return conditionOf(filter, fields, value, context.dialect)
      }),
    )
  }
}

function conditionOf({ field: name, comparison }: FieldFilter, fields: Fields, value: unknown, dialect: Dialect): Condition {
  const field = fields[name] ?? {}
  if (comparison === 'contains') return contains(name, field, value, dialect)
  const of = fieldValue(name, field, dialect.kind)
  const values = [value].flat().map((one) => comparable(one, dialect.kind))
  return comparison === 'in' ? sql<SqlBool>`${of} in (${sql.join(values)})` : sql<SqlBool>`${of} ${sql.raw(comparison)} ${values[0]}`
}

/** SQLite has no Booleans. */
const comparable = (value: unknown, kind: Kind): unknown => (typeof value === 'boolean' && kind === 'sqlite' ? Number(value) : value)

/** Whether a text contains another one, regardless of case, or a list an entry. */
function contains(name: string, field: Field, value: unknown, dialect: Dialect): Condition {
  if (field.type !== 'array') {
    const text = fieldValue(name, field, dialect.kind) as Expression<string>
    return dialect.includes('all', [dialect.searchable(text)], [String(value)])
  }
  return dialect.kind === 'sqlite'
    ? sql<SqlBool>`exists (select 1 from json_each(content.meta, ${sql.lit(path(name))}) as entry where entry.value = ${comparable(value, 'sqlite')})`
    : sql<SqlBool>`(content.meta::jsonb -> ${sql.lit(name)}) @> ${JSON.stringify([value])}::jsonb`
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

/** The value of an item, or the default; null without a default. */
function fieldValue(name: string, field: Field, kind: Kind): RawBuilder<unknown> {
  return shared('value', field, `${kind} ${name}`, () => {
    const stored =
      kind === 'sqlite'
        ? sql`json_extract(content.meta, ${sql.lit(path(name))})`
        : sql`(content.meta::jsonb ->> ${sql.lit(name)})${sql.raw(casts[String(field.type)] ? `::${casts[String(field.type)]}` : '')}`
    return field.default === undefined ? stored : sql`coalesce(${stored}, ${sql.lit(comparable(field.default, kind))})`
  })
}

/** What items without a value are sorted by. */
const least: Readonly<Record<string, unknown>> = { integer: -1e15, number: -1e15, boolean: false, string: '' }

/** What lists are sorted by: text regardless of case, and items without a value as the least. */
export function fieldOrder(name: string, field: Field, dialect: Dialect): RawBuilder<unknown> {
  return shared('order', field, `${dialect.kind} ${name}`, () => {
    const value = fieldValue(name, field, dialect.kind)
    const whole =
      field.default === undefined ? sql<string>`coalesce(${value}, ${sql.lit(comparable(least[String(field.type)], dialect.kind))})` : value
    return field.type === 'string' && !field.format ? sql`${dialect.fold(whole as Expression<string>)}` : whole
  })
}

/** The comparisons that an index answers. */
const indexed: readonly Comparison[] = ['=', 'in', '>=', '<=']

/** An index of an own field. */
interface FieldIndex {
  /** What stands after `create`. */
  definition: (name: string) => string
  /** Throws if stored values keep it from being created. */
  assertPossible?(db: Db): Promise<void>
}

/** The indexes of the own fields, by name. The name changes with the definition. */
function indexesOf(declarations: Declarations, dialect: Dialect, db: Db): Map<string, FieldIndex> {
  const indexes: FieldIndex[] = [
    ...comparedKeys(declarations, dialect, db).map((keys) => ({ definition: (name: string) => `index ${name} on content ${keys}` })),
    ...uniqueFieldsIn(declarations).map((of) => ({
      definition: (name: string) => `unique index ${name} on ${uniqueIndexOf(of, declarations, dialect.kind, db)}`,
      assertPossible: (inside: Db) => assertNoDuplicates(inside, dialect.kind, of, declarations),
    })),
  ]
  return new Map(
    indexes.map((index) => [INDEX_PREFIX + createHash('sha256').update(index.definition('')).digest('hex').slice(0, 16), index]),
  )
}

/** The keys of the indexes for filters and orders. */
function comparedKeys({ fields }: Declarations, dialect: Dialect, db: Db): string[] {
  return [...fields].flatMap(([type, ofType]) => {
    const filtered = new Set(filtersOf(ofType).flatMap(({ field, comparison }) => (indexed.includes(comparison) ? [field] : [])))
    const keys = Object.entries(ofType).flatMap(([name, field]) => [
      ...(filtered.has(name) ? [sql`(${fieldValue(name, field, dialect.kind)}), date_gmt, id`] : []),
      ...(field['x-order'] ? [sql`(${fieldOrder(name, field, dialect)}), id`] : []),
    ])
    return keys.map((key) => sql`(status, ${key}) where "type" = ${sql.lit(type)}`.compile(db).sql.replaceAll('content.meta', 'meta'))
  })
}

const INDEX_PREFIX = 'content_field_'

/** Creates the indexes of the own fields, and drops those of fields that are no longer declared. A process without declarations leaves them. */
export async function updateFieldIndexes(db: Db, dialect: Dialect, declarations: Declarations): Promise<void> {
  if (!declarations.fields.size) return
  const wanted = indexesOf(declarations, dialect, db)
  const isCurrent = async (of: Db): Promise<{ missing: string[]; former: string[] }> => {
    const found = await namesOfIndexes(of, dialect.kind)
    return { missing: [...wanted.keys()].filter((name) => !found.includes(name)), former: found.filter((name) => !wanted.has(name)) }
  }
  const { missing, former } = await isCurrent(db)
  if (!missing.length && !former.length) return
  await transact(db, async (inside) => {
    await dialect.lockWrites(inside, INDEX_PREFIX)
    // Another process may have done it meanwhile.
    const { missing, former } = await isCurrent(inside)
    for (const name of former) await sql`drop index ${sql.ref(name)}`.execute(inside)
    for (const [name, index] of wanted) {
      if (!missing.includes(name)) continue
      await index.assertPossible?.(inside)
      await sql.raw(`create ${index.definition(name)}`).execute(inside)
    }
  })
}

async function namesOfIndexes(db: Db, kind: Kind): Promise<string[]> {
  const like = `${INDEX_PREFIX.replaceAll('_', '\\_')}%`
  const { rows } =
    kind === 'sqlite'
      ? await sql<{ name: string }>`select name from sqlite_master where type = 'index' and name like ${like} escape '\\'`.execute(db)
      : await sql<{
          name: string
        }>`select indexname as name from pg_indexes where schemaname = current_schema() and indexname like ${like}`.execute(db)
  return rows.map(({ name }) => name)
}
