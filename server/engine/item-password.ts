// The password of an item: whether the one that was sent is right, and how often it may be wrong.
import { timingSafeEqual } from 'node:crypto'
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { ApiError } from '../contract/api-error.ts'
import { networkOf } from '../users/network.ts'

/** In a minute, for each item and network. */
const MAX_FAILURES = 10

/** Refuses a wrong password with this message, and any at all after too many wrong ones. */
export async function assertPasswordMatches(
  { id, password }: ContentRow,
  given: string,
  { ip, wrongPasswords }: RequestContext,
  message: string,
): Promise<void> {
  const allowance = { of: [networkOf(ip), id], max: MAX_FAILURES }
  const isRight = await wrongPasswords.attempt([allowance], () => Promise.resolve(isSame(password, given) || undefined))
  if (!isRight) throw new ApiError(403, 'rest_post_incorrect_password', message)
}

/** In a time that tells nothing about the password. */
function isSame(wanted: string, given: string): boolean {
  const [a, b] = [Buffer.from(wanted), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
