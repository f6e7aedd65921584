// Posts through the typed client, in the forms that tests need.
import { randomUUID } from 'node:crypto'
import type { Client } from '../../client/index.ts'
import { dataOf } from './responses.ts'
import type { Totals } from './responses.ts'
import { calls } from './collections.ts'
import type { InputOf, ItemOf, ItemQueryOf, ListQueryOf } from './collections.ts'

export type Post = ItemOf<'/posts'>
export type PostInput = InputOf<'/posts'>
export type PostsQuery = ListQueryOf<'/posts'>

/** Returns a unique word. */
export function newWord(): string {
  return `w${randomUUID().replaceAll('-', '').slice(0, 12)}`
}

export const posts = (client: Client) => calls(client, '/posts')

export const readPost = (client: Client, id: number, query: ItemQueryOf<'/posts'> = {}): Promise<Post> => posts(client).read(id, query)

/** Creates a post; by default, it is published and has a unique title. */
export const makePost = (client: Client, fields: PostInput = {}): Promise<Post> =>
  posts(client).make({ title: newWord(), status: 'publish', ...fields })

export const changePost = (client: Client, id: number, fields: PostInput): Promise<Post> => posts(client).change(id, fields)

/** Returns the items of a list and its totals. */
export const listPosts = (client: Client, query: PostsQuery): Promise<Totals & { ids: number[]; items: Post[] }> =>
  posts(client).listed(query)

/** Returns only the IDs of a list. */
export const idsOf = (client: Client, query: PostsQuery): Promise<number[]> => posts(client).ids(query)

/** Moves a post to the trash and returns it. */
export async function trashPost(client: Client, id: number): Promise<Post> {
  const trashed = await dataOf(posts(client).remove(id))
  if ('deleted' in trashed) throw new Error(`Post ${id} was deleted permanently instead of being moved to the trash.`)
  return trashed
}
