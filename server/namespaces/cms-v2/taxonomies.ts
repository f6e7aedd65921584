// The taxonomies of posts, events, blocks and menu items.
import { eventCategories, eventType } from '#server/calendar/content-types.ts'
import { menuMeta } from '#server/menus/automatic-items.ts'
import { clearLocations } from '#server/menus/locations.ts'
import { eraseMenuItemsOf, eraseMenuItemsTo } from '#server/menus/store.ts'
import { storedMeta } from '#server/engine/traits/meta.ts'
import { readSettings } from '#server/settings/settings.ts'
import type { TermRow } from '#server/db/tables/terms.ts'
import { invalidParam } from '#server/contract/api-error.ts'
import { termEvents } from '#server/terms/collection.ts'
import type { Taxonomy } from '#server/terms/taxonomy.ts'
import { prunerFor } from './contract.ts'
import { labelsOfTags } from './labels.ts'
import type { Schemas } from './contract.ts'

export const facts = (row: TermRow, link: string) => ({
  id: row.id,
  count: row.count,
  description: row.description,
  link,
  name: row.name,
  slug: row.slug,
})

/** Deletes the menu items that link to a term along with it. */
const menuLinked: Taxonomy<object>['erase'] = (row, { db }) => eraseMenuItemsTo(db, 'taxonomy', row.id)

const byEditors = { manage: 'manage_categories', assign: 'edit_posts' } as const

export const category: Taxonomy<Schemas['Category']> = {
  name: 'category',
  route: '/cms/v2/categories',
  noun: 'category',
  names: { singular: 'Category', plural: 'Categories' },
  labels: { name_admin_bar: 'category' },
  isHierarchical: true,
  types: ['post'],
  capabilityNoun: 'categories',
  capabilities: { ...byEditors, create: 'manage_categories' },
  base: 'category',
  isPublic: true,
  list: { route: '/cms/v2/posts', parameter: 'categories' },
  webhooks: termEvents,
  importedAs: 'category',
  fallback: async (context) => (await readSettings(context)).default_category,
  prune: prunerFor('Category'),
  erase: menuLinked,
  present: (row, url) => ({ ...facts(row, url), taxonomy: 'category', parent: row.parent }),
}

export const tag: Taxonomy<Schemas['Tag']> = {
  name: 'post_tag',
  route: '/cms/v2/tags',
  noun: 'tag',
  names: { singular: 'Tag', plural: 'Tags' },
  labels: { name_admin_bar: 'post_tag' },
  isHierarchical: false,
  types: ['post', 'event'],
  capabilities: { ...byEditors, create: 'edit_posts' },
  capabilityNoun: 'post_tags',
  base: 'tag',
  isPublic: true,
  classPrefix: 'tag',
  list: { route: '/cms/v2/posts', parameter: 'tags' },
  webhooks: termEvents,
  importedAs: 'post_tag',
  prune: prunerFor('Tag'),
  erase: menuLinked,
  present: (row, url) => ({ ...facts(row, url), taxonomy: 'post_tag' }),
}

export const eventCategory: Taxonomy<Schemas['SiteEventCategory']> = {
  ...eventCategories,
  route: eventCategories.siteRoute,
  list: { route: eventType.siteRoute, parameter: 'event_categories' },
  prune: prunerFor('SiteEventCategory'),
  present: (row, url) => ({ ...facts(row, url), taxonomy: 'cal_events_cat', parent: row.parent }),
}

export const patternCategory: Taxonomy<Schemas['PatternCategory']> = {
  name: 'cms_pattern_category',
  route: '/cms/v2/cms_pattern_category',
  noun: 'pattern category',
  names: { singular: 'Pattern Category', plural: 'Pattern Categories' },
  labels: { all_items: 'Pattern Categories', add_new_item: 'Add Category', archives: 'Pattern Categories' },
  isHierarchical: false,
  types: ['cms_block'],
  capabilities: { ...byEditors, create: 'edit_posts' },
  base: 'cms_pattern_category',
  list: { route: '/cms/v2/blocks', parameter: 'cms_pattern_category' },
  webhooks: termEvents,
  importedAs: 'wp_pattern_category',
  prune: prunerFor('PatternCategory'),
  present: (row, url) => ({ ...facts(row, url), taxonomy: 'cms_pattern_category' }),
}

export const menu: Taxonomy<Schemas['Menu']> = {
  name: 'nav_menu',
  route: '/cms/v2/menus',
  noun: 'menu',
  names: { singular: 'Navigation Menu', plural: 'Navigation Menus' },
  labels: { ...labelsOfTags(), all_items: 'Navigation Menus', archives: 'Navigation Menus' },
  isHidden: true,
  isHierarchical: false,
  types: ['nav_menu_item'],
  capabilities: { read: 'edit_posts', create: 'edit_theme_options', manage: 'edit_theme_options', assign: 'edit_theme_options' },
  base: 'nav_menu',
  list: { route: '/cms/v2/menu-items', parameter: 'menus' },
  webhooks: { name: 'menu', hasStatuses: false },
  importedAs: 'nav_menu',
  nameTaken: 'menu_exists',
  slugFollowsName: true,
  prune: prunerFor('Menu'),
  present: (row) => ({
    id: row.id,
    description: row.description,
    name: row.name,
    slug: row.slug,
    ...storedMeta(row, menuMeta),
  }),
  validate({ locations = [] }: Schemas['MenuInput'], { config }) {
    const wrong = locations.find((location) => !config.menuLocations.includes(location))
    if (wrong === undefined) return
    const known = config.menuLocations.length ? `Its locations are ${config.menuLocations.join(', ')}.` : 'It has none.'
    throw invalidParam('locations', `is invalid: the site has no menu location "${wrong}". ${known} The setting MENU_LOCATIONS names them`)
  },
  write({ auto_add, locations }: Schemas['MenuInput'], before) {
    const stored = before ? storedMeta(before, menuMeta) : menuMeta
    return { meta: JSON.stringify({ auto_add: auto_add ?? stored.auto_add, locations: [...new Set(locations ?? stored.locations)] }) }
  },
  stored: ({ id }, { locations = [] }: Schemas['MenuInput'], { db }) => clearLocations(db, locations, id),
  erase: (row, { db }) => eraseMenuItemsOf(db, row.id),
}
