// The taxonomies of posts, blocks and menu items.
import { menuMeta } from '#server/menus/automatic-items.ts'
import { clearLocations } from '#server/menus/locations.ts'
import { eraseMenuItemsOf, eraseMenuItemsTo } from '#server/menus/store.ts'
import { blockPermissions, permissionsOf } from '#server/engine/permissions.ts'
import { storedMeta } from '#server/engine/traits/meta.ts'
import type { RequestContext } from '#server/context.ts'
import { readSettings } from '#server/settings/settings.ts'
import type { TermRow } from '#server/db/tables/terms.ts'
import { ApiError } from '#server/contract/api-error.ts'
import { termLinks } from '#server/terms/taxonomy.ts'
import type { Taxonomy } from '#server/terms/taxonomy.ts'
import { prunerFor } from './contract.ts'
import type { Schemas } from './contract.ts'

const facts = (row: TermRow, link: string) => ({
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

const categoryAt = {
  name: 'category',
  base: 'category',
  route: '/cms/v2/categories',
  capabilities: { ...byEditors, create: 'manage_categories' },
  fallback: async (context: RequestContext) => (await readSettings(context)).default_category,
} as const
const tagAt = { name: 'post_tag', base: 'tag', route: '/cms/v2/tags', capabilities: { ...byEditors, create: 'edit_posts' } } as const

export const category: Taxonomy<Schemas['Category']> = {
  ...categoryAt,
  noun: 'category',
  names: { singular: 'Category', plural: 'Categories' },
  types: ['post'],
  prune: prunerFor('Category'),
  isHierarchical: true,
  erase: menuLinked,
  present: (row, url) => ({ ...facts(row, url), taxonomy: 'category', parent: row.parent, meta: {} }),
  links: termLinks(categoryAt, (row) => [`/cms/v2/posts?categories=${row.id}`]),
}

export const tag: Taxonomy<Schemas['Tag']> = {
  ...tagAt,
  noun: 'tag',
  names: { singular: 'Tag', plural: 'Tags' },
  types: ['post', 'event'],
  prune: prunerFor('Tag'),
  isHierarchical: false,
  erase: menuLinked,
  present: (row, url) => ({ ...facts(row, url), taxonomy: 'post_tag', meta: {} }),
  links: termLinks(tagAt, (row) => [`/cms/v2/posts?tags=${row.id}`]),
}

const patternCategoryAt = {
  name: 'cms_pattern_category',
  base: 'cms_pattern_category',
  route: '/cms/v2/cms_pattern_category',
  capabilities: { ...byEditors, create: 'edit_posts' },
} as const

export const patternCategory: Taxonomy<Schemas['PatternCategory']> = {
  ...patternCategoryAt,
  noun: 'pattern category',
  names: { singular: 'Pattern category', plural: 'Pattern categories' },
  types: ['cms_block'],
  prune: prunerFor('PatternCategory'),
  isHierarchical: false,
  items: blockPermissions(),
  present: (row, url) => ({ ...facts(row, url), taxonomy: 'cms_pattern_category', meta: {} }),
  links: termLinks(patternCategoryAt, (row) => [`/cms/v2/blocks?cms_pattern_category=${row.id}`]),
}

const menuAt = {
  name: 'nav_menu',
  base: 'nav_menu',
  route: '/cms/v2/menus',
  capabilities: { read: 'edit_posts', create: 'edit_theme_options', manage: 'edit_theme_options', assign: 'edit_theme_options' },
} as const

export const menu: Taxonomy<Schemas['Menu']> = {
  ...menuAt,
  noun: 'menu',
  names: { singular: 'Menu', plural: 'Menus' },
  types: ['nav_menu_item'],
  prune: prunerFor('Menu'),
  isHierarchical: false,
  nameTaken: 'menu_exists',
  slugFollowsName: true,
  present: (row) => ({
    id: row.id,
    description: row.description,
    name: row.name,
    slug: row.slug,
    meta: {},
    ...storedMeta(row, menuMeta),
  }),
  items: permissionsOf('edit_theme_options', ['publish']),
  validate({ locations = [] }: Schemas['MenuInput'], { config }) {
    const wrong = locations.find((location) => !config.menuLocations.includes(location))
    if (wrong === undefined) return
    const known = config.menuLocations.length ? `Its locations are ${config.menuLocations.join(', ')}.` : 'It has none.'
    throw new ApiError(
      400,
      'rest_invalid_menu_location',
      `The site has no menu location "${wrong}". ${known} The setting MENU_LOCATIONS names them.`,
    )
  },
  write({ auto_add, locations }: Schemas['MenuInput'], before) {
    const stored = before ? storedMeta(before, menuMeta) : menuMeta
    return { meta: JSON.stringify({ auto_add: auto_add ?? stored.auto_add, locations: [...new Set(locations ?? stored.locations)] }) }
  },
  stored: ({ id }, { locations = [] }: Schemas['MenuInput'], { db }) => clearLocations(db, locations, id),
  erase: (row, { db }) => eraseMenuItemsOf(db, row.id),
  links: termLinks(menuAt, (row) => [`/cms/v2/menu-items?menus=${row.id}`]),
}
