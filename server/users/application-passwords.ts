// Creates and checks application passwords.
import { createHmac, randomInt, randomUUID } from 'node:crypto'
import type { Db } from '../db/schema.ts'
import { siteKey } from '../db/site-key.ts'
import { findUserByPasswordHash, insertApplicationPassword, listApplicationPasswords } from './store.ts'
import type { UserWithPassword } from './store.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const PASSWORD_LENGTH = 24

/** Creates an application password and returns it; only its hash is stored. */
export async function addApplicationPassword(
  db: Db,
  userId: number,
  name: string,
  now: Date,
  appId: string | null = null,
): Promise<{ id: string; password: string }> {
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
  return { id: row.id, password: readable(password) }
}

/** Whether the user has a password with this name, ignoring case. */
export async function hasPasswordNamed(db: Db, userId: number, name: string): Promise<boolean> {
  const passwords = await listApplicationPasswords(db, userId)
  return passwords.some((password) => password.name.toLowerCase() === name.toLowerCase())
}

/** Formats a password in groups of four characters. */
function readable(password: string): string {
  return password.replace(/(.{4})(?=.)/g, '$1 ')
}

/**
 * Returns the user with this login if the application password is theirs, ignoring white space. The password is looked up by its hash
 * alone, so that the time does not reveal whether the login exists.
 */
export async function userWithPassword(db: Db, login: string, given: string): Promise<UserWithPassword | undefined> {
  const found = await findUserByPasswordHash(db, await hashOf(db, given.replace(/\s/g, '')))
  return found?.login === login ? found : undefined
}

/** A fast hash suffices, because the passwords are as random as keys. It is keyed, so that the stored hashes are of no use without the site key. */
async function hashOf(db: Db, password: string): Promise<string> {
  return createHmac('sha256', await siteKey(db, 'application passwords'))
    .update(password)
    .digest('hex')
}
