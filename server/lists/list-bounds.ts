// What callers without the right to edit may ask of a long list, so that none of their requests costs much.
import type { RequestContext } from '../context.ts'
import { invalidParam } from '../contract/api-error.ts'
import type { RowBounds } from '../db/keyset.ts'
import { countLimitFor } from './count-limit.ts'
import { findMaxId } from './maintained-counts-store.ts'

export const isBounded = ({ caller }: Pick<RequestContext, 'caller'>): boolean => !caller.can('edit_posts')

/** How many values each list of a query can have. */
const MAX_VALUES = 100

/** Throws if the query of such a caller has a longer list. */
export function assertShortLists(query: object, of: Pick<RequestContext, 'caller'>): void {
  for (const [name, value] of Object.entries(query)) {
    const count = lengthOf(value)
    if (count > MAX_VALUES && isBounded(of))
      throw invalidParam(name, `must have at most ${MAX_VALUES} values for callers without the right to edit posts; it has ${count}`)
  }
}

/** The length of a list, or of the longest list that is a member. */
function lengthOf(value: unknown): number {
  if (Array.isArray(value)) return value.length
  return typeof value === 'object' && value !== null ? Math.max(0, ...Object.values(value).map(lengthOf)) : 0
}

/** How many items of a long list such callers can reach without a cursor: those that are counted, or ten times as many. */
export type Reach = 'counted' | 'long' | 'whole'

/** Throws if the caller must read on with a cursor. */
export async function assertReachable(
  reach: Reach,
  query: object,
  { offset, limit, position }: RowBounds,
  context: RequestContext,
): Promise<void> {
  if (position || !offset || (await isReachable(reach, offset + limit, context))) return
  const most = maxReachable(reach, context)
  const [name, value] = 'offset' in query && query.offset !== undefined ? ['offset', most - limit] : ['page', Math.floor(most / limit)]
  throw invalidParam(name, `must be at most ${value} in this list. To read further, start with cursor=start and omit page and offset`)
}

/** Whether the caller can reach so many items of a list. */
export async function isReachable(reach: Reach, upTo: number, context: RequestContext): Promise<boolean> {
  if (upTo <= maxReachable(reach, context) || !isBounded(context)) return true
  return countLimitFor(await findMaxId(context.db), context.config) > context.config.listCountLimit
}

function maxReachable(reach: Reach, { config: { listCountLimit } }: RequestContext): number {
  return { counted: listCountLimit, long: countLimitFor(0, { listCountLimit }), whole: Infinity }[reach]
}
