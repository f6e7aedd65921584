// Chooses the maintained lists of events that answer a query.
import type { RequestContext } from '../context.ts'
import { isAnySet } from '../contract/other-parameters.ts'
import type { RowBounds } from '../db/keyset.ts'
import type { ContentStatus } from '../db/tables/content.ts'
import { countLimit } from '../lists/count-limit.ts'
import { permissionsFor } from '../engine/permissions.ts'
import { accessBranches } from '../lists/access-filters.ts'
import { findTermBranches } from '../terms/store.ts'
import { rangeOf, separateDates } from './date-range.ts'
import { eventLists, hasKeptCounts } from './event-lists-store.ts'
import type { ListedEvents } from './event-lists-store.ts'
import { mergeBounds } from './event-range.ts'
import { findEventTermIds } from './filters.ts'
import type { EventFilters } from './filters.ts'

const permissions = permissionsFor('posts')

/** Returns undefined if a filter has no maintained list. */
export async function listEvents(
  query: EventFilters,
  statuses: readonly ContentStatus[],
  context: RequestContext,
): Promise<Omit<ListedEvents, keyof RowBounds> | undefined> {
  const { dates, others: filters } = separateDates(query)
  const { categories, tags, featured, ticketed, geoloc, expand, ...others } = filters
  const branches = accessBranches(permissions.read(context.caller), context.caller, { types: ['event'], statuses })
  if (!context.hasFastPaths || !branches.length || expand === 'none' || isAnySet(others)) return undefined
  const terms = await findEventTermIds({ categories, tags }, context)
  const flags = [
    [eventLists.featured, featured],
    [eventLists.ticketed, ticketed],
    [eventLists.placed, geoloc],
  ] as const
  const list = {
    branches,
    within: [
      ...(terms.categories?.length ? [await findTermBranches(context.db, terms.categories)] : []),
      ...(terms.tags?.length ? [[...new Set(terms.tags)]] : []),
      ...flags.flatMap(([list, isWanted]) => (isWanted ? [[list]] : [])),
    ],
    without: flags.flatMap(([list, isWanted]) => (isWanted === false ? [list] : [])),
    range: mergeBounds(rangeOf(dates, context).bounds),
  }
  return hasKeptCounts(list) ? list : { ...list, countLimit: await countLimit(context) }
}
