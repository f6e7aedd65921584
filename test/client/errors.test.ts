// The client's errors: errors of the service, and responses that are not from the service.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { ContentServiceError, ConnectionError, NotModifiedError, createClient, unwrap } from '../../client/index.ts'
import type { Client } from '../../client/index.ts'
import { makePost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeTag } from '../support/terms.ts'

const server = await sharedServer()

/** Returns the reason of a rejected call. */
async function thrownBy(call: Promise<unknown>): Promise<unknown> {
  const given = await call.then(
    (data) => ({ data }),
    (error: unknown) => ({ error }),
  )
  if ('data' in given) throw new Error(`${JSON.stringify(given.data)} came, where an error was due`)
  return given.error
}

async function failureBy(call: Promise<unknown>): Promise<ContentServiceError> {
  const error = await thrownBy(call)
  expect(error).toBeInstanceOf(ContentServiceError)
  return error as ContentServiceError
}

async function connectionErrorOf(call: Promise<unknown>): Promise<ConnectionError> {
  const error = await thrownBy(call)
  expect(error).toBeInstanceOf(ConnectionError)
  return error as ConnectionError
}

describe('results', () => {
  it('have data or an error', async () => {
    const { id } = await makePost(server.as.editor)
    const found = await server.anonymous.content.GET('/posts/{id}', { params: { path: { id } } })
    expect(found).toMatchObject({ data: { id }, response: { status: 200 } })
    expect(found.error).toBeUndefined()
    const missing = await server.anonymous.content.GET('/posts/{id}', { params: { path: { id: 999_999 } } })
    expect(missing).toMatchObject({ error: { code: 'rest_post_invalid_id', data: { status: 404 } }, response: { status: 404 } })
    expect(missing.data).toBeUndefined()
  })
})

describe('If-None-Match', () => {
  it('rejects the call if nothing has changed', async () => {
    const { id } = await makePost(server.as.editor)
    const { response } = await server.anonymous.content.GET('/posts/{id}', { params: { path: { id } } })
    const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' }
    const error = await thrownBy(server.anonymous.content.GET('/posts/{id}', { params: { path: { id } }, headers }))
    expect(error).toBeInstanceOf(NotModifiedError)
    expect(error).toMatchObject({ message: expect.stringContaining(`/posts/${id} returned 304`) })
  })
})

describe('unwrap', () => {
  it('returns the data', async () => {
    const { id, slug } = await makePost(server.as.editor)
    expect((await unwrap(server.anonymous.content.GET('/posts/{id}', { params: { path: { id } } }))).slug).toBe(slug)
  })

  it('throws the errors of each parameter', async () => {
    const call = server.anonymous.content.GET('/posts', { params: { query: { per_page: 1000 } } })
    const error = await failureBy(unwrap(call))
    expect(error).toMatchObject({
      name: 'ContentServiceError',
      code: 'rest_invalid_param',
      status: 400,
      params: { per_page: expect.stringContaining('100') },
    })
    expect(error.details).toEqual({ per_page: { code: 'rest_out_of_bounds', message: error.params['per_page'], data: null } })
    expect(error.message).toContain('per_page')
    expect(error.requestId).toBe((await call).response.headers.get('X-Request-Id'))
  })

  it('has empty params and details for other errors, and all data of the response', async () => {
    const tag = await makeTag(server.as.editor)
    const error = await failureBy(unwrap(server.as.editor.content.POST('/tags', { body: { name: tag.name } })))
    expect(error).toMatchObject({ code: 'term_exists', status: 400, params: {}, details: {}, data: { term_id: tag.id } })
  })

  it('names the request in its properties and at the beginning of the stack, without the query', async () => {
    const call = server.anonymous.content.GET('/posts/{id}', { params: { path: { id: 999_999 }, query: { password: 'secret' } } })
    const error = await failureBy(unwrap(call))
    const url = `${server.restRoot}/cms/v2/posts/999999`
    expect(error).toMatchObject({ method: 'GET', url, message: 'No post has the ID 999999.' })
    expect(error.stack).toContain(`No post has the ID 999999. (rest_post_invalid_id: GET ${url})`)
    expect(error.stack).not.toContain('secret')
  })

  it('throws the error for wrong credentials', async () => {
    const { content } = createClient({ baseUrl: server.baseUrl, auth: { username: 'editor', password: 'wrong' } })
    expect(await failureBy(unwrap(content.GET('/posts')))).toMatchObject({ code: 'rest_invalid_credentials', status: 401 })
  })
})

describe('no response from the service', () => {
  /** Calls another server than the service. */
  async function withResponse<T>(status: number, type: string, body: string, act: (client: Client) => Promise<T>): Promise<T> {
    // It reads the request first, since fetch fails now and then if the response comes earlier.
    const stranger = createServer((req, res) =>
      req.resume().on('end', () => res.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) }).end(body)),
    )
    await new Promise<void>((listening) => stranger.listen(0, '127.0.0.1', listening))
    try {
      return await act(createClient({ baseUrl: `http://127.0.0.1:${(stranger.address() as AddressInfo).port}` }))
    } finally {
      stranger.closeAllConnections()
      stranger.close()
    }
  }

  it('nothing listens', async () => {
    const { content } = createClient({ baseUrl: 'http://127.0.0.1:1' })
    const error = await connectionErrorOf(unwrap(content.GET('/posts', { params: { query: { search: 'secret' } } })))
    expect(error).toMatchObject({ name: 'ConnectionError', status: undefined, cause: { name: 'TypeError', message: 'fetch failed' } })
    expect(error.message).toMatch(/^GET http:\/\/127\.0\.0\.1:1\/cms-json\/cms\/v2\/posts failed: fetch failed \(bad port\)\. /)
    expect(error.message).not.toContain('secret')
  })

  it.each([
    ['a page with an error status', 502, 'text/html', '<h1>Bad gateway</h1>'],
    ['a page with a success status', 200, 'text/html', '<h1>Sign in to the network</h1>'],
    ['no body with a success status', 200, 'text/plain', ''],
    ['no body with an error status', 503, 'text/plain', ''],
    ['JSON that breaks off', 200, 'application/json', '[{"id": 1'],
    ['another JSON error', 429, 'application/json', '{"message": "slow down"}'],
    ['null in JSON', 500, 'application/json', 'null'],
  ])('something else responds: %s', async (_case, status, type, body) => {
    const error = await withResponse(status, type, body, ({ content }) =>
      connectionErrorOf(content.POST('/posts', { body: { title: 'x' } })),
    )
    expect(error.status ?? error.message).toBe(status)
    expect(error.message).toMatch(
      new RegExp(
        `^POST http://127.0.0.1:\\d+/cms-json/cms/v2/posts returned ${status} with a body of ${type}, which does not come from the service`,
      ),
    )
    expect(error.cause).toMatchObject({ message: expect.any(String) })
  })

  it('the connection is closed in the middle of the response', async () => {
    const torn = (): Promise<Response> =>
      Promise.resolve(new Response(new ReadableStream({ start: (body) => body.error(new TypeError('torn')) })))
    const error = await connectionErrorOf(createClient({ baseUrl: 'http://x.example', fetch: torn }).content.GET('/posts'))
    expect(error).toMatchObject({ status: 200, cause: { message: 'torn' } })
  })

  it('a cancelled call is rejected with the reason of its signal', async () => {
    const reason = new Error('the reader left')
    expect(await thrownBy(unwrap(server.anonymous.content.GET('/posts', { signal: AbortSignal.abort(reason) })))).toBe(reason)
    const silent = (request: Request): Promise<Response> =>
      new Promise((_, fail) => request.signal.addEventListener('abort', () => fail(request.signal.reason as Error)))
    const { content } = createClient({ baseUrl: 'http://x.example', fetch: silent })
    expect(await thrownBy(content.GET('/posts', { signal: AbortSignal.timeout(10) }))).toMatchObject({ name: 'TimeoutError' })
  })
})
