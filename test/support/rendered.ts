// The HTML of posts with blocks, as anonymous callers read it.
import type { TestServer } from './server.ts'
import { makePost, readPost } from './posts.ts'
import type { Post, PostInput } from './posts.ts'

/** A block without content. */
export const block = (name: string, attributes: object = {}): string => `<!-- wp:${name} ${JSON.stringify(attributes)} /-->`

/** A block with content. */
export const blockWith = (name: string, attributes: object, content: string): string =>
  `<!-- wp:${name} ${JSON.stringify(attributes)} -->${content}<!-- /wp:${name} -->`

export const paragraph = (text: string): string => blockWith('paragraph', {}, `<p>${text}</p>`)

/** Creates a published post with this content. */
export const postOf = ({ as }: TestServer, content: string, fields: PostInput = {}): Promise<Post> =>
  makePost(as.administrator, { content, ...fields })

/** Creates a post with this content and returns its HTML for anonymous callers. */
export async function renderedIn(server: TestServer, content: string, fields: PostInput = {}): Promise<string> {
  return readAgain(server, await postOf(server, content, fields))
}

/** The same for an existing post. */
export async function readAgain({ anonymous }: TestServer, { id }: Pick<Post, 'id'>): Promise<string> {
  return (await readPost(anonymous, id)).content.rendered
}
