// The password of a person's account: signs in on the authorization page, never on the REST root.
import { hash, verify } from '@node-rs/argon2'
import type { UserRow } from '../db/tables/users.ts'
import { burnTime } from './application-passwords.ts'
import { findAccountPassword, findUserByLogin, storeAccountPassword } from './store.ts'
import type { Db } from './store.ts'

const SHORTEST = 12

/** What is wrong with a new password, if anything. */
export function faultOf(password: string, login: string): string | undefined {
  if ([...password].length < SHORTEST) return `The password is too short: it must have at least ${SHORTEST} characters.`
  if (password.toLowerCase() === login.toLowerCase()) return 'The password is the login name: it must be another.'
  return undefined
}

export async function setAccountPassword(db: Db, userId: number, password: string): Promise<void> {
  await storeAccountPassword(db, userId, await hash(password.normalize()))
}

/** The user of this login, if the password is right. All that is wrong takes the same time. */
export async function signedInUser(db: Db, login: string, password: string): Promise<UserRow | undefined> {
  const user = await findUserByLogin(db, login)
  const stored = user && (await findAccountPassword(db, user.id))
  if (!stored) {
    await burnTime(password)
    return undefined
  }
  return (await verify(stored, password.normalize())) ? user : undefined
}
