// The list of users: who may ask for what, and what the query finds.
import type { RequestContext } from '#server/context.ts'
import { boundsOf } from '#server/lists/cursor.ts'
import { typesWithAuthors } from '#server/engine/content-types.ts'
import { byOwnFields } from '#server/lists/field-filters.ts'
import { listHeaders } from '#server/lists/list-headers.ts'
import { refused } from '#server/contract/api-error.ts'
import { slugFrom } from '#server/rendering/slug.ts'
import { declaredNamesOf } from '#server/users/declared-rights.ts'
import { capabilitiesOf, isRole, roles } from '#server/users/roles.ts'
import type { Role } from '#server/users/roles.ts'
import { findUsersPage } from '#server/users/store.ts'
import type { SearchedColumn } from '#server/users/store.ts'
import type { Handlers, QueryOf } from './contract.ts'
import { mayList, presentUsers } from './user.ts'

/** Throws if the query needs the capability to list users and the caller lacks it. */
function assertListAllowed(query: QueryOf<'listUsers'>, context: RequestContext): void {
  const { caller } = context
  if (query.who && !caller.can('edit_posts'))
    throw refused(caller, 'rest_forbidden_who', 'You are not allowed to filter users with who. This requires the right to edit posts.')
  if (mayList(context.caller)) return
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
function rolesWith({ roles: wanted, capabilities, who }: QueryOf<'listUsers'>, { declarations }: RequestContext): Role[][] {
  const having = (names: readonly string[]): Role[] =>
    roles.filter((role) => [...capabilitiesOf(role), ...declaredNamesOf([role], declarations)].some((name) => names.includes(name)))
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
  const known: readonly SearchedColumn[] = mayList(context.caller) ? [...PUBLIC_COLUMNS, 'login', 'email'] : PUBLIC_COLUMNS
  const searched = named.filter((column) => column === 'id' || known.includes(column))
  return searched.length ? searched : known
}

export const listUsers: Handlers['listUsers'] = async ({ query }, context) => {
  assertListAllowed(query, context)
  const { rows, ...found } = await findUsersPage(context.db, context.dialect, {
    ...query,
    ...(query.slug && { slug: query.slug.map(slugFrom) }),
    roles: rolesWith(query, context),
    published: [...publishedTypes(query, context), ...(mayList(context.caller) ? [] : [typesWithAuthors(context)])],
    searched: searchedColumns(query, context),
    fields: byOwnFields('user', query, context),
    ...(await boundsOf(query, context)),
  })
  return { status: 200, headers: await listHeaders(context, query, found), body: await presentUsers(rows, query, context) }
}
