// Keeps menus up to date with the content they link to.
import type { ContentRow } from '../db/tables/content.ts'
import { addToMenus } from './automatic-items.ts'
import { eraseMenuItemsTo } from './store.ts'
import type { Trait } from '../engine/trait.ts'

/** Deletes the menu items that link to a permanently deleted item. */
export const menuLinked: Trait<ContentRow, object, object> & { erase: object } = {
  erase: (row, { db }) => eraseMenuItemsTo(db, 'post_type', row.id),
}

/** Adds newly published top-level items to the menus that have `auto_add`. */
export const addsToMenus: Trait<ContentRow, object, object> & { publish: object } = {
  publish: (row, context) => (row.parent ? undefined : addToMenus(row, context)),
}
