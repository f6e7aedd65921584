// Bodies that are expensive to read, or that have the wrong form.
import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { failureIn } from '../support/responses.ts'
import type { ApiFailure } from '../support/responses.ts'
import { excessiveCosts } from '../support/costs.ts'
import { makePost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { allOperations, routeOf } from '../support/contract.ts'
import { sampleOf } from '../support/sampling.ts'

const server = await sharedServer()

const JSON_TYPE = { 'Content-Type': 'application/json' }
const MEGABYTE = 1024 * 1024

interface Sent {
  method?: string
  path: string
  body?: BodyInit
  headers?: Record<string, string>
  as?: keyof typeof server.authorization
}

function send({ method = 'POST', path, body, headers = JSON_TYPE, as }: Sent): Promise<Response> {
  return fetch(`${server.restRoot}${path}`, {
    method,
    headers: { ...headers, ...(as && { Authorization: server.authorization[as] }) },
    ...(body !== undefined && { body }),
  })
}

/** This many bytes that are not JSON: a server that reads them responds with `rest_invalid_json`. */
const brokenJson = (bytes: number): string => `{"a":"${'x'.repeat(bytes)}`

const manyUnknownFields = (count: number, rest = ''): string =>
  `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join()}${rest}}`

/** The operations with a request body, each with an example path. */
const writing = allOperations()
  .filter(({ operation }) => operation.requestBody)
  .map(({ method, ...one }) => ({
    ...one,
    method: method.toUpperCase(),
    path: routeOf(one)
      .replace(/\{slug\}/, 'some-name')
      .replace(/\{\w+\}/g, '999999'),
  }))

describe('a large body', () => {
  const needsUser = writing.filter(({ operation }) => !operation.security?.some((one) => !Object.keys(one).length))

  it.each(sampleOf(needsUser, 4))('of an anonymous caller is not read if the operation requires a user: $id', async ({ method, path }) => {
    expect((await send({ method, path, body: brokenJson(MEGABYTE) })).status).toBe(401)
  })

  it('of an anonymous caller is not read if its size is hidden', async () => {
    const path = '/cms/v2/posts'
    expect(
      (await send({ path, body: gzipSync(brokenJson(9 * MEGABYTE)), headers: { ...JSON_TYPE, 'Content-Encoding': 'gzip' } })).status,
    ).toBe(401)
    expect(await inChunks(path, brokenJson(100_000))).toBe(401)
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
    expect((await send({ path, body: `title=${'x'.repeat(MEGABYTE)}`, headers: form })).status).toBe(401)
  })

  it('of an anonymous caller is refused where anonymous callers may write', async () => {
    const large = { status: 413, code: 'rest_body_too_large' }
    expect(await failureIn(await send({ path: '/batch/v1', body: brokenJson(MEGABYTE) }))).toEqual(large)
    const compressed = gzipSync(brokenJson(MEGABYTE))
    const headers = { ...JSON_TYPE, 'Content-Encoding': 'gzip' }
    expect(await failureIn(await send({ path: '/batch/v1', body: compressed, headers }))).toEqual(large)
  })

  it.each([
    '/cms/v2/posts',
    '/cms/v2/pages',
    '/cms/v2/categories',
    '/cms/v2/menus',
    '/cms/v2/templates',
    '/cal/events/v1/events',
    '/cal/events/v1/tags',
  ])('of a user who may make nothing there is not read: %s', async (path) => {
    expect((await send({ path, body: brokenJson(MEGABYTE), as: 'subscriber' })).status).toBe(403)
  })

  it('gets validation errors before permission errors if it is small', async () => {
    const failure = await failureIn(await send({ path: '/cms/v2/posts', body: brokenJson(100) }))
    expect(failure).toEqual({ status: 400, code: 'rest_invalid_json' })
  })
})

/** The status of the response to a body without Content-Length. */
function inChunks(path: string, body: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${server.restRoot}${path}`,
      { method: 'POST', headers: { ...JSON_TYPE, 'Transfer-Encoding': 'chunked' } },
      (response) => {
        response.resume()
        resolve(response.statusCode)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

describe('unknown fields', () => {
  // Compared with reading the same text as JSON, which is done once for every body.
  it('cost little more than parsing them', async () => {
    const body = manyUnknownFields(100_000, ',"title":"Many fields"')
    const { id } = await makePost(server.as.editor)
    const path = `/cms/v2/posts/${id}`
    await send({ path, body: '{"title":"Before"}', as: 'editor' })
    const works = {
      responding: async () => expect((await send({ path, body, as: 'editor' })).status).toBe(200),
      reading: () => JSON.parse(body) as unknown,
    }
    expect(await excessiveCosts(works, (least) => least.responding <= 4 * least.reading + 500)).toBeUndefined()
  })
})

describe('a batch', () => {
  it('refuses a path that is far too long', async () => {
    const body = JSON.stringify({ requests: [{ path: `/cms/v2/posts?${'a=1&'.repeat(5000)}`, body: {} }] })
    expect(await failureIn(await send({ path: '/batch/v1', body }))).toEqual({
      status: 400,
      code: 'rest_invalid_param',
      params: ['requests'],
    })
  })
})

describe('a body that is not an object', () => {
  const fields = writing.filter(({ path }) => !path.startsWith('/cms-toolkit'))
  const bodyRefused: ApiFailure = { status: 400, code: 'rest_invalid_param', params: ['body'] }

  it.each(fields.filter(({ id }) => id !== 'createMedia'))('is refused: $id', async ({ method, path }) => {
    for (const body of ['"AAA"', '[null]', '697', 'null', 'true'])
      expect([body, await failureIn(await send({ method, path, body, as: 'administrator' }))]).toEqual([body, bodyRefused])
  })

  it('changes and creates nothing', async () => {
    const before = await fetch(`${server.restRoot}/cms/v2/pages?per_page=1`)
    for (const body of ['"AAA"', '[null]', '697', 'null', undefined])
      expect([body, (await send({ path: '/cms/v2/pages', as: 'editor', ...(body && { body }) })).status]).toEqual([body, 400])
    const after = await fetch(`${server.restRoot}/cms/v2/pages?per_page=1`)
    expect(after.headers.get('X-CMS-Total')).toBe(before.headers.get('X-CMS-Total'))
  })

  it('is refused for settings', async () => {
    for (const body of ['"AAA"', '[null]', '697', 'null'])
      expect([body, (await send({ path: '/cms-toolkit/api/analytics/settings', body, as: 'administrator' })).status]).toEqual([body, 400])
  })
})

describe('a missing body', () => {
  const creates = ['/cms/v2/posts', '/cms/v2/pages', '/cms/v2/blocks', '/cms/v2/navigation']

  it.each(creates)('creates nothing: %s', async (path) => {
    expect(await failureIn(await send({ path, as: 'administrator' }))).toEqual({ status: 400, code: 'empty_content' })
    expect((await send({ path, as: 'administrator', headers: { 'Content-Type': 'text/plain' }, body: '{"title":"x"}' })).status).toBe(400)
  })

  it('creates nothing in a batch', async () => {
    const body = JSON.stringify({ requests: [{ path: '/cms/v2/pages' }] })
    const response = (await (await send({ path: '/batch/v1', body, as: 'editor' })).json()) as { responses: { status: number }[] }
    expect(response.responses.map(({ status }) => status)).toEqual([400])
  })

  it('is accepted if the fields are in the query, or none are required', async () => {
    expect((await send({ path: '/cms/v2/pages?title=In+the+query', as: 'editor' })).status).toBe(201)
    const { id } = await makePost(server.as.editor)
    expect((await send({ path: `/cms/v2/posts/${id}/autosaves?title=Kept`, as: 'editor' })).status).toBe(200)
    expect((await send({ method: 'PATCH', path: `/cms/v2/posts/${id}`, as: 'editor' })).status).toBe(200)
    expect((await send({ method: 'DELETE', path: `/cms/v2/posts/${id}`, as: 'editor', body: 'null' })).status).toBe(200)
  })
})

describe('undeclared keys of meta', () => {
  it.each([
    ['posts', { title: 'x' }],
    ['pages', { title: 'x' }],
    ['blocks', { title: 'x' }],
    ['menu-items', { title: 'x', url: 'https://example.org/' }],
    ['categories', { name: 'Some category' }],
    ['tags', { name: 'Some tag' }],
    ['cms_pattern_category', { name: 'Some pattern category' }],
    ['menus', { name: 'Some menu' }],
  ])('are refused by name: %s', async (collection, fields) => {
    const path = `/cms/v2/${collection}`
    const refused = await send({ path, body: JSON.stringify({ ...fields, meta: { colour: 'green', toString: 'x' } }), as: 'administrator' })
    expect(await failureIn(refused)).toEqual({ status: 400, code: 'rest_invalid_param', params: ['meta.colour', 'meta.toString'] })
    const made = await send({ path, body: JSON.stringify(fields), as: 'administrator' })
    const item = (await made.json()) as { id: number; meta: object }
    const sentBack = await send({ path: `${path}/${item.id}`, body: JSON.stringify({ meta: item.meta }), as: 'administrator' })
    expect([made.status, sentBack.status]).toEqual([201, 200])
  })

  it('are not all read', async () => {
    const body = `{"title":"x","meta":${manyUnknownFields(100_000)}}`
    const { params } = await failureIn(await send({ path: '/cms/v2/posts', body, as: 'editor' }))
    expect(params?.length).toBeLessThan(100)
  })
})

describe('a form', () => {
  it('is refused if its fields are larger than a body may be', async () => {
    const form = new FormData()
    for (let at = 0; at < 15; at++) form.append(`field${at}`, '%'.repeat(MEGABYTE - 1))
    form.append('file', new Blob(['Plain words.']), 'words.txt')
    expect(await failureIn(await send({ path: '/cms/v2/media', body: form, headers: {}, as: 'author' }))).toEqual({
      status: 413,
      code: 'rest_body_too_large',
    })
  })

  it('is refused if a field is truncated', async () => {
    for (const [path, file] of [
      ['/cms/v2/media', new Blob(['Plain words.'])],
      ['/cms/v2/posts', undefined],
    ] as const) {
      const form = new FormData()
      form.append('title', 'x'.repeat(MEGABYTE + 1))
      if (file) form.append('file', file, 'words.txt')
      expect(await failureIn(await send({ path, body: form, headers: {}, as: 'author' }))).toEqual({
        status: 413,
        code: 'rest_body_too_large',
      })
    }
  })

  it('is refused if it has too many fields', async () => {
    const form = new FormData()
    for (let at = 0; at < 300; at++) form.append(`field${at}`, 'x')
    expect((await send({ path: '/cms/v2/posts', body: form, headers: {}, as: 'author' })).status).toBe(413)
  })

  // Searching for the end of each bracket from its start would take minutes.
  it('with a field name of brackets alone is read in linear time', async () => {
    const body = `title=x&a${'['.repeat(2 * MEGABYTE)}=1`
    expect(
      (await send({ path: '/cms/v2/posts', body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, as: 'author' })).status,
    ).toBe(201)
  })
})
