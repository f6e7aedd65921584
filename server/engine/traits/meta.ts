// The `meta` values of an item, stored as JSON.
import type { ContentRow } from '#server/db/tables/content.ts'
import { wordsIn } from '#server/lists/field-words.ts'
import { assertFieldsValid } from '../field-checks.ts'
import { readFields, writeFields } from '../own-fields.ts'
import type { Trait } from '../trait.ts'
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
    read: (_rows, reading) => (row) => {
      const stored = storedMeta(row, defaults)
      const shown = isUnlocked(row, reading) ? stored : { ...stored, ...hidden }
      const fields = reading.declarations.fields.get(row.type)
      return {
        meta: fields ? { ...shown, ...readFields(row, fields, reading.query.context, reading) } : shown,
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
      const type = after('type') ?? ''
      const fields = change.context.declarations.fields.get(type)
      const former = { ...stored }
      if (fields) {
        writeFields(input.meta, stored, fields, change.context)
        values.words = wordsIn(stored, fields)
      }
      values.meta = JSON.stringify(stored)
      return fields && assertFieldsValid({ type, id: change.before?.id, given: input.meta, before: former, after: stored }, change.context)
    },
  }
}

/** The own fields of items that have no `meta` unless a site declares some. */
export const ownFields: Trait<ContentRow, object, { meta?: object }> & { read: object } = {
  ...meta({}),
  read: (_rows, reading) => (row) => {
    const fields = reading.declarations.fields.get(row.type)
    return fields ? { meta: readFields(row, fields, reading.query.context, reading) } : {}
  },
}

export function storedMeta<Values extends object>(row: Pick<ContentRow, 'meta'>, defaults: Values): Values {
  const stored = JSON.parse(row.meta) as Record<string, unknown>
  return Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, stored[name] ?? value])) as Values
}
