// The terms of the items of a page, which several traits show but only one statement reads.
import type { Db } from '../db/schema.ts'
import type { TermRow } from '../db/tables/terms.ts'
import { findTermsOf } from './store.ts'

type Found = Promise<Map<number, TermRow[]>>

/** By the rows of the page, and then by taxonomies. */
const reading = new WeakMap<readonly object[], Map<string, Found>>()

/** The terms by item ID. Traits that ask at the same time for the same rows, as those of one response do, share them. */
export async function termsOfPage(db: Db, taxonomies: readonly string[], rows: readonly { id: number }[]): Found {
  const ofPage = reading.get(rows) ?? new Map<string, Found>()
  reading.set(rows, ofPage)
  const key = taxonomies.join()
  const found =
    ofPage.get(key) ??
    findTermsOf(
      db,
      taxonomies,
      rows.map(({ id }) => id),
    )
  ofPage.set(key, found)
  return found
}
