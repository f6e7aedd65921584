// Lists, reads, creates, changes and deletes users.
import type { RequestContext } from '#server/context.ts'
import { boundsOf } from '#server/lists/cursor.ts'
import { noTrash } from '#server/engine/content-collection.ts'
import { typesWithAuthors } from '#server/engine/content-types.ts'
import { trashWritingsOf } from '#server/engine/items-of-author.ts'
import { assertIfMatch, digest } from '#server/engine/versions.ts'
import { listHeaders } from '#server/lists/list-headers.ts'
import { ApiError, invalidParam, refused } from '#server/contract/api-error.ts'
import { Json, withGuard, withPermit } from '#server/contract/operation.ts'
import type { Permit } from '#server/contract/operation.ts'
import type { View } from '#server/contract/response-fields.ts'
import type { UserRow } from '#server/db/tables/users.ts'
import { transact } from '#server/db/transact.ts'
import { slugFrom } from '#server/rendering/slug.ts'
import { changeRoles, createUser, eraseAccount, freeUserSlug, lockUsers } from '#server/users/accounts.ts'
import { hashOfPassword } from '#server/users/account-passwords.ts'
import type { Caller } from '#server/users/caller.ts'
import { assertAllowed } from '#server/users/missing-right.ts'
import { capabilitiesOf, isRole, roles, storedRoles } from '#server/users/roles.ts'
import type { Role } from '#server/users/roles.ts'
import {
  findPreferences,
  findUser,
  findUserBySlug,
  findUsersPage,
  hasPublished,
  isTaken,
  replaceAuthor,
  storeAccountPassword,
  storePreferences,
  updateUser,
} from '#server/users/store.ts'
import type { SearchedColumn } from '#server/users/store.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { isSelf, mayDelete, mayEdit, presentUsers } from './user.ts'
import { assertValid, defaultName, preferencesIn, profileIn } from './user-input.ts'
import type { UserInput } from './user-input.ts'

type User = Schemas['User']

const mayList = ({ caller }: RequestContext): boolean => caller.can('list_users')

/** Throws if the query needs the capability to list users and the caller lacks it. */
function assertListAllowed(query: QueryOf<'listUsers'>, context: RequestContext): void {
  const { caller } = context
  if (query.who && !caller.can('edit_posts'))
    throw refused(caller, 'rest_forbidden_who', 'You are not allowed to filter users with who. This requires the right to edit posts.')
  if (mayList(context)) return
  if (query.context === 'edit')
    throw refused(
      caller,
      'rest_forbidden_context',
      'You are not allowed to list users in the edit context. This requires the right to list users.',
    )
  if (query.roles || query.capabilities)
    throw refused(
      caller,
      'rest_user_cannot_view',
      'You are not allowed to filter users by role or capability. This requires the right to list users.',
    )
  if (query.orderby === 'email' || query.orderby === 'registered_date')
    throw refused(
      caller,
      'rest_forbidden_orderby',
      `You are not allowed to sort users by ${query.orderby}. This requires the right to list users.`,
    )
}

/** For each filter, the roles of which users must have one. */
function rolesWith({ roles: wanted, capabilities, who }: QueryOf<'listUsers'>): Role[][] {
  const having = (names: readonly string[]): Role[] =>
    roles.filter((role) => [...capabilitiesOf(role)].some((capability) => names.includes(capability)))
  return [wanted?.filter(isRole), capabilities && having(capabilities), who && having(['edit_posts'])].filter((list) => list !== undefined)
}

function publishedTypes({ has_published_posts: types }: QueryOf<'listUsers'>, context: RequestContext): readonly (readonly string[])[] {
  if (types === true) return [typesWithAuthors(context)]
  return Array.isArray(types) && types.length ? [types] : []
}

const columnOf = { id: 'id', name: 'name', slug: 'slug', username: 'login', email: 'email' } as const
const PUBLIC_COLUMNS: readonly SearchedColumn[] = ['name', 'slug', 'url']

/** The columns to search: of those in the query, the ones that the caller may search, or else all of these. */
function searchedColumns({ search_columns }: QueryOf<'listUsers'>, context: RequestContext): readonly SearchedColumn[] {
  const named = search_columns.map((name) => columnOf[name])
  const known: readonly SearchedColumn[] = mayList(context) ? [...PUBLIC_COLUMNS, 'login', 'email'] : PUBLIC_COLUMNS
  const searched = named.filter((column) => column === 'id' || known.includes(column))
  return searched.length ? searched : known
}

const unknownUser = (id: number): ApiError => new ApiError(404, 'rest_user_invalid_id', `No user has the ID ${id}.`)

async function existing(id: number, { db }: RequestContext): Promise<UserRow> {
  const user = await findUser(db, id)
  if (!user) throw unknownUser(id)
  return user
}

/** The user that a path stands for. */
type Target = (path: object, context: RequestContext) => Promise<UserRow>

const byId: Target = (path, context) => existing((path as { id: number }).id, context)

const authenticated: Target = async (_path, context) => {
  const { user } = context.caller
  if (!user) throw new ApiError(404, 'rest_user_invalid_id', 'There is no authenticated user. Send an application password.')
  // The caller is as old as the request.
  return existing(user.id, context)
}

const permitFor = (find: Target, allows: (user: UserRow, context: RequestContext) => boolean): Permit<object, UserRow, RequestContext> => ({
  find,
  allows,
})

function assertMayCreate(caller: Caller): void {
  assertAllowed(caller, 'rest_cannot_create_user', 'create users', (one) => one.can('create_users'))
}

function assertMayEdit(user: UserRow, { roles: given }: UserInput, { caller }: RequestContext): void {
  if (given) assertAllowed(caller, 'rest_cannot_edit_roles', 'change the roles of users', (one) => one.can('promote_users'))
  assertAllowed(caller, 'rest_cannot_edit', 'edit this user', (one) => mayEdit(one, user))
}

function assertMayDelete({ caller }: RequestContext): void {
  assertAllowed(caller, 'rest_user_cannot_delete', 'delete users', mayDelete)
}

/** The roles in the input as they are stored. Throws if one is unknown, or if administrators would take away their own. */
function rolesFor(given: readonly string[], user: UserRow | undefined, { caller }: RequestContext): string {
  const unknown = given.find((name) => !isRole(name))
  if (unknown !== undefined)
    throw new ApiError(400, 'rest_user_invalid_role', `No role is named ${unknown}. The roles are ${roles.join(', ')}.`)
  const known = given.filter(isRole)
  if (user && isSelf(caller, user) && !(known.length && known.every((role) => capabilitiesOf(role).has('promote_users'))))
    throw new ApiError(
      403,
      'rest_user_invalid_role',
      'You are not allowed to take away your own right to change roles. Ask another administrator.',
    )
  return storedRoles(known)
}

async function create({ body }: { body: Schemas['UserCreation'] }, context: RequestContext) {
  const { username, email, password, slug } = body
  assertValid(body, undefined, false)
  assertMayCreate(context.caller)
  if (body.id) throw new ApiError(400, 'rest_user_exists', 'The ID of a new user is assigned by the service; omit id.')
  const role = rolesFor(body.roles ?? ['subscriber'], undefined, context)
  const hash = await hashOfPassword(password)
  const profile = profileIn(body, { login: username, locale: '' }, context)
  const name = profile.name ?? defaultName(profile, username)
  const user = await transact(context.db, async (db) => {
    const given = { ...profile, login: username, email, role, name, ...(slug !== undefined && { slug }) }
    const added = await createUser({ ...context, db }, given, context.now())
    await storeAccountPassword(db, added.id, hash)
    await writePreferences(added.id, body, { ...context, db })
    return added
  })
  return {
    status: 201 as const,
    headers: { Location: `${context.config.restRoot}/cms/v2/users/${user.id}` },
    body: await bodyOf(user, 'edit', context),
  }
}

function updateAt(target: Target) {
  return withPermit(
    permitFor(target, (user, { caller }) => mayEdit(caller, user)),
    async ({ path, body: input = {} }: { path: object; body: UserInput | undefined }, context: RequestContext) => {
      const found = await target(path, context)
      assertValid(input, found, isSelf(context.caller, found))
      assertMayEdit(found, input, context)
      const hash = input.password === undefined ? undefined : await hashOfPassword(input.password)
      const changed = await transact(context.db, async (db) => {
        const inside = { ...context, db }
        await lockUsers(inside)
        const before = await existing(found.id, inside)
        await assertUnchanged(before, inside)
        const after = await change(before, input, inside)
        if (hash !== undefined) await storeAccountPassword(db, before.id, hash)
        await writePreferences(before.id, input, inside)
        return after
      })
      return { status: 200 as const, body: await bodyOf(changed, 'edit', context) }
    },
  )
}

async function change(before: UserRow, input: UserInput, inside: RequestContext): Promise<UserRow> {
  const { email, username, slug, roles: given } = input
  const { db, dialect } = inside
  if (email && (await isTaken(db, dialect, 'email', email, before.id)))
    throw new ApiError(400, 'rest_user_invalid_email', `Another user already has the email address ${email}. Choose another one.`)
  if (username && username !== before.login)
    throw new ApiError(400, 'rest_user_invalid_argument', 'The username of a user cannot be changed. Omit username.')
  const values = { ...profileIn(input, before, inside), ...(email !== undefined && { email }), ...(await slugIn(slug, before, inside)) }
  const role = given && rolesFor(given, before, inside)
  const promoted = role === undefined || role === before.role ? before : await changeRoles(inside, before, role)
  // What stays as it is drops no cached responses.
  const differs = Object.entries(values).some(([column, value]) => before[column as keyof UserRow] !== value)
  return differs ? updateUser(db, before.id, values) : promoted
}

async function slugIn(given: string | undefined, before: UserRow, { db }: RequestContext): Promise<{ slug?: string }> {
  if (given === undefined) return {}
  const slug = slugFrom(given)
  if (slug === before.slug) return {}
  if (!slug) return { slug: await freeUserSlug(db, before.login) }
  if (await findUserBySlug(db, slug))
    throw new ApiError(400, 'rest_user_invalid_slug', `Another user already has the slug ${slug}. Choose another one.`)
  return { slug }
}

async function writePreferences(id: number, input: UserInput, { db }: RequestContext): Promise<void> {
  const preferences = preferencesIn(input)
  if (preferences !== undefined) await storePreferences(db, id, preferences)
}

function deleteAt(target: Target) {
  type Removing = { path: object; query: { force: boolean; reassign: string | number | boolean } }
  return withPermit(
    permitFor(target, (_user, { caller }) => mayDelete(caller)),
    async ({ path, query: { force, reassign } }: Removing, context: RequestContext) => {
      const { id } = await target(path, context)
      assertMayDelete(context)
      if (!force) throw noTrash('user')
      const heir = heirIn(reassign)
      const previous = await transact(context.db, async (db) => {
        const inside = { ...context, db }
        if (!heir) await trashWritingsOf(id, inside)
        await lockUsers(inside)
        const before = await existing(id, inside)
        await assertUnchanged(before, inside)
        if (heir && (heir === id || !(await findUser(db, heir)))) throw invalidHeir(heir, id)
        const [body] = await presentUsers([before], 'edit', inside)
        if (heir) await replaceAuthor(db, id, heir)
        await eraseAccount(inside, before)
        return body!
      })
      return { status: 200 as const, body: { deleted: true as const, previous } }
    },
  )
}

/** The ID of the user who gets the content; 0 if nobody does. */
function heirIn(reassign: string | number | boolean): number {
  if (reassign === true) throw invalidParam('reassign', 'must be the ID of a user, or false')
  return Number(reassign === 'false' ? 0 : reassign)
}

function invalidHeir(heir: number, id: number): ApiError {
  const problem = heir === id ? 'reassign is the user who is to be deleted' : `No user has the ID ${heir}`
  return new ApiError(400, 'rest_user_invalid_reassign', `${problem}. Send the ID of another user.`)
}

/** The stored state of a user, as it appears in entity tags. */
function tagOf(user: UserRow, preferences: ReadonlyMap<number, string>): string {
  return digest(JSON.stringify(user), preferences.get(user.id) ?? '')
}

async function assertUnchanged(user: UserRow, { db, ifMatch }: RequestContext): Promise<void> {
  if (ifMatch !== undefined) assertIfMatch(ifMatch, { tag: tagOf(user, await findPreferences(db, [user.id])) })
}

/** The entity tag names the state for callers who may change it, and nothing but the body for all others, who do not see all of the state. */
async function bodyOf(user: UserRow, view: View, context: RequestContext): Promise<Json<User>> {
  const isEditable = mayEdit(context.caller, user)
  const preferences = isEditable ? await findPreferences(context.db, [user.id]) : new Map<number, string>()
  const [body] = await presentUsers([user], view, context, view === 'edit' && !preferences.size ? undefined : preferences)
  const text = JSON.stringify(body)
  return new Json<User>(() => Buffer.from(text), isEditable ? { tag: tagOf(user, preferences), isWhole: false } : undefined)
}

const update = updateAt(byId)
const updateSelf = updateAt(authenticated)

export const handlers = {
  async listUsers({ query }, context) {
    assertListAllowed(query, context)
    const { rows, ...found } = await findUsersPage(context.db, context.dialect, {
      ...query,
      ...(query.slug && { slug: query.slug.map(slugFrom) }),
      roles: rolesWith(query),
      published: [...publishedTypes(query, context), ...(mayList(context) ? [] : [typesWithAuthors(context)])],
      searched: searchedColumns(query, context),
      ...(await boundsOf(query, context)),
    })
    return { status: 200, headers: await listHeaders(context, query, found), body: await presentUsers(rows, query.context, context) }
  },

  createUser: withGuard(assertMayCreate, create),

  async getUser({ path, query }, context) {
    const user = await existing(path.id, context)
    const mayRead = isSelf(context.caller, user) || mayList(context)
    if (!mayRead && query.context === 'edit')
      throw refused(
        context.caller,
        'rest_forbidden_context',
        'You are not allowed to read this user in the edit context. This requires the right to list users.',
      )
    if (!mayRead && !(await hasPublished(context.db, user.id, typesWithAuthors(context))))
      throw refused(
        context.caller,
        'rest_user_cannot_view',
        'You are not allowed to read this user. This requires the right to list users.',
      )
    return { status: 200, body: await bodyOf(user, query.context, context) }
  },

  updateUser: update,
  putUser: update,
  patchUser: update,
  deleteUser: deleteAt(byId),

  async getCurrentUser({ query }, context) {
    const { user } = context.caller
    if (!user) throw new ApiError(401, 'rest_not_logged_in', 'This operation requires authentication. Send an application password.')
    return { status: 200, body: await bodyOf(user, query.context, context) }
  },

  updateCurrentUser: updateSelf,
  putCurrentUser: updateSelf,
  patchCurrentUser: updateSelf,
  deleteCurrentUser: deleteAt(authenticated),
} satisfies Partial<Handlers>
