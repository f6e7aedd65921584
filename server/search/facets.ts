// Counts the matches of a search by type and by term, up to a limit.
import type { RequestContext } from '../context.ts'
import { marks } from './entries.ts'
import type { PlannedSearch } from './find-by-words.ts'
import { countMatches, countTerms } from './matches-store.ts'
import type { TermCount } from './matches-store.ts'
import { narrowTo } from './search-query.ts'

/** The terms of a taxonomy that are counted, the most frequent ones. */
const MAX_TERMS = 20

export interface FacetCounts {
  total: number
  byType: { type: string; count: number }[]
  byTerm: TermCount[]
}

/** `facets` are `type` and taxonomies. */
export async function countFacets(
  { tiers, among, total, limit, seesProtected }: PlannedSearch,
  facets: readonly string[],
  { types }: { types: readonly string[] },
  context: RequestContext,
): Promise<FacetCounts> {
  const all = tiers.at(-1)
  if (!all) return { total: 0, byType: [], byTerm: [] }
  const taxonomies = facets.filter((name) => name !== 'type')
  const ofType = async (type: string): Promise<{ type: string; count: number }> => {
    const tier = await narrowTo(all, marks.findable([type], seesProtected, context.caller.user?.id), context)
    return { type, count: tier ? Math.min(limit, await countMatches(context, tier, among, limit)) : 0 }
  }
  const [byType, byTerm] = await Promise.all([
    facets.includes('type') ? Promise.all(types.map(ofType)) : [],
    taxonomies.length ? countTerms(context, all, { ...among, limit, taxonomies, terms: MAX_TERMS }) : [],
  ])
  return {
    total: Math.min(total, limit),
    byType: byType.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count),
    byTerm,
  }
}
