// Menus as trees, which are public unless a setting restricts them.
import { ApiError, refused } from '#server/contract/api-error.ts'
import type { RequestContext } from '#server/context.ts'
import { pageOfAll } from '#server/db/keyset.ts'
import type { TermRow } from '#server/db/tables/terms.ts'
import { boundsOf } from '#server/lists/cursor.ts'
import { listHeaders } from '#server/lists/list-headers.ts'
import { assertPage } from '#server/lists/paging.ts'
import { storedMeta } from '#server/engine/traits/meta.ts'
import { menuMeta } from '#server/menus/automatic-items.ts'
import { findMenus } from '#server/menus/store.ts'
import { loadMenuTree } from '#server/menus/tree.ts'
import { slugFrom } from '#server/rendering/slug.ts'
import { translateTerms } from '#server/terms/translations.ts'
import { findTermByAnySlug } from '#server/terms/store.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'

const route = '/cms/v2/menu-trees'

export const handlers: Pick<Handlers, 'listMenuTrees' | 'getMenuTree'> = {
  async listMenuTrees({ query }, context) {
    assertViewer(context)
    const menus = (await findMenus(context.db)).filter((menu) => isWanted(menu, query)).toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
    assertPage('rest_post_invalid_page_number', query, { total: menus.length })
    const { rows, ...found } = pageOfAll(menus, ({ slug }) => slug, await boundsOf(query, context))
    const body: Schemas['MenuTree'][] = []
    for (const menu of rows) body.push(await present(menu, context))
    return { status: 200, headers: await listHeaders(context, query, found), body }
  },
  async getMenuTree({ path }, context) {
    assertViewer(context)
    const menu = await findTermByAnySlug(context.db, 'nav_menu', slugFrom(path.slug))
    if (!menu) throw new ApiError(404, 'rest_term_invalid', `No menu has the slug "${path.slug}".`)
    return { status: 200, body: await present(menu, context) }
  },
}

function assertViewer({ caller, config }: RequestContext): void {
  if (!config.publicMenus && !caller.can('edit_posts'))
    throw refused(caller, 'rest_cannot_view', 'You are not allowed to view menus. This requires the right to edit posts.')
}

function isWanted(menu: TermRow, { slug, location }: QueryOf<'listMenuTrees'>): boolean {
  const isNamed = !slug?.length || slug.some((one) => slugFrom(one) === menu.slug)
  return isNamed && (!location?.length || locationsOf(menu).some((one) => location.includes(one)))
}

const locationsOf = (menu: TermRow): string[] => storedMeta(menu, menuMeta).locations

async function present(menu: TermRow, context: RequestContext): Promise<Schemas['MenuTree']> {
  const [{ id, name, slug, description } = menu] = await translateTerms([menu], context)
  const root = context.config.restRoot + route
  return {
    id,
    name,
    slug,
    description,
    locations: locationsOf(menu),
    items: await loadMenuTree(id, context),
    _links: { self: [{ href: `${root}/${slug}` }], collection: [{ href: root }] },
  }
}
