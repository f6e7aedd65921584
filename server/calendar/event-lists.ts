// Which of the kept lists of events a query asks for.
import type { RequestContext } from '../context.ts'
import type { RowBounds } from '../db/keyset.ts'
import type { ContentStatus } from '../db/tables/content.ts'
import { countLimit } from '../engine/count-limit.ts'
import { accessBranches, permissionsFor } from '../engine/permissions.ts'
import { findTermBranches } from '../terms/store.ts'
import { dateRangeOf } from './date-range.ts'
import { eventLists, hasKeptTotal } from './event-lists-store.ts'
import type { ListedEvents } from './event-lists-store.ts'
import { eventRange } from './event-range.ts'
import { eventTermIds } from './filters.ts'
import type { EventFilters } from './filters.ts'

const permissions = permissionsFor('posts')

/** The filters that no list is kept for. Most of them leave few events. */
const others = ['search', 'include', 'venue', 'organizer', 'geoloc_lat', 'geoloc_lng', 'post_parent'] as const

/** Undefined if the query uses a filter that no list is kept for. */
export async function listedEvents(
  query: EventFilters,
  statuses: readonly ContentStatus[],
  context: RequestContext,
): Promise<Omit<ListedEvents, keyof RowBounds> | undefined> {
  const branches = accessBranches(permissions.read(context.caller), context.caller, statuses)
  if (!branches.length || others.some((name) => query[name] !== undefined)) return undefined
  const { categories, tags } = await eventTermIds(query, context)
  const flags = (['featured', 'ticketed', 'geoloc'] as const).flatMap((name) =>
    query[name] === undefined ? [] : [{ list: name === 'geoloc' ? eventLists.placed : eventLists[name], isWanted: query[name] }],
  )
  const list = {
    branches,
    within: [
      ...(categories?.length ? [await findTermBranches(context.db, categories)] : []),
      ...(tags?.length ? [[...new Set(tags)]] : []),
      ...flags.flatMap(({ list, isWanted }) => (isWanted ? [[list]] : [])),
    ],
    without: flags.flatMap(({ list, isWanted }) => (isWanted ? [] : [list])),
    range: eventRange(dateRangeOf(query, context).bounds),
  }
  return hasKeptTotal(list) ? list : { ...list, countLimit: await countLimit(context) }
}
