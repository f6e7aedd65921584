// The terms of a taxonomy that an item has.
import type { ContentRow } from '../../db/tables/content.ts'
import { findTermsOf } from '../store.ts'
import { isFieldRequested } from '../../contract/response-fields.ts'
import { addTerms, replaceTerms } from '../../engine/store.ts'
import type { Trait } from '../../engine/trait.ts'

/** `field` is the name of the field in the API; `fallback` are the terms of a new item that is sent without any. */
export function terms<const Field extends string>(
  taxonomy: string,
  field: Field,
  fallback: readonly number[] = [],
): Trait<ContentRow, Record<Field, number[]>, Partial<Record<Field, number[]>>> & { read: object } {
  return {
    async read(rows, { db, query }) {
      if (!isFieldRequested(query._fields, field)) return () => ({ [field]: [] }) as unknown as Record<Field, number[]>
      const found = await findTermsOf(
        db,
        taxonomy,
        rows.map((row) => row.id),
      )
      return (row) => ({ [field]: (found.get(row.id) ?? []).map((term) => term.id) }) as Record<Field, number[]>
    },
    write(input, { before, then }) {
      const wanted = input[field]
      if (!before) then((db, row) => addTerms(db, taxonomy, row.id, wanted ?? fallback))
      else if (wanted) then((db, row) => replaceTerms(db, taxonomy, row.id, wanted))
    },
  }
}
