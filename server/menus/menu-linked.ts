// How items and menus keep together.
import type { ContentRow } from '../db/tables/content.ts'
import { addToMenus } from './automatic-items.ts'
import { eraseMenuItemsTo } from './store.ts'
import type { Trait } from '../engine/trait.ts'

/** When an item is removed for good, the menu items that lead to it go too. */
export const menuLinked: Trait<ContentRow, object, object> & { erase: object } = {
  erase: (row, { db }) => eraseMenuItemsTo(db, 'post_type', row.id),
}

/** What goes public at the top level is put into the menus that take it by themselves. */
export const addsToMenus: Trait<ContentRow, object, object> & { publish: object } = {
  publish: (row, context) => (row.parent ? undefined : addToMenus(row, context)),
}
