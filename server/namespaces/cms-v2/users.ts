// Reads users.
import type { RequestContext } from '#server/context.ts'
import { boundsOf } from '#server/lists/cursor.ts'
import { typesWithAuthors } from '#server/engine/content-types.ts'
import { listHeaders } from '#server/lists/list-headers.ts'
import { ApiError, refused } from '#server/contract/api-error.ts'
import { slugFrom } from '#server/rendering/slug.ts'
import { roles, capabilitiesOf } from '#server/users/roles.ts'
import { findUser, findUsersPage, hasPublished } from '#server/users/store.ts'
import type { Handlers, QueryOf } from './contract.ts'
import { presentUsers } from './user.ts'

const mayList = ({ caller }: RequestContext): boolean => caller.can('list_users')

/** Throws if the query needs the capability to list users and the caller lacks it. */
function assertAllowed(query: QueryOf<'listUsers'>, context: RequestContext): void {
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

function rolesWith(query: QueryOf<'listUsers'>): string[] | undefined {
  const capable =
    query.capabilities &&
    roles.filter((role) => query.capabilities?.some((wanted) => [...capabilitiesOf(role)].some((capability) => capability === wanted)))
  const writing = query.who && roles.filter((role) => capabilitiesOf(role).has('edit_posts'))
  const lists = [query.roles, capable, writing].filter((list) => list !== undefined)
  return lists.length ? lists.reduce((all, list) => all.filter((role) => list.includes(role))) : undefined
}

function publishedTypes({ has_published_posts: types }: QueryOf<'listUsers'>, context: RequestContext): readonly (readonly string[])[] {
  if (types === true) return [typesWithAuthors(context)]
  return Array.isArray(types) && types.length ? [types] : []
}

export const handlers = {
  async listUsers({ query }, context) {
    assertAllowed(query, context)
    const { rows, ...found } = await findUsersPage(context.db, context.dialect, {
      ...query,
      ...(query.slug && { slug: query.slug.map(slugFrom) }),
      roles: rolesWith(query),
      published: [...publishedTypes(query, context), ...(mayList(context) ? [] : [typesWithAuthors(context)])],
      searchesPrivate: mayList(context),
      ...(await boundsOf(query, context)),
    })
    return { status: 200, headers: await listHeaders(context, query, found), body: await presentUsers(rows, query.context, context) }
  },

  async getUser({ path, query }, context) {
    const user = await findUser(context.db, path.id)
    if (!user) throw new ApiError(404, 'rest_user_invalid_id', `No user has the ID ${path.id}.`)
    const mayRead = context.caller.user?.id === user.id || mayList(context)
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
    const [body] = await presentUsers([user], query.context, context)
    return { status: 200, body: body! }
  },

  async getCurrentUser({ query }, context) {
    const { user } = context.caller
    if (!user) throw new ApiError(401, 'rest_not_logged_in', 'This operation requires authentication. Send an application password.')
    const [body] = await presentUsers([user], query.context, context)
    return { status: 200, body: body! }
  },
} satisfies Partial<Handlers>
