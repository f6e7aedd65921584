// Finds items and terms by their words: the best matches first, of those the latest.
import { preventReuse } from '../cache/scopes.ts'
import type { RequestContext } from '../context.ts'
import { invalidParam } from '../contract/api-error.ts'
import type { FoundRows, RowBounds } from '../db/keyset.ts'
import { limitTotal } from '../db/page.ts'
import { localeOf } from '../languages.ts'
import { countLimitFor } from '../lists/count-limit.ts'
import { findMaxId } from '../lists/maintained-counts-store.ts'
import { marks } from './entries.ts'
import { awaitIndex } from './indexing.ts'
import { countMatches, findMatches } from './matches-store.ts'
import type { Among } from './matches-store.ts'
import { findCorrectedTiers, findTiers } from './search-query.ts'
import type { Marks, Tier } from './search-query.ts'
import { readSearch } from './search-words.ts'
import type { SearchedWords } from './search-words.ts'

export interface WordSearch {
  text: string
  /** Whether the last word may be incomplete. */
  isOpen: boolean
  /** The content types and taxonomies to search in. */
  types: readonly string[]
  /** IDs of terms that items must have. */
  terms: readonly number[]
  /** IDs of entries, as matches have them. */
  include: readonly number[]
  exclude: readonly number[]
  /** Whether the caller may find what a password protects, of all authors. */
  seesProtected: boolean
}

export interface Match {
  /** Of a term, the ID below zero. */
  id: number
  score: number
}

/** What a search is to find, ready to be read. */
export interface PlannedSearch {
  words: SearchedWords
  tiers: readonly Tier[]
  among: Among
  /** Of more matches than the limit, it is one more. */
  total: number
  limit: number
  seesProtected: boolean
}

/** Words with typing errors are searched for if fewer match. */
const FEW = 5

export async function planWordSearch(search: WordSearch, context: RequestContext): Promise<PlannedSearch> {
  const isIndexed = await awaitIndex(context)
  // It depends on what has been indexed.
  preventReuse()
  const words = readSearch(search.text, search.isOpen, context.config.site.languages.map(localeOf))
  const maxId = await findMaxId(context.db)
  const limit = countLimitFor(maxId, context.config)
  const among = { include: search.include, exclude: search.exclude, maxId, isIndexed }
  const { seesProtected } = search
  const findable = marks.findable(search.types, seesProtected, context.caller.user?.id)
  const of: Marks = [findable, ...search.terms.map((id) => [marks.term(id)])]
  const count = async (tiers: readonly Tier[]): Promise<number> => {
    const all = tiers.at(-1)
    return all ? countMatches(context, all, among, limit) : 0
  }
  // Without any text, all entries match.
  const exact = words.wanted.length || !search.text.trim() ? await findTiers(words, of, context) : []
  const total = await count(exact)
  const corrected = words.wanted.length && total < FEW ? await findCorrectedTiers(words, of, context) : []
  return { words, among, limit, seesProtected, tiers: [...exact, ...corrected], total: corrected.length ? await count(corrected) : total }
}

/** A page of the matches. */
export async function readMatches(planned: PlannedSearch, bounds: RowBounds, context: RequestContext): Promise<FoundRows<Match>> {
  const { limit, total: counted } = planned
  const { position, offset, limit: length } = bounds
  if (!position && offset + length > limit && offset > 0 && counted > limit)
    throw invalidParam(
      'page',
      `must be at most ${Math.floor(limit / length)} in this list. To read further, start with cursor=start and omit page`,
    )
  const found = await collect(planned, bounds, context)
  const page = found.slice(offset, offset + length)
  const total = position?.total ?? limitTotal(counted, limit, { length: page.length, offset, limit: length })
  const last = page.at(-1)
  const next = position && last && found.length > length ? [last.tier, last.id] : undefined
  return { rows: page.map(({ id, tier }) => ({ id, score: planned.tiers[tier]?.score ?? 0 })), total, ...(next && { next }) }
}

interface FoundMatch {
  id: number
  tier: number
}

/** The matches up to the end of the page, and one more. */
async function collect(
  { tiers, among }: PlannedSearch,
  { offset, limit, position }: RowBounds,
  context: RequestContext,
): Promise<FoundMatch[]> {
  const [start = 0, after] = (position?.key ?? []).map(Number)
  const found: FoundMatch[] = []
  for (const [tier, query] of tiers.entries()) {
    const most = offset + limit + 1 - found.length
    if (tier < start || most <= 0) continue
    const before = tier === start ? after : undefined
    const ids = await findMatches(context, query, { ...among, without: tiers.slice(0, tier), before, limit: most })
    found.push(...ids.map((id) => ({ id, tier })))
  }
  return found
}
