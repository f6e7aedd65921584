// Account passwords, with which users sign in on the authorization page, but not in the API.
import { hash, verify } from '@node-rs/argon2'
import type { UserRow } from '../db/tables/users.ts'
import { ApiError } from '../contract/api-error.ts'
import { createSemaphore } from '../semaphore.ts'
import { findAccount, storeAccountPassword } from './store.ts'
import type { Db } from '../db/schema.ts'

const MIN_LENGTH = 12
const MAX_CONCURRENT_HASHES = 2
const MAX_WAITING = 50
const RETRY_AFTER_SECONDS = 5

/** Returns the problem of a password, such as "must not be empty"; undefined if it is valid. Administrators can set short ones for others. */
export function findPasswordProblem(password: string): string | undefined {
  if (!password) return 'must not be empty'
  if (password.includes('\\')) return 'must not contain a backslash'
  return undefined
}

/** Returns the problem of a password that users choose for themselves. */
export function findOwnPasswordProblem(password: string, login: string): string | undefined {
  if ([...password].length < MIN_LENGTH) return `is too short: it must have at least ${MIN_LENGTH} characters`
  if (password.toLowerCase() === login.toLowerCase()) return 'must not be the same as the username'
  return findPasswordProblem(password)
}

/** Slow, so it must be called before a transaction. */
export function hashOfPassword(password: string): Promise<string> {
  return hashing(() => hash(password.normalize()))
}

export async function setAccountPassword(db: Db, userId: number, password: string): Promise<void> {
  await storeAccountPassword(db, userId, await hashOfPassword(password))
}

/** Computed at the first sign-in, because it takes time and memory. */
let unknownHash: Promise<string> | undefined

/** Returns the user if login and password are correct. Takes the same time whether or not the login exists. */
export async function verifyAccountPassword(db: Db, login: string, password: string): Promise<UserRow | undefined> {
  unknownHash ??= hash('no password has this hash')
  const [account, hashOfNobody] = [await findAccount(db, login), await unknownHash]
  const stored = account?.hash ?? hashOfNobody
  const isRight = await hashing(() => verify(stored, password.normalize()))
  return isRight ? account?.user : undefined
}

/** Limits concurrent hashing, because slow hashes share a thread pool with file access. */
const hashing = createSemaphore(MAX_CONCURRENT_HASHES, {
  maxWaiting: MAX_WAITING,
  refusal: () =>
    new ApiError(429, 'rest_too_many_requests', `Too many users are signing in at once. Try again in ${RETRY_AFTER_SECONDS} seconds.`, {
      retryAfter: RETRY_AFTER_SECONDS,
    }),
})
