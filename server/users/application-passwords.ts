// Creates and checks application passwords.
import { createHmac, hash, randomInt, randomUUID } from 'node:crypto'
import { Cache } from '../cache/cache.ts'
import { ApiError } from '../contract/api-error.ts'
import { currentWrites } from '../db/current-writes.ts'
import type { Db } from '../db/schema.ts'
import { siteKey } from '../db/site-key.ts'
import type { ApplicationPasswordRow } from '../db/tables/users.ts'
import { countApplicationPasswords, findUserByPasswordHash, insertApplicationPassword, listApplicationPasswords } from './store.ts'
import type { UserWithPassword } from './store.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const PASSWORD_LENGTH = 24

export const MAX_NAME_LENGTH = 100
const MAX_PASSWORDS = 200

/** Returns the problem of the name of an application or its password; undefined if it is valid. */
export function findNameProblem(name: string): string | undefined {
  if (!name.trim()) return 'is missing: it must be the name of the application'
  if ([...name].length > MAX_NAME_LENGTH) return `is longer than ${MAX_NAME_LENGTH} characters`
  if (/[\p{Cc}\p{Bidi_Control}]/u.test(name)) return 'has control characters: it must be plain text'
  return undefined
}

/** Creates an application password and returns it; only its hash is stored. Throws if the user has too many. */
export async function addApplicationPassword(
  db: Db,
  userId: number,
  name: string,
  now: Date,
  appId: string | null = null,
): Promise<{ id: string; password: string; row: ApplicationPasswordRow }> {
  if ((await countApplicationPasswords(db, userId)) >= MAX_PASSWORDS)
    throw new ApiError(
      400,
      'rest_too_many_application_passwords',
      `A user can have at most ${MAX_PASSWORDS} application passwords. Revoke one first.`,
    )
  const password = Array.from({ length: PASSWORD_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  const row = {
    id: randomUUID(),
    user_id: userId,
    name,
    hash: await hashOf(db, password),
    created: now.toISOString(),
    last_used: null,
    last_ip: null,
    app_id: appId,
  }
  await insertApplicationPassword(db, row)
  return { id: row.id, password: groupCharacters(password), row }
}

/** Whether the user has a password with this name, ignoring case. */
export async function hasPasswordNamed(db: Db, userId: number, name: string): Promise<boolean> {
  const passwords = await listApplicationPasswords(db, userId)
  return passwords.some((password) => password.name.toLowerCase() === name.toLowerCase())
}

/** Formats a password in groups of four characters. */
function groupCharacters(password: string): string {
  return password.replace(/(.{4})(?=.)/g, '$1 ')
}

const MAX_CACHE_BYTES = 1024 * 1024
const USER_BYTES = 2048

/** The users of right passwords, until a user or a password is written. */
const cacheOf = new WeakMap<Db, Cache<UserWithPassword>>()

/** The key for hashes in the cache, which has no passwords. */
const secret = randomUUID()

/** Returns the user with this login if the application password is theirs, ignoring white space. */
export function userWithPassword(db: Db, login: string, given: string): Promise<UserWithPassword | undefined> {
  const find = (): Promise<UserWithPassword | undefined> => findWithPassword(db, login, given)
  const writes = currentWrites(db)
  if (!writes) return find()
  const cache = cacheOf.get(db) ?? new Cache<UserWithPassword>({ maxBytes: MAX_CACHE_BYTES, sizeOf: () => USER_BYTES })
  cacheOf.set(db, cache)
  return cache.find(hash('sha256', JSON.stringify([secret, login, given]), 'base64'), writes, find)
}

/** The password is looked up only by its hash, so that the time does not reveal whether the login exists. */
async function findWithPassword(db: Db, login: string, given: string): Promise<UserWithPassword | undefined> {
  const found = await findUserByPasswordHash(db, await hashOf(db, given.replace(/\s/g, '')))
  return found?.login === login ? found : undefined
}

/** A fast hash is sufficient for random passwords. It is keyed, so that stored hashes are useless without the site key. */
async function hashOf(db: Db, password: string): Promise<string> {
  return createHmac('sha256', await siteKey(db, 'application passwords'))
    .update(password)
    .digest('hex')
}
