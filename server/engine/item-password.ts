// Checks the password of a protected item and limits failed attempts.
import { timingSafeEqual } from 'node:crypto'
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { ApiError } from '../contract/api-error.ts'
import { networkOf } from '../users/network.ts'

/** Failed attempts per minute, for each item and network. */
const MAX_FAILURES = 10

/** Throws a 403 with `message` if the password is wrong, and a 429 after too many failed attempts. */
export async function assertPasswordMatches(
  { id, password }: ContentRow,
  given: string,
  { ip, wrongPasswords }: RequestContext,
  message: string,
): Promise<void> {
  const allowance = { of: [networkOf(ip), id], max: MAX_FAILURES }
  const isRight = await wrongPasswords.attempt([allowance], () => Promise.resolve(isEqual(password, given) || undefined))
  if (!isRight) throw new ApiError(403, 'rest_post_incorrect_password', message)
}

/** Compares in constant time. */
function isEqual(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
