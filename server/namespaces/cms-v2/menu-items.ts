// Menu items.
import { autosaves } from '../../content/autosaves.ts'
import { collection } from '../../content/collection.ts'
import { byDate, byId, byOrder, bySearchOfFew, bySlug } from '../../content/filters.ts'
import { targetLink } from '../../content/menu-targets.ts'
import { permissionsOf } from '../../content/permissions.ts'
import { definePresented, defineResource } from '../../content/resource.ts'
import { byTerms } from '../../content/term-filters.ts'
import { compose, writeOnly } from '../../content/trait.ts'
import { creator } from '../../content/traits/author.ts'
import { dates } from '../../content/traits/dates.ts'
import { order, parent } from '../../content/traits/hierarchy.ts'
import { numbered } from '../../content/traits/identity.ts'
import { revisionRecord, revisionTitle } from '../../content/traits/kept.ts'
import { menuDefaults, menuItem, menuTexts } from '../../content/traits/menu-item.ts'
import { meta } from '../../content/traits/meta.ts'
import { oneTerm } from '../../content/traits/one-term.ts'
import { withAutosaves } from '../../content/traits/revisioned.ts'
import type { ContentRow } from '../../db/tables/content.ts'
import { ApiError } from '../../errors.ts'
import { menuTargetTypes } from '../menu-kinds.ts'
import { prunes } from './contract.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { parentLink } from './history.ts'
import { placeLinks, termsLink } from './links.ts'
import { menu } from './taxonomies.ts'

const route = '/cms/v2/menu-items'

const unknownMenu = (id: number): ApiError => new ApiError(400, 'invalid_menu_id', `There is no menu with the id ${id}.`)

const menuItems = collection(
  defineResource<Schemas['MenuItem'], Schemas['MenuItemInput'], QueryOf<'listMenuItems'>>()({
    type: 'nav_menu_item',
    route,
    noun: 'menu item',
    prune: prunes('MenuItem'),
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
    filters: [byId, bySlug, byDate, bySearchOfFew, byOrder, byTerms('menus')],
    links: [...placeLinks(route), termsLink([menu]), targetLink(menuTargetTypes)],
    permissions: { ...permissionsOf('edit_theme_options', ['publish']), mayView: (caller) => caller.can('edit_posts') },
    isLive: true,
  }),
)

const drafts = autosaves(
  menuItems,
  definePresented<Schemas['MenuItemAutosave']>()({
    type: 'revision',
    prune: prunes('MenuItemAutosave'),
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
