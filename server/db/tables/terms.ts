// Categories, tags and the terms of other taxonomies.
import type { Generated, Selectable } from 'kysely'

export interface TermsTable {
  id: Generated<number>
  taxonomy: string
  name: string
  slug: string
  description: Generated<string>
  parent: Generated<number>
  /** The number of published items with the term. */
  count: Generated<number>
  /** The number of its descendants that have published items. */
  below: Generated<number>
  /** Further values, as a JSON object. */
  meta: Generated<string>
  /** The languages that it has texts in, except the site's, each with the texts that stand in: `de ka-ge:name`. */
  translations: Generated<string>
}

/** Triggers repeat the type, the status and the date of the item, for the index that lists the items of a term by date. */
export interface ContentTermsTable {
  content_id: number
  term_id: number
  type: Generated<string>
  status: Generated<string>
  date_gmt: Generated<string>
}

export type TermRow = Selectable<TermsTable>
