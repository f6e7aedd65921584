// Users and their application passwords in the database.
import type { Insertable, Kysely } from 'kysely'
import type { Dialect } from '../db/dialect.ts'
import type { Database } from '../db/schema.ts'
import type { ApplicationPasswordRow, UserRow, UsersTable } from '../db/tables/users.ts'

export type Db = Kysely<Database>

export function findUser(db: Db, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findUserByLogin(db: Db, login: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('login', '=', login).executeTakeFirst()
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

export function listApplicationPasswords(db: Db, userId: number): Promise<ApplicationPasswordRow[]> {
  return db.selectFrom('application_passwords').selectAll().where('user_id', '=', userId).orderBy('created').execute()
}

export async function insertApplicationPassword(db: Db, row: ApplicationPasswordRow): Promise<void> {
  await db.insertInto('application_passwords').values(row).execute()
}

/** How many were revoked: 1, or 0 if there was none of that id. */
export async function eraseApplicationPassword(db: Db, id: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('application_passwords').where('id', '=', id).executeTakeFirst()
  return Number(numDeletedRows)
}

/** The user whom an application password belongs to, if both are still there. */
export function findUserOfPassword(db: Db, passwordId: string): Promise<(UserRow & { last_used: string | null }) | undefined> {
  return db
    .selectFrom('application_passwords')
    .innerJoin('users', 'users.id', 'application_passwords.user_id')
    .selectAll('users')
    .select('application_passwords.last_used')
    .where('application_passwords.id', '=', passwordId)
    .executeTakeFirst()
}

export async function touchApplicationPassword(db: Db, id: string, lastUsed: string, lastIp: string): Promise<void> {
  await db.updateTable('application_passwords').set({ last_used: lastUsed, last_ip: lastIp }).where('id', '=', id).execute()
}

export async function findUsers(db: Db, ids: readonly number[]): Promise<UserRow[]> {
  return ids.length ? db.selectFrom('users').selectAll().where('id', 'in', ids).execute() : []
}

export interface UsersQuery {
  search?: string
  include: readonly number[]
  exclude: readonly number[]
  slug?: readonly string[]
  roles: readonly string[] | undefined
  publishedOnly: boolean
  /** Whether logins and e-mail addresses are searched too. */
  searchesPrivate: boolean
  orderby: 'id' | 'include' | 'name' | 'registered_date' | 'slug' | 'include_slugs' | 'email' | 'url'
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

export async function findUsersPage(db: Db, dialect: Dialect, query: UsersQuery): Promise<{ rows: UserRow[]; total: number }> {
  let matching = db.selectFrom('users')
  if (query.include.length) matching = matching.where('id', 'in', query.include)
  if (query.exclude.length) matching = matching.where('id', 'not in', query.exclude)
  if (query.slug?.length) matching = matching.where('slug', 'in', query.slug)
  if (query.roles) matching = matching.where((eb) => (query.roles?.length ? eb('role', 'in', query.roles) : eb.lit(false)))
  if (query.publishedOnly) matching = matching.where('id', 'in', (eb) => eb.selectFrom('content').select('author').where('type', 'in', PUBLIC_TYPES).where('status', '=', 'publish'))
  const text = query.search?.trim().toLowerCase()
  if (text) {
    const columns = ['name', 'slug', 'url', ...(query.searchesPrivate ? (['login', 'email'] as const) : [])] as const
    matching = matching.where((eb) => eb.or(columns.map((column) => eb(dialect.fold(eb.ref(column)), 'like', `%${text.replace(/[%_]/g, '')}%`))))
  }
  const column = query.orderby === 'registered_date' ? 'registered' : query.orderby === 'include' || query.orderby === 'include_slugs' ? 'id' : query.orderby
  const page = matching.selectAll()
  const sorted = column === 'id' ? page.orderBy('id', query.order) : page.orderBy((eb) => dialect.fold(eb.ref(column)), query.order).orderBy('id', query.order)
  const rows = inAskedOrder(await sorted.limit(query.limit).offset(query.offset).execute(), query)
  const { count } = await matching.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { rows, total: Number(count) }
}

const PUBLIC_TYPES = ['post', 'page']

function inAskedOrder(rows: UserRow[], { orderby, include, slug = [] }: UsersQuery): UserRow[] {
  if (orderby === 'include' && include.length) return rows.toSorted((a, b) => include.indexOf(a.id) - include.indexOf(b.id))
  if (orderby === 'include_slugs' && slug.length) return rows.toSorted((a, b) => slug.indexOf(a.slug) - slug.indexOf(b.slug))
  return rows
}

export async function hasPublished(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('content').select('id').where('author', '=', id).where('type', 'in', PUBLIC_TYPES).where('status', '=', 'publish').limit(1).executeTakeFirst()
  return row !== undefined
}
