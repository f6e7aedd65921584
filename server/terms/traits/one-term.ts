// A single term of a taxonomy that an item has.
import type { ContentRow } from '#server/db/tables/content.ts'
import type { ApiError } from '#server/contract/api-error.ts'
import { idsOf } from '#server/db/ids.ts'
import { findTerm, findTermsOf } from '../store.ts'
import { replaceTerms } from '#server/engine/item-terms-store.ts'
import type { Trait } from '#server/engine/trait.ts'

/** The field is omitted if there is no term; 0 removes it. `unknown` makes the error for an ID that does not exist. */
export function oneTerm<const Field extends string>(
  taxonomy: string,
  field: Field,
  unknown: (id: number) => ApiError,
): Trait<ContentRow, Partial<Record<Field, number>>, Partial<Record<Field, number>>> & { read: object } {
  return {
    async read(rows, context) {
      const found = await findTermsOf(context, taxonomy, idsOf(rows))
      return (row) => {
        const [term] = found.get(row.id) ?? []
        return (term ? { [field]: term.id } : {}) as Partial<Record<Field, number>>
      }
    },
    async write(input, { addEffect, context }) {
      const wanted: number | undefined = input[field]
      if (wanted === undefined) return
      if (wanted && !(await findTerm(context.db, taxonomy, wanted))) throw unknown(wanted)
      addEffect((db, row) => replaceTerms(db, taxonomy, row.id, wanted ? [wanted] : []))
    },
  }
}
