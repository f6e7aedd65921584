// The users resource.
import { typesWithAuthors } from '#server/engine/content-types.ts'
import { ApiError, refused } from '#server/contract/api-error.ts'
import { hasPublished } from '#server/users/store.ts'
import type { Handlers } from './contract.ts'
import { isSelf, mayList } from './user.ts'
import { listUsers } from './user-list.ts'
import { deleteAt } from './user-removal.ts'
import { authenticated, bodyOf, byId, existing } from './user-targets.ts'
import { createUser, updateAt } from './user-writes.ts'

const update = updateAt(byId)
const updateSelf = updateAt(authenticated)

export const handlers = {
  listUsers,
  createUser,

  async getUser({ path, query }, context) {
    const user = await existing(path.id, context)
    const mayRead = isSelf(context.caller, user) || mayList(context.caller)
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
    return { status: 200, body: await bodyOf(user, query, context) }
  },

  updateUser: update,
  putUser: update,
  patchUser: update,
  deleteUser: deleteAt(byId),

  async getCurrentUser({ query }, context) {
    const { user } = context.caller
    if (!user) throw new ApiError(401, 'rest_not_logged_in', 'This operation requires authentication. Send an application password.')
    return { status: 200, body: await bodyOf(user, query, context) }
  },

  updateCurrentUser: updateSelf,
  putCurrentUser: updateSelf,
  patchCurrentUser: updateSelf,
  deleteCurrentUser: deleteAt(authenticated),
} satisfies Partial<Handlers>
