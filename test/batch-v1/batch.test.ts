// Batches: several requests in one.
import { describe, expect, it, jest } from '@jest/globals'
import type { Batch, BatchResponses, Client } from '../../client/index.ts'
import { dataOf, invalid, failureIn } from '../support/responses.ts'
import { listPosts, makePost, newWord, readPost } from '../support/posts.ts'
import { makeTag } from '../support/terms.ts'
import { startServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

const run = (client: Client, body: Batch): Promise<BatchResponses> => dataOf(client.batches.POST('/', { body }))

type Response = NonNullable<BatchResponses['responses'][number]>

/** Returns the responses, none of which is missing. */
async function responsesOf(client: Client, requests: Batch['requests']): Promise<Response[]> {
  const { responses } = await run(client, { requests })
  return responses.map((response) => {
    if (!response) throw new Error('a response is missing')
    return response
  })
}

/** Sends a raw batch as a role or anonymously. */
function send(body: unknown, authorization = server.authorization.editor): Promise<globalThis.Response> {
  return fetch(`${server.restRoot}/batch/v1`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: authorization },
    body: JSON.stringify(body),
  })
}

const failure = (status: number, code: string) => ({
  status,
  body: expect.objectContaining({ code, data: expect.objectContaining({ status, request_id: expect.any(String) }) }),
})

describe('createBatch', () => {
  it('returns the responses in order, with status, headers and body', async () => {
    const { editor } = server.as
    const post = await makePost(editor)
    const name = newWord()
    const [created, changed, removed] = await responsesOf(editor, [
      { path: '/cms/v2/tags', body: { name } },
      { method: 'PATCH', path: `/cms/v2/posts/${post.id}`, body: { title: 'Changed' } },
      { method: 'DELETE', path: `/cms/v2/posts/${post.id}`, body: { force: true } },
    ])
    const tag = created?.body as { id: number }
    expect(created).toEqual({
      status: 201,
      headers: { Allow: 'GET, POST', Location: `${server.restRoot}/cms/v2/tags/${tag.id}` },
      body: expect.objectContaining({ name, count: 0 }),
    })
    expect(changed).toEqual({
      status: 200,
      headers: { Allow: expect.any(String) },
      body: expect.objectContaining({ title: { raw: 'Changed', rendered: 'Changed' } }),
    })
    expect(removed).toMatchObject({ status: 200, body: { deleted: true, previous: { title: { rendered: 'Changed' } } } })
  })

  it('returns the same body as the single request', async () => {
    const { editor } = server.as
    const post = await makePost(editor)
    const [response] = await responsesOf(editor, [{ method: 'PUT', path: `/cms/v2/posts/${post.id}`, body: { title: 'Same' } }])
    const alone = await dataOf(editor.content.PUT('/posts/{id}', { params: { path: { id: post.id } }, body: { title: 'Same' } }))
    const { modified: _m, modified_gmt: _g, ...due } = alone
    expect(response?.body).toMatchObject(due)
  })

  it('runs requests one after the other, so later ones see the changes of earlier ones', async () => {
    const { editor } = server.as
    const post = await makePost(editor)
    const path = `/cms/v2/posts/${post.id}`
    const responses = await responsesOf(editor, [
      { method: 'DELETE', path },
      { method: 'DELETE', path },
      { method: 'DELETE', path: `${path}?force=true` },
      { method: 'DELETE', path },
    ])
    expect(responses.map(({ status }) => status)).toEqual([200, 410, 200, 404])
  })

  it('continues if a request fails', async () => {
    const { author } = server.as
    const word = newWord()
    const responses = await responsesOf(author, [
      { path: '/cms/v2/posts', body: { title: `${word} one`, status: 'publish' } },
      { path: '/cms/v2/posts', body: { title: `${word} two`, status: 'hidden' } },
      { path: '/cms/v2/posts', body: {} },
      { path: '/cms/v2/categories', body: { name: word } },
      { path: '/cms/v2/nowhere' },
      { method: 'DELETE', path: '/cms/v2/posts/1999999' },
      { path: '/cms/v2/posts', body: { title: `${word} three`, status: 'publish' } },
    ])
    expect(responses).toEqual([
      expect.objectContaining({ status: 201 }),
      expect.objectContaining(failure(400, 'rest_invalid_param')),
      expect.objectContaining(failure(400, 'empty_content')),
      expect.objectContaining(failure(403, 'rest_cannot_create')),
      expect.objectContaining(failure(404, 'rest_no_route')),
      expect.objectContaining(failure(404, 'rest_post_invalid_id')),
      expect.objectContaining({ status: 201 }),
    ])
    expect((responses[1]?.body as { data: object }).data).toMatchObject({ params: { status: expect.any(String) } })
    expect(await listPosts(author, { search: word })).toMatchObject({ total: 2 })
  })

  it('isolates an internal error to its request', async () => {
    const { editor } = server.as
    const fails = jest
      .spyOn(server.context, 'now')
      // Authentication queries the database first.
      .mockImplementationOnce(() => new Date())
      .mockImplementationOnce(() => {
        throw new Error('no clock')
      })
    try {
      const word = newWord()
      const [failed, done] = await responsesOf(editor, [
        { path: '/cms/v2/posts', body: { title: word } },
        { path: '/cms/v2/tags', body: { name: word } },
      ])
      expect(failed).toMatchObject({ status: 500, body: { code: 'internal_error', data: { status: 500 } } })
      expect(done).toMatchObject({ status: 201, body: { name: word } })
    } finally {
      fails.mockRestore()
    }
  })

  describe('with require-all-validate', () => {
    it('runs nothing if a request is invalid, and names it', async () => {
      const { editor } = server.as
      const word = newWord()
      const response = await run(editor, {
        validation: 'require-all-validate',
        requests: [
          { path: '/cms/v2/posts', body: { title: word } },
          { path: '/cms/v2/posts', body: { title: word, status: 'hidden' } },
          { path: '/cms/v2/nowhere' },
          { path: '/cms/v2/tags', body: { name: word } },
        ],
      })
      expect(response).toEqual({
        failed: 'validation',
        responses: [
          null,
          expect.objectContaining(failure(400, 'rest_invalid_param')),
          expect.objectContaining(failure(404, 'rest_no_route')),
          null,
        ],
      })
      expect(await listPosts(editor, { search: word, status: ['publish', 'draft'] })).toMatchObject({ total: 0 })
      expect(await dataOf(editor.content.GET('/tags', { params: { query: { search: word } } }))).toEqual([])
    })

    it('runs all requests if they are valid, even if some fail', async () => {
      const { editor } = server.as
      const response = await run(editor, {
        validation: 'require-all-validate',
        requests: [
          { path: '/cms/v2/posts', body: { title: newWord() } },
          { method: 'DELETE', path: '/cms/v2/posts/1999999' },
        ],
      })
      expect(response).toEqual({
        responses: [expect.objectContaining({ status: 201 }), expect.objectContaining(failure(404, 'rest_post_invalid_id'))],
      })
    })
  })

  it('checks the rights of the caller for each request', async () => {
    const requests: Batch['requests'] = [
      { path: '/cms/v2/posts', body: { title: 'x' } },
      { method: 'DELETE', path: '/cms/v2/posts/1999999' },
    ]
    const statuses = async (client: Client) => (await responsesOf(client, requests)).map(({ status }) => status)
    expect(await statuses(server.anonymous)).toEqual([401, 404])
    expect(await statuses(server.as.subscriber)).toEqual([403, 404])
    expect(await statuses(server.as.contributor)).toEqual([201, 404])
  })

  it('ignores credentials in the headers of a request', async () => {
    const Authorization = server.authorization.administrator
    const [response] = await responsesOf(server.anonymous, [
      { path: '/cms/v2/tags', headers: { Authorization, authorization: Authorization }, body: { name: newWord() } },
    ])
    expect(response).toMatchObject(failure(401, 'rest_cannot_create'))
  })

  it('filters the HTML of users without unfiltered HTML', async () => {
    const [response] = await responsesOf(server.as.author, [
      { path: '/cms/v2/posts', body: { title: 'x', content: '<p onclick="x()">a</p>' } },
    ])
    expect(response?.body).toMatchObject({ content: { raw: '<p>a</p>' } })
  })

  it('accepts empty lists as empty bodies and headers', async () => {
    const asSent = [{ path: '/cms/v2/posts?title=Bare&status=draft', body: [], headers: [] }] as unknown as Parameters<
      typeof responsesOf
    >[1]
    expect((await responsesOf(server.as.editor, asSent)).map(({ status }) => status)).toEqual([201])
  })

  it('does not change an item that fails If-Match', async () => {
    const { editor } = server.as
    const post = await makePost(editor)
    const path = `/cms/v2/posts/${post.id}`
    const [refused, done] = await responsesOf(editor, [
      { method: 'PATCH', path, headers: { 'If-Match': '"another"' }, body: { title: 'One' } },
      { method: 'PATCH', path, headers: { 'If-Match': ['"another"', '*'] }, body: { title: 'Two' } },
    ])
    expect([refused?.status, done?.status]).toEqual([412, 200])
    expect((await readPost(editor, post.id)).title.rendered).toBe('Two')
  })

  it('supports media in JSON: updates and deletions', async () => {
    const upload = await fetch(`${server.restRoot}/cms/v2/media`, {
      method: 'POST',
      headers: {
        Authorization: server.authorization.editor,
        'Content-Type': 'text/plain',
        'Content-Disposition': 'attachment; filename="tides.txt"',
      },
      body: 'High at noon.',
    })
    const { id } = (await upload.json()) as { id: number }
    const [uploaded, changed, removed] = await responsesOf(server.as.editor, [
      {
        path: '/cms/v2/media',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Disposition': 'attachment; filename="x.txt"' },
        body: { title: 'x' },
      },
      { path: `/cms/v2/media/${id}`, body: { title: 'Tides' } },
      { method: 'DELETE', path: `/cms/v2/media/${id}?force=true` },
    ])
    expect(uploaded).toMatchObject(failure(400, 'rest_upload_no_data'))
    expect(changed).toMatchObject({ status: 200, body: { title: { rendered: 'Tides' } } })
    expect(removed).toMatchObject({ status: 200, body: { deleted: true } })
  })

  it('accepts headers with one value or several', async () => {
    const [response] = await responsesOf(server.as.editor, [
      { path: '/cms/v2/tags', headers: { 'X-Note': 'one', 'X-List': ['a', 'b'], 'Content-Type': 'text/plain' }, body: { name: newWord() } },
    ])
    expect(response?.status).toBe(201)
  })

  it('reads the query of a path: fields, _fields, brackets', async () => {
    const word = newWord()
    const [narrow, fromQuery] = await responsesOf(server.as.editor, [
      { path: '/cms/v2/posts?_fields=id,title.raw', body: { title: word } },
      { path: '/cms/v2/posts?status=pending&_fields[]=status', body: { title: word } },
    ])
    expect(narrow).toEqual({
      status: 201,
      headers: { Allow: 'GET, POST', Location: expect.any(String) },
      body: { id: expect.any(Number), title: { raw: word } },
    })
    expect(fromQuery?.body).toEqual({ status: 'pending' })
  })

  it('accepts the same notations for fields as single requests', async () => {
    const tag = await makeTag(server.as.editor)
    const [response] = await responsesOf(server.as.editor, [
      { path: '/cms/v2/posts', body: { title: 'x', tags: String(tag.id), sticky: 'false' } },
    ])
    expect(response?.body).toMatchObject({ tags: [tag.id], sticky: false })
  })

  it('uses POST for a request without a method', async () => {
    const post = await makePost(server.as.editor)
    const [response] = await responsesOf(server.as.editor, [{ path: `/cms/v2/posts/${post.id}`, body: { slug: 'without-a-method' } }])
    expect(response?.body).toMatchObject({ slug: 'without-a-method' })
  })

  it.each(['/batch/v1', '/cms-toolkit/api/notes', '/cms-toolkit/api/analytics/settings'])(
    'refuses operations that do not support batches: %s',
    async (path) => {
      const [response] = await responsesOf(server.as.administrator, [{ path, body: { requests: [] } }])
      expect(response).toMatchObject(failure(400, 'rest_batch_not_allowed'))
    },
  )

  it.each([
    '',
    'cms/v2/posts',
    'https://example.org/cms/v2/posts',
    '//example.org/cms/v2/posts',
    '/cms/v2/posts/%',
    '/cms/v2/../../',
    '?rest_route=/cms/v2/posts',
    '/cms-json/cms/v2/posts',
  ])('has no route at the path "%s"', async (path) => {
    const [response] = await responsesOf(server.as.editor, [{ path, body: { title: 'x' } }])
    expect(response).toMatchObject(failure(404, 'rest_no_route'))
  })

  it('supports only its own methods', async () => {
    const [response] = await responsesOf(server.as.editor, [
      { method: 'DELETE', path: '/cms/v2/posts?_method=POST', headers: { 'X-HTTP-Method-Override': 'POST' }, body: { title: 'x' } },
    ])
    expect(response).toMatchObject(failure(404, 'rest_no_route'))
  })

  it('may be empty', async () => {
    expect(await run(server.anonymous, { requests: [] })).toEqual({ responses: [] })
  })

  it('contains 25 requests at most', async () => {
    const requests = (count: number): Batch['requests'] =>
      Array.from({ length: count }, () => ({ path: '/cms/v2/tags', body: { name: newWord() } }))
    expect(await responsesOf(server.as.editor, requests(25))).toHaveLength(25)
    const tooMany = requests(26)
    expect(await failureIn(await send({ requests: tooMany }))).toEqual(invalid('requests'))
    expect(
      await dataOf(server.as.editor.content.GET('/tags', { params: { query: { search: String(tooMany[0]?.body?.['name']) } } })),
    ).toEqual([])
  })

  it.each([
    ['requests that are not a list', { requests: 'all of them' }, 'requests'],
    ['a request that is not an object', { requests: ['/cms/v2/posts'] }, 'requests'],
    ['a request without a path', { requests: [{ body: { title: 'x' } }] }, 'requests'],
    ['a path that is not a string', { requests: [{ path: 5 }] }, 'requests'],
    ['a GET', { requests: [{ method: 'GET', path: '/cms/v2/posts' }] }, 'requests'],
    ['a method in lower case', { requests: [{ method: 'post', path: '/cms/v2/posts' }] }, 'requests'],
    ['a body that is not an object', { requests: [{ path: '/cms/v2/posts', body: 'title' }] }, 'requests'],
    ['a body that is a list', { requests: [{ path: '/cms/v2/posts', body: ['title'] }] }, 'requests'],
    ['headers that are not strings', { requests: [{ path: '/cms/v2/posts', headers: { 'X-Note': { a: 1 } } }] }, 'requests'],
    ['an unknown validation', { validation: 'some', requests: [] }, 'validation'],
  ])('is refused with %s', async (_what, body, parameter) => {
    expect(await failureIn(await send(body))).toEqual(invalid(parameter))
  })

  it.each([{}, [], { request: [] }])('is refused without requests: %j', async (body) => {
    expect(await failureIn(await send(body))).toEqual({ status: 400, code: 'rest_missing_callback_param', params: ['requests'] })
  })

  it('is refused with wrong credentials', async () => {
    expect(await failureIn(await send({ requests: [] }, 'Basic ZWRpdG9yOndyb25n'))).toEqual({
      status: 401,
      code: 'rest_invalid_credentials',
    })
  })

  it('accepts POST only', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'])
      expect([method, (await fetch(`${server.restRoot}/batch/v1`, { method })).status]).toEqual([method, 404])
  })

  it('supports _fields, _envelope and the query form', async () => {
    const post = await makePost(server.as.editor)
    const request = async (url: string): Promise<unknown> =>
      (
        await fetch(url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: server.authorization.editor },
          body: JSON.stringify({ requests: [{ path: `/cms/v2/posts/${post.id}`, body: {} }] }),
        })
      ).json() as Promise<unknown>
    expect(await request(`${server.restRoot}/batch/v1?_fields=responses.status`)).toEqual({ responses: [{ status: 200 }] })
    expect(await request(`${server.restRoot}/batch/v1?_envelope`)).toMatchObject({ status: 207, body: { responses: [{ status: 200 }] } })
    expect(await request(`${server.baseUrl}/?rest_route=/batch/v1`)).toMatchObject({ responses: [{ status: 200 }] })
  })

  it('counts each of its requests towards the rate limit', async () => {
    const limited = await startServer({ RATE_LIMIT: 'on', RATE_LIMIT_PER_MINUTE: '10' })
    try {
      const requests: Batch['requests'] = Array.from({ length: 12 }, () => ({ path: '/cms/v2/tags', body: { name: newWord() } }))
      const responses = await responsesOf(limited.as.editor, requests)
      expect(responses.map(({ status }) => status)).toEqual([...Array<number>(9).fill(201), 429, 429, 429])
      expect(responses.at(-1)).toMatchObject({
        headers: { 'Retry-After': expect.stringMatching(/^\d+$/) },
        ...failure(429, 'rest_too_many_requests'),
      })
      expect((await fetch(limited.restRoot)).status).toBe(429)
    } finally {
      await limited.close()
    }
  })

  it('shows nothing that the caller may not read', async () => {
    const secret = await makePost(server.as.editor, { status: 'private', title: newWord() })
    const [response] = await responsesOf(server.as.author, [{ method: 'PATCH', path: `/cms/v2/posts/${secret.id}`, body: {} }])
    expect(response).toMatchObject(failure(403, 'rest_cannot_edit'))
    expect(JSON.stringify(response)).not.toContain(secret.title.rendered)
    expect((await readPost(server.as.editor, secret.id, { context: 'edit' })).title.raw).toBe(secret.title.raw)
  })
})
