// The documents of the site toolkit.
import { describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import { mergeObjects } from '#server/namespaces/cms-toolkit/merge.ts'
import { dataOf, invalid, failureIn, failureOf } from '../support/responses.ts'
import { newWord } from '../support/posts.ts'
import type { TestServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

interface Sent {
  method?: string
  body?: unknown
  raw?: string
  type?: string
  as?: keyof TestServer['authorization']
}

/** Sends a raw request; `path` is encoded as in a URL. */
function send(path: string, { method = 'GET', body, raw, type = 'application/json', as = 'administrator' }: Sent = {}): Promise<Response> {
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(body))
  return fetch(`${server.restRoot}/cms-toolkit/api/${path}`, {
    method,
    headers: { Authorization: server.authorization[as], ...(text !== undefined && { 'Content-Type': type }) },
    ...(text !== undefined && { body: text }),
  })
}

const read = async (path: string): Promise<unknown> => (await send(path)).json()
const at = (slug: string) => ({ params: { path: { slug } } })
const missing = { status: 404, code: 'rest_document_not_found' }

describe('getDocument', () => {
  it('returns the document at a path of any length', async () => {
    const start = newWord()
    for (const path of [start, `${start}/a`, `${start}/a/b/c/d/e/f`, `${start}/a.json`]) {
      await send(path, { method: 'PUT', body: { path } })
      expect(await read(path)).toEqual({ path })
    }
  })

  it.each([
    ['%20', ' a b'],
    ['%2F', 'a/b'],
    ['%C3%A4', 'ä'],
    ['%E1%83%90', 'ა'],
    ['%25', 'a%b'],
    ['%252f', 'a%2fb, which is no slash'],
    ['%3F%23%26', 'a?#&b'],
    ['+', 'a+b'],
    [':', 'a:b'],
  ])('knows a path with %s by all its spellings', async (encoded, plain) => {
    const start = newWord()
    await send(`${start}/x${encoded}y`, { method: 'PUT', body: { plain } })
    const { headers } = await send(`${start}/x${encoded}y/below`, { method: 'PUT', body: { plain } })
    expect(
      await (await fetch(headers.get('Location') ?? '', { headers: { Authorization: server.authorization.administrator } })).json(),
    ).toEqual({ plain })
    expect(await read(`${start}/x${encoded.toLowerCase()}y`)).toEqual({ plain })
    expect(await dataOf(server.as.administrator.toolkit.GET('/{slug}', at(`${start}/x${decodeURIComponent(encoded)}y`)))).toEqual({ plain })
  })

  it('ignores trailing and repeated slashes', async () => {
    const path = newWord()
    await send(`${path}//a/`, { method: 'PUT', body: 1 })
    expect(await read(`${path}/a`)).toBe(1)
    expect(await read(`${path}/a//`)).toBe(1)
  })

  it('is case-sensitive', async () => {
    const path = newWord()
    await send(`${path}/a`, { method: 'PUT', body: 'small' })
    expect(await failureIn(await send(`${path}/A`))).toEqual(missing)
  })

  it('selects the fields of _fields', async () => {
    const path = newWord()
    await send(path, { method: 'PUT', body: { a: { b: 1, c: 2 }, d: 3 } })
    expect(await read(`${path}?_fields=a.b`)).toEqual({ a: { b: 1 } })
  })

  it.each(['nothing/here', '..%2f..%2fetc', 'analytics', 'analytics/settings/more'])('finds nothing at %s', async (path) => {
    expect(await failureIn(await send(path))).toEqual(missing)
  })
})

const values: [string, unknown][] = [
  ['an object', { a: [1, { b: null }], ტექსტი: '…' }],
  ['a list', [1, 'two', null]],
  ['an empty object', {}],
  ['an empty list', []],
  ['a text', 'words'],
  ['a number', 12.5],
  ['a truth', false],
  ['null', null],
]

describe.each([
  ['updateDocument', 'POST'],
  ['putDocument', 'PUT'],
] as const)('%s', (_id, method) => {
  it.each(values)('stores %s unchanged', async (_what, value) => {
    const path = newWord()
    const response = await send(path, { method, body: value })
    expect([response.status, response.headers.get('Location'), await response.json()]).toEqual([
      201,
      `${server.restRoot}/cms-toolkit/api/${path}`,
      value,
    ])
    expect(await read(path)).toEqual(value)
  })

  it('replaces the whole document', async () => {
    const path = newWord()
    await send(path, { method, body: { a: 1, b: 2 } })
    const response = await send(path, { method, body: { b: 3 } })
    expect([response.status, response.headers.get('Location'), await response.json()]).toEqual([200, null, { b: 3 }])
    expect(await read(path)).toEqual({ b: 3 })
  })

  it('keeps names such as __proto__', async () => {
    const path = newWord()
    const raw = '{"__proto__":{"a":1},"constructor":2,"hasOwnProperty":3,"toJSON":4,"":5,"status":6}'
    await send(path, { method, raw })
    expect(await (await send(path)).text()).toBe(raw)
  })

  it('reads no fields from the query', async () => {
    const path = newWord()
    await send(`${path}?a=1&_method=${method}`, { method, body: {} })
    expect(await read(path)).toEqual({})
  })

  it('keeps the document if the body is missing or invalid', async () => {
    const path = newWord()
    await send(path, { method, body: { kept: true } })
    expect(await failureIn(await send(path, { method }))).toEqual({ status: 400, code: 'rest_missing_callback_param', params: ['body'] })
    expect(await failureIn(await send(path, { method, raw: '' }))).toEqual({
      status: 400,
      code: 'rest_missing_callback_param',
      params: ['body'],
    })
    expect(await failureIn(await send(path, { method, raw: '{"a":1}', type: 'text/plain' }))).toEqual({
      status: 400,
      code: 'rest_missing_callback_param',
      params: ['body'],
    })
    expect(await failureIn(await send(path, { method, raw: '{"a":' }))).toEqual({ status: 400, code: 'rest_invalid_json' })
    expect(await failureIn(await send(path, { method, raw: '['.repeat(200) + ']'.repeat(200) }))).toEqual({
      status: 400,
      code: 'rest_invalid_json',
    })
    expect(await failureIn(await send(path, { method, raw: `"${'x'.repeat(11 * 1024 * 1024)}"` }))).toEqual({
      status: 413,
      code: 'rest_body_too_large',
    })
    expect(await read(path)).toEqual({ kept: true })
  })

  it('refuses a path that is too long or has a NUL', async () => {
    expect(await failureIn(await send('a%zzb', { method, body: {} }))).toEqual({ status: 404, code: 'rest_no_route' })
    for (const path of ['x'.repeat(501), 'a%00b']) expect(await failureIn(await send(path, { method, body: {} }))).toEqual(invalid('slug'))
    expect((await send('x/'.repeat(249) + method.slice(0, 2), { method, body: {} })).status).toBe(201)
  })

  it('reads a form as an object of strings', async () => {
    const path = newWord()
    await send(path, { method, raw: 'a=1&b[]=2&b[]=3', type: 'application/x-www-form-urlencoded' })
    expect(await read(path)).toEqual({ a: '1', b: ['2', '3'] })
  })
})

describe('patchDocument', () => {
  it('merges objects, deletes with null and replaces everything else', async () => {
    const path = newWord()
    await send(path, { method: 'PUT', body: { title: 'Overview', columns: 2, filters: { from: 1, to: 9 }, shown: [1, 2] } })
    const response = await send(path, {
      method: 'PATCH',
      body: { columns: null, filters: { to: 5, by: { day: true, week: null } }, shown: [3] },
      type: 'application/merge-patch+json',
    })
    const due = { title: 'Overview', filters: { from: 1, to: 5, by: { day: true } }, shown: [3] }
    expect([response.status, await response.json()]).toEqual([200, due])
    expect(await read(path)).toEqual(due)
  })

  // The examples of RFC 7396, appendix A.
  it.each([
    ['{"a":"b"}', '{"a":"c"}', '{"a":"c"}'],
    ['{"a":"b"}', '{"b":"c"}', '{"a":"b","b":"c"}'],
    ['{"a":"b"}', '{"a":null}', '{}'],
    ['{"a":"b","b":"c"}', '{"a":null}', '{"b":"c"}'],
    ['{"a":["b"]}', '{"a":"c"}', '{"a":"c"}'],
    ['{"a":"c"}', '{"a":["b"]}', '{"a":["b"]}'],
    ['{"a":{"b":"c"}}', '{"a":{"b":"d","c":null}}', '{"a":{"b":"d"}}'],
    ['{"a":[{"b":"c"}]}', '{"a":[1]}', '{"a":[1]}'],
    ['["a","b"]', '["c","d"]', '["c","d"]'],
    ['{"a":"b"}', '["c"]', '["c"]'],
    ['{"a":"foo"}', 'null', 'null'],
    ['{"a":"foo"}', '"bar"', '"bar"'],
    ['{"e":null}', '{"a":1}', '{"e":null,"a":1}'],
    ['[1,2]', '{"a":"b","c":null}', '{"a":"b"}'],
    ['{}', '{"a":{"bb":{"ccc":null}}}', '{"a":{"bb":{}}}'],
    ['{"__proto__":{"a":1}}', '{"__proto__":{"b":2},"constructor":null}', '{"__proto__":{"a":1,"b":2}}'],
  ])('makes of %s with %s %s', (target, patch, result) => {
    expect(JSON.stringify(mergeObjects(JSON.parse(target), JSON.parse(patch)))).toBe(result)
  })

  it('loses no changes of concurrent requests', async () => {
    const path = newWord()
    await send(path, { method: 'PUT', body: {} })
    const names = Array.from({ length: 20 }, (_, index) => `n${index}`)
    await Promise.all(names.map((name) => send(path, { method: 'PATCH', body: { [name]: true } })))
    expect(Object.keys((await read(path)) as object).sort()).toEqual([...names].sort())
  })

  it('does not create a document', async () => {
    const path = newWord()
    expect(await failureIn(await send(path, { method: 'PATCH', body: { a: 1 } }))).toEqual(missing)
    expect(await failureIn(await send(path))).toEqual(missing)
  })

  it('needs a body', async () => {
    const path = newWord()
    await send(path, { method: 'PUT', body: { a: 1 } })
    expect(await failureIn(await send(path, { method: 'PATCH' }))).toEqual({
      status: 400,
      code: 'rest_missing_callback_param',
      params: ['body'],
    })
    expect(await read(path)).toEqual({ a: 1 })
  })
})

describe('deleteDocument', () => {
  it('deletes a document and returns it', async () => {
    const path = newWord()
    await send(path, { method: 'PUT', body: { a: 1 } })
    await send(`${path}/below`, { method: 'PUT', body: 2 })
    expect(await dataOf(server.as.administrator.toolkit.DELETE('/{slug}', at(path)))).toEqual({ deleted: true, previous: { a: 1 } })
    expect(await failureIn(await send(path))).toEqual(missing)
    expect(await read(`${path}/below`)).toBe(2)
  })

  it('returns 404 if there is no document', async () => {
    expect(await failureIn(await send(newWord(), { method: 'DELETE' }))).toEqual(missing)
  })
})

describe('documents', () => {
  const calls: [string, (client: Client, slug: string) => Promise<{ error?: unknown; response: Response }>][] = [
    ['read', ({ toolkit }, slug) => toolkit.GET('/{slug}', at(slug))],
    ['store', ({ toolkit }, slug) => toolkit.POST('/{slug}', { ...at(slug), body: {} })],
    ['replace', ({ toolkit }, slug) => toolkit.PUT('/{slug}', { ...at(slug), body: {} })],
    ['merge', ({ toolkit }, slug) => toolkit.PATCH('/{slug}', { ...at(slug), body: {} })],
    ['remove', ({ toolkit }, slug) => toolkit.DELETE('/{slug}', at(slug))],
  ]

  it.each(calls)('are for administrators only: nobody else may %s one', async (_verb, call) => {
    const path = newWord()
    await send(path, { method: 'PUT', body: { a: 1 } })
    expect(await failureOf(call(server.anonymous, path))).toEqual({ status: 401, code: 'rest_forbidden' })
    for (const role of ['editor', 'author', 'contributor', 'subscriber'] as const)
      expect(await failureOf(call(server.as[role], path))).toEqual({ status: 403, code: 'rest_forbidden' })
    expect(await read(path)).toEqual({ a: 1 })
  })

  it.each(calls)('do not reveal whether they exist: %s', async (_verb, call) => {
    expect(await failureOf(call(server.as.editor, newWord()))).toEqual({ status: 403, code: 'rest_forbidden' })
  })
})
