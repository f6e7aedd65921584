// The links of content, and their embedded items.
import { link, linksFor, loading, selfLink } from '#server/engine/links.ts'
import type { Link } from '#server/engine/links.ts'
import { allowedMethods, mayEdit, mayRemove } from '#server/engine/permissions.ts'
import type { Permissions } from '#server/engine/permissions.ts'
import type { LoadEmbedded, RequestContext } from '#server/context.ts'
import { idsOf } from '#server/db/ids.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { translatedTerms } from '#server/terms/term-languages.ts'
import { findTermsOf } from '#server/terms/store.ts'
import { createTermLinks } from '#server/terms/taxonomy.ts'
import type { Taxonomy } from '#server/terms/taxonomy.ts'
import { findUsers } from '#server/users/store.ts'
import { presentUsers } from './user.ts'

/** The identifier of an item in its URL. */
export type UrlId = (row: ContentRow) => number | string

export const numericId: UrlId = (row) => row.id

type Rights = Pick<Permissions, 'edit' | 'remove'>

/** The link of content to itself. */
export function contentLink(route: string, permissions: Rights, name = numericId): Link<ContentRow> {
  return selfLink(
    (row) => `${route}/${name(row)}`,
    (row, caller) => allowedMethods({ mayEdit: mayEdit(permissions, caller, row), mayRemove: mayRemove(permissions, caller, row) }),
  )
}

export const aboutLink: Link<ContentRow> = link('about', (row, { config }) => [{ href: `${config.restRoot}/cms/v2/types/${row.type}` }])

/** The links `self`, `collection` and `about`. */
export function itemLinks(route: string, permissions: Rights, name = numericId): Link<ContentRow>[] {
  return [
    contentLink(route, permissions, name),
    link('collection', (_row, { config }) => [{ href: `${config.restRoot}${route}` }]),
    aboutLink,
  ]
}

export const embeddedUsers: LoadEmbedded = async (ids, context) => {
  const users = await presentUsers(await findUsers(context.db, [...new Set(ids)]), { context: 'embed' }, context)
  return new Map(users.map((user) => [user.id, user]))
}

export const authorLink: Link<ContentRow> = link(
  'author',
  (row, { config }) => [{ embeddable: true, href: `${config.restRoot}/cms/v2/users/${row.author}` }],
  loading((row) => row.author, embeddedUsers),
)

/** The link from an item to its parent. */
export function upLink(route: string, embedded: LoadEmbedded): Link<ContentRow> {
  return link(
    'up',
    (row, { config }) => (row.parent ? [{ embeddable: true, href: `${config.restRoot}${route}/${row.parent}` }] : []),
    loading((row) => row.parent, embedded),
  )
}

type TaxonomyWithLinks = Taxonomy<{ id: number }>

/** One link for each taxonomy, embedded as a list of lists of terms. */
export function termsLink(taxonomies: readonly TaxonomyWithLinks[]): Link<ContentRow> {
  return link(
    'cms:term',
    (row, { config }) =>
      taxonomies.map(({ name, route }) => ({ taxonomy: name, embeddable: true, href: `${config.restRoot}${route}?post=${row.id}` })),
    async (rows, context) => {
      const ids = idsOf(rows)
      const found = await Promise.all(taxonomies.map((taxonomy) => presentTerms(taxonomy, ids, context)))
      return (row) => found.map((terms) => terms.get(row.id) ?? [])
    },
  )
}

async function presentTerms(
  taxonomy: TaxonomyWithLinks,
  contentIds: readonly number[],
  context: RequestContext,
): Promise<Map<number, object[]>> {
  const terms = await findTermsOf(context, taxonomy.name, contentIds)
  const all = [...terms.values()].flat()
  const links = await linksFor(createTermLinks(taxonomy), all, context)
  const shown = await translatedTerms(all, taxonomy, { ...context, query: { context: 'embed' } })
  return new Map([...terms].map(([id, rows]) => [id, rows.map((row) => taxonomy.prune({ ...shown(row), _links: links(row) }, 'embed'))]))
}
