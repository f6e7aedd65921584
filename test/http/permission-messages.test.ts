// Messages about permissions: what the caller is not allowed to do, and the right that this requires.
import { beforeAll, describe, expect, it } from '@jest/globals'
import type { ErrorBody } from '../../client/index.ts'
import { sharedServer } from '../support/shared-server.ts'
import type { Role } from '../support/accounts.ts'

const server = await sharedServer()

interface Created {
  id: number
}

async function send<Body>(method: string, role: Role, path: string, body?: object): Promise<Body> {
  const headers = { Authorization: server.authorization[role], 'Content-Type': 'application/json' }
  const response = await fetch(server.restRoot + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  return (await response.json()) as Body
}

describe('the message of a permission error', () => {
  const ids: Record<string, number> = {}
  beforeAll(async () => {
    const create = async (path: string, body: object): Promise<number> => (await send<Created>('POST', 'editor', path, body)).id
    const { id: author } = await send<Created>('GET', 'contributor', '/cms/v2/users/me')
    ids['draft'] = await create('/cms/v2/posts', { title: 'A draft' })
    ids['own'] = await create('/cms/v2/posts', { title: 'A post', status: 'publish', author })
    ids['page'] = await create('/cms/v2/pages', { title: 'A page', status: 'publish' })
    ids['venue'] = await create('/cal/events/v1/venues', { venue: 'A venue', status: 'draft' })
  })

  it.each<[string, Role, string, object | undefined, string]>([
    ['GET', 'author', '/cms/v2/posts/{draft}', undefined, "read this post. This requires the right to edit other users' posts."],
    [
      'GET',
      'subscriber',
      '/cms/v2/posts?context=edit',
      undefined,
      'list posts in the edit context. This requires the right to edit posts.',
    ],
    [
      'GET',
      'author',
      '/cms/v2/posts/{own}?context=edit',
      undefined,
      "read this post in the edit context. This requires the right to edit other users' posts.",
    ],
    ['POST', 'contributor', '/cms/v2/posts/{own}', { title: 'B' }, 'edit this post. This requires the right to edit published posts.'],
    ['DELETE', 'contributor', '/cms/v2/posts/{own}', undefined, 'delete this post. This requires the right to delete published posts.'],
    ['DELETE', 'author', '/cms/v2/pages/{page}', undefined, "delete this page. This requires the right to delete other users' pages."],
    ['POST', 'subscriber', '/cms/v2/posts', { title: 'B' }, 'create a post. This requires the right to edit posts.'],
    ['POST', 'contributor', '/cms/v2/blocks', { title: 'B' }, 'create a block. This requires the right to publish posts.'],
    [
      'POST',
      'author',
      '/cms/v2/posts',
      { title: 'B', author: 1 },
      "set another user as the author. This requires the right to edit other users' posts.",
    ],
    [
      'POST',
      'contributor',
      '/cms/v2/posts',
      { title: 'B', status: 'publish' },
      'publish. This requires the right to publish posts. Set status to draft, or to pending to have it reviewed.',
    ],
    ['GET', 'subscriber', '/cms/v2/menu-items', undefined, 'view menu items. This requires the right to edit posts.'],
    ['POST', 'author', '/cms/v2/categories', { name: 'B' }, 'create a category. This requires the right to manage categories.'],
    ['POST', 'editor', '/cms/v2/menus', { name: 'B' }, 'create a menu. This requires the right to edit the theme.'],
    ['GET', 'author', '/cal/events/v1/venues/{venue}', undefined, "read this venue. This requires the right to edit other users' posts."],
    [
      'POST',
      'author',
      '/cal/events/v1/venues/{venue}',
      { venue: 'B' },
      "update this venue. This requires the right to edit other users' posts.",
    ],
    ['POST', 'subscriber', '/cal/events/v1/venues', { venue: 'B' }, 'create venues. This requires the right to edit posts.'],
  ])('names the missing right: %s by %s to %s', async (method, role, path, body, expected) => {
    const { message } = await send<ErrorBody>(
      method,
      role,
      path.replace(/\{(\w+)\}/, (_all, name: string) => String(ids[name])),
      body,
    )
    expect(message).toBe(`You are not allowed to ${expected}`)
  })
})

describe('the message about an ID that nothing has', () => {
  it.each([
    ['/cal/events/v1/events?venue=999888777', 'venue', 'venue'],
    ['/cal/events/v1/events?organizer=999888777', 'organizer', 'organizer'],
  ])('names the parameter and the ID: %s', async (path, name, noun) => {
    const { message } = await send<ErrorBody>('GET', 'editor', path)
    expect(message).toBe(`Invalid parameter: ${name} is invalid: no ${noun} has the ID 999888777.`)
  })
})
