// Navigation menus through the typed client, in the forms that tests need.
import type { Client } from '../../client/index.ts'
import { calls } from './collections.ts'
import type { InputOf, ItemOf } from './collections.ts'
import { newWord } from './posts.ts'

export const navigation = (client: Client) => calls(client, '/navigation')

/** Creates a navigation menu; by default, it is published and has a unique title. */
export const makeNavigation = (client: Client, fields: InputOf<'/navigation'> = {}): Promise<ItemOf<'/navigation'>> =>
  navigation(client).make({ title: newWord(), status: 'publish', ...fields })
