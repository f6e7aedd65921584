// Converts the post meta of a site export to the values of own fields.
import type { ValidateFunction } from 'ajv'
import type { Declarations, Field } from '../declarations/declarations.ts'
import { compileValue } from '../declarations/value-validators.ts'
import { siteDateFrom } from '../engine/dates.ts'
import type { Schema } from '../contract/documents.ts'
import { readPhpValue } from './php-value.ts'
import type { PhpValue } from './php-value.ts'

type Meta = ReadonlyMap<string, readonly string[]>

/** Plain data, which can be sent to the reading thread. */
export interface ImportedField {
  name: string
  /** The keys in the export; the first that has a value counts. */
  keys: readonly string[]
  schema: Field
}

/** By the identifier of the type or taxonomy. */
export type ImportedFields = ReadonlyMap<string, readonly ImportedField[]>

export interface OwnValues {
  values: Record<string, unknown>
  /** Why the values of these fields are not imported. */
  problems: { field: string; problem: string }[]
  /** The keys in the export that the values come from, and those that would be taken for fields. */
  keys: ReadonlySet<string>
}

export function importedFields({ fields }: Pick<Declarations, 'fields'>): ImportedFields {
  return new Map(
    [...fields].map(([of, ofType]) => [
      of,
      Object.entries(ofType).map(([name, schema]) => ({ name, keys: [schema['x-import'] ?? name].flat(), schema })),
    ]),
  )
}

/** `timezone` is that of local times. */
export function ownValuesOf(meta: Meta, fields: readonly ImportedField[] = [], timezone = 'UTC'): OwnValues {
  const values: Record<string, unknown> = {}
  const problems: OwnValues['problems'] = []
  const keys = new Set<string>()
  for (const { name, keys: candidates, schema } of fields) {
    keys.add(name)
    const key = candidates.find((one) => meta.get(one)?.some((text) => text.trim() !== ''))
    if (key === undefined) continue
    const texts = (meta.get(key) ?? []).filter((text) => text.trim() !== '')
    const value = converted(texts, schema, timezone)
    const isValid = validatorOf(schema)
    if (isValid(value)) {
      values[name] = value
      keys.add(key)
    } else problems.push({ field: name, problem: problemWith(texts, isValid) })
  }
  return { values, problems, keys }
}

const validators = new WeakMap<Field, ValidateFunction>()

function validatorOf(schema: Field): ValidateFunction {
  const validate = validators.get(schema) ?? compileValue(schema)
  validators.set(schema, validate)
  return validate
}

const MAX_SHOWN = 60

function problemWith([text = '']: readonly string[], { errors }: ValidateFunction): string {
  const { instancePath = '', message = 'is not valid', params } = errors?.[0] ?? {}
  const { allowedValues } = (params ?? {}) as { allowedValues?: unknown[] }
  const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
  const path = instancePath.slice(1).replaceAll('/', '.')
  return `"${shown}" ${path && `(${path}) `}${message}${allowedValues ? `: ${allowedValues.join(', ')}` : ''}`
}

/** Several entries with one key are a list. */
function converted(texts: readonly string[], schema: Schema, timezone: string): unknown {
  const [text = ''] = texts
  if (schema.type !== 'array') return valueFrom(structureIn(text, schema), schema, timezone)
  const list = texts.length > 1 ? texts : structureIn(text, schema)
  return Array.isArray(list) || list instanceof Map ? valueFrom(list, schema, timezone) : valueFrom([list], schema, timezone)
}

/** Lists and objects are serialized by PHP, or are JSON. */
function structureIn(text: string, { type }: Schema): unknown {
  if (type !== 'array' && type !== 'object') return text
  const php = readPhpValue(text)
  if (php !== undefined) return php
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

type PhpArray = ReadonlyMap<string | number, PhpValue>

/** What cannot be converted is returned as it is; it does not fit the schema. */
function valueFrom(value: unknown, schema: Schema, timezone: string): unknown {
  const { type, items = {}, properties = {} } = schema
  if (type === 'array') {
    const entries: unknown = value instanceof Map ? [...(value as PhpArray).values()] : value
    return Array.isArray(entries) ? entries.map((entry) => valueFrom(entry, items, timezone)) : value
  }
  if (type === 'object') {
    const members = value instanceof Map ? Object.fromEntries(value as PhpArray) : (value as object | null)
    if (!members || typeof members !== 'object' || Array.isArray(members)) return value
    return Object.fromEntries(
      Object.entries(members).flatMap(([name, member]) => {
        const property = Object.hasOwn(properties, name) ? properties[name] : undefined
        return property ? [[name, valueFrom(member, property, timezone)]] : []
      }),
    )
  }
  if (typeof value === 'number' && type === 'string') return String(value)
  if (typeof value === 'number' && type === 'boolean') return value === 0 ? false : value === 1 ? true : value
  return typeof value === 'string' ? fromText(value, schema, timezone) : value
}

const booleans: ReadonlyMap<string, boolean> = new Map([
  ...['1', 'true', 'yes', 'on'].map((text) => [text, true] as const),
  ...['0', 'false', 'no', 'off'].map((text) => [text, false] as const),
])

function fromText(text: string, { type, format }: Schema, timezone: string): unknown {
  const trimmed = text.trim()
  switch (type) {
    case 'integer':
    case 'number':
      return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(trimmed) ? Number(trimmed) : text
    case 'boolean':
      return booleans.get(trimmed.toLowerCase()) ?? text
    case 'string':
      return format === 'date'
        ? dateIn(trimmed)
        : format === 'date-time'
          ? momentIn(trimmed, timezone)
          : format === undefined || format === 'html'
            ? text
            : trimmed
    default:
      return text
  }
}

/** `2026-05-01`, `20260501` and `2026-05-01 18:30:00` are dates. */
function dateIn(text: string): string {
  const [, year, month, day] =
    /^(\d{4})(-?)(\d{2})\2(\d{2})(?:[T ][\d:.]+(?:Z|[-+][\d:]+)?)?$/.exec(text)?.filter((_part, index) => index !== 2) ?? []
  return year ? `${year}-${month}-${day}` : text
}

const LOCAL = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2})?$/

/** A local time, or a number of seconds since 1970. */
function momentIn(text: string, timezone: string): string {
  if (LOCAL.test(text)) return `${siteDateFrom(text, timezone, timezone).date_gmt}Z`
  return /^\d{9,10}$/.test(text) ? `${new Date(Number(text) * 1000).toISOString().slice(0, 19)}Z` : text
}
