// Loads the terms of the items of a page once for several traits.
import type { Context } from '../context.ts'
import { idsOf } from '../db/ids.ts'
import type { TermRow } from '../db/tables/terms.ts'
import { findTermsOf } from './store.ts'

type TermsByItem = Promise<Map<number, TermRow[]>>

/** By the array of rows, which is specific to a response, and then by taxonomies. */
const foundBefore = new WeakMap<readonly object[], Map<string, TermsByItem>>()

/** Returns the terms by item ID. Traits share them, because they get the same array of rows. */
export async function findTermsOfPage(
  context: Pick<Context, 'db' | 'dialect'>,
  taxonomies: readonly string[],
  rows: readonly { id: number }[],
): TermsByItem {
  const ofPage = foundBefore.get(rows) ?? new Map<string, TermsByItem>()
  foundBefore.set(rows, ofPage)
  const key = taxonomies.join()
  const found = ofPage.get(key) ?? findTermsOf(context, taxonomies, idsOf(rows))
  ofPage.set(key, found)
  return found
}
