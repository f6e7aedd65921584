// Making and checking application passwords.
import { createHmac, randomInt, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { siteKey } from '../db/site-key.ts'
import { findUserByPasswordHash, insertApplicationPassword, listApplicationPasswords } from './store.ts'
import type { UserWithPassword } from './store.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const LENGTH = 24

/** Makes a password for the user and gives it back; only its hash is kept. */
export async function addApplicationPassword(
  db: Kysely<Database>,
  userId: number,
  name: string,
  now: Date,
  appId: string | null = null,
): Promise<{ id: string; password: string }> {
  const password = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
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
  return { id: row.id, password: readable(password) }
}

/** Whether the user has a password of this name, letter case aside. */
export async function hasPasswordNamed(db: Kysely<Database>, userId: number, name: string): Promise<boolean> {
  const passwords = await listApplicationPasswords(db, userId)
  return passwords.some((one) => one.name.toLowerCase() === name.toLowerCase())
}

/** In groups of four, as people copy them. */
function readable(password: string): string {
  return password.replace(/(.{4})(?=.)/g, '$1 ')
}

/**
 * The user of this login, if this is one of the user's application passwords, white space aside. The password is looked for by its hash
 * alone, so that it takes as long whoever there is.
 */
export async function userWithPassword(db: Kysely<Database>, login: string, given: string): Promise<UserWithPassword | undefined> {
  const found = await findUserByPasswordHash(db, await hashOf(db, given.replace(/\s/g, '')))
  return found?.login === login ? found : undefined
}

/** The passwords are as random as a key, so a fast hash will do; it is keyed so that it can be looked up without telling anything. */
async function hashOf(db: Kysely<Database>, password: string): Promise<string> {
  return createHmac('sha256', await siteKey(db, 'application passwords'))
    .update(password)
    .digest('hex')
}
