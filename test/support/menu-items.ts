// Menu items through the typed client, in the forms that tests need.
import type { Client } from '../../client/index.ts'
import { calls } from './collections.ts'
import type { InputOf, ItemOf } from './collections.ts'
import { newWord } from './posts.ts'

export type MenuItem = ItemOf<'/menu-items'>
export type MenuItemInput = InputOf<'/menu-items'>

export const menuItems = (client: Client) => calls(client, '/menu-items')

/** Creates a menu item; by default, it is a custom link with a unique title. */
export const makeMenuItem = (client: Client, fields: MenuItemInput = {}): Promise<MenuItem> =>
  menuItems(client).make({ title: newWord(), url: 'https://example.org/', ...fields })

/** Creates an item that links to a page, post or term and has no title of its own. */
export const makeLinkTo = (
  client: Client,
  type: 'post_type' | 'taxonomy',
  object: string,
  object_id: number,
  fields: MenuItemInput = {},
): Promise<MenuItem> => menuItems(client).make({ type, object, object_id, ...fields })
