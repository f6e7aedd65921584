// The `meta` values of an item, stored as JSON.
import type { ContentRow } from '#server/db/tables/content.ts'
import { wordsIn } from '#server/lists/field-words.ts'
import { assertFieldsValid } from '../field-checks.ts'
import { fieldsReader, writeFields } from '../own-fields.ts'
import { dropGoneReferences } from '../references.ts'
import type { ReadContext, Trait } from '../trait.ts'
import { filterUnlessTrusted, isUnlocked } from './texts.ts'

/**
 * `defaults` has the default of each value. Null resets a value.
 * `texts` has the HTML filters, for users without `unfiltered_html`, of the values that are part of the item's text.
 * These values are hidden without the item's password. `kind` is the type of the items if the rows are their revisions.
 */
export function meta<Values extends { [Name in keyof Values]: string }>(
  defaults: Values,
  texts: { [Name in keyof Values]?: (written: string) => string } = {},
  kind?: string,
): Trait<ContentRow, { meta: Values }, { meta?: { [Name in keyof Values]?: Values[Name] | null } }> & { read: object } {
  const hidden = Object.fromEntries(Object.keys(texts).map((name) => [name, '']))
  return {
    name: 'meta',
    read(rows, reading) {
      const readerFor = fieldsReaders(rows, reading, kind)
      return (row) => {
        const stored = JSON.parse(row.meta) as Stored
        const known = withDefaults(stored, defaults)
        const shown = isUnlocked(row, reading) ? known : { ...known, ...hidden }
        const read = readerFor(row)
        return { meta: read ? { ...shown, ...read(stored) } : shown }
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
      const { type = '', id } = change.item ?? { type: after('type'), id: change.before?.id }
      const fields = change.context.declarations.fields.get(type)
      const former = { ...stored }
      if (fields) {
        writeFields(input.meta, stored, fields, change.context)
        if (!change.item) values.words = wordsIn(stored, fields)
      }
      values.meta = JSON.stringify(stored)
      return fields && assertFieldsValid({ type, id, given: input.meta, before: former, after: stored }, change.context)
    },
  }
}

/** The `meta` values of the revisions and autosaves of a type. References to items that have been deleted since are gone, as in the item. */
export function metaOfRevisions<Values extends { [Name in keyof Values]: string }>(
  type: string,
  ...[defaults, texts]: Parameters<typeof meta<Values>>
): ReturnType<typeof meta<Values>> {
  const own = meta(defaults, texts, type)
  return {
    ...own,
    async read(rows, reading) {
      const withoutGone = await dropGoneReferences(type, rows, reading)
      const read = await own.read?.(rows, reading)
      return (row) => read(withoutGone(row))
    },
  }
}

/** The own fields of items that have no `meta` unless a site declares some. */
export const ownFields: Trait<ContentRow, object, { meta?: object }> & { read: object } = {
  ...meta({}),
  read(rows, reading) {
    const readerFor = fieldsReaders(rows, reading)
    return (row) => {
      const read = readerFor(row)
      return read ? { meta: read(JSON.parse(row.meta) as Stored) } : {}
    }
  },
}

type Stored = Record<string, unknown>

/** What reads the own fields of each of these rows, if its type, or `kind`, has some. */
function fieldsReaders(
  rows: readonly ContentRow[],
  reading: ReadContext,
  kind?: string,
): (row: ContentRow) => ReturnType<typeof fieldsReader> {
  const kindOf = ({ type }: ContentRow): string => kind ?? type
  const readers = new Map([...new Set(rows.map(kindOf))].map((one) => [one, fieldsReader(one, reading.query.context, reading)]))
  return (row) => readers.get(kindOf(row))
}

export function storedMeta<Values extends object>(row: Pick<ContentRow, 'meta'>, defaults: Values): Values {
  return withDefaults(JSON.parse(row.meta) as Stored, defaults)
}

function withDefaults<Values extends object>(stored: Stored, defaults: Values): Values {
  return Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, stored[name] ?? value])) as Values
}
