// Reusable blocks through the typed client, in the forms that tests need.
import type { Client } from '../../client/index.ts'
import { calls } from './collections.ts'
import type { InputOf, ItemOf } from './collections.ts'
import { newWord } from './posts.ts'

export type Block = ItemOf<'/blocks'>

export const blocks = (client: Client) => calls(client, '/blocks')

/** Creates a block; by default, it is published and has a unique title. */
export const makeBlock = (client: Client, fields: InputOf<'/blocks'> = {}): Promise<Block> =>
  blocks(client).make({ title: newWord(), status: 'publish', ...fields })
