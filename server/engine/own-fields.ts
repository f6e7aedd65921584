// The values of the fields that a site declares, in the JSON of an item.
import type { RequestContext } from '../context.ts'
import type { View } from '../contract/response-fields.ts'
import type { Field, Fields } from '../declarations/declarations.ts'
import { filterHtml } from '../rendering/filter.ts'
import { filterUnlessTrusted } from './traits/texts.ts'

type Values = Record<string, unknown>

/** The values of all fields that a context has: of those without one, the default or null. */
export function readFields(stored: Readonly<Values>, fields: Fields, view: View): Values {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { 'x-context': contexts }]) => contexts?.includes(view) ?? true)
      .map(([name, field]) => [name, stored[name] ?? field.default ?? null]),
  )
}

/** Sets the values in a request, and removes those that are null. */
export function writeFields(given: Readonly<Values>, stored: Values, fields: Fields, context: RequestContext): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = given[name]
    if (value === null) delete stored[name]
    else if (value !== undefined) stored[name] = safeValue(value, field, context)
  }
}

/** The own fields of a row whose column `meta` has nothing else. `kind` is the taxonomy, or `user`. */
export function ownFieldsOf({ meta }: { meta: string }, kind: string, view: View, { declarations }: RequestContext): Values {
  const fields = declarations.fields.get(kind)
  return fields ? readFields(JSON.parse(meta) as Values, fields, view) : {}
}

/** The column of such a row after a change; none if the change sets no own fields. */
export function ownFieldsColumn(
  given: object | undefined,
  before: { meta: string } | undefined,
  kind: string,
  context: RequestContext,
): { meta?: string } {
  const fields = context.declarations.fields.get(kind)
  if (!given || !fields) return {}
  const stored = JSON.parse(before?.meta ?? '{}') as Values
  writeFields(given as Values, stored, fields, context)
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
