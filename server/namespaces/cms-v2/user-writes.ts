// Creates and changes users.
import type { RequestContext } from '#server/context.ts'
import { ApiError } from '#server/contract/api-error.ts'
import { ownFieldsColumn } from '#server/engine/own-fields.ts'
import { withGuard, withPermit } from '#server/contract/operation.ts'
import { audit } from '#server/db/audit.ts'
import type { UserRow } from '#server/db/tables/users.ts'
import { transact } from '#server/db/transact.ts'
import { slugFrom } from '#server/rendering/slug.ts'
import { assertFree, changeRoles, createUser as addUser, freeUserSlug, lockUsers } from '#server/users/accounts.ts'
import { hashOfPassword } from '#server/users/account-passwords.ts'
import type { Caller } from '#server/users/caller.ts'
import { assertAllowed } from '#server/users/missing-right.ts'
import { capabilitiesOf, isRole, roles, storedRoles } from '#server/users/roles.ts'
import { findUserBySlug, isTaken, storeAccountPassword, storePreferences, updateUser } from '#server/users/store.ts'
import type { Schemas } from './contract.ts'
import { isSelf, mayEdit } from './user.ts'
import { assertValid, defaultName, preferencesIn, profileIn } from './user-input.ts'
import type { Profile, UserInput } from './user-input.ts'
import { assertUnchanged, bodyOf, existing, permitFor } from './user-targets.ts'
import type { Target } from './user-targets.ts'

/** The passwords that can be set in a minute: by one user, and of one user. Each takes as long as several sign-ins. */
const MAX_SET_BY_USER = 100
const MAX_SET_OF_USER = 10

function assertMayCreate(caller: Caller): void {
  assertAllowed(caller, 'rest_cannot_create_user', 'create users', (one) => one.can('create_users'))
}

function assertMayEdit(user: UserRow, { roles: given }: UserInput, { caller }: RequestContext): void {
  if (given) assertAllowed(caller, 'rest_cannot_edit_roles', 'change the roles of users', (one) => one.can('promote_users'))
  assertAllowed(caller, 'rest_cannot_edit', 'edit this user', (one) => mayEdit(one, user))
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

/** Takes long, so it is the last step before a transaction. */
async function hashedPassword(password: string, of: UserRow | undefined, { caller, newPasswords }: RequestContext): Promise<string> {
  await newPasswords.count([
    { of: ['by', caller.user?.id ?? 0], max: MAX_SET_BY_USER },
    ...(of ? [{ of: ['of', of.id], max: MAX_SET_OF_USER }] : []),
  ])
  return hashOfPassword(password)
}

async function create({ body }: { body: Schemas['UserCreation'] }, context: RequestContext) {
  const { username, email, password, slug } = body
  assertValid(body, undefined, false)
  assertMayCreate(context.caller)
  if (body.id) throw new ApiError(400, 'rest_user_exists', 'The ID of a new user is assigned by the service; omit id.')
  const role = rolesFor(body.roles ?? ['subscriber'], undefined, context)
  const profile = profileIn(body, { login: username, locale: '' }, context)
  const name = profile.name ?? defaultName(profile, username)
  const given = { ...profile, login: username, email, role, name, ...(slug !== undefined && { slug }) }
  await assertFree(given, context)
  const hash = await hashedPassword(password, undefined, context)
  const user = await transact(context.db, async (db) => {
    const inside = { ...context, db }
    // Fields are checked under the lock of users.
    await lockUsers(inside)
    const fields = await ownFieldsColumn(body.meta, undefined, 'user', inside)
    const added = await addUser(inside, { ...given, ...fields }, context.now())
    await storeAccountPassword(db, added.id, hash)
    await writePreferences(added.id, body, { ...context, db })
    return added
  })
  return {
    status: 201 as const,
    headers: { Location: `${context.config.restRoot}/cms/v2/users/${user.id}` },
    body: await bodyOf(user, { context: 'edit' }, context),
  }
}

export const createUser = withGuard(assertMayCreate, create)

export function updateAt(target: Target) {
  return withPermit(
    permitFor(target, (user, { caller }) => mayEdit(caller, user)),
    async ({ path, body: input = {} }: { path: object; body: UserInput | undefined }, context: RequestContext) => {
      const found = await target(path, context)
      assertValid(input, found, isSelf(context.caller, found))
      assertMayEdit(found, input, context)
      const hash = input.password === undefined ? undefined : await newHash(found, input.password, input, context)
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
      return { status: 200 as const, body: await bodyOf(changed, { context: 'edit' }, context) }
    },
  )
}

/** Hashes the password of a change that can be made as it stands. */
async function newHash(found: UserRow, password: string, input: UserInput, context: RequestContext): Promise<string> {
  await assertUnchanged(found, context)
  await valuesFor(found, input, context)
  return hashedPassword(password, found, context)
}

async function change(before: UserRow, input: UserInput, inside: RequestContext): Promise<UserRow> {
  const { role, ...values } = await valuesFor(before, input, inside)
  const promoted = role === undefined || role === before.role ? before : await changeRoles(inside, before, role)
  // What stays as it is drops no cached responses.
  const fields = Object.entries(values).flatMap(([column, value]) => (before[column as keyof UserRow] === value ? [] : column))
  if (!fields.length) return promoted
  await audit(inside.db, [{ type: 'user', id: before.id, action: 'changed', details: { login: before.login, fields } }])
  return updateUser(inside.db, before.id, values)
}

type Values = Partial<Profile & Pick<UserRow, 'email' | 'slug' | 'role'>>

/** The columns that a change sets. Throws if it cannot be made. */
async function valuesFor(before: UserRow, input: UserInput, context: RequestContext): Promise<Values> {
  const { email, username, slug, roles: given } = input
  const { db, dialect } = context
  if (email && (await isTaken(db, dialect, 'email', email, before.id)))
    throw new ApiError(400, 'rest_user_invalid_email', `Another user already has the email address ${email}. Choose another one.`)
  if (username && username !== before.login)
    throw new ApiError(400, 'rest_user_invalid_argument', 'The username of a user cannot be changed. Omit username.')
  return {
    ...profileIn(input, before, context),
    ...(await ownFieldsColumn(input.meta, before, 'user', context)),
    ...(email !== undefined && { email }),
    ...(await slugIn(slug, before, context)),
    ...(given && { role: rolesFor(given, before, context) }),
  }
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
