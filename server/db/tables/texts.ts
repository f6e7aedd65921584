// The texts of items and terms in the languages of the site except its own. A text that is not written is empty.
import type { Generated, Selectable } from 'kysely'
import type { Language } from '#server/languages.ts'

export interface ContentTextsTable {
  id: Generated<number>
  content_id: number
  language: Language
  title: string
  title_rendered: string
  content: string
  content_rendered: string
  excerpt: string
  excerpt_rendered: string
  address: string
  city: string
  /** The slug, if it is another one in this language. */
  slug: Generated<string>
  /** The values of `meta` that are texts, as a JSON object. */
  meta: Generated<string>
  /** The names, separated by spaces, of the texts that also serve as fallback in the site's language. */
  stands_in: string
}

export interface TermTextsTable {
  term_id: number
  language: Language
  name: string
  description: string
  stands_in: string
}

export type ContentTextsRow = Selectable<ContentTextsTable>
export type TermTextsRow = Selectable<TermTextsTable>
