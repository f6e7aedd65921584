// Request bodies: what is accepted and what is refused.
import { request } from 'node:http'
import { describe, expect, it } from '@jest/globals'
import { invalid, failureIn } from '../support/responses.ts'
import { makePost, readPost } from '../support/posts.ts'
import type { Post } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

interface Sent {
  body?: BodyInit
  type?: string
  query?: string
  path?: string
  method?: string
}

/** Sends a raw request to the list of posts as the editor. */
function send({ body, type = JSON_TYPE, query = '', path = '/cms/v2/posts', method = 'POST' }: Sent): Promise<Response> {
  return fetch(`${server.restRoot}${path}${query}`, {
    method,
    headers: { Authorization: server.authorization.editor, 'Content-Type': type },
    ...(body !== undefined && { body }),
  })
}

const made = async (response: Response): Promise<Post> => {
  const post = (await response.json()) as Post
  expect([response.status, post]).toEqual([201, expect.objectContaining({ id: expect.any(Number) })])
  return post
}

const brokenJson = { status: 400, code: 'rest_invalid_json' }

describe('a JSON body', () => {
  it.each([
    '{"title": "left open',
    '{"title": "x",}',
    "{'title': 'x'}",
    '<title>x</title>',
    '{bad',
    'undefined',
    '{"a":1}{"b":2}',
    '\u0000',
  ])('that is broken is refused: %s', async (body) => {
    expect(await failureIn(await send({ body }))).toEqual(brokenJson)
  })

  it('that cannot be parsed is refused before permissions are checked', async () => {
    expect(
      await failureIn(
        await fetch(`${server.restRoot}/cms/v2/posts`, { method: 'POST', headers: { 'Content-Type': JSON_TYPE }, body: '{bad' }),
      ),
    ).toEqual(brokenJson)
  })

  it.each([
    ['lists', (depth: number) => '{"title":' + '['.repeat(depth) + ']'.repeat(depth) + '}'],
    ['objects', (depth: number) => '{"meta":'.repeat(depth) + '1' + '}'.repeat(depth)],
    ['open lists', (depth: number) => '['.repeat(depth)],
  ])('that is nested 5,000 deep is refused: %s', async (_what, nested) => {
    expect(await failureIn(await send({ body: nested(5000) }))).toEqual(brokenJson)
    expect((await send({ body: nested(1_000_000) })).status).toBe(400)
  })

  it.each(['_fields=id', 'context=embed'])('needs its required fields even if few fields are requested: %s', async (query) => {
    expect(await failureIn(await send({ body: '{}', path: '/cms/v2/tags', query: `?${query}` }))).toEqual({
      status: 400,
      code: 'rest_missing_callback_param',
      params: ['name'],
    })
  })

  it('gets missing fields first, then invalid ones, in one message', async () => {
    expect(await failureIn(await send({ body: '{"parent":"x"}', path: '/cms/v2/categories' }))).toEqual({
      status: 400,
      code: 'rest_missing_callback_param',
      params: ['name', 'parent'],
    })
  })

  it.each(['[', '"[', '\\[', '\\"[', '["\\'])('may contain brackets in its texts: %s', async (text) => {
    const content = text.repeat(5000)
    expect((await made(await send({ body: JSON.stringify({ title: 'x', content }) }))).content.raw).toBe(content)
  })

  it.each(['', '{}', '[]', ' \n'])('without fields is empty: %j', async (body) => {
    expect(await failureIn(await send({ body }))).toEqual({ status: 400, code: 'empty_content' })
  })

  it.each(['[{"title":"x"}]', '[null]', 'null', '5', '"title"'])('that is not an object is refused: %s', async (body) => {
    expect(await failureIn(await send({ body }))).toEqual(invalid('body'))
  })

  it('may have an empty list instead of an object, but no other list', async () => {
    const bodyWith = (meta: unknown): string => JSON.stringify({ title: 'x', meta })
    expect((await made(await send({ body: bodyWith([]) }))).meta).toEqual({ footnotes: '' })
    expect(await failureIn(await send({ body: bodyWith(['x']) }))).toEqual({ status: 400, code: 'rest_invalid_param', params: ['meta'] })
  })

  it.each(['application/json; charset=utf-8', 'application/vnd.api+json', 'APPLICATION/JSON', 'application/json;profile=x'])(
    'is read as %s',
    async (type) => {
      expect((await made(await send({ body: '{"title":"ტექსტი"}', type }))).title.raw).toBe('ტექსტი')
    },
  )

  it.each(['text/plain', 'application/xml', 'application/octet-stream', 'text/html', 'application/jsonp', 'nonsense'])(
    'is not read as %s',
    async (type) => {
      expect(await failureIn(await send({ body: '{"title":"x"}', type }))).toEqual({ status: 400, code: 'empty_content' })
    },
  )

  it('in an unknown encoding is a 4xx', async () => {
    expect((await send({ body: '{"title":"x"}', type: 'application/json; charset=klingon' })).status).toBe(400)
    const compressed = await fetch(`${server.restRoot}/cms/v2/posts`, {
      method: 'POST',
      headers: { Authorization: server.authorization.editor, 'Content-Type': JSON_TYPE, 'Content-Encoding': 'gzip' },
      body: 'not gzip',
    })
    expect(compressed.status).toBe(400)
  })

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])('with a field %s is harmless', async (name) => {
    const post = await made(await send({ body: `{"title":"kept","${name}":{"polluted":true}}` }))
    expect(post.title.raw).toBe('kept')
    const inMeta = await send({ body: `{"title":"refused","meta":{"${name}":{"polluted":true}}}` })
    expect(await failureIn(inMeta)).toEqual(invalid(`meta.${name}`))
    expect({}).not.toHaveProperty('polluted')
    expect((await readPost(server.anonymous, (await makePost(server.as.editor)).id)).status).toBe('publish')
  })

  it('with a NUL or a lone surrogate in its texts is stored or refused', async () => {
    for (const text of ['a\\u0000b', '\\ud800', '\\udc00x', '\\uffff']) {
      for (const field of ['title', 'content', 'excerpt', 'slug', 'password']) {
        const response = await send({ body: `{"title":"x","status":"draft","${field}":"${text}"}` })
        expect([field, text, response.status < 500]).toEqual([field, text, true])
      }
    }
  })

  it('of 5 MB is read', async () => {
    const padding = 'word '.repeat(1024 * 1024)
    expect((await made(await send({ body: JSON.stringify({ title: 'Long', padding }) }))).title.raw).toBe('Long')
  })

  // Validating every entry would exceed the time limit of a test.
  it('with a list that is far too long is refused quickly', async () => {
    const body = JSON.stringify({ title: 'x', start_date: '2031-01-01', end_date: '2031-01-01', tags: Array(1_500_000).fill(true) })
    expect(await failureIn(await send({ body, path: '/cal/events/v1/events' }))).toEqual(invalid('tags'))
  })

  it.each([JSON_TYPE, FORM_TYPE])('of 20 MB is refused with 413: %s', async (type) => {
    expect(await sendLarge(type, 20 * 1024 * 1024, false)).toEqual({ status: 413, code: 'rest_body_too_large' })
    expect(await sendLarge(type, 20 * 1024 * 1024, true)).toEqual({ status: 413, code: 'rest_body_too_large' })
  })
})

/** Sends a body of this many bytes, chunked or with Content-Length. The response may arrive before all of it is sent. */
function sendLarge(type: string, bytes: number, inChunks: boolean): Promise<{ status: number | undefined; code: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      Authorization: server.authorization.editor,
      'Content-Type': type,
      ...(inChunks ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': String(bytes) }),
    }
    const sent = request(`${server.restRoot}/cms/v2/posts`, { method: 'POST', headers }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.on('end', () => {
        resolve({ status: response.statusCode, code: (JSON.parse(text) as { code: string }).code })
        sent.destroy()
      })
    })
    sent.on('error', reject)
    const part = Buffer.alloc(1024 * 1024, 'a')
    for (let written = 0; written < bytes; written += part.length) sent.write(part)
    sent.end()
  })
}

describe('a form', () => {
  it('is read like JSON, with all notations for lists and objects', async () => {
    const post = await made(
      await send({
        type: FORM_TYPE,
        body: 'title=From+a+form&status=draft&sticky=true&categories[]=1&meta[footnotes]=%5B%5D&comment_status=closed',
      }),
    )
    expect(post).toMatchObject({
      title: { raw: 'From a form' },
      status: 'draft',
      sticky: true,
      categories: [1],
      meta: { footnotes: '[]' },
      comment_status: 'closed',
    })
    expect((await made(await send({ type: FORM_TYPE, body: 'title[raw]=Deep' }))).title.raw).toBe('Deep')
  })

  it('is validated like JSON', async () => {
    expect(await failureIn(await send({ type: FORM_TYPE, body: 'title=x&status=lost&author=me' }))).toEqual(invalid('author', 'status'))
  })

  it('with __proto__ is harmless', async () => {
    await made(
      await send({ type: FORM_TYPE, body: 'title=x&__proto__[polluted]=1&constructor[prototype][polluted]=1&meta[__proto__][polluted]=1' }),
    )
    expect({}).not.toHaveProperty('polluted')
  })
})

describe('fields in the query', () => {
  it('replace missing fields of the body, which take precedence', async () => {
    expect((await made(await send({ query: '?title=In+the+query&status=draft' }))).title.raw).toBe('In the query')
    expect(await made(await send({ query: '?title=In+the+query&format=aside', body: '{"title":"In the body"}' }))).toMatchObject({
      title: { raw: 'In the body' },
      format: 'aside',
    })
  })

  it('are validated', async () => {
    expect(await failureIn(await send({ query: '?title=x&status=lost' }))).toEqual(invalid('status'))
  })
})

describe('an update without a body', () => {
  it.each(['POST', 'PUT', 'PATCH'])('changes nothing: %s', async (method) => {
    const { id, title } = await makePost(server.as.editor)
    const response = await fetch(`${server.restRoot}/cms/v2/posts/${id}`, {
      method,
      headers: { Authorization: server.authorization.editor },
    })
    expect(response.status).toBe(200)
    expect(((await response.json()) as Post).title.raw).toBe(title.raw)
  })
})

describe('a response with _fields', () => {
  it.each(['events', 'venues', 'organizers', 'categories', 'tags'])('is empty if it has none of them: %s', async (kind) => {
    const response = await fetch(`${server.restRoot}/cal/events/v1/${kind}?_fields=nothing`)
    expect([response.status, await response.json()]).toEqual([200, {}])
  })
})

describe('a multipart form', () => {
  const sendParts = (fields: Record<string, string | Blob>, rest: Sent = {}): Promise<Response> => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    const { query = '', path = '/cms/v2/posts', method = 'POST' } = rest
    return fetch(`${server.restRoot}${path}${query}`, { method, headers: { Authorization: server.authorization.editor }, body })
  }

  it('is read like JSON, without its files', async () => {
    const post = await made(
      await sendParts({ title: 'Ships & ხომალდი', 'content[raw]': 'a b', 'categories[]': '1', sticky: '1', file: new Blob(['x']) }),
    )
    expect(post).toMatchObject({ title: { raw: 'Ships & ხომალდი' }, content: { raw: 'a b' }, categories: [1], sticky: true })
    const path = `/cms/v2/posts/${post.id}`
    for (const method of ['POST', 'PUT', 'PATCH'])
      expect(await (await sendParts({ title: method }, { path, method })).json()).toMatchObject({ title: { raw: method } })
    expect(await failureIn(await sendParts({ status: 'loud' }, { path }))).toEqual(invalid('status'))
  })

  it('that is truncated or has no boundary is refused', async () => {
    const post = await makePost(server.as.editor, { title: 'As it was' })
    const path = `/cms/v2/posts/${post.id}`
    const broken = { status: 400, code: 'rest_invalid_form' }
    const body = '--cut\r\nContent-Disposition: form-data; name="title"\r\n\r\nBroken'
    expect(await failureIn(await send({ path, body, type: 'multipart/form-data; boundary=cut' }))).toEqual(broken)
    expect(await failureIn(await send({ path, body, type: 'multipart/form-data' }))).toEqual(broken)
    expect((await send({ path, body: 'x'.repeat(11 * 1024 * 1024), type: 'multipart/form-data; boundary=cut' })).status).toBe(413)
    expect((await readPost(server.as.editor, post.id)).title.rendered).toBe('As it was')
  })

  it('without content changes nothing', async () => {
    const post = await makePost(server.as.editor)
    expect((await send({ path: `/cms/v2/posts/${post.id}`, type: 'multipart/form-data; boundary=cut' })).status).toBe(200)
  })
})
