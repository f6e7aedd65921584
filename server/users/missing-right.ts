// Permission errors that name the right that the caller lacks.
import { refused } from '../contract/api-error.ts'
import type { ApiError } from '../contract/api-error.ts'
import type { ErrorCode } from '../contract/schemas.ts'
import type { Caller } from './caller.ts'
import { allCapabilities, isDeclared, nameOfCapability } from './roles.ts'
import type { AnyCapability, Capability } from './roles.ts'

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
  return right ? ` This requires the right to ${nameOfRight(right)}.` : ''
}

/** Finds the missing right by adding rights, from those of subscribers to those of administrators, until the check succeeds. */
function findMissingRight(caller: Caller, check: Check): AnyCapability | undefined {
  const found = allCapabilities.find((_capability, index) => {
    const granted: readonly AnyCapability[] = allCapabilities.slice(0, index + 1)
    return check({ ...caller, can: (one) => caller.can(one) || granted.includes(one) })
  })
  return found ?? findDeclaredRight(caller, check)
}

/** Finds the first of the missing rights on a type that names its own. */
function findDeclaredRight(caller: Caller, check: Check): AnyCapability | undefined {
  const asked: AnyCapability[] = []
  const isAllowed = check({ ...caller, can: (one) => caller.can(one) || (isDeclared(one) && asked.push(one) > 0) })
  return isAllowed ? asked[0] : undefined
}

const names: Partial<Record<Capability, string>> = {
  manage_options: 'manage the settings',
  edit_theme_options: 'edit the theme',
  unfiltered_html: 'write unfiltered HTML',
}

/** Completes "the right to ...". */
export function nameOfRight(right: AnyCapability): string {
  const name = nameOfCapability(right)
  return names[name as Capability] ?? name.replace('others_', "other users' ").replaceAll('_', ' ')
}
