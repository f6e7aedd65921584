// Presents users, and checks permissions on them.
import type { View } from '#server/contract/response-fields.ts'
import { embeddedFor, link, linksFor, selfLink } from '#server/engine/links.ts'
import type { Link } from '#server/engine/links.ts'
import type { Embedding } from '#server/engine/presenter.ts'
import { ownFieldsReader } from '#server/engine/own-fields.ts'
import { allowedMethods } from '#server/engine/permissions.ts'
import { referenceLinks } from '#server/engine/references.ts'
import { localeName } from '#server/languages.ts'
import type { RequestContext } from '#server/context.ts'
import { idsOf } from '#server/db/ids.ts'
import type { UserRow } from '#server/db/tables/users.ts'
import { authorUrl } from '#server/users/author-url.ts'
import { avatarUrls } from '#server/users/avatars.ts'
import type { Caller } from '#server/users/caller.ts'
import { declaredNamesOf } from '#server/users/declared-rights.ts'
import { listCapabilityNames, rolesIn } from '#server/users/roles.ts'
import { findPreferences } from '#server/users/store.ts'
import { prunerFor } from './contract.ts'
import type { Schemas } from './contract.ts'

type User = Schemas['User']

const prune = prunerFor('User')

export const isSelf = ({ user }: Caller, { id }: Pick<UserRow, 'id'>): boolean => user?.id === id

/** Whether the caller may change the profile and the application passwords of a user. */
export const mayEdit = (caller: Caller, user: Pick<UserRow, 'id'>): boolean => isSelf(caller, user) || caller.can('edit_users')

export const mayList = (caller: Caller): boolean => caller.can('list_users')

export const mayDelete = (caller: Caller): boolean => caller.can('delete_users')

const links: Link<UserRow>[] = [
  referenceLinks('user'),
  selfLink(
    (row) => `/cms/v2/users/${row.id}`,
    (row, caller) => allowedMethods({ mayEdit: mayEdit(caller, row), mayRemove: mayDelete(caller) }),
  ),
  link('collection', (_row, { config }) => [{ href: `${config.restRoot}/cms/v2/users` }]),
]

/** What a query says about how users are presented. */
export type Presenting = { context: View } & Embedding

/** Without `preferences`, they are read if the view shows them. */
export async function presentUsers(
  rows: readonly UserRow[],
  { context: view, _embed }: Presenting,
  context: RequestContext,
  preferences?: ReadonlyMap<number, string>,
): Promise<User[]> {
  const reading = { ...context, query: { context: view } }
  const linksOf = await linksFor(links, rows, reading)
  const embedded = _embed ? await embeddedFor(links, _embed, rows, reading) : () => undefined
  const ids = idsOf(rows)
  const known = preferences ?? (view === 'edit' ? await findPreferences(context.db, ids) : new Map<number, string>())
  const ownFieldsOf = ownFieldsReader('user', view, context)
  return rows.map((row) => {
    const { meta, ...others } = facts(row, known.get(row.id), context)
    const _embedded = embedded(row)
    return prune<User>({ ...others, meta: { ...meta, ...ownFieldsOf(row) }, _links: linksOf(row), ...(_embedded && { _embedded }) }, view)
  })
}

/** Returns the locale of a user. */
export const localeOf = ({ locale }: Pick<UserRow, 'locale'>, { config }: Pick<RequestContext, 'config'>): string =>
  locale || localeName(config.site.language)

function facts(row: UserRow, preferences: string | undefined, context: RequestContext): Omit<User, '_links'> {
  const { baseUrl } = context.config
  const roles = rolesIn(row)
  return {
    id: row.id,
    username: row.login,
    name: row.name,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    url: row.url,
    description: row.description,
    link: authorUrl(row, context.config),
    locale: localeOf(row, context),
    nickname: row.nickname || row.name,
    slug: row.slug,
    avatar_urls: avatarUrls(row.id, baseUrl),
    registered_date: row.registered,
    roles,
    capabilities: rightsOf([...listCapabilityNames(roles), ...declaredNamesOf(roles, context.declarations)]),
    extra_capabilities: rightsOf(roles),
    meta: { persisted_preferences: JSON.parse(preferences ?? '{}') as Record<string, unknown> },
  }
}

const rightsOf = (names: readonly string[]): Record<string, true> => Object.fromEntries(names.map((name) => [name, true]))
