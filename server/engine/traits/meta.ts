// The `meta` values of an item, stored as JSON.
import type { ContentRow } from '#server/db/tables/content.ts'
import type { Field } from '#server/declarations/declarations.ts'
import { filterHtml } from '#server/rendering/filter.ts'
import { shownFields } from '#server/users/field-rights.ts'
import { assertFieldsValid } from '../field-checks.ts'
import type { Change, ReadContext, Trait } from '../trait.ts'
import { filterUnlessTrusted, isUnlocked } from './texts.ts'

/**
 * `defaults` has the default of each value. Null resets a value.
 * `texts` has the HTML filters, for users without `unfiltered_html`, of the values that are part of the item's text.
 * These values are hidden without the item's password.
 */
export function meta<Values extends { [Name in keyof Values]: string }>(
  defaults: Values,
  texts: { [Name in keyof Values]?: (written: string) => string } = {},
): Trait<ContentRow, { meta: Values }, { meta?: { [Name in keyof Values]?: Values[Name] | null } }> & { read: object } {
  const hidden = Object.fromEntries(Object.keys(texts).map((name) => [name, '']))
  return {
    name: 'meta',
    read(rows, reading) {
      const own = new Map([...new Set(rows.map(({ type }) => type))].map((type) => [type, ownFieldsOf(type, reading)]))
      return (row) => {
        const stored = storedMeta(row, defaults)
        const shown = isUnlocked(row, reading) ? stored : { ...stored, ...hidden }
        const fields = own.get(row.type)
        return { meta: fields ? { ...shown, ...fieldValues(row, fields) } : shown }
      }
    },
    write(input, change) {
      const { after, values } = change
      if (!input.meta) return
      const stored = JSON.parse(after('meta') ?? '{}') as Record<string, unknown>
      for (const [name, initial] of Object.entries(defaults) as [keyof Values & string, string][]) {
        const given = input.meta[name]
        if (given === undefined) continue
        const filter = texts[name]
        const wanted = given && filter ? filterUnlessTrusted(given, filter, change) : given
        if (wanted === null || wanted === initial) delete stored[name]
        else stored[name] = wanted
      }
      const before = { ...stored }
      writeFields(input.meta, stored, change)
      values.meta = JSON.stringify(stored)
      return assertFieldsValid(
        { type: after('type') ?? '', id: change.before?.id, given: input.meta, before, after: stored },
        change.context,
      )
    },
  }
}

export function storedMeta<Values extends object>(row: Pick<ContentRow, 'meta'>, defaults: Values): Values {
  const stored = JSON.parse(row.meta) as Record<string, unknown>
  return Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, stored[name] ?? value])) as Values
}

/** The own fields of a type that the request shows. */
function ownFieldsOf(type: string, reading: ReadContext): [name: string, field: Field][] | undefined {
  const fields = reading.declarations.fields.get(type)
  return fields && shownFields(fields, reading.query.context, reading)
}

/** The values of the fields that a site declares. */
function fieldValues(row: Pick<ContentRow, 'meta'>, fields: readonly [name: string, field: Field][]): Record<string, unknown> {
  const stored = JSON.parse(row.meta) as Record<string, unknown>
  return Object.fromEntries(fields.map(([name, field]) => [name, stored[name] ?? field.default ?? null]))
}

function writeFields(given: Readonly<Record<string, unknown>>, stored: Record<string, unknown>, change: Change<ContentRow>): void {
  const fields = change.context.declarations.fields.get(change.after('type') ?? '') ?? {}
  for (const [name, field] of Object.entries(fields)) {
    const value = given[name]
    if (value === null) delete stored[name]
    else if (value !== undefined) stored[name] = safeValue(value, field, change)
  }
}

/** Markup is made safe, also within lists and objects. */
function safeValue(
  value: unknown,
  { format, items, properties = {} }: Pick<Field, 'format' | 'items' | 'properties'>,
  change: Change<ContentRow>,
): unknown {
  if (typeof value === 'string') return format === 'html' ? filterUnlessTrusted(value, filterHtml, change) : value
  if (Array.isArray(value)) return items ? value.map((entry) => safeValue(entry, items, change)) : value
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, safeValue(member, properties[name] ?? {}, change)]))
}
