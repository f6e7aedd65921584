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
import { allOf } from './search-filters.ts'

type Kind = Dialect['kind']

/** Filters by the own fields of a type. */
export function byFields(type: string) {
  return (query: object, { declarations, dialect }: Pick<RequestContext, 'declarations' | 'dialect'>): Condition | undefined => {
    const fields = declarations.fields.get(type)
    if (!fields) return undefined
    const given = query as Readonly<Record<string, unknown>>
    return allOf(
      filtersOf(fields).map((filter) =>
        given[filter.parameter] === undefined ? undefined : conditionOf(filter, fields, given[filter.parameter], dialect),
      ),
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

/** The indexes of the own fields, by name. The name changes with the definition. */
function indexesOf({ fields }: Declarations, dialect: Dialect, db: Db): Map<string, string> {
  const definitions = [...fields].flatMap(([type, ofType]) => {
    const filtered = new Set(filtersOf(ofType).flatMap(({ field, comparison }) => (indexed.includes(comparison) ? [field] : [])))
    const keys = Object.entries(ofType).flatMap(([name, field]) => [
      ...(filtered.has(name) ? [sql`(${fieldValue(name, field, dialect.kind)}), date_gmt, id`] : []),
      ...(field['x-order'] ? [sql`(${fieldOrder(name, field, dialect)}), id`] : []),
    ])
    return keys.map((key) => sql`(status, ${key}) where "type" = ${sql.lit(type)}`.compile(db).sql.replaceAll('content.meta', 'meta'))
  })
  return new Map(
    definitions.map((definition) => [INDEX_PREFIX + createHash('sha256').update(definition).digest('hex').slice(0, 16), definition]),
  )
}

const INDEX_PREFIX = 'content_field_'

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
    await dialect.lockWrites(inside, INDEX_PREFIX)
    const wanted = indexesOf(declarations, dialect, inside)
    // Another process may have done it meanwhile.
    const { missing, former } = await findIndexChanges(inside, dialect, declarations)
    for (const name of former) await sql`drop index ${sql.ref(name)}`.execute(inside)
    for (const name of missing) await sql.raw(`create index ${name} on content ${wanted.get(name)}`).execute(inside)
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
