// Application passwords of a user, including those that the command line and the authorization page create.
import type { RequestContext } from '#server/context.ts'
import { ApiError, invalidParam } from '#server/contract/api-error.ts'
import { withPermit } from '#server/contract/operation.ts'
import type { Permit } from '#server/contract/operation.ts'
import type { ErrorCode } from '#server/contract/schemas.ts'
import type { View } from '#server/contract/response-fields.ts'
import type { ApplicationPasswordRow, UserRow } from '#server/db/tables/users.ts'
import { transact } from '#server/db/transact.ts'
import { plainText } from '#server/rendering/plain-text.ts'
import { lockUsers } from '#server/users/accounts.ts'
import { addApplicationPassword, findNameProblem } from '#server/users/application-passwords.ts'
import { assertAllowed } from '#server/users/missing-right.ts'
import {
  eraseApplicationPasswords,
  findApplicationPassword,
  findUser,
  listApplicationPasswords,
  renameApplicationPassword,
} from '#server/users/store.ts'
import { prunerFor } from './contract.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { isSelf, mayEdit } from './user.ts'

type ApplicationPassword = Schemas['ApplicationPasswordInfo']
type UserPath = { user_id: string }
type Path = UserPath & { uuid: string }

const prune = prunerFor('ApplicationPasswordInfo')

const notFound = (id: string): ApiError =>
  new ApiError(404, 'rest_application_password_not_found', `This user has no application password with the ID ${id}.`)

async function ownerOf({ user_id: id }: UserPath, { caller, db }: RequestContext): Promise<UserRow> {
  if (id === 'me' && !caller.user)
    throw new ApiError(401, 'rest_not_logged_in', 'This operation requires authentication. Send an application password.')
  const number = id === 'me' ? caller.user?.id : /^\d{1,9}$/.test(id) ? Number(id) : undefined
  const user = number === undefined ? undefined : await findUser(db, number)
  if (!user) throw new ApiError(404, 'rest_user_invalid_id', `No user has the ID ${id}.`)
  return user
}

/** Throws if the caller may not manage the user's application passwords. */
async function findAllowedOwner(path: UserPath, code: ErrorCode, action: string, context: RequestContext): Promise<UserRow> {
  const user = await ownerOf(path, context)
  assertAllowed(context.caller, code, `${action} of this user`, (one) => mayEdit(one, user))
  return user
}

async function passwordAt({ uuid }: Path, user: UserRow, { db }: Pick<RequestContext, 'db'>): Promise<ApplicationPasswordRow> {
  const row = await findApplicationPassword(db, user.id, uuid.toLowerCase())
  if (!row) throw notFound(uuid)
  return row
}

const permit: Permit<UserPath, UserRow, RequestContext> = { find: ownerOf, allows: (user, { caller }) => mayEdit(caller, user) }

const permitForItem: Permit<Path, UserRow, RequestContext> = {
  async find(path, context) {
    const user = await ownerOf(path, context)
    await passwordAt(path, user, context)
    return user
  },
  allows: (user, { caller }) => mayEdit(caller, user),
}

const urlOf = ({ user_id, id }: ApplicationPasswordRow, { config }: RequestContext): string =>
  `${config.restRoot}/cms/v2/users/${user_id}/application-passwords/${id}`

function present(row: ApplicationPasswordRow, view: View, context: RequestContext): ApplicationPassword {
  return prune<ApplicationPassword>(
    {
      uuid: row.id,
      app_id: row.app_id ?? '',
      name: row.name,
      created: toSecond(row.created),
      last_used: row.last_used && toSecond(row.last_used),
      last_ip: row.last_ip,
      _links: { self: [{ href: urlOf(row, context) }] },
    },
    view,
  )
}

/** In UTC, without an offset. */
const toSecond = (iso: string): string => iso.slice(0, 'yyyy-MM-ddTHH:mm:ss'.length)

/** Returns the name without tags. Throws if it is empty or too long. */
function nameIn(given: string): string {
  const name = plainText(given).replace(/\s+/g, ' ').trim()
  const problem = findNameProblem(name)
  if (problem) throw invalidParam('name', problem)
  return name
}

type Read<P> = { path: P; query: QueryOf<'getApplicationPassword'> }

async function list({ path, query }: Read<UserPath>, context: RequestContext) {
  const user = await findAllowedOwner(path, 'rest_cannot_list_application_passwords', 'list the application passwords', context)
  const rows = await listApplicationPasswords(context.db, user.id)
  return { status: 200 as const, body: rows.map((row) => present(row, query.context, context)) }
}

async function create({ path, body }: { path: UserPath; body: Schemas['ApplicationPasswordCreation'] }, context: RequestContext) {
  const name = nameIn(body.name)
  const user = await findAllowedOwner(path, 'rest_cannot_create_application_passwords', 'create application passwords', context)
  const { row, password } = await transact(context.db, async (db) => {
    const inside = { ...context, db }
    await lockUsers(inside)
    // The user may have been deleted meanwhile.
    await ownerOf(path, inside)
    return addApplicationPassword(db, user.id, name, context.now(), body.app_id?.toLowerCase())
  })
  const headers = { Location: urlOf(row, context) }
  return { status: 201 as const, headers, body: { ...present(row, 'edit', context), password } }
}

async function removeAll({ path }: { path: UserPath }, context: RequestContext) {
  const user = await findAllowedOwner(path, 'rest_cannot_delete_application_passwords', 'revoke the application passwords', context)
  return { status: 200 as const, body: { deleted: true as const, count: await eraseApplicationPasswords(context.db, user.id) } }
}

async function get({ path, query }: Read<Path>, context: RequestContext) {
  const user = await findAllowedOwner(path, 'rest_cannot_read_application_password', 'read the application passwords', context)
  return { status: 200 as const, body: present(await passwordAt(path, user, context), query.context, context) }
}

/** The application password that the request is authenticated with. */
async function getCurrent({ path, query }: Read<UserPath>, context: RequestContext) {
  const { caller, db } = context
  const user = await ownerOf(path, context)
  assertAllowed(
    caller,
    'rest_cannot_introspect_app_password_for_non_current_user',
    'read the application password of the requests of another user',
    (one) => isSelf(one, user),
  )
  const row = caller.passwordId === undefined ? undefined : await findApplicationPassword(db, user.id, caller.passwordId)
  if (!row) throw new ApiError(404, 'rest_no_authenticated_app_password', 'The request is not authenticated with an application password.')
  return { status: 200 as const, body: present(row, query.context, context) }
}

async function update({ path, body }: { path: Path; body: Schemas['ApplicationPasswordInput'] | undefined }, context: RequestContext) {
  const name = body?.name === undefined ? undefined : nameIn(body.name)
  const user = await findAllowedOwner(path, 'rest_cannot_edit_application_password', 'rename the application passwords', context)
  const row = await passwordAt(path, user, context)
  if (name !== undefined) await renameApplicationPassword(context.db, row, name)
  return { status: 200 as const, body: present({ ...row, name: name ?? row.name }, 'edit', context) }
}

async function remove({ path }: { path: Path }, context: RequestContext) {
  const user = await findAllowedOwner(path, 'rest_cannot_delete_application_password', 'revoke the application passwords', context)
  const previous = await passwordAt(path, user, context)
  if (!(await eraseApplicationPasswords(context.db, user.id, previous.id))) throw notFound(path.uuid)
  return { status: 200 as const, body: { deleted: true as const, previous: present(previous, 'edit', context) } }
}

const renaming = withPermit(permitForItem, update)

export const handlers = {
  listApplicationPasswords: withPermit(permit, list),
  createApplicationPassword: withPermit(permit, create),
  deleteApplicationPasswords: withPermit(permit, removeAll),
  getCurrentApplicationPassword: withPermit({ ...permit, allows: (user, { caller }) => isSelf(caller, user) }, getCurrent),
  getApplicationPassword: withPermit(permitForItem, get),
  updateApplicationPassword: renaming,
  putApplicationPassword: renaming,
  patchApplicationPassword: renaming,
  deleteApplicationPassword: withPermit(permitForItem, remove),
} satisfies Partial<Handlers>
