// Navigation menus through the typed client, in the few forms that tests need.
import type { Client } from '../../client/index.ts'
import { calls } from './collections.ts'
import type { InputOf, ItemOf } from './collections.ts'
import { newWord } from './posts.ts'

export const navigation = (client: Client) => calls(client, '/navigation')

/** Makes a navigation menu; a published one with a title of its own unless the fields say otherwise. */
export const makeNavigation = (client: Client, fields: InputOf<'/navigation'> = {}): Promise<ItemOf<'/navigation'>> =>
  navigation(client).make({ title: newWord(), status: 'publish', ...fields })
