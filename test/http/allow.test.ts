// `Allow` and `targetHints`: what the caller may do.
import { describe, expect, it } from '@jest/globals'
import { makeEvent } from '../support/calendar.ts'
import { makePost, newWord, trashPost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import type { Role } from '../support/accounts.ts'

type Who = Role | 'anonymous'

const server = await sharedServer()
const EVERYTHING = 'GET, POST, PUT, PATCH, DELETE'
const everybody: readonly Who[] = ['anonymous', 'subscriber', 'contributor', 'author', 'editor', 'administrator']

const at = (path: string, who: Who, init: RequestInit = {}): Promise<Response> =>
  fetch(`${server.restRoot}${path}`, {
    ...init,
    headers: { ...init.headers, ...(who !== 'anonymous' && { Authorization: server.authorization[who] }) },
  })

async function allowOf(path: string, who: Who, init?: RequestInit): Promise<string | null> {
  return (await at(path, who, init)).headers.get('Allow')
}

interface WithSelf {
  id: number
  _links: { self: { targetHints: { allow: string[] } }[] }
}

const hintsIn = ({ _links }: WithSelf): string => _links.self[0]!.targetHints.allow.join(', ')

describe('Allow', () => {
  it('of a post depends on its author, for reads and for OPTIONS', async () => {
    const { id } = await makePost(server.as.author)
    const allowed: Record<Who, string> = {
      anonymous: 'GET',
      subscriber: 'GET',
      contributor: 'GET',
      author: EVERYTHING,
      editor: EVERYTHING,
      administrator: EVERYTHING,
    }
    for (const who of everybody) {
      expect([who, await allowOf(`/cms/v2/posts/${id}`, who)]).toEqual([who, allowed[who]])
      expect([who, await allowOf(`/cms/v2/posts/${id}`, who, { method: 'OPTIONS' })]).toEqual([who, allowed[who]])
    }
  })

  it('of a contributor’s own draft lists what a contributor may do', async () => {
    const { id } = await makePost(server.as.contributor, { status: 'draft' })
    expect(await allowOf(`/cms/v2/posts/${id}`, 'contributor')).toBe(EVERYTHING)
    for (const who of ['anonymous', 'author'] as const) expect(await allowOf(`/cms/v2/posts/${id}`, who, { method: 'OPTIONS' })).toBeNull()
  })

  it.each([
    ['/cms/v2/posts', { anonymous: 'GET', subscriber: 'GET', contributor: 'GET, POST' }],
    ['/cms/v2/pages', { anonymous: 'GET', author: 'GET', editor: 'GET, POST' }],
    ['/cms/v2/categories', { author: 'GET', editor: 'GET, POST' }],
    ['/cms/v2/categories/1', { author: 'GET', editor: 'GET, POST, PUT, PATCH' }],
    ['/cms/v2/media', { contributor: 'GET', author: 'GET, POST' }],
    ['/cms/v2/menu-items', { anonymous: null, subscriber: null, author: 'GET', administrator: 'GET, POST' }],
    ['/cms/v2/menus', { anonymous: null, subscriber: null, administrator: 'GET, POST' }],
    ['/cms/v2/templates', { anonymous: null, author: 'GET', administrator: 'GET, POST' }],
    ['/cms/v2/users', { anonymous: 'GET', editor: 'GET', administrator: 'GET, POST' }],
    ['/cms/v2/users/me', { anonymous: null, subscriber: 'GET, POST, PUT, PATCH', administrator: EVERYTHING }],
    ['/cms/v2/users/me/application-passwords', { anonymous: null, subscriber: 'GET, POST, DELETE' }],
    ['/cms/v2/users/me/application-passwords/introspect', { anonymous: null, subscriber: 'GET' }],
    ['/cal/events/v1/events', { anonymous: 'GET', contributor: 'GET, POST' }],
    ['/cms-toolkit/api/analytics/settings', { anonymous: null, editor: null, administrator: EVERYTHING }],
    ['/cms/v2/posts/999999999', { anonymous: null, editor: null }],
    ['/cms/v2/posts/9999999999', { editor: null }],
  ] as [string, Partial<Record<Who, string | null>>][])('of OPTIONS %s', async (path, allowed) => {
    for (const who of Object.keys(allowed) as Who[])
      expect([who, await allowOf(path, who, { method: 'OPTIONS' })]).toEqual([who, allowed[who] ?? null])
  })

  it('of an event is the same by ID and by slug', async () => {
    const { id, slug } = await makeEvent(server.as.author)
    for (const path of [`/cal/events/v1/events/${id}`, `/cal/events/v1/events/by-slug/${slug}`]) {
      expect([path, await allowOf(path, 'author')]).toEqual([path, EVERYTHING])
      expect([path, await allowOf(path, 'anonymous')]).toEqual([path, 'GET'])
    }
  })

  it('of revisions depends on the rights to their item', async () => {
    const { id } = await makePost(server.as.editor)
    expect(await allowOf(`/cms/v2/posts/${id}/revisions`, 'editor')).toBe('GET')
    expect(await allowOf(`/cms/v2/posts/${id}/revisions`, 'author', { method: 'OPTIONS' })).toBeNull()
    expect(await allowOf(`/cms/v2/posts/${id}/autosaves`, 'editor')).toBe('GET, POST')
  })

  it('is in envelopes and in batches', async () => {
    const { id } = await makePost(server.as.author)
    const enveloped = (await (await at(`/cms/v2/posts/${id}?_envelope=1`, 'author')).json()) as { headers: object }
    expect(enveloped.headers).toMatchObject({ Allow: EVERYTHING })
    const body = JSON.stringify({ requests: [{ path: `/cms/v2/posts/${id}`, method: 'PUT', body: { title: 'New' } }] })
    const batch = await at('/batch/v1', 'author', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
    expect(await batch.json()).toMatchObject({ responses: [{ status: 200, headers: { Allow: EVERYTHING } }] })
  })

  it('is missing for a deleted item, but not for one in the trash', async () => {
    const { id } = await makePost(server.as.author)
    await trashPost(server.as.author, id)
    expect(await allowOf(`/cms/v2/posts/${id}`, 'author')).toBe(EVERYTHING)
    expect(await allowOf(`/cms/v2/posts/${id}?force=true`, 'author', { method: 'DELETE' })).toBeNull()
  })
})

describe('targetHints', () => {
  it('in lists depend on the caller, even if the list is cached', async () => {
    const title = newWord()
    const own = await makePost(server.as.author, { title })
    const foreign = await makePost(server.as.editor, { title })
    const path = `/cms/v2/posts?include=${own.id},${foreign.id}&orderby=include`
    const expected: Record<Who, [string, string]> = {
      anonymous: ['GET', 'GET'],
      subscriber: ['GET', 'GET'],
      contributor: ['GET', 'GET'],
      author: [EVERYTHING, 'GET'],
      editor: [EVERYTHING, EVERYTHING],
      administrator: [EVERYTHING, EVERYTHING],
    }
    for (const who of [...everybody, ...everybody.toReversed()])
      expect([who, ((await (await at(path, who)).json()) as WithSelf[]).map(hintsIn)]).toEqual([who, expected[who]])
  })

  it('are not those of another caller if the client has a copy', async () => {
    const { id } = await makePost(server.as.author)
    for (const path of [`/cms/v2/posts/${id}`, `/cms/v2/posts?include=${id}`]) {
      const tag = (await at(path, 'anonymous')).headers.get('ETag') ?? ''
      expect((await at(path, 'author', { headers: { 'If-None-Match': tag } })).status).toBe(200)
      expect((await at(path, 'anonymous', { headers: { 'If-None-Match': tag } })).status).toBe(304)
    }
  })

  it('are in the links of terms and users', async () => {
    for (const [path, allow] of [
      ['/cms/v2/categories/1', 'GET, POST, PUT, PATCH'],
      ['/cms/v2/users/me', 'GET, POST, PUT, PATCH'],
    ] as const)
      expect([path, hintsIn((await (await at(path, 'editor')).json()) as WithSelf)]).toEqual([path, allow])
  })
})
