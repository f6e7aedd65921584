// Decides how a search reads a long list. The search index suits words that few items have. Items with a frequent word are found sooner
// by reading the list in its order until the page is full, and are not all counted.
import type { RequestContext } from '../context.ts'
import { isIndexable, rowByRow } from '../db/dialect.ts'
import type { Dialect } from '../db/dialect.ts'
import type { RowBounds } from '../db/keyset.ts'
import type { ContentStatus } from '../db/tables/content.ts'
import type { Condition } from './filters.ts'
import { countOfAll } from './kept-counts-store.ts'
import { searchTerms } from './search-terms.ts'
import { findMaxId, isAmongNewest } from './store.ts'

export interface SearchedList {
  type: string
  statuses: readonly ContentStatus[]
  search: string | undefined
  /** The conditions of the list, with the words found by this dialect. */
  conditionsWith(dialect: Dialect): Promise<Condition[]>
  /** Counts those of these items that meet the conditions. */
  countAmong(ids: readonly number[], conditions: readonly Condition[]): Promise<number>
}

export interface SearchPlan {
  /** Finds the words in the way that the plan has chosen. */
  dialect: Dialect
  conditions: Condition[]
  /** Set if so many items match that they are not counted: the total instead, which is also how many can be read. */
  limit?: number
}

/** An estimate replaces the count only if it is this many times the limit. */
const CERTAINTY = 3

/** Chooses how the words of a search are found. A short list is searched as a whole. */
export async function planSearch(list: SearchedList, { db, dialect, config }: RequestContext): Promise<SearchPlan> {
  const limit = config.listCountLimit
  const indexed = async (): Promise<SearchPlan> => ({ dialect, conditions: await list.conditionsWith(dialect) })
  const { wanted } = searchTerms(list.search ?? '')
  if (!wanted.length || (await countOfAll(db, list.type, list.statuses)) < CERTAINTY * limit) return indexed()
  if (await dialect.matchesAtMost?.(db, limit, wanted)) return indexed()
  const unindexed = rowByRow(dialect)
  const conditions = await list.conditionsWith(unindexed)
  if ((await estimate(list, conditions, await findMaxId(db))) >= CERTAINTY * limit) return { dialect: unindexed, conditions, limit }
  if (wanted.some(isIndexable)) return indexed()
  return { dialect: unindexed, conditions: [...conditions, isAmongNewest(list.type, list.statuses, limit)] }
}

/** The bounds of a page without the items past the total. */
export function boundsWithin(total: number, { limit, ...bounds }: RowBounds): RowBounds {
  return { ...bounds, limit: Math.max(Math.min(limit, total - bounds.offset), 0) }
}

/** Estimates the number of matches from samples, which are the same for all pages of a list. The first one spares rare words the second. */
async function estimate(list: SearchedList, conditions: readonly Condition[], maxId: number): Promise<number> {
  let share = 0
  for (const size of SAMPLE_SIZES) {
    const ids = sampleOf(maxId, size)
    share = (await list.countAmong(ids, conditions)) / ids.length
    if (!share) return 0
  }
  return share * maxId
}

const SAMPLE_SIZES = [100, 800]

const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2

/** IDs that are spread evenly, without a period that the IDs of a list could share. */
function sampleOf(maxId: number, size: number): number[] {
  return [...new Set(Array.from({ length: size }, (_, index) => Math.floor(((index * GOLDEN_RATIO) % 1) * maxId) + 1))]
}
