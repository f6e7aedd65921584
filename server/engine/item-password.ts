// Checks the password of a protected item and limits failed attempts.
import { timingSafeEqual } from 'node:crypto'
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { ApiError } from '../contract/api-error.ts'
import { networkOf } from '../users/network.ts'

/** Failed attempts per minute, for each item and network. */
const MAX_FAILURES = 10

type Protected = Pick<ContentRow, 'id' | 'password'>
type Visitor = Pick<RequestContext, 'ip' | 'wrongPasswords'>

/** Throws a 403 with `message` if the password is wrong, and a 429 after too many failed attempts. */
export async function assertPasswordMatches(item: Protected, given: string, visitor: Visitor, message: string): Promise<void> {
  if (!(await checkPassword(item, given, visitor))) throw new ApiError(403, 'rest_post_incorrect_password', message)
}

/** Throws a 429 after too many failed attempts. */
export async function checkPassword({ id, password }: Protected, given: string, { ip, wrongPasswords }: Visitor): Promise<boolean> {
  const allowance = { of: [networkOf(ip), id], max: MAX_FAILURES }
  return (await wrongPasswords.attempt([allowance], () => isEqual(password, given) || undefined)) === true
}

/** Compares in constant time. */
function isEqual(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
