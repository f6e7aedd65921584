// The terms of the items of a page, which several traits show but only one statement reads.
import type { Context } from '../context.ts'
import type { TermRow } from '../db/tables/terms.ts'
import { findTermsOf } from './store.ts'

type TermsByItem = Promise<Map<number, TermRow[]>>

/** By the array of rows, which each response has of its own, and then by taxonomies. */
const foundBefore = new WeakMap<readonly object[], Map<string, TermsByItem>>()

/** The terms by item ID. The traits of a response share them, as they are given the same array of rows. */
export async function findTermsOfPage(
  context: Pick<Context, 'db' | 'dialect'>,
  taxonomies: readonly string[],
  rows: readonly { id: number }[],
): TermsByItem {
  const ofPage = foundBefore.get(rows) ?? new Map<string, TermsByItem>()
  foundBefore.set(rows, ofPage)
  const key = taxonomies.join()
  const found =
    ofPage.get(key) ??
    findTermsOf(
      context,
      taxonomies,
      rows.map(({ id }) => id),
    )
  ofPage.set(key, found)
  return found
}
