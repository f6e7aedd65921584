// Further values of an item, kept as JSON.
import type { ContentRow } from '../../db/tables/content.ts'
import type { Trait } from '../trait.ts'

/** `defaults` names the values that exist and what each is where none is written. Null resets a value. */
export function meta<Values extends { [Name in keyof Values]: string }>(defaults: Values): Trait<ContentRow, { meta: Values }, { meta?: { [Name in keyof Values]?: Values[Name] | null } }> & { read: object } {
  return {
    read: () => (row) => ({ meta: storedMeta(row, defaults) }),
    write(input, { before, values }) {
      if (!input.meta) return
      const stored = JSON.parse(before?.meta ?? '{}') as Record<string, unknown>
      for (const [name, unwritten] of Object.entries(defaults)) {
        const wanted = input.meta[name as keyof Values]
        // What is as it was stays unwritten: a default is no change.
        if (wanted !== undefined && (wanted ?? unwritten) !== (stored[name] ?? unwritten)) stored[name] = wanted
      }
      values.meta = JSON.stringify(stored)
    },
  }
}

export function storedMeta<Values extends object>(row: Pick<ContentRow, 'meta'>, defaults: Values): Values {
  const stored = JSON.parse(row.meta) as Record<string, unknown>
  return Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, stored[name] ?? value])) as Values
}
