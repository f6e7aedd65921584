// Posts through the typed client, in the few forms that tests need.
import type { components, operations } from '../../generated/cms-v2/client.ts'
import { collectionAt } from './items.ts'

export { newWord } from './words.ts'

export type Post = components['schemas']['Post']
export type PostInput = components['schemas']['PostInput']
export type PostsQuery = NonNullable<operations['listPosts']['parameters']['query']>

export const { calls: posts, read: readPost, make: makePost, change: changePost, list: listPosts, idsOf, trash: trashPost } = collectionAt<Post, PostInput, PostsQuery>('/posts')
