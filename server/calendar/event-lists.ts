// Which of the kept lists of events a query asks for.
import type { RequestContext } from '../context.ts'
import { isAnySet } from '../contract/other-parameters.ts'
import type { RowBounds } from '../db/keyset.ts'
import type { ContentStatus } from '../db/tables/content.ts'
import { countLimit } from '../lists/count-limit.ts'
import { permissionsFor } from '../engine/permissions.ts'
import { accessBranches } from '../lists/access-filters.ts'
import { findTermBranches } from '../terms/store.ts'
import { rangeOf, separateDates } from './date-range.ts'
import { eventLists, hasKeptTotal } from './event-lists-store.ts'
import type { ListedEvents } from './event-lists-store.ts'
import { eventRange } from './event-range.ts'
import { eventTermIds } from './filters.ts'
import type { EventFilters } from './filters.ts'

const permissions = permissionsFor('posts')

/** Undefined if the query asks for anything that no list is kept for. */
export async function listEvents(
  query: EventFilters,
  statuses: readonly ContentStatus[],
  context: RequestContext,
): Promise<Omit<ListedEvents, keyof RowBounds> | undefined> {
  const { dates, others: filters } = separateDates(query)
  const { categories, tags, featured, ticketed, geoloc, ...others } = filters
  const branches = accessBranches(permissions.read(context.caller), context.caller, { types: ['event'], statuses })
  if (!context.hasFastPaths || !branches.length || isAnySet(others)) return undefined
  const terms = await eventTermIds({ categories, tags }, context)
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
    range: eventRange(rangeOf(dates, context).bounds),
  }
  return hasKeptTotal(list) ? list : { ...list, countLimit: await countLimit(context) }
}
