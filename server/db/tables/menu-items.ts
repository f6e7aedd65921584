// The columns of menu items that `content` does not have: what they link to.
import type { Selectable } from 'kysely'

export type MenuItemType = 'taxonomy' | 'post_type' | 'post_type_archive' | 'custom'

export interface MenuItemsTable {
  content_id: number
  type: MenuItemType
  /** The type of the target, such as `page` or `category`. */
  object: string
  /** The ID of the target item or term, or 0. */
  object_id: number
  /** The URL of a custom link. */
  url: string
  target: string
  /** Classes and link relations, separated by spaces. */
  classes: string
  xfn: string
}

export type MenuItemRow = Selectable<MenuItemsTable>
