// Further values of an item, kept as JSON.
import type { ContentRow } from '../../db/tables/content.ts'
import type { Trait } from '../trait.ts'

/** `defaults` names the values that exist and what each is where none is written. Null resets a value. */
export function meta<const Defaults extends Record<string, string>>(defaults: Defaults): Trait<ContentRow, { meta: { [K in keyof Defaults]: string } }, { meta?: { [K in keyof Defaults]?: string | null } }> & { read: object } {
  const named = (stored: Record<string, unknown>) => Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, stored[name] ?? value])) as { [K in keyof Defaults]: string }
  return {
    read: () => (row) => ({ meta: named(JSON.parse(row.meta) as Record<string, unknown>) }),
    write(input, { before, values }) {
      if (!input.meta) return
      const stored = JSON.parse(before?.meta ?? '{}') as Record<string, unknown>
      for (const name of Object.keys(defaults)) if (input.meta[name] !== undefined) stored[name] = input.meta[name]
      values.meta = JSON.stringify(stored)
    },
  }
}
