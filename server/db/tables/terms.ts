// Categories, tags and the other ways to group content.
import type { Generated, Selectable } from 'kysely'

export interface TermsTable {
  id: Generated<number>
  taxonomy: string
  name: string
  slug: string
  description: Generated<string>
  parent: Generated<number>
  /** How many published items have the term. */
  count: Generated<number>
  /** Further values, as a JSON object. */
  meta: Generated<string>
}

export interface ContentTermsTable {
  content_id: number
  term_id: number
}

export type TermRow = Selectable<TermsTable>
