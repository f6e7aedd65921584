// The links of content, and what `_embed` brings along through them.
import { link } from '../../content/links.ts'
import type { Link } from '../../content/links.ts'
import type { RequestContext } from '../../context.ts'
import type { ContentRow } from '../../db/tables/content.ts'
import { linksFor } from '../../content/links.ts'
import { findTermsOf } from '../../terms/store.ts'
import type { Taxonomy } from '../../terms/taxonomy.ts'
import { findUsers } from '../../users/store.ts'
import { presentUsers } from './user.ts'

/** `self` and `collection`. */
export function placeLinks(route: string): Link<ContentRow>[] {
  return [
    link('self', (row, { config }) => [{ href: `${config.restRoot}${route}/${row.id}` }]),
    link('collection', (_row, { config }) => [{ href: `${config.restRoot}${route}` }]),
  ]
}

export const authorLink: Link<ContentRow> = link(
  'author',
  (row, { config }) => [{ embeddable: true, href: `${config.restRoot}/cms/v2/users/${row.author}` }],
  async (rows, context) => {
    const users = await findUsers(context.db, [...new Set(rows.map((row) => row.author))])
    const shown = await presentUsers(users, 'embed', context)
    const byId = new Map(shown.map((user) => [user.id, user]))
    return (row) => [byId.get(row.author) ?? []].flat()
  },
)

/** From an item to the one above it; `embedded` finds those that the caller may read. */
export function upLink(route: string, embedded: (ids: readonly number[], context: RequestContext) => Promise<Map<number, object>>): Link<ContentRow> {
  return link(
    'up',
    (row, { config }) => (row.parent ? [{ embeddable: true, href: `${config.restRoot}${route}/${row.parent}` }] : []),
    async (rows, context) => {
      const above = await embedded([...new Set(rows.map((row) => row.parent))], context)
      return (row) => [above.get(row.parent) ?? []].flat()
    },
  )
}

type Grouping = Taxonomy<{ id: number }>

/** One link for each taxonomy, embedded as a list of lists of terms. */
export function termsLink(taxonomies: readonly Grouping[]): Link<ContentRow> {
  return link(
    'cms:term',
    (row, { config }) => taxonomies.map(({ name, route }) => ({ taxonomy: name, embeddable: true, href: `${config.restRoot}${route}?post=${row.id}` })),
    async (rows, context) => {
      const ids = rows.map((row) => row.id)
      const found = await Promise.all(taxonomies.map((taxonomy) => presentedTerms(taxonomy, ids, context)))
      return (row) => found.map((terms) => terms.get(row.id) ?? [])
    },
  )
}

async function presentedTerms(taxonomy: Grouping, contentIds: readonly number[], context: RequestContext): Promise<Map<number, object[]>> {
  const terms = await findTermsOf(context.db, taxonomy.name, contentIds)
  const links = await linksFor(taxonomy.links, [...terms.values()].flat(), context)
  return new Map([...terms].map(([id, rows]) => [id, rows.map((row) => taxonomy.prune({ ...taxonomy.present(row, context), _links: links(row) }, 'embed'))]))
}
