// The caller of a request: an authenticated user, or an anonymous caller (`anonymous`).
import type { UserRow } from '../db/tables/users.ts'
import { isAnySet } from '../contract/other-parameters.ts'
import { capabilitiesOf, isDeclared, rolesIn } from './roles.ts'
import type { AnyCapability } from './roles.ts'

export interface Caller {
  user: UserRow | null
  can(capability: AnyCapability): boolean
  /** The ID of the application password that the user has signed in with. */
  passwordId?: string
  /** The preview of the caller's link. */
  preview?: Preview
  /** The ID of a non-public item whose attached files the caller may read. */
  readsFilesOf?: number
}

export interface Preview {
  token: string
  itemId: number
  /** The user whose newest autosave it shows. */
  autosaveOf: 'anyone' | 'nobody' | Pick<UserRow, 'id'>
  /** The user of the token, unless it is the token of a preview link. */
  viewer?: Caller
}

export const anonymous: Caller = { user: null, can: () => false }

/** An anonymous caller with a preview link, which only affects its item. */
export const withPreview = (preview: Preview): Caller => ({ ...anonymous, preview })

/** The caller for whom the item of a preview is presented. */
export const createPreviewReader = ({ itemId }: Preview): Caller => ({ ...anonymous, readsFilesOf: itemId })

export function callerFor(user: UserRow, passwordId?: string): Caller {
  const roles = rolesIn(user)
  const capabilities = capabilitiesOf(...roles)
  const can: Caller['can'] = (capability) =>
    isDeclared(capability) ? roles.some((role) => capability.roles.has(role)) : capabilities.has(capability)
  return { user, can, ...(passwordId !== undefined && { passwordId }) }
}

/** Whether the caller has only the rights of the user's roles, or of anonymous callers. */
export function isOrdinary({ user: _user, can: _can, passwordId: _password, ...special }: Caller): boolean {
  return !isAnySet(special)
}
