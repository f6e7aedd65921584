// Filters and orders by the fields that a site declares.
import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { RequestContext } from '../context.ts'
import type { View } from '../contract/response-fields.ts'
import type { Condition } from '../db/content-builder.ts'
import type { Dialect } from '../db/dialect.ts'
import type { Declarations, Field, Fields } from '../declarations/declarations.ts'
import { filtersOf } from '../declarations/filters.ts'
import type { FieldFilter } from '../declarations/filters.ts'
import { tableOf } from '../declarations/kinds.ts'
import { assertComparable } from '../users/field-rights.ts'
import { conditionOf } from './constraints.ts'
import type { Constrained, FieldConstraint } from './constraints.ts'
import { isIndexed } from './field-indexes-store.ts'
import { comparable, comparedValue, fieldConditions, fieldValue, isFolded, orderValue, pathOf, storedText } from './field-values-store.ts'
import type { StoredField } from './field-values-store.ts'
import { searchedIn } from './field-words.ts'
import { allOf } from './search-filters.ts'

type FieldContext = Pick<RequestContext, 'declarations' | 'dialect' | 'caller'>

/** Filters by the own fields of a content type or taxonomy, or of users. */
export function byFields(kind: string) {
  return (query: object, context: FieldContext): (Condition | Constrained)[] => {
    const fields = context.declarations.fields.get(kind)
    if (!fields) return []
    const given = givenFilters(fields, query)
    for (const { filter } of given) assertComparable(filter.parameter, fields[filter.field] ?? {}, viewOf(query), context)
    return [...Map.groupBy(given, ({ filter }) => filter.field)].flatMap(([name, ofField]) => {
      const stored = storedField(kind, name, fields, context.declarations)
      const compared = ofField.filter(({ filter }) => isIndexed(filter))
      return [
        ...(compared.length ? [constrain(stored, compared, context.dialect)] : []),
        ...ofField.flatMap(({ filter, value }) => (isIndexed(filter) ? [] : [contains(stored, value, context.dialect)])),
      ]
    })
  }
}

const storedField = (kind: string, name: string, fields: Fields, declarations: Declarations): StoredField => ({
  name,
  field: fields[name] ?? {},
  table: tableOf(kind, declarations),
})

/** Lists without contexts show the fields of `view`. */
const viewOf = ({ context = 'view' }: { context?: View }): View => context

interface GivenFilter {
  filter: FieldFilter
  value: unknown
}

function givenFilters(fields: Fields, query: object): GivenFilter[] {
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

/** All comparisons with a field. */
function constrain(stored: StoredField, compared: readonly GivenFilter[], { kind }: Dialect): Constrained {
  const constraint: FieldConstraint = { by: 'field', name: stored.name, value: fieldValue(stored, kind), bounds: [] }
  for (const { filter, value } of compared) {
    const values = [value].flat().map((one) => comparedValue(one, kind))
    if (filter.comparison === '=' || filter.comparison === 'in') constraint.values = values
    else constraint.bounds = [...constraint.bounds, sql`${sql.raw(filter.comparison)} ${values[0]}`]
  }
  if (kind === 'postgres' && constraint.bounds.length === 1) constraint.bounds = [...constraint.bounds, ...widestBounds(stored.field)]
  return { condition: sql<SqlBool>`(${sql.join(fieldConditions(constraint), sql` and `)})`, constraints: [constraint] }
}

/** PostgreSQL has no statistics of partial indexes: it takes a value with one bound for one that a third of the items have, and reads no index. */
const widestBounds = ({ type }: Field): RawBuilder<unknown>[] =>
  type === 'string' ? [sql`>= ''`, sql`<= 'z'`] : [sql`>= -1e309::numeric`, sql`<= 1e309::numeric`]

/** Whether a text contains another one, regardless of case, or a list an entry. */
function contains(stored: StoredField, value: unknown, dialect: Dialect): Condition {
  const { name, field, table } = stored
  if (field.type !== 'array') {
    const text = fieldValue(stored, dialect.kind) as Expression<string>
    return dialect.includes('all', [dialect.searchable(text)], [String(value)])
  }
  const meta = sql.ref(`${table}.meta`)
  return dialect.kind === 'sqlite'
    ? sql<SqlBool>`exists (select 1 from json_each(${meta}, ${sql.lit(pathOf(name))}) as entry where entry.value = ${comparable(value, 'sqlite')})`
    : sql<SqlBool>`(${meta}::jsonb -> ${sql.lit(name)}) @> ${JSON.stringify([value])}::jsonb`
}

/** How own fields filter and sort lists of terms or users, and what a search looks into. */
export interface ByFields {
  condition: Expression<SqlBool> | undefined
  order: Expression<unknown> | undefined
  texts: readonly Expression<string>[]
}

export function byOwnFields(kind: string, query: { orderby: string; context?: View }, context: FieldContext): ByFields {
  return {
    condition: allOf(byFields(kind)(query, context).map(conditionOf)),
    order: fieldOrder(kind, query, context)?.by,
    texts: fieldTexts(kind, context),
  }
}

/** The texts of own fields that a search of terms or users looks into. */
function fieldTexts(kind: string, { declarations, dialect }: FieldContext): RawBuilder<string>[] {
  const table = tableOf(kind, declarations)
  return searchedIn(declarations.fields.get(kind) ?? {}).map(([name]) => storedText({ name, table }, dialect.kind))
}

/** What a list is sorted by if the query names an own field. */
export interface FieldOrder {
  by: RawBuilder<unknown>
  /** The name of the field if it is compared as it is sorted. */
  compared?: string
}

export function fieldOrder(kind: string, query: { orderby: string; context?: View }, context: FieldContext): FieldOrder | undefined {
  const fields = context.declarations.fields.get(kind)
  const name = query.orderby
  const field = fields?.[name]
  if (!fields || !field) return undefined
  assertComparable('orderby', field, viewOf(query), context)
  const by = orderValue(storedField(kind, name, fields, context.declarations), context.dialect)
  return { by, ...(!isFolded(field) && { compared: name }) }
}
