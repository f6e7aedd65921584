// The menu items resource.
import { autosaves } from '../../../engine/autosaves.ts'
import { contentCollection } from '../../../engine/content-collection.ts'
import { byDate, byId, byOrder, bySearchUnindexed, bySlug } from '../../../engine/filters.ts'
import { targetLink } from '../../../menus/targets.ts'
import { permissionsOf } from '../../../engine/permissions.ts'
import type { Permissions } from '../../../engine/permissions.ts'
import { definePresented, defineResource } from '../../../engine/resource.ts'
import { byTerms } from '../../../engine/term-filters.ts'
import { compose, writeOnly } from '../../../engine/trait.ts'
import { creator } from '../../../engine/traits/author.ts'
import { dates } from '../../../engine/traits/dates.ts'
import { order, parent } from '../../../engine/traits/hierarchy.ts'
import { numbered } from '../../../engine/traits/identity.ts'
import { revisionRecord, revisionTitle } from '../../../engine/traits/revision-fields.ts'
import { menuDefaults, menuItem, menuTexts } from '../../../menus/menu-item.ts'
import { meta } from '../../../engine/traits/meta.ts'
import { oneTerm } from '../../../terms/traits/one-term.ts'
import { withAutosaves } from '../../../engine/traits/revisioned.ts'
import type { ContentRow } from '../../../db/tables/content.ts'
import { ApiError } from '../../../contract/api-error.ts'
import { menuTargetTypes } from '../menu-target-types.ts'
import { prunerFor } from './contract.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { parentLink } from './revisions.ts'
import { itemLinks, termsLink } from './links.ts'
import { menu } from './taxonomies.ts'

const route = '/cms/v2/menu-items'
const permissions: Permissions = {
  ...permissionsOf('edit_theme_options', ['publish']),
  mayView: (caller) => caller.can('edit_posts'),
}

const unknownMenu = (id: number): ApiError => new ApiError(400, 'invalid_menu_id', `No menu has the ID ${id}.`)

export const menuItems = contentCollection(
  defineResource<Schemas['MenuItem'], Schemas['MenuItemInput'], QueryOf<'listMenuItems'>>()({
    type: 'nav_menu_item',
    route,
    noun: 'menu item',
    names: { singular: 'Menu item', plural: 'Menu items' },
    prune: prunerFor('MenuItem'),
    traits: compose<ContentRow>()(
      numbered('nav_menu_item'),
      writeOnly(dates),
      menuDefaults,
      creator,
      menuTexts,
      menuItem(menuTargetTypes),
      parent('nav_menu_item'),
      order,
      oneTerm('nav_menu', 'menus', unknownMenu),
      meta({}),
      withAutosaves,
    ),
    filters: [byId, bySlug, byDate, bySearchUnindexed, byOrder, byTerms('menus')],
    links: [...itemLinks(route, permissions), termsLink([menu]), targetLink(menuTargetTypes)],
    permissions,
    isLive: true,
  }),
)

const drafts = autosaves(
  menuItems,
  definePresented<Schemas['MenuItemAutosave']>()({
    type: 'revision',
    prune: prunerFor('MenuItemAutosave'),
    traits: compose<ContentRow>()(revisionRecord, revisionTitle, meta({})),
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
