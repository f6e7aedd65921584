// Terms of every taxonomy through the typed client, in the forms that tests need.
import type { Client } from '../../client/index.ts'
import { calls } from './collections.ts'
import type { InputOf, ItemOf } from './collections.ts'
import { newWord } from './posts.ts'

export const categories = (client: Client) => calls(client, '/categories')
export const tags = (client: Client) => calls(client, '/tags')
export const menus = (client: Client) => calls(client, '/menus')
export const patternCategories = (client: Client) => calls(client, '/cms_pattern_category')

export const makeCategory = (client: Client, fields: InputOf<'/categories'> = {}): Promise<ItemOf<'/categories'>> =>
  categories(client).make({ name: newWord(), ...fields })
export const makeTag = (client: Client, fields: InputOf<'/tags'> = {}): Promise<ItemOf<'/tags'>> =>
  tags(client).make({ name: newWord(), ...fields })
export const makeMenu = (client: Client, fields: InputOf<'/menus'> = {}): Promise<ItemOf<'/menus'>> =>
  menus(client).make({ name: newWord(), ...fields })
export const makePatternCategory = (
  client: Client,
  fields: InputOf<'/cms_pattern_category'> = {},
): Promise<ItemOf<'/cms_pattern_category'>> => patternCategories(client).make({ name: newWord(), ...fields })

export const readCategory = (client: Client, id: number): Promise<ItemOf<'/categories'>> => categories(client).read(id)
export const readTag = (client: Client, id: number): Promise<ItemOf<'/tags'>> => tags(client).read(id)
