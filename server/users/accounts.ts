// Adds and removes users.
import type { UserRow } from '../db/tables/users.ts'
import { uniqueSlug } from '../rendering/unique-slug.ts'
import { slugFrom } from '../rendering/slug.ts'
import { eraseUser, insertUser } from './store.ts'
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
  const slug = await uniqueSlug(slugFrom(user.login) || 'user', async (slugs) => {
    const rows = await db.selectFrom('users').select('slug').where('slug', 'in', slugs).execute()
    return new Set(rows.map((row) => row.slug))
  })
  return insertUser(db, { ...user, slug, registered: `${now.toISOString().slice(0, 19)}+00:00` })
}

/** The user as printed by the command line. */
export function accountOf({ id, login, role, email, name }: UserRow): object {
  return { id, login, role, email, name }
}

/** Deletes the user, after moving the content to `heir` if there is one. If content remains, keeps the user and returns its count. */
export async function removeUser(db: Db, user: UserRow, heir: UserRow | undefined): Promise<number> {
  return db.transaction().execute(async (trx) => {
    if (heir) {
      await trx
        .updateTable('content')
        .set((eb) => ({ author: heir.id, version: eb('version', '+', 1) }))
        .where('author', '=', user.id)
        .execute()
    }
    const { count } = await trx
      .selectFrom('content')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('author', '=', user.id)
      .executeTakeFirstOrThrow()
    if (Number(count) === 0) await eraseUser(trx, user.id)
    return Number(count)
  })
}
