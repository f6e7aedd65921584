// The menus resource.
import { taxonomy } from '#server/terms/taxonomy.ts'
import type { Handlers } from './contract.ts'
import { menu } from './taxonomies.ts'

const menus = taxonomy(menu)

export const taxonomies = [menus.listed]

export const handlers = {
  listMenus: menus.list,
  createMenu: menus.create,
  getMenu: menus.get,
  updateMenu: menus.update,
  putMenu: menus.update,
  patchMenu: menus.update,
  deleteMenu: menus.remove,
} satisfies Partial<Handlers>
