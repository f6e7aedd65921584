// Adds and removes users.
import type { UserRow } from '../db/tables/users.ts'
import { uniqueSlug } from '../rendering/unique-slug.ts'
import { slugFrom } from '../rendering/slug.ts'
import { countContent, eraseUser, insertUser, replaceAuthor, takenUserSlugs } from './store.ts'
import { executeTransaction } from '../db/direct-statements.ts'
import type { Db } from '../db/schema.ts'

interface NewUser {
  login: string
  role: string
  email: string
  name: string
  first_name?: string
  last_name?: string
}

export async function addUser(db: Db, user: NewUser, now: Date): Promise<UserRow> {
  const slug = await uniqueSlug(slugFrom(user.login) || 'user', (slugs) => takenUserSlugs(db, slugs))
  return insertUser(db, { ...user, slug, registered: `${now.toISOString().slice(0, 19)}+00:00` })
}

/** The user as printed by the command line. */
export function accountOf({ id, login, role, email, name }: UserRow): object {
  return { id, login, role, email, name }
}

/** Deletes the user, after moving the content to `heir` if there is one. If content remains, keeps the user and returns its count. */
export async function removeUser(db: Db, user: UserRow, heir: UserRow | undefined): Promise<number> {
  return executeTransaction(db, async (trx) => {
    if (heir) await replaceAuthor(trx, user.id, heir.id)
    const count = await countContent(trx, user.id)
    if (count === 0) await eraseUser(trx, user.id)
    return count
  })
}
