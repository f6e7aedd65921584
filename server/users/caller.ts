// The caller of a request: an authenticated user, or an anonymous caller (`anonymous`).
import type { UserRow } from '../db/tables/users.ts'
import { capabilitiesOf, isRole } from './roles.ts'
import type { Capability } from './roles.ts'

export interface Caller {
  user: UserRow | null
  can(capability: Capability): boolean
}

export const anonymous: Caller = { user: null, can: () => false }

export function callerFor(user: UserRow): Caller {
  const capabilities = isRole(user.role) ? capabilitiesOf(user.role) : new Set<Capability>()
  return { user, can: (capability) => capabilities.has(capability) }
}
