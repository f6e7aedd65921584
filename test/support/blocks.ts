// Reusable blocks through the typed client, in the few forms that tests need.
import type { Client } from '../../client/index.ts'
import { calls } from './collections.ts'
import type { InputOf, ItemOf } from './collections.ts'
import { newWord } from './posts.ts'

export type Block = ItemOf<'/blocks'>

export const blocks = (client: Client) => calls(client, '/blocks')

/** Makes a block; a published one with a title of its own unless the fields say otherwise. */
export const makeBlock = (client: Client, fields: InputOf<'/blocks'> = {}): Promise<Block> =>
  blocks(client).make({ title: newWord(), status: 'publish', ...fields })
