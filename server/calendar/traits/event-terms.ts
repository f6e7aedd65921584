// The categories or tags of an event, as complete terms.
import { replaceTerms } from '#server/engine/item-terms-store.ts'
import type { Trait } from '#server/engine/trait.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { findTermsOf } from '#server/terms/store.ts'
import { eventIdOf, eventIdsOf } from '../occurrences-store.ts'
import type { EventTerm, EventTerms } from '../terms.ts'

type Written = (number | string | { id: number })[] | null

export function eventTerms<const Field extends 'categories' | 'tags'>(
  field: Field,
  of: EventTerms,
): Trait<ContentRow, Record<Field, EventTerm[]>, { [name in Field]?: Written }> & { read: object } {
  return {
    async read(rows, reading) {
      const found = await findTermsOf(reading, of.taxonomy, eventIdsOf(rows))
      const distinct = [...new Map([...found.values()].flat().map((term) => [term.id, term])).values()]
      const shown = new Map((await of.present(distinct, reading)).map((term) => [term.id, term]))
      return (row) =>
        ({ [field]: (found.get(eventIdOf(row)) ?? []).flatMap(({ id }) => shown.get(id) ?? []) }) as Record<Field, EventTerm[]>
    },
    async write(input, { context, addEffect }) {
      const written: Written | undefined = input[field]
      if (written === undefined) return
      const ids = await of.idsOf(written ?? [], context)
      addEffect((db, row) => replaceTerms(db, of.taxonomy, row.id, ids))
    },
  }
}
