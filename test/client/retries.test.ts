// Retries: the requests that are repeated, and those that are not.
import { describe, expect, it } from '@jest/globals'
import { ConnectionError, createClient, unwrap } from '../../client/index.ts'
import type { ClientOptions } from '../../client/index.ts'

type ResponseOrError = Response | Error

const post = () => Response.json({ id: 1, title: { raw: 'Boats', rendered: 'Boats' } })
const refused = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ code: 'rest_unavailable', message: 'Try again.', data: { status } }, { status, headers })

/** Returns a client whose requests get these responses, one after the other, and the bodies that it sends. */
function clientReceiving(responses: ResponseOrError[], options: Partial<ClientOptions> = {}) {
  const bodies: string[] = []
  const { content } = createClient({
    baseUrl: 'http://x.example',
    ...options,
    fetch: async (request) => {
      bodies.push(await request.text())
      const response = responses.shift()
      if (response instanceof Response) return response
      throw response ?? new Error('There are no more responses')
    },
  })
  return { content, bodies }
}

const path = { path: { id: 1 } }

describe('a request is repeated', () => {
  it.each([
    ['a broken connection', new TypeError('fetch failed')],
    ['too many requests', refused(429)],
    ['an overloaded service', refused(503, { 'Retry-After': '0' })],
  ])('after %s', async (_what, failure) => {
    const { content, bodies } = clientReceiving([failure, post()])
    expect(await unwrap(content.GET('/posts/{id}', { params: path }))).toMatchObject({ id: 1 })
    expect(bodies).toHaveLength(2)
  })

  it('with its body, if it is a write with If-Match', async () => {
    const { content, bodies } = clientReceiving([refused(503), post()])
    await unwrap(content.PATCH('/posts/{id}', { params: path, body: { title: 'Boats' }, headers: { 'If-Match': '"1"' } }))
    expect(bodies).toEqual(['{"title":"Boats"}', '{"title":"Boats"}'])
  })

  it('twice by default', async () => {
    const twice = clientReceiving([refused(503), refused(503), refused(503), post()])
    expect((await twice.content.GET('/posts/{id}', { params: path })).response.status).toBe(503)
    expect(twice.bodies).toHaveLength(3)
    const never = clientReceiving([refused(503), post()], { retries: 0 })
    expect((await never.content.GET('/posts/{id}', { params: path })).response.status).toBe(503)
    expect(never.bodies).toHaveLength(1)
  })

  it('with the options that a framework has added, by the current global fetch', async () => {
    const seen: unknown[] = []
    const { content } = createClient({ baseUrl: 'http://x.example' })
    const original = globalThis.fetch
    globalThis.fetch = (request) => {
      seen.push((request as Request & { next?: object }).next)
      return Promise.resolve(seen.length < 2 ? refused(503, { 'Retry-After': '0' }) : post())
    }
    try {
      const options = { params: path, next: { tags: ['posts'] } }
      await content.GET('/posts/{id}', options)
    } finally {
      globalThis.fetch = original
    }
    expect(seen).toEqual([{ tags: ['posts'] }, { tags: ['posts'] }])
  })

  it('after the time of Retry-After', async () => {
    const { content } = clientReceiving([refused(429, { 'Retry-After': '1' }), post()])
    const start = performance.now()
    await content.GET('/posts/{id}', { params: path })
    // Timers may be early by a fraction of a millisecond.
    expect(Math.ceil(performance.now() - start)).toBeGreaterThanOrEqual(1000)
  })

  it('but passes middleware once', async () => {
    const seen: string[] = []
    const { content } = clientReceiving([refused(503), post()], {
      middleware: [
        {
          onRequest: ({ request }) => void seen.push(request.method),
          onResponse: ({ response }) => void seen.push(String(response.status)),
        },
      ],
    })
    await content.GET('/posts/{id}', { params: path })
    expect(seen).toEqual(['GET', '200'])
  })
})

describe('a request is not repeated', () => {
  it.each([
    ['that is a write', (content: ReturnType<typeof clientReceiving>['content']) => content.POST('/posts', { body: { title: 'Boats' } })],
    ['that is a DELETE', (content: ReturnType<typeof clientReceiving>['content']) => content.DELETE('/posts/{id}', { params: path })],
  ])('%s', async (_what, act) => {
    const { content, bodies } = clientReceiving([refused(503), post()])
    expect((await act(content)).response.status).toBe(503)
    expect(bodies).toHaveLength(1)
    const broken = clientReceiving([new TypeError('fetch failed'), post()])
    await expect(act(broken.content)).rejects.toBeInstanceOf(ConnectionError)
    expect(broken.bodies).toHaveLength(1)
  })

  it('after another error', async () => {
    const { content, bodies } = clientReceiving([refused(500), post()])
    expect((await content.GET('/posts/{id}', { params: path })).response.status).toBe(500)
    expect(bodies).toHaveLength(1)
  })

  it.each(['3600', new Date(Date.now() + 3_600_000).toUTCString()])('after a response with a long Retry-After: %s', async (pause) => {
    const { content, bodies } = clientReceiving([refused(429, { 'Retry-After': pause }), post()])
    expect((await content.GET('/posts/{id}', { params: path })).response.status).toBe(429)
    expect(bodies).toHaveLength(1)
  })

  it('after its signal has been aborted', async () => {
    const { content, bodies } = clientReceiving([refused(503, { 'Retry-After': '20' }), post()])
    const reason = new Error('the reader left')
    const stop = new AbortController()
    const call = content.GET('/posts/{id}', { params: path, signal: stop.signal })
    setTimeout(() => stop.abort(reason), 50)
    await expect(call).rejects.toBe(reason)
    expect(bodies).toHaveLength(1)
  })
})
