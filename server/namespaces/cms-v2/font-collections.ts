// Reads the font collections of the theme.
import { linksFor, link, allowOnlyRead, selfLink } from '#server/engine/links.ts'
import type { RequestContext } from '#server/context.ts'
import { ApiError } from '#server/contract/api-error.ts'
import { pageOfAll } from '#server/db/keyset.ts'
import { boundsOf } from '#server/lists/cursor.ts'
import { listHeaders } from '#server/lists/list-headers.ts'
import { assertPage } from '#server/lists/paging.ts'
import type { FontCollection } from '#server/theme-files/font-collections.ts'
import { assertAllowed } from '#server/users/missing-right.ts'
import type { Handlers, Schemas } from './contract.ts'

const route = '/cms/v2/font-collections'

const links = [
  selfLink<FontCollection>(({ slug }) => `${route}/${slug}`, allowOnlyRead),
  link<FontCollection>('collection', (_collection, { config }) => [{ href: config.restRoot + route }]),
]

function assertViewer({ caller }: RequestContext): void {
  assertAllowed(caller, 'rest_cannot_read', 'view font collections', (one) => one.can('edit_theme_options'))
}

async function present(collections: readonly FontCollection[], context: RequestContext): Promise<Schemas['FontCollection'][]> {
  const linksOf = await linksFor(links, collections, context)
  return collections.map((collection) => ({ ...collection, _links: linksOf(collection) }))
}

export const handlers = {
  async listFontCollections({ query }, context) {
    assertViewer(context)
    const all = context.theme.fontCollections
    assertPage('rest_post_invalid_page_number', query, { total: all.length })
    const { rows, ...found } = pageOfAll(all, ({ slug }) => slug, await boundsOf(query, context))
    return { status: 200, headers: await listHeaders(context, query, found), body: await present(rows, context) }
  },
  async getFontCollection({ path: { slug } }, context) {
    assertViewer(context)
    const [body] = await present(
      context.theme.fontCollections.filter((collection) => collection.slug === slug),
      context,
    )
    if (!body) throw new ApiError(404, 'rest_font_collection_not_found', `The theme has no font collection "${slug}".`)
    return { status: 200, body }
  },
} satisfies Partial<Handlers>
