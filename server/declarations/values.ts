// The schemas of the values of own fields, as requests and responses have them, with their examples.
import type { Schema } from '../contract/documents.ts'
import { MAX_REFERENCES } from './declarations.ts'
import type { Field } from './declarations.ts'
import { targetOf } from './references.ts'

/** Bounds of values whose declaration has none. */
const MAX_TEXT = 100_000
const MAX_ENTRIES = 1000
const MAX_INTEGER = Number.MAX_SAFE_INTEGER

/** The schema in requests. Null resets a field. */
export function inputOf(field: Field): Schema {
  const { default: preset, ...schema } = withoutExtensions<Field>(withIds(field))
  return { ...nullable(bounded(schema)), example: exampleOf(schema, preset) }
}

/** The schema in responses. Without a default, a field can be null. */
export function outputOf(given: Field): Schema {
  const { 'x-context': contexts, 'x-read': right, default: preset, ...field } = withIds(given)
  const schema = unbounded(withoutExtensions<Schema>(field))
  return {
    ...(preset === undefined ? nullable(schema) : schema),
    ...(contexts && { 'x-context': contexts }),
    ...(right !== undefined && { 'x-read': right }),
    example: exampleOf(schema, preset),
  }
}

const ID = { minimum: 1, maximum: 2_147_483_647 }

/** The values of a field that refers to items are IDs. */
function withIds(field: Field): Field {
  if (!targetOf(field)) return field
  return field.items ? { maxItems: MAX_REFERENCES, ...field, items: { ...field.items, ...ID } } : { ...field, ...ID }
}

/** The schema of a value to compare with, without the bounds of the field. */
export function comparedWith({ type, format, enum: values, maxLength, example }: Schema): Schema {
  const schema: Schema = {
    ...(type !== undefined && { type }),
    ...(format !== undefined && format !== 'html' && { format }),
    ...(values && { enum: values }),
    ...(maxLength !== undefined && { maxLength }),
  }
  return { ...bounded(schema), example: exampleOf({ ...schema, ...(example !== undefined && { example }) }) }
}

/** Returns a value that matches the schema; a pattern only if the declaration has an example. */
export function exampleOf(schema: Field, preset?: unknown): unknown {
  const { type, format, enum: values, example, items, properties = {}, minItems = 1 } = schema
  const shown = example ?? preset ?? values?.[0]
  if (shown !== undefined) return shown
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return exampleNumber(schema)
  if (type === 'array')
    return Array.from({ length: items ? Math.min(minItems, schema.maxItems ?? minItems) : 0 }, () => exampleOf(items ?? {}))
  if (type === 'object') return mapped(properties, (property) => exampleOf(property))
  return examples[format ?? ''] ?? 'fig'.repeat(Math.ceil((schema.minLength ?? 1) / 3)).slice(0, schema.maxLength)
}

const examples: Readonly<Record<string, string>> = {
  date: '2026-05-01',
  'date-time': '2026-05-01T18:30:00Z',
  email: 'ada@example.com',
  uri: 'https://example.com/',
}

function exampleNumber({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf: step = 1 }: Field): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + step)
  const most = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - step)
  if (least !== undefined) return Math.ceil(least / step) * step
  return Math.floor(Math.min(4 * step, most ?? Infinity) / step) * step
}

function bounded(schema: Schema): Schema {
  const { type, format, enum: values, items, properties } = schema
  return {
    ...(type === 'integer' && !values && { minimum: -MAX_INTEGER, maximum: MAX_INTEGER }),
    ...(type === 'string' && !values && (format === undefined || format === 'html') && { maxLength: MAX_TEXT }),
    ...(type === 'array' && { maxItems: MAX_ENTRIES }),
    ...schema,
    ...(items && { items: bounded(items) }),
    ...(properties && { properties: mapped(properties, (property) => withExample(bounded(property))) }),
  }
}

/** Responses say which texts, lists and numbers have no bound. */
function unbounded(schema: Schema): Schema {
  const { type, format, enum: values, maxLength, items, properties } = schema
  const isText = type === 'string' && !values && maxLength === undefined && (format === undefined || format === 'html')
  return {
    ...(type === 'integer' && !values && { minimum: -MAX_INTEGER, maximum: MAX_INTEGER }),
    ...schema,
    ...(isText && { 'x-unbounded': true }),
    ...(items && { items: unbounded(items) }),
    ...(properties && { properties: mapped(properties, (property) => withExample(unbounded(property))) }),
  }
}

const withExample = (schema: Schema): Schema => ({ ...schema, example: exampleOf(schema) })

function nullable(schema: Schema): Schema {
  return { ...schema, type: [schema.type ?? [], 'null'].flat(), ...(schema.enum && { enum: [...schema.enum, null] }) }
}

export function mapped<In, Out>(members: Readonly<Record<string, In>>, change: (member: In) => Out): Record<string, Out> {
  return Object.fromEntries(Object.entries(members).map(([name, member]) => [name, change(member)]))
}

/** A schema as validators know it. */
export function withoutExtensions<Value extends Schema>(schema: Value): Value {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !key.startsWith('x-'))) as Value
}
