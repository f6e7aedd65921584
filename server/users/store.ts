// The SQL of users and their passwords.
import { sql } from 'kysely'
import type { Expression, Insertable, SqlBool, Updateable } from 'kysely'
import { audited } from '../db/audit.ts'
import type { AuditEntry } from '../db/audit.ts'
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

export async function updateUser(db: Db, id: number, values: Updateable<UsersTable>): Promise<UserRow> {
  return db.updateTable('users').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Whether a user has one of the roles. */
function hasRole(roles: readonly string[]): Expression<SqlBool> {
  const stored = sql<string>`',' || ${sql.ref('users.role')} || ','`
  return roles.length
    ? sql<SqlBool>`(${sql.join(
        roles.map((role) => sql`${stored} like ${`%,${role},%`}`),
        sql` or `,
      )})`
    : sql.lit(false)
}

/** Finds the oldest administrators. */
export function findAdministrators(db: Db, limit: number): Promise<UserRow[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where(hasRole(['administrator']))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Whether a user other than `exceptId` has this login or email address, regardless of letter case. */
export async function isTaken(db: Db, dialect: Dialect, column: 'login' | 'email', value: string, exceptId = 0): Promise<boolean> {
  const found = await findUsersBy(db, dialect, column, value)
  return found.some(({ id }) => id !== exceptId)
}

export function findUsersBy(db: Db, dialect: Dialect, column: 'login' | 'email', value: string): Promise<UserRow[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where((eb) => eb(dialect.fold(eb.ref(column)), '=', dialect.fold(eb.val(value))))
    .orderBy('id')
    .execute()
}

/** Finds the preferences of users as JSON. Users without preferences are missing. */
export async function findPreferences(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = ids.length ? await db.selectFrom('user_preferences').selectAll().where('user_id', 'in', ids).execute() : []
  return new Map(rows.map(({ user_id, preferences }) => [user_id, preferences]))
}

/** Null deletes them. */
export async function storePreferences(db: Db, user_id: number, preferences: string | null): Promise<void> {
  if (preferences === null) await db.deleteFrom('user_preferences').where('user_id', '=', user_id).execute()
  else
    await db
      .insertInto('user_preferences')
      .values({ user_id, preferences })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ preferences }))
      .execute()
}

export async function eraseUser(db: Db, id: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute()
}

export async function findTakenUserSlugs(db: Db, slugs: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('users').select('slug').where('slug', 'in', slugs).execute()
  return new Set(rows.map((row) => row.slug))
}

/** Counts the items of an author, of all types. */
export async function countContent(db: Db, author: number): Promise<number> {
  const { count } = await db
    .selectFrom('content')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('author', '=', author)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Replaces the author of some items of a user, and returns whether there may be more. */
export async function replaceAuthorOfSome(db: Db, author: number, heir: number, limit: number): Promise<boolean> {
  // The index begins with the type.
  const types = db.selectFrom('content_counts').select('type').distinct()
  const some = db.selectFrom('content').select('id').where('type', 'in', types).where('author', '=', author).limit(limit)
  const { numUpdatedRows } = await db
    .updateTable('content')
    .set({ author: heir, version: nextVersion })
    .where('id', 'in', some)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows) === limit
}

export async function storeAccountPassword(db: Db, user_id: number, hash: string): Promise<void> {
  await audited(db, [{ type: 'account_password', id: user_id, action: 'changed' }], (inside) =>
    inside
      .insertInto('account_passwords')
      .values({ user_id, hash })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ hash }))
      .execute(),
  )
}

/** Finds the user with this login and the hash of the account password; undefined if either is missing. */
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
  await audited(db, [passwordEntry(row, 'created')], (inside) => inside.insertInto('application_passwords').values(row).execute())
}

export async function countApplicationPasswords(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('application_passwords')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Undefined if the user has no application password with this ID. An ID with NUL matches none; PostgreSQL would reject the query. */
export async function findApplicationPassword(db: Db, userId: number, id: string): Promise<ApplicationPasswordRow | undefined> {
  if (id.includes('\0')) return undefined
  return db.selectFrom('application_passwords').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
}

export async function renameApplicationPassword(db: Db, row: ApplicationPasswordRow, name: string): Promise<void> {
  await audited(db, [passwordEntry(row, 'changed', { name: { before: row.name, after: name } })], (inside) =>
    inside.updateTable('application_passwords').set({ name }).where('id', '=', row.id).execute(),
  )
}

function passwordEntry({ id, user_id, name }: ApplicationPasswordRow, action: AuditEntry['action'], change: object = {}): AuditEntry {
  return { type: 'application_password', id, action, details: { user: user_id, name, ...change } }
}

/** Revokes one application password of a user, or all without `id`. Returns their number. */
export async function eraseApplicationPasswords(db: Db, userId: number, id?: string): Promise<number> {
  const rows = (await listApplicationPasswords(db, userId)).filter((row) => id === undefined || row.id === id)
  if (!rows.length) return 0
  const erased = await audited(
    db,
    rows.map((row) => passwordEntry(row, 'deleted')),
    (inside) =>
      inside
        .deleteFrom('application_passwords')
        .where(
          'id',
          'in',
          rows.map((row) => row.id),
        )
        .executeTakeFirst(),
  )
  return Number(erased.numDeletedRows)
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

/** Finds the user whose application password has this hash. */
export async function findUserByPasswordHash(db: Db, hash: string): Promise<UserWithPassword | undefined> {
  return (await userByPasswordHash(db, { values: [hash] }))[0]
}

export async function recordPasswordUse(db: Db, id: string, lastUsed: string, lastIp: string): Promise<void> {
  await db.updateTable('application_passwords').set({ last_used: lastUsed, last_ip: lastIp }).where('id', '=', id).execute()
}

export async function findUsers(db: Db, ids: readonly number[]): Promise<UserRow[]> {
  return ids.length ? db.selectFrom('users').selectAll().where('id', 'in', ids).execute() : []
}

export type SearchedColumn = 'id' | 'login' | 'email' | 'name' | 'slug' | 'url'

export interface UsersQuery extends RowBounds {
  search?: string
  include: readonly number[]
  exclude: readonly number[]
  slug?: readonly string[]
  /** For each list, users must have one of its roles. */
  roles: readonly (readonly string[])[]
  /** For each list, users must have published items of one of its types. */
  published: readonly (readonly string[])[]
  /** The columns to search. */
  searched: readonly SearchedColumn[]
  orderby: 'id' | 'include' | 'name' | 'registered_date' | 'slug' | 'include_slugs' | 'email' | 'url'
  order: 'asc' | 'desc'
  /** How own fields filter and sort the list, and which are searched. */
  fields: {
    condition: Expression<SqlBool> | undefined
    order: Expression<unknown> | undefined
    texts: readonly Expression<string>[]
  }
}

export async function findUsersPage(db: Db, dialect: Dialect, query: UsersQuery): Promise<FoundRows<UserRow>> {
  let matching = db.selectFrom('users')
  if (query.include.length) matching = matching.where('id', 'in', query.include)
  if (query.exclude.length) matching = matching.where('id', 'not in', query.exclude)
  if (query.slug?.length) matching = matching.where('slug', 'in', query.slug)
  for (const roles of query.roles) matching = matching.where(hasRole(roles))
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
  if (query.fields.condition) matching = matching.where(query.fields.condition)
  const text = query.search?.trim()
  if (text) {
    const columns = query.searched.filter((column) => column !== 'id').map((column) => sql.ref<string>(`users.${column}`))
    const texts = [...columns, ...query.fields.texts]
    const isId = query.searched.includes('id') && /^[1-9]\d{0,9}$/.test(text)
    matching = matching.where((eb) =>
      eb.or([
        ...(isId ? [sql<SqlBool>`${sql.ref('users.id')} = ${sql.lit(Number(text))}`] : []),
        ...(texts.length ? [dialect.includes('all', texts, [text])] : []),
      ]),
    )
  }
  const { limit, offset, position } = query
  return findSorted(db, matching, matching.selectAll(), { order: orderOf(dialect, query), limit, offset, position })
}

function orderOf(dialect: Dialect, { orderby, order, include, slug, fields }: UsersQuery): SortOrder {
  const byId = [sql.ref('users.id'), order] as const
  if (fields.order) return [[fields.order, order], byId]
  if (orderby === 'include' && include.length) return [[orderByList(sql.ref('users.id'), include), 'asc'], byId]
  if (orderby === 'include_slugs' && slug?.length) return [[orderByList(sql.ref('users.slug'), slug), 'asc'], byId]
  if (orderby === 'id' || orderby === 'include' || orderby === 'include_slugs') return [byId]
  return [[dialect.fold(sql.ref(`users.${orderby === 'registered_date' ? 'registered' : orderby}`)), order], byId]
}

export function findUserBySlug(db: Db, slug: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('slug', '=', slug).executeTakeFirst()
}

export async function hasPublished(db: Db, id: number, types: readonly string[]): Promise<boolean> {
  return (await findPublished(db, [id], types)).has(id)
}

/** Finds those of the users who have published items of one of the types. */
export async function findPublished(db: Db, ids: readonly number[], types: readonly string[]): Promise<Set<number>> {
  if (!ids.length) return new Set()
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('content')
          .select('content.id')
          .whereRef('content.author', '=', 'users.id')
          .where('type', 'in', types)
          .where('status', '=', 'publish')
          .limit(1),
      ),
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}
