// Making and checking application passwords.
import { randomInt, randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { ApplicationPasswordRow } from '../db/tables/users.ts'
import { insertApplicationPassword, listApplicationPasswords } from './store.ts'

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
    hash: await hash(password),
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

/** The one of the user's passwords that was given, white space aside. */
export async function matchingPassword(db: Kysely<Database>, userId: number, given: string): Promise<ApplicationPasswordRow | undefined> {
  const password = given.replace(/\s/g, '')
  for (const row of await listApplicationPasswords(db, userId)) if (await verify(row.hash, password)) return row
  return undefined
}

const unknownHash = hash('no password has this hash')

/** An unknown login must cost as much time as a wrong password. */
export async function burnTime(password: string): Promise<void> {
  await verify(await unknownHash, password)
}
