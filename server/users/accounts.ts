// Adds, changes and removes users, for the API, the command line, imports and demo content.
import type { Dialect } from '../db/dialect.ts'
import type { UserRow } from '../db/tables/users.ts'
import { ApiError, invalidParam } from '../contract/api-error.ts'
import { toPlainName } from '../rendering/plain-name.ts'
import { findUniqueSlug } from '../rendering/unique-slug.ts'
import { slugFrom } from '../rendering/slug.ts'
import { countContent, eraseUser, findAdministrators, insertUser, isTaken, replaceAuthor, findTakenUserSlugs, updateUser } from './store.ts'
import { rolesIn } from './roles.ts'
import type { Db } from '../db/schema.ts'

type Columns = Partial<Pick<UserRow, 'first_name' | 'last_name' | 'nickname' | 'slug' | 'url' | 'description' | 'locale'>>

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
  return insertUser(db, { ...user, ...names, slug: await freeUserSlug(db, user.slug || user.login), registered: registeredAt(now) })
}

const registeredAt = (now: Date): string => `${now.toISOString().slice(0, 19)}+00:00`

export function freeUserSlug(db: Db, wanted: string): Promise<string> {
  return findUniqueSlug(slugFrom(wanted) || 'user', (slugs) => findTakenUserSlugs(db, slugs))
}

/** Adds a user after checking the login and the email address. Call inside a transaction. */
export async function createUser({ db, dialect }: Writing, user: NewUser, now: Date): Promise<UserRow> {
  await lockUsers({ db, dialect })
  const problem = findLoginProblem(user.login)
  if (problem) throw invalidParam('username', problem)
  if (await isTaken(db, dialect, 'login', user.login))
    throw new ApiError(400, 'existing_user_login', `Another user already has the username ${user.login}. Choose another one.`)
  if (user.email && (await isTaken(db, dialect, 'email', user.email)))
    throw new ApiError(400, 'existing_user_email', `Another user already has the email address ${user.email}. Choose another one.`)
  return addUser(db, user, now)
}

/** Serializes the choice of unique names, and checks for other administrators. */
export const lockUsers = ({ db, dialect }: Writing): Promise<void> => dialect.lockWrites(db, 'users')

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
  return updateUser(writing.db, user.id, { role })
}

/** Deletes a user with the passwords. Throws for the last administrator. Call inside a transaction, after `lockUsers`. */
export async function eraseAccount(writing: Writing, user: UserRow): Promise<void> {
  await assertOtherAdministrator(
    writing,
    user,
    () => new ApiError(403, 'rest_user_cannot_delete', `"${user.login}" is the last administrator. Give this role to another user first.`),
  )
  await eraseUser(writing.db, user.id)
}

/** Deletes the user, after moving the content to `heir` if there is one. If content remains, keeps the user and returns its count. */
export async function removeUser(writing: Writing, user: UserRow, heir: UserRow | undefined): Promise<number> {
  await lockUsers(writing)
  if (heir) await replaceAuthor(writing.db, user.id, heir.id)
  const count = await countContent(writing.db, user.id)
  if (count === 0) await eraseAccount(writing, user)
  return count
}

/** Returns the user in the form that the command line prints. */
export function accountOf({ id, login, role, email, name }: UserRow): object {
  return { id, login, role, email, name }
}
