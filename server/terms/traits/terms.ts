// The terms of the taxonomies that an item has.
import type { RequestContext } from '#server/context.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { findTermsOfPage } from '../terms-of-page.ts'
import { isFieldRequested } from '#server/contract/response-fields.ts'
import { addTerms, replaceTerms } from '#server/engine/item-terms-store.ts'
import type { Trait } from '#server/engine/trait.ts'

/** `taxonomies` maps fields of the API to taxonomies; `fallback` finds the terms of new items without any. */
export function terms<const Field extends string>(
  taxonomies: Readonly<Record<Field, string>>,
  fallback: Partial<Record<NoInfer<Field>, (context: RequestContext) => Promise<readonly number[]>>> = {},
): Trait<ContentRow, Record<Field, number[]>, Partial<Record<Field, number[]>>> & { read: object } {
  const fields = Object.entries(taxonomies) as [Field, string][]
  return {
    async read(rows, context) {
      const requested = fields.filter(([field]) => isFieldRequested(context.query._fields, field)).map(([, taxonomy]) => taxonomy)
      const found = requested.length ? await findTermsOfPage(context, requested, rows) : new Map<number, never>()
      const idsOf = (row: ContentRow, of: string): number[] =>
        (found.get(row.id) ?? []).flatMap(({ id, taxonomy }) => (taxonomy === of ? [id] : []))
      return (row) => Object.fromEntries(fields.map(([field, taxonomy]) => [field, idsOf(row, taxonomy)])) as Record<Field, number[]>
    },
    async write(input, { before, addEffect, context }) {
      for (const [field, taxonomy] of fields) {
        const wanted = input[field]
        if (!before) {
          const initial = wanted ?? (await fallback[field]?.(context)) ?? []
          addEffect((db, row) => addTerms(db, taxonomy, row.id, initial))
        } else if (wanted) addEffect((db, row) => replaceTerms(db, taxonomy, row.id, wanted))
      }
    },
  }
}
