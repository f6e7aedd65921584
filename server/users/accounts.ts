// Adds, changes and removes users, for the API, the command line, imports and demo content.
import { audit } from '../db/audit.ts'
import type { Dialect } from '../db/dialect.ts'
import type { UserRow } from '../db/tables/users.ts'
import { ApiError, invalidParam } from '../contract/api-error.ts'
import { toPlainName } from '../rendering/plain-name.ts'
import { findUniqueSlug } from '../rendering/unique-slug.ts'
import { slugFrom } from '../rendering/slug.ts'
import {
  countContent,
  eraseUser,
  findAdministrators,
  insertUser,
  isTaken,
  replaceAuthorOfSome,
  findTakenUserSlugs,
  updateUser,
} from './store.ts'
import { rolesIn } from './roles.ts'
import type { Db } from '../db/schema.ts'
import { transact } from '../db/transact.ts'

type Columns = Partial<Pick<UserRow, 'first_name' | 'last_name' | 'nickname' | 'slug' | 'url' | 'description' | 'locale' | 'meta'>>

export interface NewUser extends Columns {
  login: string
  /** Comma-separated, as in the database. */
  role: string
  email: string
  name: string
}

/** A transaction in which users are written. */
export interface Writing {
  db: Db
  dialect: Dialect
}

const MAX_LOGIN_LENGTH = 60

/** Returns the problem of a new username, such as "must not be empty"; undefined if it is valid. */
export function findLoginProblem(login: string): string | undefined {
  if (!login) return 'must not be empty'
  if (login.length > MAX_LOGIN_LENGTH) return `must have at most ${MAX_LOGIN_LENGTH} characters`
  return /^[\w.@-]+( [\w.@-]+)*$/.test(login)
    ? undefined
    : 'must consist of letters of the English alphabet, digits, single spaces and the characters _ . - @'
}

/** Adds a user without checking whether others have the login or the email address. */
export async function addUser(db: Db, user: NewUser, now: Date): Promise<UserRow> {
  const names = { name: toPlainName(user.name) || user.login, nickname: user.nickname || user.login }
  const slug = await freeUserSlug(db, user.slug || user.login)
  const added = await insertUser(db, { ...user, ...names, slug, registered: registeredAt(now) })
  await audit(db, [{ type: 'user', id: added.id, action: 'created', details: { login: added.login, roles: rolesIn(added) } }])
  return added
}

const registeredAt = (now: Date): string => `${now.toISOString().slice(0, 19)}+00:00`

export function freeUserSlug(db: Db, wanted: string): Promise<string> {
  return findUniqueSlug(slugFrom(wanted) || 'user', (slugs) => findTakenUserSlugs(db, slugs))
}

/** Throws if a new user cannot have the login or the email address. */
export async function assertFree({ login, email }: Pick<NewUser, 'login' | 'email'>, { db, dialect }: Writing): Promise<void> {
  const problem = findLoginProblem(login)
  if (problem) throw invalidParam('username', problem)
  if (await isTaken(db, dialect, 'login', login))
    throw new ApiError(400, 'existing_user_login', `Another user already has the username ${login}. Choose another one.`)
  if (email && (await isTaken(db, dialect, 'email', email)))
    throw new ApiError(400, 'existing_user_email', `Another user already has the email address ${email}. Choose another one.`)
}

/** The same after checking the login and the email address, inside a transaction. */
export async function createUser(writing: Writing, user: NewUser, now: Date): Promise<UserRow> {
  await lockUsers(writing)
  await assertFree(user, writing)
  return addUser(writing.db, user, now)
}

/** Serializes the choice of unique names, and checks for other administrators. */
export const lockUsers = ({ db, dialect }: Writing): Promise<void> => dialect.lockWrites(db, 'user')

const isAdministrator = (user: UserRow): boolean => rolesIn(user).includes('administrator')

async function assertOtherAdministrator({ db }: Writing, user: UserRow, refusal: () => ApiError): Promise<void> {
  if (isAdministrator(user) && (await findAdministrators(db, 2)).every(({ id }) => id === user.id)) throw refusal()
}

/** Changes the roles of a user. Throws if no administrator would remain. Call inside a transaction, after `lockUsers`. */
export async function changeRoles(writing: Writing, user: UserRow, role: string): Promise<UserRow> {
  if (!isAdministrator({ ...user, role }))
    await assertOtherAdministrator(
      writing,
      user,
      () => new ApiError(403, 'rest_user_invalid_role', `"${user.login}" is the last administrator. Give this role to another user first.`),
    )
  const details = { login: user.login, roles: { before: rolesIn(user), after: rolesIn({ role }) } }
  await audit(writing.db, [{ type: 'user', id: user.id, action: 'changed', details }])
  return updateUser(writing.db, user.id, { role })
}

/** Throws for the last administrator. */
export function assertErasable(writing: Writing, user: UserRow): Promise<void> {
  return assertOtherAdministrator(
    writing,
    user,
    () => new ApiError(403, 'rest_user_cannot_delete', `"${user.login}" is the last administrator. Give this role to another user first.`),
  )
}

/** Removes what refers to a user from all items. */
export type Release = (user: UserRow, writing: Writing) => Promise<void>

/** Deletes a user with the passwords. Throws for the last administrator. Call inside a transaction, after `lockUsers`. */
export async function eraseAccount(writing: Writing, user: UserRow, release: Release): Promise<void> {
  await assertErasable(writing, user)
  await release(user, writing)
  await audit(writing.db, [{ type: 'user', id: user.id, action: 'deleted', details: { login: user.login, roles: rolesIn(user) } }])
  await eraseUser(writing.db, user.id)
}

/**
 * How many items go to the trash or to another author in one transaction when their author is deleted, so that no other write waits for long.
 * What is left when the deletion is interrupted goes when it is repeated.
 */
export const AT_ONCE = 1_000

/**
 * Deletes the user, after moving the content to `heir` if there is one. If content remains without an heir, keeps the user. Returns how much
 * remains. Runs transactions of its own.
 */
export async function removeUser({ db, dialect }: Writing, user: UserRow, heir: UserRow | undefined, release: Release): Promise<number> {
  for (;;) {
    const left = await transact(db, async (trx) => {
      const inside = { db: trx, dialect }
      await lockUsers(inside)
      await assertErasable(inside, user)
      const hasMore = heir !== undefined && (await replaceAuthorOfSome(trx, user.id, heir.id, AT_ONCE))
      if (hasMore) return undefined
      const count = await countContent(trx, user.id)
      if (count === 0) await eraseAccount(inside, user, release)
      return count
    })
    if (left !== undefined) return left
  }
}

/** Returns the user in the form that the command line prints. */
export function accountOf({ id, login, role, email, name }: UserRow): object {
  return { id, login, role, email, name }
}
