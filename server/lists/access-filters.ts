// Permissions as SQL conditions.
import { contentBuilder } from '../db/content-builder.ts'
import type { Condition } from '../db/content-builder.ts'
import type { ContentStatus } from '../db/tables/content.ts'
import type { Caller } from '../users/caller.ts'
import type { AccessScope, Statuses } from '../users/permissions.ts'
import type { Branch } from './maintained-counts-store.ts'

const eb = contentBuilder()

/** Of lists whose statuses everyone may see. */
export const unrestricted: AccessScope = { own: 'all', others: 'all' }

export const includesStatus = (statuses: Statuses, status: ContentStatus): boolean => statuses === 'all' || statuses.includes(status)

/** `isAllowed` as an SQL condition; undefined if it holds for all of the given statuses. */
export function accessCondition(scope: AccessScope, caller: Caller, statuses: readonly ContentStatus[]): Condition | undefined {
  if (scope.others === 'all' || statuses.every((status) => includesStatus(scope.others, status))) return undefined
  const statusIn = (allowed: Statuses): Condition =>
    allowed === 'all' ? eb.lit(true) : allowed.length ? eb('content.status', 'in', allowed) : eb.lit(false)
  if (!caller.user) return statusIn(scope.others)
  return eb.or([statusIn(scope.others), eb.and([eb('content.author', '=', caller.user.id), statusIn(scope.own)])])
}

/** Keeps a search from finding what the password of an item protects; undefined if the caller may read it anyway. */
export function hidesProtected(
  search: string | undefined,
  permissions: { mayEditOthers(caller: Caller): boolean },
  caller: Caller,
): Condition | undefined {
  if (!search || permissions.mayEditOthers(caller)) return undefined
  const isOpen = eb('content.password', '=', '')
  return caller.user ? eb.or([isOpen, eb('content.author', '=', caller.user.id)]) : isOpen
}

/** `isAllowed` as the statuses that the caller may see of all items, and of their own. */
export function accessBranches(
  scope: AccessScope,
  caller: Caller,
  { types, statuses }: { types: readonly string[]; statuses: readonly ContentStatus[] },
): Branch[] {
  return types.flatMap((type) =>
    statuses.flatMap((status): Branch[] => {
      if (includesStatus(scope.others, status)) return [{ type, status }]
      return caller.user && includesStatus(scope.own, status) ? [{ type, status, author: caller.user.id }] : []
    }),
  )
}
