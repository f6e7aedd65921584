// The values of own fields as expressions. They are in the JSON of an item, a term or a user.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { constant } from '../db/compiled-query.ts'
import type { Dialect } from '../db/dialect.ts'
import type { Field } from '../declarations/declarations.ts'
import type { FieldTable } from '../declarations/kinds.ts'
import type { FieldConstraint } from './constraints.ts'

type Kind = Dialect['kind']

/** An own field, and where its values are. */
export interface StoredField {
  name: string
  field: Field
  table: FieldTable
}

export const pathOf = (name: string): string => `$."${name}"`

const casts: Readonly<Record<string, string>> = { integer: 'numeric', number: 'numeric', boolean: 'boolean' }

/** The value of an item; null without one. On PostgreSQL, it is a text. */
export function storedText({ name, table }: Omit<StoredField, 'field'>, kind: Kind): RawBuilder<string> {
  const meta = sql.ref(`${table}.meta`)
  return kind === 'sqlite' ? sql`json_extract(${meta}, ${sql.lit(pathOf(name))})` : sql`(${meta}::jsonb ->> ${sql.lit(name)})`
}

/** The value of an item; null without one. */
export function storedValue(of: StoredField, kind: Kind): RawBuilder<unknown> {
  const type = kind === 'sqlite' ? undefined : casts[String(of.field.type)]
  return sql`${storedText(of, kind)}${sql.raw(type ? `::${type}` : '')}`
}

/** The value of an item, or the default; null without a default. */
export function fieldValue(of: StoredField, kind: Kind): RawBuilder<unknown> {
  const preset = of.field.default
  return shared('value', of, kind, () => {
    const stored = storedValue(of, kind)
    return preset === undefined ? stored : sql`coalesce(${stored}, ${sql.lit(comparable(preset, kind))})`
  })
}

/** What items without a value are sorted by. */
const least: Readonly<Record<string, unknown>> = { integer: -1e15, number: -1e15, boolean: false, string: '' }

/** What lists are sorted by: text regardless of case, and items without a value as the least. */
export function orderValue(of: StoredField, dialect: Dialect): RawBuilder<unknown> {
  const { type, default: preset } = of.field
  const value = fieldValue(of, dialect.kind)
  if (preset !== undefined && !isFolded(of.field)) return value
  return shared('order', of, dialect.kind, () => {
    const whole = preset === undefined ? sql`coalesce(${value}, ${sql.lit(comparable(least[String(type)], dialect.kind))})` : value
    return isFolded(of.field) ? sql`${dialect.fold(whole as RawBuilder<string>)}` : whole
  })
}

/** Whether lists are sorted by the field regardless of case. Other values are sorted as they are compared. */
export const isFolded = ({ type, format }: Field): boolean => type === 'string' && !format

/** SQLite has no Booleans. */
export const comparable = (value: unknown, kind: Kind): unknown => (typeof value === 'boolean' && kind === 'sqlite' ? Number(value) : value)

/** A value to compare with, for which SQLite does not plan: it would prepare the statement again for each value. A cast would keep it from the index. */
export function comparedValue(value: unknown, kind: Kind): RawBuilder<unknown> {
  if (kind === 'postgres') return sql`${value}`
  return typeof value === 'string' ? sql`(${value} || '')` : sql`(${comparable(value, kind)} + 0)`
}

/** What a filter by a field says of an expression with its value. */
export const fieldConditions = ({ value, values, bounds }: FieldConstraint, of = value): RawBuilder<unknown>[] => [
  ...(values ? [values.length > 1 ? sql`${of} in (${sql.join(values)})` : sql`${of} = ${values[0]}`] : []),
  ...bounds.map((bound) => sql`${of} ${bound}`),
]

/** By field. All queries share the expression of a field, so that it is compiled once. */
const expressions = {
  value: new WeakMap<Field, Map<string, RawBuilder<unknown>>>(),
  order: new WeakMap<Field, Map<string, RawBuilder<unknown>>>(),
}

function shared(
  use: keyof typeof expressions,
  { name, field, table }: StoredField,
  kind: Kind,
  make: () => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const key = `${kind} ${table} ${name}`
  const known = expressions[use].get(field) ?? new Map<string, RawBuilder<unknown>>()
  expressions[use].set(field, known)
  const found = known.get(key) ?? constant(make())
  known.set(key, found)
  return found
}
