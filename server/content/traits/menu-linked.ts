// What menus may lead to: when it is removed for good, the menu items that lead to it go too.
import type { ContentRow } from '../../db/tables/content.ts'
import { eraseMenuItemsTo } from '../menu-store.ts'
import type { Trait } from '../trait.ts'

export const menuLinked: Trait<ContentRow, object, object> & { erase: object } = {
  erase: (row, { db }) => eraseMenuItemsTo(db, 'post_type', row.id),
}
