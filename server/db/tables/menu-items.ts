// What menu items have beside the columns of content: where they lead.
import type { Selectable } from 'kysely'

export type MenuItemType = 'taxonomy' | 'post_type' | 'post_type_archive' | 'custom'

export interface MenuItemsTable {
  content_id: number
  type: MenuItemType
  /** What kind of thing it leads to, as in `page` or `category`. */
  object: string
  /** The id of the item or term that it leads to, or 0. */
  object_id: number
  /** The address of a custom link. */
  url: string
  target: string
  /** Classes and relations, separated by spaces. */
  classes: string
  xfn: string
}

export type MenuItemRow = Selectable<MenuItemsTable>
