// The password of a person's account: signs in on the authorization page, never on the REST root.
import { hash, verify } from '@node-rs/argon2'
import type { UserRow } from '../db/tables/users.ts'
import { ApiError } from '../contract/api-error.ts'
import { semaphore } from '../semaphore.ts'
import { findAccount, storeAccountPassword } from './store.ts'
import type { Db } from '../db/schema.ts'

const MIN_LENGTH = 12
const MAX_CONCURRENT_HASHES = 2
const MAX_WAITING = 50
const RETRY_AFTER_SECONDS = 5

/** What is wrong with a new password, if anything. */
export function passwordFault(password: string, login: string): string | undefined {
  if ([...password].length < MIN_LENGTH) return `The password is too short: it must have at least ${MIN_LENGTH} characters.`
  if (password.toLowerCase() === login.toLowerCase()) return 'The password is the login name: it must be another.'
  return undefined
}

export async function setAccountPassword(db: Db, userId: number, password: string): Promise<void> {
  await storeAccountPassword(db, userId, await hash(password.normalize()))
}

const unknownHash = hash('no password has this hash')

/** The user of this login, if the password is right. All that is wrong takes the same time. */
export async function signedInUser(db: Db, login: string, password: string): Promise<UserRow | undefined> {
  const account = await findAccount(db, login)
  const stored = account?.hash ?? (await unknownHash)
  const isRight = await hashing(() => verify(stored, password.normalize()))
  return isRight ? account?.user : undefined
}

/** Slow hashes share their threads with files, so few of them go on at once. */
const hashing = semaphore(MAX_CONCURRENT_HASHES, {
  maxWaiting: MAX_WAITING,
  refusal: () =>
    new ApiError(429, 'rest_too_many_requests', `Too many people are signing in. Try again in ${RETRY_AFTER_SECONDS} seconds.`, {
      retryAfter: RETRY_AFTER_SECONDS,
    }),
})
