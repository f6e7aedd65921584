// Following the feed of changes with the client.
import { describe, expect, it } from '@jest/globals'
import { createClient, followChanges } from '../../client/index.ts'
import type { Change, ChangesOptions, Client, ClientOptions } from '../../client/index.ts'
import { clockAt } from '../support/clock.ts'
import { changePost, makePost } from '../support/posts.ts'
import { dataOf } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'

const clock = clockAt('2026-03-10T12:00:00')
const server = await sharedServer({}, { now: clock.now })
const { editor } = server.as
const { anonymous } = server

const cursorNow = async () => (await dataOf(anonymous.hooks.GET('/changes'))).cursor

/** Follows the changes until there are enough, and makes something happen after each. */
async function follow(client: Client, count: number, options: ChangesOptions, afterEach?: (change: Change) => unknown): Promise<Change[]> {
  const found: Change[] = []
  for await (const change of followChanges(client.hooks, options)) {
    found.push(change)
    if (found.length === count) break
    await afterEach?.(change)
  }
  return found
}

/** A client of the server whose streams a function can replace. */
function clientWith(
  replace: (response: Response, number: number, request: Request) => Response | Promise<Response>,
  options: Partial<ClientOptions> = {},
) {
  const queries: string[] = []
  const client = createClient({
    baseUrl: server.baseUrl,
    ...options,
    fetch: async (request) => {
      const response = await fetch(request)
      if (!request.headers.get('Accept')?.includes('event-stream')) return response
      queries.push(new URL(request.url).search)
      return replace(response, queries.length, request)
    },
  })
  return { client, queries }
}

const unavailable = (status: number, code = 'rest_unavailable') =>
  Response.json({ code, message: 'Try again.', data: { status } }, { status, headers: status === 503 ? { 'Retry-After': '0' } : {} })

const streamOf = (...pieces: string[]) => new Response(pieces.join(''), { headers: { 'Content-Type': 'text/event-stream' } })

/** The stream until its first change, then the connection breaks. */
async function cut(response: Response): Promise<Response> {
  let text = ''
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  while (!/event: change\n.*\n\n/.test(text)) text += new TextDecoder().decode((await reader.read()).value)
  await reader.cancel()
  const [until = ''] = /^[^]*?event: change\n.*\n\n/.exec(text) ?? []
  const pieces = [new TextEncoder().encode(until)]
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.shift()
      if (piece) controller.enqueue(piece)
      else controller.error(new TypeError('terminated'))
    },
  })
  return new Response(body, { headers: response.headers })
}

describe('followChanges', () => {
  it('returns changes as they are made, of the types that it asks for', async () => {
    const since = await cursorNow()
    const { id } = await makePost(editor, { status: 'publish' })
    const found = await follow(anonymous, 3, { since, types: ['post'] }, async ({ action }) => {
      if (action === 'created') await dataOf(editor.content.POST('/tags', { body: { name: `Boats ${id}` } }))
      await changePost(editor, id, { title: `After ${action}` })
    })
    expect(found.map(({ action, type }) => `${action} ${type}`)).toEqual(['created post', 'updated post', 'updated post'])
    expect(Number(found[0]?.cursor)).toBeGreaterThan(Number(since))
  })

  it('begins with the next change without a cursor', async () => {
    await makePost(editor, { status: 'publish' })
    let expected = 0
    const { client } = clientWith(async (response) => {
      expected = (await makePost(editor, { status: 'publish' })).id
      return response
    })
    expect(await follow(client, 1, {})).toMatchObject([{ id: expected }])
  })

  it('goes on after the last change when the connection is lost, and when the service is overloaded', async () => {
    const since = await cursorNow()
    const ids: number[] = []
    for (const _ of [1, 2, 3]) ids.push((await makePost(editor, { status: 'publish' })).id)
    const answers = [cut, () => unavailable(503), () => new Response('<h1>Bad gateway</h1>', { status: 502 }), cut]
    const { client, queries } = clientWith((response) => (answers.shift() ?? ((same) => same))(response), { retries: 0 })
    const found = await follow(client, 3, { since })
    expect(found.map(({ id }) => id)).toEqual(ids)
    const [one, two] = found.map(({ cursor }) => cursor)
    expect(queries.map((query) => /since=(\d+)/.exec(query)?.[1])).toEqual([since, one, one, one, two])
  })

  it('moves the cursor with events that have no data', async () => {
    const { client, queries } = clientWith((_response, number) =>
      number === 1 ? streamOf('retry: 3000\n\n', 'id: 41\n\n') : streamOf('id: 42\nevent: change\ndata: {"id":7}\n\n'),
    )
    expect(await follow(client, 1, { since: '1' })).toEqual([{ id: 7 }])
    expect(queries.map((query) => /since=(\d+)/.exec(query)?.[1])).toEqual(['1', '41'])
  })

  it('throws the reason of its signal, and closes the connection', async () => {
    const stop = new AbortController()
    let isClosed = false
    const { client } = clientWith((response, _number, request) => {
      request.signal.addEventListener('abort', () => (isClosed = true))
      return response
    })
    setTimeout(() => stop.abort(new Error('Enough')), 100)
    await expect(follow(client, 1, { since: await cursorNow(), signal: stop.signal })).rejects.toThrow('Enough')
    expect(isClosed).toBe(true)
    await expect(follow(client, 1, { since: '1', signal: stop.signal })).rejects.toThrow('Enough')
  })

  it('throws errors that stay, also those of a later connection', async () => {
    await expect(follow(anonymous, 1, { since: '999999999' })).rejects.toMatchObject({ code: 'rest_changes_expired' })
    await expect(follow(createClient({ baseUrl: 'http://localhost:1', retries: 0 }), 1, { since: '1' })).rejects.toThrow('baseUrl')
    const { client } = clientWith((_response, number) => (number === 1 ? streamOf('id: 41\n\n') : unavailable(410, 'rest_changes_expired')))
    await expect(follow(client, 1, { since: '1' })).rejects.toMatchObject({ code: 'rest_changes_expired' })
  })

  it('does not take the page of a proxy for a stream', async () => {
    const { client } = clientWith(() => new Response('<h1>Sign in</h1>', { headers: { 'Content-Type': 'text/html' } }))
    await expect(follow(client, 1, { since: '1' })).rejects.toThrow('not a stream of events')
  })

  it('gets the position while it sees no changes, so that it never expires', async () => {
    const response = await fetch(`${server.restRoot}/hooks/v1/changes?types=page`, { headers: { Accept: 'text/event-stream' } })
    const reader = (response.body as ReadableStream<Uint8Array>).getReader()
    await reader.read()
    await makePost(editor, { status: 'publish' })
    const cursor = await cursorNow()
    clock.itIs('2026-03-10T12:00:16')
    expect(new TextDecoder().decode((await reader.read()).value)).toBe(`id: ${cursor}\n\n`)
    await reader.cancel()
  })
})
