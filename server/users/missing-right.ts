// Permission errors that name the right that the caller lacks.
import { refused } from '../contract/api-error.ts'
import type { ApiError } from '../contract/api-error.ts'
import type { ErrorCode } from '../contract/schemas.ts'
import type { Caller } from './caller.ts'
import { allCapabilities } from './roles.ts'
import type { Capability } from './roles.ts'

type Check = (caller: Caller) => boolean

/** Throws if the caller fails the check. `action` completes "You are not allowed to ...". */
export function assertAllowed(caller: Caller, code: ErrorCode, action: string, check: Check): void {
  if (!check(caller)) throw notAllowedError(caller, code, action, check)
}

/** Returns the error for a caller who fails the check. */
export function notAllowedError(caller: Caller, code: ErrorCode, action: string, check: Check): ApiError {
  return refused(caller, code, `You are not allowed to ${action}.${describeRequirement(caller, check)}`)
}

/** Returns a sentence that names the missing right; empty if no right would help. */
export function describeRequirement(caller: Caller, check: Check): string {
  const right = findMissingRight(caller, check)
  return right ? ` This requires the right to ${nameOf(right)}.` : ''
}

/** Finds the missing right by adding rights, from those of subscribers to those of administrators, until the check succeeds. */
function findMissingRight(caller: Caller, check: Check): Capability | undefined {
  return allCapabilities.find((_capability, index) => {
    const granted = allCapabilities.slice(0, index + 1)
    return check({ ...caller, can: (one) => caller.can(one) || granted.includes(one) })
  })
}

const names: Partial<Record<Capability, string>> = {
  manage_options: 'manage the settings',
  edit_theme_options: 'edit the theme',
  unfiltered_html: 'write unfiltered HTML',
}

function nameOf(right: Capability): string {
  return names[right] ?? right.replace('others_', "other users' ").replaceAll('_', ' ')
}
