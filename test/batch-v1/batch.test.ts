// Batches: several requests in one.
import { describe, expect, it, jest } from '@jest/globals'
import type { Batch, BatchResponses, Client } from '../../client/index.ts'
import { dataOf, invalid, refusalIn } from '../support/answers.ts'
import { listPosts, makePost, newWord, readPost } from '../support/posts.ts'
import { makeTag } from '../support/terms.ts'
import { startServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

const run = (client: Client, body: Batch): Promise<BatchResponses> => dataOf(client.batches.POST('/', { body }))

type Response = NonNullable<BatchResponses['responses'][number]>

/** The answers, of which none is missing. */
async function answersOf(client: Client, requests: Batch['requests']): Promise<Response[]> {
  const { responses } = await run(client, { requests })
  return responses.map((response) => {
    if (!response) throw new Error('an answer is missing')
    return response
  })
}

/** A batch by hand, as a role or as a visitor. */
function send(body: unknown, authorization = server.authorization.editor): Promise<globalThis.Response> {
  return fetch(`${server.restRoot}/batch/v1`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: authorization },
    body: JSON.stringify(body),
  })
}

const refusal = (status: number, code: string) => ({
  status,
  body: expect.objectContaining({ code, data: expect.objectContaining({ status, request_id: expect.any(String) }) }),
})

describe('createBatch', () => {
  it('answers each request in its order, with status, headers and body', async () => {
    const { editor } = server.as
    const post = await makePost(editor)
    const name = newWord()
    const [created, changed, removed] = await answersOf(editor, [
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

  it('gives the same body as the request by itself', async () => {
    const { editor } = server.as
    const post = await makePost(editor)
    const [answer] = await answersOf(editor, [{ method: 'PUT', path: `/cms/v2/posts/${post.id}`, body: { title: 'Same' } }])
    const alone = await dataOf(editor.content.PUT('/posts/{id}', { params: { path: { id: post.id } }, body: { title: 'Same' } }))
    const { modified: _m, modified_gmt: _g, ...due } = alone
    expect(answer?.body).toMatchObject(due)
  })

  it('does one request after the other, so that a later one sees what an earlier one did', async () => {
    const { editor } = server.as
    const post = await makePost(editor)
    const path = `/cms/v2/posts/${post.id}`
    const answers = await answersOf(editor, [
      { method: 'DELETE', path },
      { method: 'DELETE', path },
      { method: 'DELETE', path: `${path}?force=true` },
      { method: 'DELETE', path },
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 410, 200, 404])
  })

  it('does what can be done when others fail', async () => {
    const { author } = server.as
    const word = newWord()
    const answers = await answersOf(author, [
      { path: '/cms/v2/posts', body: { title: `${word} one`, status: 'publish' } },
      { path: '/cms/v2/posts', body: { title: `${word} two`, status: 'hidden' } },
      { path: '/cms/v2/posts', body: {} },
      { path: '/cms/v2/categories', body: { name: word } },
      { path: '/cms/v2/nowhere' },
      { method: 'DELETE', path: '/cms/v2/posts/1999999' },
      { path: '/cms/v2/posts', body: { title: `${word} three`, status: 'publish' } },
    ])
    expect(answers).toEqual([
      expect.objectContaining({ status: 201 }),
      expect.objectContaining(refusal(400, 'rest_invalid_param')),
      expect.objectContaining(refusal(400, 'empty_content')),
      expect.objectContaining(refusal(403, 'rest_cannot_create')),
      expect.objectContaining(refusal(404, 'rest_no_route')),
      expect.objectContaining(refusal(404, 'rest_post_invalid_id')),
      expect.objectContaining({ status: 201 }),
    ])
    expect((answers[1]?.body as { data: object }).data).toMatchObject({ params: { status: expect.any(String) } })
    expect(await listPosts(author, { search: word })).toMatchObject({ total: 2 })
  })

  it('keeps one failure of the service to the request that failed', async () => {
    const { editor } = server.as
    const fails = jest
      .spyOn(server.context, 'now')
      // The sign-in asks first.
      .mockImplementationOnce(() => new Date())
      .mockImplementationOnce(() => {
        throw new Error('no clock')
      })
    try {
      const word = newWord()
      const [failed, done] = await answersOf(editor, [
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
    it('does nothing when one request is not valid, and says which', async () => {
      const { editor } = server.as
      const word = newWord()
      const answer = await run(editor, {
        validation: 'require-all-validate',
        requests: [
          { path: '/cms/v2/posts', body: { title: word } },
          { path: '/cms/v2/posts', body: { title: word, status: 'hidden' } },
          { path: '/cms/v2/nowhere' },
          { path: '/cms/v2/tags', body: { name: word } },
        ],
      })
      expect(answer).toEqual({
        failed: 'validation',
        responses: [
          null,
          expect.objectContaining(refusal(400, 'rest_invalid_param')),
          expect.objectContaining(refusal(404, 'rest_no_route')),
          null,
        ],
      })
      expect(await listPosts(editor, { search: word, status: ['publish', 'draft'] })).toMatchObject({ total: 0 })
      expect(await dataOf(editor.content.GET('/tags', { params: { query: { search: word } } }))).toEqual([])
    })

    it('does all that is valid, whatever comes of it', async () => {
      const { editor } = server.as
      const answer = await run(editor, {
        validation: 'require-all-validate',
        requests: [
          { path: '/cms/v2/posts', body: { title: newWord() } },
          { method: 'DELETE', path: '/cms/v2/posts/1999999' },
        ],
      })
      expect(answer).toEqual({
        responses: [expect.objectContaining({ status: 201 }), expect.objectContaining(refusal(404, 'rest_post_invalid_id'))],
      })
    })
  })

  it('judges each request by the rights of the caller', async () => {
    const requests: Batch['requests'] = [
      { path: '/cms/v2/posts', body: { title: 'x' } },
      { method: 'DELETE', path: '/cms/v2/posts/1999999' },
    ]
    const statuses = async (client: Client) => (await answersOf(client, requests)).map(({ status }) => status)
    expect(await statuses(server.visitor)).toEqual([401, 404])
    expect(await statuses(server.as.subscriber)).toEqual([403, 404])
    expect(await statuses(server.as.contributor)).toEqual([201, 404])
  })

  it('lets nobody become somebody else by a header of a request', async () => {
    const Authorization = server.authorization.administrator
    const [answer] = await answersOf(server.visitor, [
      { path: '/cms/v2/tags', headers: { Authorization, authorization: Authorization }, body: { name: newWord() } },
    ])
    expect(answer).toMatchObject(refusal(401, 'rest_cannot_create'))
  })

  it('filters the HTML of those who may not write any', async () => {
    const [answer] = await answersOf(server.as.author, [{ path: '/cms/v2/posts', body: { title: 'x', content: '<p onclick="x()">a</p>' } }])
    expect(answer?.body).toMatchObject({ content: { raw: '<p>a</p>' } })
  })

  it('takes empty lists for empty bodies and headers', async () => {
    const asSent = [{ path: '/cms/v2/posts?title=Bare&status=draft', body: [], headers: [] }] as unknown as Parameters<typeof answersOf>[1]
    expect((await answersOf(server.as.editor, asSent)).map(({ status }) => status)).toEqual([201])
  })

  it('does nothing to an item that is not as the request expects it', async () => {
    const { editor } = server.as
    const post = await makePost(editor)
    const path = `/cms/v2/posts/${post.id}`
    const [refused, done] = await answersOf(editor, [
      { method: 'PATCH', path, headers: { 'If-Match': '"another"' }, body: { title: 'One' } },
      { method: 'PATCH', path, headers: { 'If-Match': ['"another"', '*'] }, body: { title: 'Two' } },
    ])
    expect([refused?.status, done?.status]).toEqual([412, 200])
    expect((await readPost(editor, post.id)).title.rendered).toBe('Two')
  })

  it('holds media, as far as JSON goes: changed and removed, not uploaded', async () => {
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
    const [uploaded, changed, removed] = await answersOf(server.as.editor, [
      {
        path: '/cms/v2/media',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Disposition': 'attachment; filename="x.txt"' },
        body: { title: 'x' },
      },
      { path: `/cms/v2/media/${id}`, body: { title: 'Tides' } },
      { method: 'DELETE', path: `/cms/v2/media/${id}?force=true` },
    ])
    expect(uploaded).toMatchObject(refusal(400, 'rest_upload_no_data'))
    expect(changed).toMatchObject({ status: 200, body: { title: { rendered: 'Tides' } } })
    expect(removed).toMatchObject({ status: 200, body: { deleted: true } })
  })

  it('takes headers with one value or several', async () => {
    const [answer] = await answersOf(server.as.editor, [
      { path: '/cms/v2/tags', headers: { 'X-Note': 'one', 'X-List': ['a', 'b'], 'Content-Type': 'text/plain' }, body: { name: newWord() } },
    ])
    expect(answer?.status).toBe(201)
  })

  it('reads the query of a path: fields, narrowed answers, brackets', async () => {
    const word = newWord()
    const [narrow, fromQuery] = await answersOf(server.as.editor, [
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

  it('reads the spellings of fields as elsewhere', async () => {
    const tag = await makeTag(server.as.editor)
    const [answer] = await answersOf(server.as.editor, [
      { path: '/cms/v2/posts', body: { title: 'x', tags: String(tag.id), sticky: 'false' } },
    ])
    expect(answer?.body).toMatchObject({ tags: [tag.id], sticky: false })
  })

  it('makes POST of a request without a method', async () => {
    const post = await makePost(server.as.editor)
    const [answer] = await answersOf(server.as.editor, [{ path: `/cms/v2/posts/${post.id}`, body: { slug: 'without-a-method' } }])
    expect(answer?.body).toMatchObject({ slug: 'without-a-method' })
  })

  it.each(['/batch/v1', '/cms-toolkit/api/notes', '/cms-toolkit/api/analytics/settings'])(
    'holds no operation that takes no part: %s',
    async (path) => {
      const [answer] = await answersOf(server.as.administrator, [{ path, body: { requests: [] } }])
      expect(answer).toMatchObject(refusal(400, 'rest_batch_not_allowed'))
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
    const [answer] = await answersOf(server.as.editor, [{ path, body: { title: 'x' } }])
    expect(answer).toMatchObject(refusal(404, 'rest_no_route'))
  })

  it('is about its own methods alone', async () => {
    const [answer] = await answersOf(server.as.editor, [
      { method: 'DELETE', path: '/cms/v2/posts?_method=POST', headers: { 'X-HTTP-Method-Override': 'POST' }, body: { title: 'x' } },
    ])
    expect(answer).toMatchObject(refusal(404, 'rest_no_route'))
  })

  it('may be empty', async () => {
    expect(await run(server.visitor, { requests: [] })).toEqual({ responses: [] })
  })

  it('holds 25 requests at most', async () => {
    const requests = (count: number): Batch['requests'] =>
      Array.from({ length: count }, () => ({ path: '/cms/v2/tags', body: { name: newWord() } }))
    expect(await answersOf(server.as.editor, requests(25))).toHaveLength(25)
    const tooMany = requests(26)
    expect(await refusalIn(await send({ requests: tooMany }))).toEqual(invalid('requests'))
    expect(
      await dataOf(server.as.editor.content.GET('/tags', { params: { query: { search: String(tooMany[0]?.body?.['name']) } } })),
    ).toEqual([])
  })

  it.each([
    ['requests that are no list', { requests: 'all of them' }, 'requests'],
    ['a request that is no object', { requests: ['/cms/v2/posts'] }, 'requests'],
    ['a request without a path', { requests: [{ body: { title: 'x' } }] }, 'requests'],
    ['a path that is no text', { requests: [{ path: 5 }] }, 'requests'],
    ['a GET', { requests: [{ method: 'GET', path: '/cms/v2/posts' }] }, 'requests'],
    ['a method in lower case', { requests: [{ method: 'post', path: '/cms/v2/posts' }] }, 'requests'],
    ['a body that is no object', { requests: [{ path: '/cms/v2/posts', body: 'title' }] }, 'requests'],
    ['a body that is a list', { requests: [{ path: '/cms/v2/posts', body: ['title'] }] }, 'requests'],
    ['headers that are no texts', { requests: [{ path: '/cms/v2/posts', headers: { 'X-Note': { a: 1 } } }] }, 'requests'],
    ['an unknown validation', { validation: 'some', requests: [] }, 'validation'],
  ])('is refused with %s', async (_what, body, parameter) => {
    expect(await refusalIn(await send(body))).toEqual(invalid(parameter))
  })

  it.each([{}, [], { request: [] }])('is refused without requests: %j', async (body) => {
    expect(await refusalIn(await send(body))).toEqual({ status: 400, code: 'rest_missing_callback_param', params: ['requests'] })
  })

  it('is refused with wrong credentials', async () => {
    expect(await refusalIn(await send({ requests: [] }, 'Basic ZWRpdG9yOndyb25n'))).toEqual({
      status: 401,
      code: 'rest_invalid_credentials',
    })
  })

  it('answers POST alone', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'])
      expect([method, (await fetch(`${server.restRoot}/batch/v1`, { method })).status]).toEqual([method, 404])
  })

  it('may be asked for narrowed, in an envelope, and at the query form of its address', async () => {
    const post = await makePost(server.as.editor)
    const ask = async (address: string): Promise<unknown> =>
      (
        await fetch(address, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: server.authorization.editor },
          body: JSON.stringify({ requests: [{ path: `/cms/v2/posts/${post.id}`, body: {} }] }),
        })
      ).json() as Promise<unknown>
    expect(await ask(`${server.restRoot}/batch/v1?_fields=responses.status`)).toEqual({ responses: [{ status: 200 }] })
    expect(await ask(`${server.restRoot}/batch/v1?_envelope`)).toMatchObject({ status: 207, body: { responses: [{ status: 200 }] } })
    expect(await ask(`${server.baseUrl}/?rest_route=/batch/v1`)).toMatchObject({ responses: [{ status: 200 }] })
  })

  it('counts each of its requests towards the limit', async () => {
    const limited = await startServer({ RATE_LIMIT: 'on', RATE_LIMIT_PER_MINUTE: '10' })
    try {
      const requests: Batch['requests'] = Array.from({ length: 12 }, () => ({ path: '/cms/v2/tags', body: { name: newWord() } }))
      const answers = await answersOf(limited.as.editor, requests)
      expect(answers.map(({ status }) => status)).toEqual([...Array<number>(9).fill(201), 429, 429, 429])
      expect(answers.at(-1)).toMatchObject({
        headers: { 'Retry-After': expect.stringMatching(/^\d+$/) },
        ...refusal(429, 'rest_too_many_requests'),
      })
      expect((await fetch(limited.restRoot)).status).toBe(429)
    } finally {
      await limited.close()
    }
  })

  it('shows nothing of what the caller may not read', async () => {
    const secret = await makePost(server.as.editor, { status: 'private', title: newWord() })
    const [answer] = await answersOf(server.as.author, [{ method: 'PATCH', path: `/cms/v2/posts/${secret.id}`, body: {} }])
    expect(answer).toMatchObject(refusal(403, 'rest_cannot_edit'))
    expect(JSON.stringify(answer)).not.toContain(secret.title.rendered)
    expect((await readPost(server.as.editor, secret.id, { context: 'edit' })).title.raw).toBe(secret.title.raw)
  })
})
