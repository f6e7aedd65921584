// Posts through the typed client, in the few forms that tests need.
import { randomUUID } from 'node:crypto'
import type { Client } from '../../client/index.ts'
import type { components, operations } from '../../generated/cms-v2/client.ts'
import { dataOf, totalsOf } from './answers.ts'
import type { Totals } from './answers.ts'

export type Post = components['schemas']['Post']
export type PostInput = components['schemas']['PostInput']
export type PostsQuery = NonNullable<operations['listPosts']['parameters']['query']>
type PostQuery = NonNullable<operations['getPost']['parameters']['query']>

/** A word that nothing else in the database has. */
export function newWord(): string {
  return `w${randomUUID().replaceAll('-', '').slice(0, 12)}`
}

/** The calls, for tests that look at refusals. */
export function posts({ content }: Client) {
  const at = (id: number) => ({ params: { path: { id } } })
  return {
    list: (query: PostsQuery = {}) => content.GET('/posts', { params: { query } }),
    get: (id: number, query: PostQuery = {}) => content.GET('/posts/{id}', { params: { path: { id }, query } }),
    create: (body: PostInput) => content.POST('/posts', { body }),
    update: (id: number, body: PostInput) => content.POST('/posts/{id}', { ...at(id), body }),
    put: (id: number, body: PostInput) => content.PUT('/posts/{id}', { ...at(id), body }),
    patch: (id: number, body: PostInput) => content.PATCH('/posts/{id}', { ...at(id), body }),
    remove: (id: number, query: { force?: boolean } = {}) => content.DELETE('/posts/{id}', { params: { path: { id }, query } }),
  }
}

export const readPost = (client: Client, id: number, query: PostQuery = {}): Promise<Post> => dataOf(posts(client).get(id, query))

/** Makes a post; a published one with a title of its own unless the fields say otherwise. */
export const makePost = (client: Client, fields: PostInput = {}): Promise<Post> => dataOf(posts(client).create({ title: newWord(), status: 'publish', ...fields }))

export const changePost = (client: Client, id: number, fields: PostInput): Promise<Post> => dataOf(posts(client).update(id, fields))

/** What the list of this query holds, and its totals. */
export async function listPosts(client: Client, query: PostsQuery): Promise<Totals & { ids: number[]; items: Post[] }> {
  const answer = posts(client).list(query)
  const items = await dataOf(answer)
  return { ids: items.map((item) => item.id), items, ...totalsOf((await answer).response) }
}

/** The ids of the list alone. */
export const idsOf = async (client: Client, query: PostsQuery): Promise<number[]> => (await listPosts(client, query)).ids

/** Removes a post: to the trash, as the trashed post tells. */
export async function trashPost(client: Client, id: number): Promise<Post> {
  const trashed = await dataOf(posts(client).remove(id))
  if ('deleted' in trashed) throw new Error(`post ${id} was removed for good, where the trash was due`)
  return trashed
}
