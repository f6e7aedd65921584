// The menu items resource.
import { autosaves } from '#server/engine/autosaves.ts'
import { contentCollection } from '#server/engine/content-collection.ts'
import { byDate, byId, byOrder, bySlug } from '#server/engine/filters.ts'
import { bySearchUnindexed } from '#server/lists/search-filters.ts'
import { targetLink } from '#server/menus/targets.ts'
import { permissionsOf } from '#server/engine/permissions.ts'
import type { Permissions } from '#server/engine/permissions.ts'
import { definePresented, defineResource } from '#server/engine/resource.ts'
import { byTerms } from '#server/engine/term-filters.ts'
import { compose, writeOnly } from '#server/engine/trait.ts'
import { creator } from '#server/engine/traits/author.ts'
import { dates } from '#server/engine/traits/dates.ts'
import { order, parent } from '#server/engine/traits/hierarchy.ts'
import { numbered } from '#server/engine/traits/identity.ts'
import { revisionRecord, revisionTitle } from '#server/engine/traits/revision-fields.ts'
import { menuDefaults, menuItem, menuTexts } from '#server/menus/menu-item.ts'
import { meta } from '#server/engine/traits/meta.ts'
import { oneTerm } from '#server/terms/traits/one-term.ts'
import { withAutosaves } from '#server/engine/traits/revisioned.ts'
import { translatedTexts, translations } from '#server/engine/traits/translations.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { ApiError } from '#server/contract/api-error.ts'
import { prunerFor } from './contract.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { parentLink } from './revisions.ts'
import { typeLabels } from '#server/engine/labels.ts'
import { labelsOfPostsBut } from './labels.ts'
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
    labels: {
      ...typeLabels({ names: { singular: 'Navigation Menu Item', plural: 'Navigation Menu Items' } }),
      ...labelsOfPostsBut(),
      all_items: 'Navigation Menu Items',
      archives: 'Navigation Menu Items',
    },
    isHidden: true,
    webhooks: { name: 'menu', hasStatuses: false },
    imported: { name: 'nav_menu_item', statuses: ['publish', 'draft'], form: 'menu item' },
    isTranslated: true,
    prune: prunerFor('MenuItem'),
    traits: compose<ContentRow>()(
      numbered('nav_menu_item'),
      writeOnly(dates),
      menuDefaults,
      creator,
      menuTexts,
      menuItem,
      parent,
      order,
      oneTerm('nav_menu', 'menus', unknownMenu),
      meta({}),
      translations(route, { title: 'title', content: 'description', excerpt: 'attr_title' }),
      withAutosaves,
    ),
    filters: [byId, bySlug, byDate, bySearchUnindexed, byOrder, byTerms('menus')],
    links: [...itemLinks(route, permissions), termsLink([menu]), targetLink],
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
  compose<ContentRow>()(menuTexts, translatedTexts),
)

export const contentTypes = [menuItems.contentType]

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
