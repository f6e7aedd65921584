// The taxonomies of posts, blocks and menu items.
import { menuMeta } from '../../../menus/automatic-items.ts'
import { eraseMenuItemsOf, eraseMenuItemsTo } from '../../../menus/store.ts'
import { blockPermissions, permissionsOf } from '../../../engine/permissions.ts'
import { storedMeta } from '../../../engine/traits/meta.ts'
import type { TermRow } from '../../../db/tables/terms.ts'
import { ApiError } from '../../../contract/api-error.ts'
import { termLinks } from '../../../terms/taxonomy.ts'
import type { Taxonomy } from '../../../terms/taxonomy.ts'
import { prunerFor } from './contract.ts'
import type { Schemas } from './contract.ts'

const mayManage: Taxonomy<object>['mayEdit'] = (caller) => caller.can('manage_categories')

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

const categoryAt = { name: 'category', base: 'category', route: '/cms/v2/categories', mayEdit: mayManage, fallback: 1 }
const tagAt = { name: 'post_tag', base: 'tag', route: '/cms/v2/tags', mayEdit: mayManage }

export const category: Taxonomy<Schemas['Category']> = {
  ...categoryAt,
  noun: 'category',
  prune: prunerFor('Category'),
  isHierarchical: true,
  mayCreate: mayManage,
  erase: menuLinked,
  present: (row, url) => ({ ...facts(row, url), taxonomy: 'category', parent: row.parent, meta: {} }),
  links: termLinks(categoryAt, (row) => [`/cms/v2/posts?categories=${row.id}`]),
}

export const tag: Taxonomy<Schemas['Tag']> = {
  ...tagAt,
  noun: 'tag',
  prune: prunerFor('Tag'),
  isHierarchical: false,
  mayCreate: (caller) => caller.can('edit_posts'),
  erase: menuLinked,
  present: (row, url) => ({ ...facts(row, url), taxonomy: 'post_tag', meta: {} }),
  links: termLinks(tagAt, (row) => [`/cms/v2/posts?tags=${row.id}`]),
}

const patternCategoryAt = {
  name: 'cms_pattern_category',
  base: 'cms_pattern_category',
  route: '/cms/v2/cms_pattern_category',
  mayEdit: mayManage,
}

export const patternCategory: Taxonomy<Schemas['PatternCategory']> = {
  ...patternCategoryAt,
  noun: 'pattern category',
  prune: prunerFor('PatternCategory'),
  isHierarchical: false,
  mayCreate: (caller) => caller.can('edit_posts'),
  items: blockPermissions(),
  present: (row, url) => ({ ...facts(row, url), taxonomy: 'cms_pattern_category', meta: {} }),
  links: termLinks(patternCategoryAt, (row) => [`/cms/v2/blocks?cms_pattern_category=${row.id}`]),
}

const mayManageMenus: Taxonomy<object>['mayEdit'] = (caller) => caller.can('edit_theme_options')

const menuAt = { name: 'nav_menu', base: 'nav_menu', route: '/cms/v2/menus', mayEdit: mayManageMenus }

export const menu: Taxonomy<Schemas['Menu']> = {
  ...menuAt,
  noun: 'menu',
  prune: prunerFor('Menu'),
  isHierarchical: false,
  mayRead: (caller) => caller.can('edit_posts'),
  mayCreate: mayManageMenus,
  nameTaken: 'menu_exists',
  slugFollowsName: true,
  present: (row) => ({
    id: row.id,
    description: row.description,
    name: row.name,
    slug: row.slug,
    meta: {},
    locations: [],
    ...storedMeta(row, menuMeta),
  }),
  items: permissionsOf('edit_theme_options', ['publish']),
  write(input: Schemas['MenuInput'], before) {
    // Block themes have no menu locations.
    const [location] = input.locations ?? []
    if (location !== undefined)
      throw new ApiError(400, 'rest_invalid_menu_location', `The menu location "${location}" does not exist: the theme has none.`)
    return { meta: JSON.stringify({ auto_add: input.auto_add ?? (before ? storedMeta(before, menuMeta).auto_add : menuMeta.auto_add) }) }
  },
  erase: (row, { db }) => eraseMenuItemsOf(db, row.id),
  links: termLinks(menuAt, (row) => [`/cms/v2/menu-items?menus=${row.id}`]),
}
