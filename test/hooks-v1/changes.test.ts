// The feed of changes as a list and as a stream: which changes each caller sees.
import { describe, expect, it } from '@jest/globals'
import { changes } from '../../client/index.ts'
import type { Change, Client } from '../../client/index.ts'
import { sweepHistory } from '../support/jobs.ts'
import { dataOf, invalid, failureIn, failureOf } from '../support/responses.ts'
import { makeEvent, someDay } from '../support/calendar.ts'
import { createImage, uploaded } from '../support/media.ts'
import { changePost, makePost, trashPost } from '../support/posts.ts'
import { makeClientOf, makeUser, users } from '../support/users.ts'
import { shareableDatabase, startSecond } from '../support/second-server.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer(shareableDatabase())
const { editor, author, contributor, administrator } = server.as
const { anonymous } = server

const now = async (): Promise<string> => (await dataOf(anonymous.hooks.GET('/changes'))).cursor

async function since(client: Client, cursor: string, query: { types?: Change['type'][]; per_page?: number } = {}): Promise<string[]> {
  const { changes } = await dataOf(client.hooks.GET('/changes', { params: { query: { ...query, since: cursor } } }))
  return changes.map(({ action, type, id }) => `${action} ${type} ${id}`)
}

const erase = (id: number) => dataOf(editor.content.DELETE('/posts/{id}', { params: { path: { id }, query: { force: true } } }))

describe('listChanges', () => {
  it('starts at the current position', async () => {
    const list = await dataOf(anonymous.hooks.GET('/changes'))
    expect(list).toEqual({ changes: [], cursor: expect.stringMatching(/^\d+$/), has_more: false })
    expect(await since(anonymous, list.cursor)).toEqual([])
  })

  it('returns created, updated and deleted items with their URL and cache tags', async () => {
    const start = await now()
    const { id } = await makePost(editor, { status: 'publish' })
    const list = await dataOf(anonymous.hooks.GET('/changes', { params: { query: { since: start } } }))
    expect(list.changes).toEqual([
      {
        cursor: expect.stringMatching(/^\d+$/),
        action: 'created',
        type: 'post',
        id,
        date_gmt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        url: `${server.restRoot}/cms/v2/posts/${id}`,
        cache_tags: [`post:${id}`, 'post'],
      },
    ])
    await changePost(editor, id, { title: 'New' })
    expect(await since(anonymous, list.cursor)).toEqual([`updated post ${id}`])
    const before = await now()
    await trashPost(editor, id)
    const { changes: last } = await dataOf(anonymous.hooks.GET('/changes', { params: { query: { since: before } } }))
    expect(last).toMatchObject([{ action: 'deleted', id, url: null }])
  })

  it('returns each item once, with its combined change', async () => {
    const start = await now()
    const kept = await makePost(editor, { status: 'publish' })
    const gone = await makePost(editor, { status: 'publish' })
    await changePost(editor, kept.id, { title: 'One' })
    await erase(gone.id)
    expect(await since(anonymous, start)).toEqual([`created post ${kept.id}`])
  })

  it('returns events, terms and media', async () => {
    const start = await now()
    const event = await makeEvent(editor, { ...someDay, title: 'Regatta', status: 'publish' })
    const { id: tag } = await dataOf(editor.content.POST('/tags', { body: { name: 'Fog' } }))
    await dataOf(editor.content.POST('/tags/{id}', { params: { path: { id: tag } }, body: { description: 'Grey' } }))
    const { id: file } = await uploaded(server, await createImage(8, 8))
    expect(await since(anonymous, start)).toEqual([`created event ${event.id}`, `created post_tag ${tag}`, `created attachment ${file}`])
  })

  it('returns a scheduled item when it is published', async () => {
    const { id } = await makePost(editor, { status: 'draft' })
    const start = await now()
    await changePost(editor, id, { title: 'Still a draft' })
    expect(await since(anonymous, start)).toEqual([])
    await changePost(editor, id, { status: 'publish' })
    expect(await since(anonymous, start)).toEqual([`created post ${id}`])
    await changePost(editor, id, { status: 'private' })
    expect(await since(anonymous, start)).toEqual([])
  })

  it('returns drafts only to callers who may read them, and not their deletion either', async () => {
    const start = await now()
    const { id } = await makePost(author, { status: 'draft' })
    for (const client of [author, editor]) expect(await since(client, start)).toEqual([`created post ${id}`])
    for (const client of [anonymous, server.as.subscriber, contributor]) expect(await since(client, start)).toEqual([])
    const before = await now()
    await erase(id)
    for (const client of [author, editor]) expect(await since(client, before)).toEqual([`deleted post ${id}`])
    for (const client of [anonymous, server.as.subscriber, contributor]) expect(await since(client, before)).toEqual([])
  })

  it('returns media of drafts, menus and templates only to callers who may see them', async () => {
    const draft = await makePost(editor, { status: 'draft' })
    const start = await now()
    const file = await uploaded(server, await createImage(8, 8), { as: 'administrator', fields: { post: String(draft.id) } })
    const { id: menu } = await dataOf(administrator.content.POST('/menus', { body: { name: `Main ${start}` } }))
    expect(await since(administrator, start)).toEqual(expect.arrayContaining([`created nav_menu ${menu}`, `created attachment ${file.id}`]))
    expect(await since(anonymous, start)).toEqual([])
    const before = await now()
    await dataOf(administrator.content.DELETE('/media/{id}', { params: { path: { id: file.id }, query: { force: true } } }))
    expect(await since(administrator, before)).toEqual([`deleted attachment ${file.id}`])
    expect(await since(anonymous, before)).toEqual([])
  })

  it('returns users to those who may list users, and to themselves', async () => {
    const start = await now()
    const {
      user: { id },
      client: self,
    } = await makeClientOf(server)
    expect(await since(administrator, start, { types: ['user'] })).toEqual([`created user ${id}`])
    const before = await now()
    await dataOf(users(administrator).update(id, { roles: ['author'], description: 'A rower' }))
    for (const [client, seen] of [
      [administrator, true],
      [self, true],
      [editor, false],
      [author, false],
      [anonymous, false],
    ] as const)
      expect(await since(client, before)).toEqual(seen ? [`updated user ${id}`] : [])
    const list = await dataOf(administrator.hooks.GET('/changes', { params: { query: { since: before } } }))
    expect(list.changes).toMatchObject([{ url: `${server.restRoot}/cms/v2/users/${id}`, cache_tags: [`user:${id}`, 'user'] }])
    const last = await now()
    await dataOf(users(administrator).remove(id, { force: true, reassign: 'false' }))
    expect(await since(administrator, last, { types: ['user'] })).toEqual([`deleted user ${id}`])
    expect(await since(editor, last, { types: ['user'] })).toEqual([])
  })

  it('does not return that a user has another password or other preferences', async () => {
    const { id } = await makeUser(server)
    const start = await now()
    await dataOf(users(administrator).update(id, { password: 'another password', meta: { persisted_preferences: { panel: 'open' } } }))
    expect(await since(administrator, start)).toEqual([])
  })

  it('does not return revisions and autosaves', async () => {
    const { id } = await makePost(editor, { status: 'publish', content: 'One' })
    const start = await now()
    await dataOf(editor.content.POST('/posts/{id}/autosaves', { params: { path: { id } }, body: { content: 'Two' } }))
    expect((await since(administrator, start)).filter((one) => !one.endsWith(`post ${id}`))).toEqual([])
  })

  it('filters by type, and continues after a page', async () => {
    const start = await now()
    const ids = await Promise.all([1, 2, 3].map(async () => (await makePost(editor, { status: 'publish' })).id))
    await dataOf(editor.content.POST('/categories', { body: { name: `Types ${start}` } }))
    expect((await since(anonymous, start, { types: ['post'] })).toSorted()).toEqual(ids.map((id) => `created post ${id}`).toSorted())
    const first = await dataOf(anonymous.hooks.GET('/changes', { params: { query: { since: start, per_page: 2 } } }))
    expect(first).toMatchObject({ has_more: true })
    const seen: number[] = []
    for await (const page of changes(anonymous.hooks, { since: start, types: ['post'] })) seen.push(...page.changes.map(({ id }) => id))
    expect(seen.toSorted()).toEqual(ids.toSorted())
  })

  it('refuses invalid cursors, and those ahead of the log or older than it', async () => {
    const request = (cursor: string) => failureOf(anonymous.hooks.GET('/changes', { params: { query: { since: cursor } } }))
    expect(await request('x')).toEqual(invalid('since'))
    expect(await request(String(Number(await now()) + 1))).toEqual({ status: 410, code: 'rest_changes_expired' })
    const old = await now()
    await makePost(editor, { status: 'publish' })
    await makePost(editor, { status: 'publish' })
    await now()
    await sweepHistory({ ...server.context, now: () => new Date('2990-01-01') })
    expect(await request(old)).toEqual({ status: 410, code: 'rest_changes_expired' })
    expect(await since(anonymous, await now())).toEqual([])
  })
})

interface Stream {
  read(count: number): Promise<{ id: string; change: Change }[]>
  close(): void
}

/** Follows the stream of changes of a server. */
async function follow(restRoot: string, query = '', headers: Record<string, string> = {}): Promise<Stream> {
  const leaving = new AbortController()
  const response = await fetch(`${restRoot}/hooks/v1/changes${query}`, {
    headers: { Accept: 'text/event-stream', ...headers },
    signal: leaving.signal,
  })
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
  const reader = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>).pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const events = () =>
    [...text.matchAll(/^id: (\d+)\nevent: change\ndata: (.*)\n\n/gm)].map(([, id = '', data = '']) => ({
      id,
      change: JSON.parse(data) as Change,
    }))
  return {
    async read(count) {
      while (events().length < count) {
        const { value, done } = await reader.read()
        if (done) throw new Error(`The stream ended after ${text}`)
        text += value
      }
      return events()
    },
    close: () => leaving.abort(),
  }
}

describe('the stream of listChanges', () => {
  it('sends changes from now on that the caller may see', async () => {
    const stream = await follow(server.restRoot)
    await makePost(editor, { status: 'draft' })
    const { id } = await makePost(editor, { status: 'publish' })
    expect(await stream.read(1)).toMatchObject([{ change: { action: 'created', type: 'post', id } }])
    stream.close()
  })

  it('continues after Last-Event-ID, which takes precedence over the query', async () => {
    const start = await now()
    const first = await makePost(editor, { status: 'publish' })
    const second = await makePost(editor, { status: 'publish' })
    const stream = await follow(server.restRoot, `?since=${start}`)
    const [one] = await stream.read(2)
    stream.close()
    expect(one?.change.id).toBe(first.id)
    const next = await follow(server.restRoot, `?since=${start}`, { 'Last-Event-ID': one?.id ?? '' })
    expect((await next.read(1))[0]?.change.id).toBe(second.id)
    next.close()
  })

  it('sends changes of another process', async () => {
    const second = await startSecond(server)
    const stream = await follow(second.restRoot)
    const { id } = await makePost(editor, { status: 'publish' })
    expect((await stream.read(1))[0]?.change.id).toBe(id)
    stream.close()
    await second.close()
  })

  it('serves a hundred clients from one read', async () => {
    const streams = await Promise.all(Array.from({ length: 100 }, () => follow(server.restRoot)))
    const { id } = await makePost(editor, { status: 'publish' })
    for (const events of await Promise.all(streams.map((stream) => stream.read(1)))) expect(events[0]?.change.id).toBe(id)
    for (const stream of streams) stream.close()
  })

  it('refuses an invalid or expired Last-Event-ID', async () => {
    const request = (id: string) =>
      fetch(`${server.restRoot}/hooks/v1/changes`, { headers: { Accept: 'text/event-stream', 'Last-Event-ID': id } })
    expect(await failureIn(await request('x'))).toEqual(invalid('Last-Event-ID'))
    expect(await failureIn(await request('999999999'))).toEqual({ status: 410, code: 'rest_changes_expired' })
  })

  it('ends when the service stops', async () => {
    const second = await startSecond(server)
    const response = await fetch(`${second.restRoot}/hooks/v1/changes`, { headers: { Accept: 'text/event-stream' } })
    second.context.changeFollower.end()
    expect(await response.text()).toContain('retry:')
    await second.close()
  })
})
