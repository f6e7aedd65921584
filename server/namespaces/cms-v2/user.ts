// Presents users.
import type { View } from '#server/contract/response-fields.ts'
import { link, linksFor, onlyRead, selfLink } from '#server/engine/links.ts'
import type { Link } from '#server/engine/links.ts'
import { localeName } from '#server/config/config.ts'
import type { RequestContext } from '#server/context.ts'
import type { UserRow } from '#server/db/tables/users.ts'
import { avatarUrls } from '#server/users/avatars.ts'
import { capabilitiesOf, isRole } from '#server/users/roles.ts'
import { prunerFor } from './contract.ts'
import type { Schemas } from './contract.ts'

type User = Schemas['User']

const prune = prunerFor('User')

const links: Link<UserRow>[] = [
  selfLink((row) => `/cms/v2/users/${row.id}`, onlyRead),
  link('collection', (_row, { config }) => [{ href: `${config.restRoot}/cms/v2/users` }]),
]

export async function presentUsers(rows: readonly UserRow[], view: View, context: RequestContext): Promise<User[]> {
  const linksOf = await linksFor(links, rows, context)
  return rows.map((row) => prune<User>({ ...facts(row, context), _links: linksOf(row) }, view))
}

function facts(row: UserRow, { config }: RequestContext): Omit<User, '_links'> {
  const role = isRole(row.role) ? [row.role] : []
  return {
    id: row.id,
    username: row.login,
    name: row.name,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    url: row.url,
    description: row.description,
    link: `${config.baseUrl}/author/${row.slug}/`,
    locale: localeName(config.site.language),
    nickname: row.nickname || row.name,
    slug: row.slug,
    avatar_urls: avatarUrls(row.id, config.baseUrl),
    registered_date: row.registered,
    roles: role,
    capabilities: Object.fromEntries(role.flatMap((name) => [...capabilitiesOf(name)].map((capability) => [capability, true]))),
    meta: {},
  }
}
