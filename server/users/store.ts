// The SQL of users and their passwords.
import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { Dialect } from '../db/dialect.ts'
import { compiledQuery } from '../db/compiled-query.ts'
import type { FoundRows, RowBounds, SortOrder } from '../db/keyset.ts'
import { findSorted, unplannedText } from '../db/page.ts'
import { orderByList } from '../db/order-by-list.ts'
import { nextVersion } from '../db/content-builder.ts'
import type { Db } from '../db/schema.ts'
import type { ApplicationPasswordRow, UserRow, UsersTable } from '../db/tables/users.ts'

export function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A login with NUL matches nobody; PostgreSQL would reject the query. */
export async function findUserByLogin(db: Db, login: string): Promise<UserRow | undefined> {
  return login.includes('\0') ? undefined : db.selectFrom('users').selectAll().where('login', '=', login).executeTakeFirst()
}

export function listUsers(db: Db): Promise<UserRow[]> {
  return db.selectFrom('users').selectAll().orderBy('id').execute()
}

export async function insertUser(db: Db, user: Insertable<UsersTable>): Promise<UserRow> {
  return db.insertInto('users').values(user).returningAll().executeTakeFirstOrThrow()
}

export async function setRole(db: Db, id: number, role: string): Promise<void> {
  await db.updateTable('users').set({ role }).where('id', '=', id).execute()
}

export async function eraseUser(db: Db, id: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute()
}

export async function takenUserSlugs(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('users').select('slug').where('slug', 'in', slugs).execute()
  return new Set(rows.map((row) => row.slug))
}

/** The number of items of an author, of all types. */
export async function countContent(db: Db, author: number): Promise<number> {
  const { count } = await db
    .selectFrom('content')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('author', '=', author)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Replaces the author of all items of a user. */
export async function replaceAuthor(db: Db, author: number, heir: number): Promise<void> {
  await db.updateTable('content').set({ author: heir, version: nextVersion }).where('author', '=', author).execute()
}

export async function storeAccountPassword(db: Db, user_id: number, hash: string): Promise<void> {
  await db
    .insertInto('account_passwords')
    .values({ user_id, hash })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash }))
    .execute()
}

/** The user with this login and the hash of the account password; undefined if either is missing. */
export async function findAccount(db: Db, login: string): Promise<{ user: UserRow; hash: string } | undefined> {
  if (login.includes('\0')) return undefined
  const row = await db
    .selectFrom('users')
    .innerJoin('account_passwords', 'account_passwords.user_id', 'users.id')
    .selectAll('users')
    .select('account_passwords.hash')
    .where('users.login', '=', login)
    .executeTakeFirst()
  if (!row) return undefined
  const { hash, ...user } = row
  return { user, hash }
}

export function listApplicationPasswords(db: Db, userId: number): Promise<ApplicationPasswordRow[]> {
  return db.selectFrom('application_passwords').selectAll().where('user_id', '=', userId).orderBy('created').execute()
}

export async function insertApplicationPassword(db: Db, row: ApplicationPasswordRow): Promise<void> {
  await db.insertInto('application_passwords').values(row).execute()
}

/** Returns how many passwords were deleted: 1, or 0 if the ID does not exist. */
export async function eraseApplicationPassword(db: Db, id: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('application_passwords').where('id', '=', id).executeTakeFirst()
  return Number(numDeletedRows)
}

/** A user, and the application password used to authenticate. */
export type UserWithPassword = UserRow & { password_id: string; last_used: string | null }

const userByPasswordHash = compiledQuery((db, { values: [hash] }: { values: [string] }) =>
  db
    .selectFrom('application_passwords')
    .innerJoin('users', 'users.id', 'application_passwords.user_id')
    .selectAll('users')
    .select(['application_passwords.id as password_id', 'application_passwords.last_used'])
    .where('application_passwords.hash', '=', unplannedText(hash)),
)

/** The user whose application password has this hash. */
export async function findUserByPasswordHash(db: Db, hash: string): Promise<UserWithPassword | undefined> {
  return (await userByPasswordHash(db, { values: [hash] }))[0]
}

export async function recordPasswordUse(db: Db, id: string, lastUsed: string, lastIp: string): Promise<void> {
  await db.updateTable('application_passwords').set({ last_used: lastUsed, last_ip: lastIp }).where('id', '=', id).execute()
}

export async function findUsers(db: Db, ids: readonly number[]): Promise<UserRow[]> {
  return ids.length ? db.selectFrom('users').selectAll().where('id', 'in', ids).execute() : []
}

export interface UsersQuery extends RowBounds {
  search?: string
  include: readonly number[]
  exclude: readonly number[]
  slug?: readonly string[]
  roles: readonly string[] | undefined
  /** For each list, users must have published items of one of its types. */
  published: readonly (readonly string[])[]
  /** Whether to search logins and email addresses too. */
  searchesPrivate: boolean
  orderby: 'id' | 'include' | 'name' | 'registered_date' | 'slug' | 'include_slugs' | 'email' | 'url'
  order: 'asc' | 'desc'
}

export async function findUsersPage(db: Db, dialect: Dialect, query: UsersQuery): Promise<FoundRows<UserRow>> {
  let matching = db.selectFrom('users')
  if (query.include.length) matching = matching.where('id', 'in', query.include)
  if (query.exclude.length) matching = matching.where('id', 'not in', query.exclude)
  if (query.slug?.length) matching = matching.where('slug', 'in', query.slug)
  if (query.roles) matching = matching.where((eb) => (query.roles?.length ? eb('role', 'in', query.roles) : eb.lit(false)))
  for (const types of query.published)
    matching = matching.where('id', 'in', (eb) =>
      eb
        .selectFrom('facet_counts')
        .select((of) => of.cast<number>('value', 'integer').as('author'))
        .where('facet', '=', 'author')
        .where('type', 'in', types)
        .where('status', '=', 'publish')
        .where('count', '>', 0),
    )
  const text = query.search?.trim()
  if (text) {
    const columns = ['name', 'slug', 'url', ...(query.searchesPrivate ? (['login', 'email'] as const) : [])] as const
    matching = matching.where((eb) =>
      dialect.includes(
        'all',
        columns.map((column) => eb.ref(column)),
        [text],
      ),
    )
  }
  const { limit, offset, position } = query
  return findSorted(db, matching, matching.selectAll(), { order: orderOf(dialect, query), limit, offset, position })
}

function orderOf(dialect: Dialect, { orderby, order, include, slug }: UsersQuery): SortOrder {
  const byId = [sql.ref('users.id'), order] as const
  if (orderby === 'include' && include.length) return [[orderByList(sql.ref('users.id'), include), 'asc'], byId]
  if (orderby === 'include_slugs' && slug?.length) return [[orderByList(sql.ref('users.slug'), slug), 'asc'], byId]
  if (orderby === 'id' || orderby === 'include' || orderby === 'include_slugs') return [byId]
  return [[dialect.fold(sql.ref(`users.${orderby === 'registered_date' ? 'registered' : orderby}`)), order], byId]
}

export function findUserBySlug(db: Db, slug: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('slug', '=', slug).executeTakeFirst()
}

export async function hasPublished(db: Db, id: number, types: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('content')
    .select('id')
    .where('author', '=', id)
    .where('type', 'in', types)
    .where('status', '=', 'publish')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
