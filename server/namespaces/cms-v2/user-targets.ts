// The users that paths stand for, and their entity tags.
import type { RequestContext } from '#server/context.ts'
import { assertIfMatch, digest } from '#server/engine/versions.ts'
import { ApiError } from '#server/contract/api-error.ts'
import { Json } from '#server/contract/operation.ts'
import type { Permit } from '#server/contract/operation.ts'
import type { UserRow } from '#server/db/tables/users.ts'
import { publicValues } from '#server/users/field-rights.ts'
import { findPreferences, findUser } from '#server/users/store.ts'
import type { Schemas } from './contract.ts'
import { mayEdit, presentUsers } from './user.ts'
import type { Presenting } from './user.ts'

type User = Schemas['User']

/** The user that a path stands for. */
export type Target = (path: object, context: RequestContext) => Promise<UserRow>

export async function existing(id: number, { db }: RequestContext): Promise<UserRow> {
  const user = await findUser(db, id)
  if (!user) throw new ApiError(404, 'rest_user_invalid_id', `No user has the ID ${id}.`)
  return user
}

export const byId: Target = (path, context) => existing((path as { id: number }).id, context)

export const authenticated: Target = async (_path, context) => {
  const { user } = context.caller
  if (!user) throw new ApiError(404, 'rest_user_invalid_id', 'There is no authenticated user. Send an application password.')
  // The caller is as old as the request.
  return existing(user.id, context)
}

export const permitFor = (
  find: Target,
  allows: (user: UserRow, context: RequestContext) => boolean,
): Permit<object, UserRow, RequestContext> => ({ find, allows })

/** The stored state of a user, as it appears in entity tags, without what not all who may edit the user see. */
function tagOf(user: UserRow, preferences: ReadonlyMap<number, string>, { declarations }: RequestContext): string {
  return digest(JSON.stringify({ ...user, meta: publicValues(user.meta, 'user', declarations) }), preferences.get(user.id) ?? '')
}

export async function assertUnchanged(user: UserRow, context: RequestContext): Promise<void> {
  const { db, ifMatch } = context
  if (ifMatch !== undefined) assertIfMatch(ifMatch, { tag: tagOf(user, await findPreferences(db, [user.id]), context) })
}

/** The entity tag names the state for callers who may change it, and nothing but the body for all others, who do not see all of the state. */
export async function bodyOf(user: UserRow, query: Presenting, context: RequestContext): Promise<Json<User>> {
  const isEditable = mayEdit(context.caller, user)
  const preferences = isEditable ? await findPreferences(context.db, [user.id]) : new Map<number, string>()
  const [body] = await presentUsers([user], query, context, query.context === 'edit' && !preferences.size ? undefined : preferences)
  const text = JSON.stringify(body)
  return new Json<User>(() => Buffer.from(text), isEditable ? { tag: tagOf(user, preferences, context), isWhole: false } : undefined)
}
