// Who learns from an occurrence when its series repeats.
import { isAllowed, permissionsFor, statusForEditing } from '../engine/permissions.ts'
import type { Caller } from '../users/caller.ts'
import type { AccessRow } from './occurrences-store.ts'

const permissions = permissionsFor('posts')

export function mayReadSeries(series: AccessRow, caller: Caller): boolean {
  return isAllowed(permissions.read(caller), caller, series, statusForEditing(series))
}
