// Menu items.
import { autosaves } from '../../content/autosaves.ts'
import { collection } from '../../content/collection.ts'
import { byDate, byId, byOrder, bySearchOfFew, bySlug } from '../../content/filters.ts'
import type { Embedded, Link } from '../../content/links.ts'
import { findMenuItems } from '../../content/menu-store.ts'
import { targetRoute } from '../../content/menu-targets.ts'
import { permissionsOf } from '../../content/permissions.ts'
import { definePresented, defineResource } from '../../content/resource.ts'
import { byTerms } from '../../content/term-filters.ts'
import { compose, perRow, unseen } from '../../content/trait.ts'
import { maker } from '../../content/traits/author.ts'
import { dates } from '../../content/traits/dates.ts'
import { order, parent } from '../../content/traits/hierarchy.ts'
import { keptRecord, keptTitle } from '../../content/traits/kept.ts'
import { menuDefaults, menuItem, menuTexts } from '../../content/traits/menu-item.ts'
import { meta } from '../../content/traits/meta.ts'
import { oneTerm } from '../../content/traits/one-term.ts'
import { autosaved } from '../../content/traits/revisioned.ts'
import type { RequestContext } from '../../context.ts'
import type { ContentRow } from '../../db/tables/content.ts'
import { ApiError } from '../../errors.ts'
import { categories } from './categories.ts'
import { prunes } from './contract.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { parentLink } from './history.ts'
import { placeLinks } from './links.ts'
import { pages } from './pages.ts'
import { posts } from './posts.ts'
import { tags } from './tags.ts'

const route = '/cms/v2/menu-items'

const unknownMenu = (id: number): ApiError => new ApiError(400, 'invalid_menu_id', `There is no menu with the id ${id}.`)

const targets: Record<string, { embedded: Embedded }> = { post: posts, page: pages, category: categories, post_tag: tags }

const toTarget = 'cms:menu-item-object'

/** To what an item leads to, where that has a route. */
const targetLink: Link<ContentRow> = {
  async targets(rows, { db, config }) {
    const items = await findMenuItems(
      db,
      rows.map((row) => row.id),
    )
    return (row) => {
      const item = items.get(row.id)
      const target = item && targetRoute(item)
      if (!target) return { [toTarget]: [] }
      const { route: at, ...kind } = target
      return { [toTarget]: [{ ...kind, embeddable: true, href: config.restRoot + at }] }
    }
  },
  embeds: { rel: toTarget, load: loadTargets },
}

async function loadTargets(rows: readonly ContentRow[], context: RequestContext): Promise<(row: ContentRow) => unknown[]> {
  const items = await findMenuItems(
    context.db,
    rows.map((row) => row.id),
  )
  const found = await Promise.all(
    Object.entries(targets).map(
      async ([object, target]) =>
        [
          object,
          await target.embedded(
            [...items.values()].flatMap((item) => (item.object === object ? item.object_id : [])),
            context,
          ),
        ] as const,
    ),
  )
  const byObject = new Map<string, Map<number, object>>(found)
  return (row) => {
    const item = items.get(row.id)
    return [(item && byObject.get(item.object)?.get(item.object_id)) ?? []].flat()
  }
}

const menuItems = collection(
  defineResource<Schemas['MenuItem'], Schemas['MenuItemInput'], QueryOf<'listMenuItems'>>()({
    type: 'nav_menu_item',
    route,
    noun: 'menu item',
    prune: prunes('MenuItem'),
    traits: compose<ContentRow>()(
      perRow(({ id }: ContentRow) => ({ id })),
      unseen(dates),
      menuDefaults,
      maker,
      menuTexts,
      menuItem,
      parent('nav_menu_item'),
      order,
      oneTerm('nav_menu', 'menus', unknownMenu),
      meta({}),
      autosaved,
    ),
    filters: [byId, bySlug, byDate, bySearchOfFew, byOrder, byTerms('menus')],
    links: [...placeLinks(route), targetLink],
    permissions: { ...permissionsOf('edit_theme_options', ['publish']), mayView: (caller) => caller.can('edit_posts') },
    isLive: true,
  }),
)

const drafts = autosaves(
  menuItems,
  definePresented<Schemas['MenuItemAutosave']>()({
    type: 'revision',
    prune: prunes('MenuItemAutosave'),
    traits: compose<ContentRow>()(keptRecord, keptTitle, meta({})),
    links: [parentLink(route)],
  }),
  menuTexts,
)

export const handlers = {
  listMenuItems: menuItems.list,
  createMenuItem: menuItems.create,
  getMenuItem: menuItems.get,
  updateMenuItem: menuItems.update,
  putMenuItem: menuItems.update,
  patchMenuItem: menuItems.update,
  deleteMenuItem: menuItems.erase,
  listMenuItemAutosaves: drafts.list,
  createMenuItemAutosave: drafts.create,
  getMenuItemAutosave: drafts.get,
} satisfies Partial<Handlers>
