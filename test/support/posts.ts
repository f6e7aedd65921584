// Posts through the typed client, in the few forms that tests need.
import { randomUUID } from 'node:crypto'
import type { Client } from '../../client/index.ts'
import { dataOf } from './answers.ts'
import type { Totals } from './answers.ts'
import { calls } from './collections.ts'
import type { InputOf, ItemOf, ItemQueryOf, ListQueryOf } from './collections.ts'

export type Post = ItemOf<'/posts'>
export type PostInput = InputOf<'/posts'>
export type PostsQuery = ListQueryOf<'/posts'>

/** A word that nothing else in the database has. */
export function newWord(): string {
  return `w${randomUUID().replaceAll('-', '').slice(0, 12)}`
}

export const posts = (client: Client) => calls(client, '/posts')

export const readPost = (client: Client, id: number, query: ItemQueryOf<'/posts'> = {}): Promise<Post> => posts(client).read(id, query)

/** Makes a post; a published one with a title of its own unless the fields say otherwise. */
export const makePost = (client: Client, fields: PostInput = {}): Promise<Post> =>
  posts(client).make({ title: newWord(), status: 'publish', ...fields })

export const changePost = (client: Client, id: number, fields: PostInput): Promise<Post> => posts(client).change(id, fields)

/** What the list of this query holds, and its totals. */
export const listPosts = (client: Client, query: PostsQuery): Promise<Totals & { ids: number[]; items: Post[] }> =>
  posts(client).listed(query)

/** The ids of the list alone. */
export const idsOf = (client: Client, query: PostsQuery): Promise<number[]> => posts(client).ids(query)

/** Removes a post: to the trash, as the trashed post tells. */
export async function trashPost(client: Client, id: number): Promise<Post> {
  const trashed = await dataOf(posts(client).remove(id))
  if ('deleted' in trashed) throw new Error(`post ${id} was removed for good, where the trash was due`)
  return trashed
}
