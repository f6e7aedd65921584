// The values of the fields that a site declares, in the JSON of an item.
import { isDeepStrictEqual } from 'node:util'
import type { RequestContext } from '../context.ts'
import type { View } from '../contract/response-fields.ts'
import type { Field, Fields } from '../declarations/declarations.ts'
import { filterHtml } from '../rendering/filter.ts'
import { shownFields } from '../users/field-rights.ts'
import type { Asking } from '../users/field-rights.ts'
import { assertFieldsValid } from './field-checks.ts'
import { filterUnlessTrusted } from './traits/texts.ts'

type Values = Record<string, unknown>

/** Reads the values of all fields of a kind that a context shows to the caller: of those without one, the default or null. Undefined if it has no fields. */
export function fieldsReader(kind: string, view: View, asking: Asking): ((stored: Readonly<Values>) => Values) | undefined {
  const fields = asking.declarations.fields.get(kind)
  if (!fields) return undefined
  const shown = shownFields(fields, view, asking)
  return (stored) => Object.fromEntries(shown.map(([name, field]) => [name, stored[name] ?? field.default ?? null]))
}

/** Sets the values in a request, and removes those that are null. */
export function writeFields(given: Readonly<Values>, stored: Values, fields: Fields, context: RequestContext): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = given[name]
    if (value === null) delete stored[name]
    else if (value !== undefined) stored[name] = safeValue(value, field, context)
  }
}

/** The values of an item, but own fields with the values of another one. */
export function withFieldsOf(other: string, meta: string, fields: Fields | undefined): string {
  if (!fields) return meta
  const isOwn = ([name]: [string, unknown]): boolean => Object.hasOwn(fields, name)
  const [values, others] = [meta, other].map((json) => Object.entries(JSON.parse(json) as Values)) as [
    [string, unknown][],
    [string, unknown][],
  ]
  return JSON.stringify(Object.fromEntries([...values.filter((one) => !isOwn(one)), ...others.filter(isOwn)]))
}

/** Whether the own fields of two items have the same values. */
export function haveEqualFields(one: string, other: string, fields: Fields = {}): boolean {
  if (one === other) return true
  const [a, b] = [one, other].map((json) => JSON.parse(json) as Values) as [Values, Values]
  return Object.entries(fields).every(([name, { default: preset = null }]) => isDeepStrictEqual(a[name] ?? preset, b[name] ?? preset))
}

/** Reads the own fields of rows whose column `meta` has nothing else. `kind` is the taxonomy, or `user`. */
export function ownFieldsReader(kind: string, view: View, asking: Asking): (row: { meta: string }) => Values {
  const read = fieldsReader(kind, view, asking)
  return ({ meta }) => (read ? read(JSON.parse(meta) as Values) : {})
}

/** The column of such a row after a change; none if the change sets no own fields. Throws if it may not. Call inside the transaction of the change. */
export async function ownFieldsColumn(
  given: object | undefined,
  before: { id: number; meta: string } | undefined,
  kind: string,
  inside: RequestContext,
): Promise<{ meta?: string }> {
  const fields = inside.declarations.fields.get(kind)
  if (!given || !fields) return {}
  const former = JSON.parse(before?.meta ?? '{}') as Values
  const stored = { ...former }
  writeFields(given as Values, stored, fields, inside)
  await assertFieldsValid({ type: kind, id: before?.id, given: given as Values, before: former, after: stored }, inside)
  return { meta: JSON.stringify(stored) }
}

/** Markup is made safe, also within lists and objects. */
function safeValue(
  value: unknown,
  { format, items, properties = {} }: Pick<Field, 'format' | 'items' | 'properties'>,
  context: RequestContext,
): unknown {
  if (typeof value === 'string') return format === 'html' ? filterUnlessTrusted(value, filterHtml, { context }) : value
  if (Array.isArray(value)) return items ? value.map((entry) => safeValue(entry, items, context)) : value
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, safeValue(member, properties[name] ?? {}, context)]))
}
