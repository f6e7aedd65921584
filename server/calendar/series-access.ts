// Who learns from an occurrence when its series repeats.
import { isAllowed, permissionsFor, statusForEditing } from '../engine/permissions.ts'
import type { Caller } from '../users/caller.ts'
import type { AccessRow } from './occurrences-store.ts'

const permissions = permissionsFor('posts')

export function mayReadSeries(series: AccessRow, caller: Caller): boolean {
  const scope = series.status === 'trash' ? permissions.edit(caller) : permissions.read(caller)
  return isAllowed(scope, caller, series, statusForEditing(series))
}
