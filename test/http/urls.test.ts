// URLs and methods: routes, the spellings that requests may use, and hostile URLs.
import { connect } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { failureIn } from '../support/responses.ts'
import { makePost, newWord } from '../support/posts.ts'
import type { Post } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeTag } from '../support/terms.ts'

const server = await sharedServer()

const noRoute = { status: 404, code: 'rest_no_route' }

const asEditor = () => ({ Authorization: server.authorization.editor })
const at = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${server.restRoot}${path}`, init)

/** Returns the status of the response to a request line that no client library would send. */
function rawStatus(target: string, method = 'GET'): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.baseUrl)
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
    )
    let text = ''
    socket.on('data', (part) => (text += part.toString('latin1')))
    socket.on('end', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])))
    socket.on('error', reject)
  })
}

describe('an unknown route', () => {
  it.each([
    '/nowhere',
    '/cms/v2/nowhere',
    '/cms',
    '/cms/v3/posts',
    '/cms/v2/posts/abc',
    '/cms/v2/posts/1x',
    '/cms/v2/posts/-1',
    '/cms/v2/posts/1/2',
    '/cms/v2/posts/1.5',
    '/cms/v2/POSTS',
    '/cms/v2/__proto__',
    '/cms/v2/constructor',
    '/constructor',
    '/cms/v2/templates/default//%ff',
    '/cms-toolkit/api/%c3%28',
    '/cal/events/v1/events/by-slug/%',
  ])('%s has no route', async (path) => {
    expect(await failureIn(await at(path))).toEqual(noRoute)
  })

  it.each([
    ['DELETE', '/cms/v2/posts'],
    ['PUT', '/cms/v2/posts'],
    ['PATCH', '/cms/v2/posts'],
    ['POST', '/cms/v2/themes'],
    ['DELETE', '/cms/v2/settings'],
    ['POST', '/'],
    ['PROPFIND', '/cms/v2/posts'],
  ])('%s %s has none either', async (method, path) => {
    expect(await failureIn(await at(path, { method, headers: asEditor() }))).toEqual(noRoute)
  })

  it.each([
    ['DELETE', '/cms/v2/posts', 'GET, POST'],
    ['PROPFIND', '/cms/v2/posts/1', 'GET, POST, PUT, PATCH, DELETE'],
    ['POST', '/', 'GET'],
    ['HEAD', '/batch/v1', 'POST'],
    ['GET', '/nowhere', null],
  ])('%s %s is told which methods there are', async (method, path, allowed) => {
    const response = await at(path, { method, headers: asEditor() })
    expect([response.status, response.headers.get('Allow')]).toEqual([404, allowed])
  })
})

describe('an ID', () => {
  it.each(['1'.repeat(30), '9'.repeat(400), '9999999999', '2147483648', '00000000000000000000001'])(
    'with too many digits matches nothing: %s',
    async (id) => {
      const { status } = await at(`/cms/v2/posts/${id}`)
      expect(status).toBe(404)
    },
  )

  it('with too many digits in a query or a body is refused, naming the field', async () => {
    expect(await failureIn(await at(`/cms/v2/posts?include=${'1'.repeat(30)}`))).toMatchObject({
      status: 400,
      code: 'rest_invalid_param',
      params: ['include'],
    })
    const response = await at('/cms/v2/posts', {
      method: 'POST',
      headers: { ...asEditor(), 'Content-Type': 'application/json' },
      body: `{"title":"x","author":${'1'.repeat(30)}}`,
    })
    expect(await failureIn(response)).toMatchObject({ status: 400, code: 'rest_invalid_param', params: ['author'] })
  })
})

describe('a hostile URL', () => {
  it.each([
    '/cms/v2/posts/%00',
    '/cms/v2/posts/1%00',
    '/cms/v2/%00posts',
    '/cms/v2/posts/%zz',
    '/cms/v2/posts/%',
    '/cms/v2/posts/%e0%a4%a',
    '/cms/v2/posts/%ff',
    '/%c0%ae%c0%ae/',
    '/cms/v2/posts/..%2f..%2fetc',
  ])('is a mistake of the caller: %s', async (path) => {
    const { status } = await at(path)
    expect([400, 404]).toContain(status)
  })

  it.each([
    'search=%00',
    'search=a%00b',
    'search=%zz',
    'search=%',
    'search=%e0%a4%a',
    'search=%ff%fe',
    'search=%F0%9F%98%80',
    'search=%ed%a0%80',
    'search=%22',
    'search=%22%22',
    'search=-',
    'search=--',
    'search=-%22',
    'search=%22%00%22',
    'search=%5C',
    'search=%27',
    'search=*',
    'search=AND',
    'search=NEAR(a,b)',
    'slug=%00',
    'slug=%zz',
    'slug=a%00b',
    'slug[]=%ff',
    'slug=%25',
    'slug=',
    '__proto__=1',
    '__proto__[a]=1',
    'constructor[prototype][a]=1',
    'search[__proto__]=1',
    'categories[__proto__]=1',
    'categories[constructor]=1',
    'a[__proto__][b]=1',
    'include[]=&include[]=',
    'include=,,,',
    'include=',
    '[]=1',
    '[=1',
    ']=1',
    '=1',
    '&&&',
    '?',
    'include[[0]]=1',
    'a=b=c',
    'tags[terms',
    'tags[terms]=',
    '_fields=',
    '_fields=__proto__',
    '_fields=a.b.c.d.e',
    '_fields=..',
    '_fields[]=constructor',
    '_embed=__proto__',
    '_embed=',
    '_embed[]=x',
    '_envelope=',
    '_method=GET',
    'password=%00',
  ])('never breaks the service: ?%s', async (query) => {
    for (const role of ['anonymous', 'editor'] as const) {
      const response = await at(`/cms/v2/posts?${query}`, role === 'anonymous' ? {} : { headers: asEditor() })
      expect([query, response.status < 500]).toEqual([query, true])
      expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
      JSON.parse(await response.text())
    }
    expect({}).not.toHaveProperty('a')
  })

  it.each(['include', 'author', 'search', 'page', 'status', 'slug', 'after', 'orderby', 'sticky', '_fields', '_embed', 'context'])(
    'is refused if %s is an object',
    async (name) => {
      expect(await failureIn(await at(`/cms/v2/posts?${name}[x]=1`))).toMatchObject({
        status: 400,
        code: 'rest_invalid_param',
        params: [name],
      })
    },
  )

  it.each([
    '/cms/v2/tags?search=%00',
    '/cms/v2/categories?slug=%00',
    '/cms/v2/users?search=%00',
    '/cms/v2/users?slug=a%00',
    '/cms/v2/users?roles=%00',
    '/cms/v2/posts/1?password=%00',
    '/cms/v2/users?capabilities=__proto__',
  ])('never breaks the service: %s', async (path) => {
    expect((await at(path, { headers: { Authorization: server.authorization.administrator } })).status).toBeLessThan(500)
  })

  it.each(['1e400', 'Infinity', '-Infinity'])('with the number %s is refused, naming the parameter', async (number) => {
    for (const [path, name] of [
      ['/cms/v2/posts', 'page'],
      ['/cms/v2/posts', 'offset'],
      ['/cms/v2/posts', 'include'],
      ['/cms/v2/tags', 'per_page'],
      ['/cal/events/v1/events', 'page'],
      ['/cal/events/v1/events', 'geoloc_lat'],
      ['/cal/events/v1/venues', 'event'],
    ] as const)
      expect([path, name, await failureIn(await at(`${path}?${name}=${number}`))]).toEqual([
        path,
        name,
        { status: 400, code: 'rest_invalid_param', params: [name] },
      ])
  })

  it('may be absolute, as in requests to a proxy', async () => {
    expect(await rawStatus(`${server.restRoot}/cms/v2/posts?per_page=1`)).toBe(200)
  })

  it('that cannot be parsed gets a response', async () => {
    for (const target of [
      '/cms-json/cms/v2/posts?search=\u00e9',
      '/cms-json/cms/v2/posts/\u00ff',
      '//',
      '/cms-json//cms/v2/posts',
      '*',
      'http://elsewhere.example/cms-json/',
      '/cms-json/cms/v2/posts?' + 'a'.repeat(20_000),
    ]) {
      expect([target.slice(0, 60), (await rawStatus(target)) < 500]).toEqual([target.slice(0, 60), true])
    }
  })

  it('that is very long gets a response', async () => {
    const word = newWord()
    const { id } = await makePost(server.as.editor, { title: word })
    expect(await (await at(`/cms/v2/posts?search=${word}&${'x=1&'.repeat(900)}_fields=id`)).json()).toEqual([{ id }])
    expect((await at(`/cms/v2/posts?include=${'1,'.repeat(5000)}1`)).status).toBe(400)
    expect((await at(`/cms/v2/posts?slug=${'a'.repeat(12_000)}`)).status).toBe(400)
    expect((await at(`/cms/v2/posts?search=${'a'.repeat(12_000)}`)).status).toBe(400)
    expect((await at(`/cms/v2/posts?${'a[]=1&'.repeat(2000)}`)).status).toBe(200)
    expect((await at(`/cms/v2/posts?search=${'%22a%22%20'.repeat(150)}`)).status).toBeLessThan(500)
  })
})

describe('an unknown parameter', () => {
  it.each([
    '/cms/v2/categories?offset=abc',
    '/cms/v2/categories?offset=1',
    '/cms/v2/tags?parent=abc',
    '/cms/v2/tags?parent=5',
    '/cms/v2/posts?excerpt_length=0&_embed',
  ])('is ignored, whatever it holds: %s', async (path) => {
    await makePost(server.as.editor, { content: 'Words.' })
    await makeTag(server.as.editor)
    const response = await at(path, { headers: asEditor() })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(await (await at(path.replace(/\?.*?(&|$)/, '?'), { headers: asEditor() })).json())
  })
})

describe('the query form', () => {
  it('returns the same as the route itself', async () => {
    const { id } = await makePost(server.as.editor)
    const plain = (await (await at(`/cms/v2/posts/${id}`)).json()) as Post
    for (const url of [
      `${server.baseUrl}/?rest_route=/cms/v2/posts/${id}`,
      `${server.baseUrl}/?rest_route=%2Fcms%2Fv2%2Fposts%2F${id}`,
      `${server.baseUrl}/?rest_route=cms/v2/posts/${id}`,
      `${server.baseUrl}/?_fields=id,title&rest_route=/cms/v2/posts/${id}`,
    ]) {
      expect(await (await fetch(url)).json()).toMatchObject({ id, title: plain.title })
    }
    expect(await (await fetch(`${server.baseUrl}/?rest_route=/cms/v2/posts/${id}`)).json()).toEqual(plain)
  })

  it('keeps the other parameters, also in links', async () => {
    const word = newWord()
    for (const _each of [1, 2]) await makePost(server.as.editor, { title: word })
    const response = await fetch(`${server.baseUrl}/?rest_route=/cms/v2/posts&search=${word}&per_page=1`)
    expect(response.headers.get('X-CMS-Total')).toBe('2')
    const next = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1] ?? ''
    expect(((await (await fetch(next)).json()) as Post[]).length).toBe(1)
  })

  it('accepts all methods', async () => {
    const send = (method: string, query: string, body?: object) =>
      fetch(`${server.baseUrl}/?rest_route=${query}`, {
        method,
        headers: { ...asEditor(), 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      })
    const created = await send('POST', '/cms/v2/posts', { title: 'By query' })
    expect(created.status).toBe(201)
    const { id } = (await created.json()) as Post
    for (const method of ['POST', 'PUT', 'PATCH'])
      expect(((await (await send(method, `/cms/v2/posts/${id}`, { title: method })).json()) as Post).title.raw).toBe(method)
    expect(await (await send('DELETE', `/cms/v2/posts/${id}&force=true`)).json()).toMatchObject({ deleted: true })
  })

  it('has the same 404', async () => {
    expect(await failureIn(await fetch(`${server.baseUrl}/?rest_route=/nowhere`))).toEqual(noRoute)
  })
})

describe('an overridden method', () => {
  it('is given by _method or X-HTTP-Method-Override, in POST requests only', async () => {
    const { id } = await makePost(server.as.editor)
    const json = { ...asEditor(), 'Content-Type': 'application/json' }
    const titleAfter = async (response: Response) => ((await response.json()) as Post).title.raw
    expect(await titleAfter(await at(`/cms/v2/posts/${id}?_method=PUT`, { method: 'POST', headers: json, body: '{"title":"one"}' }))).toBe(
      'one',
    )
    expect(
      await titleAfter(await at(`/cms/v2/posts/${id}?_method=patch`, { method: 'POST', headers: json, body: '{"title":"two"}' })),
    ).toBe('two')
    expect(
      await titleAfter(
        await at(`/cms/v2/posts/${id}`, {
          method: 'POST',
          headers: { ...json, 'X-HTTP-Method-Override': 'PATCH' },
          body: '{"title":"three"}',
        }),
      ),
    ).toBe('three')
    expect(await (await at(`/cms/v2/posts/${id}?_method=GET`, { method: 'POST' })).json()).toMatchObject({
      id,
      title: { rendered: 'three' },
    })
    expect(await (await at(`/cms/v2/posts/${id}?_method=DELETE`)).json()).toMatchObject({ id, status: 'publish' })
    expect(
      await (await at(`/cms/v2/posts/${id}`, { headers: { ...asEditor(), 'X-HTTP-Method-Override': 'DELETE' } })).json(),
    ).toMatchObject({ status: 'publish' })
    expect(await (await at(`/cms/v2/posts/${id}?_method=DELETE&force=true`, { method: 'POST', headers: asEditor() })).json()).toMatchObject(
      { deleted: true },
    )
  })

  it('requires the rights of the new method', async () => {
    const { id } = await makePost(server.as.editor)
    expect(await failureIn(await at(`/cms/v2/posts/${id}?_method=DELETE`, { method: 'POST' }))).toEqual({
      status: 401,
      code: 'rest_cannot_delete',
    })
  })

  it('does not appear in URLs and entity tags', async () => {
    const word = newWord()
    for (const _each of [1, 2]) await makePost(server.as.editor, { title: word })
    const list = `/cms/v2/posts?search=${word}&per_page=1`
    const [plain, meant] = [await at(list), await at(`${list}&_method=GET`, { method: 'POST' })]
    for (const name of ['Link', 'ETag']) expect([name, meant.headers.get(name)]).toEqual([name, plain.headers.get(name)])
    expect(await meant.json()).toEqual(await plain.json())
  })

  it('that does not exist has no route', async () => {
    const { id } = await makePost(server.as.editor)
    const json = { ...asEditor(), 'Content-Type': 'application/json' }
    for (const [query, headers] of [
      ['?_method=BREW', json],
      ['', { ...json, 'X-HTTP-Method-Override': 'DELTE' }],
    ] as const)
      expect(await failureIn(await at(`/cms/v2/posts/${id}${query}`, { method: 'POST', headers, body: '{"title":"x"}' }))).toEqual(noRoute)
    expect(((await (await at(`/cms/v2/posts/${id}`)).json()) as Post).title.rendered).not.toBe('x')
  })

  it('HEAD gets a complete response, like every POST', async () => {
    const { id } = await makePost(server.as.editor)
    expect(await (await at(`/cms/v2/posts/${id}?_method=HEAD`, { method: 'POST' })).json()).toMatchObject({ id })
  })
})

describe('HEAD', () => {
  it.each<[string, (id: number) => string, 'editor' | undefined]>([
    ['a post', (id) => `/cms/v2/posts/${id}`, undefined],
    ['a list', (id) => `/cms/v2/posts?include=${id},999999&per_page=1`, undefined],
    ['a mistake', () => '/cms/v2/posts?per_page=500', undefined],
    ['nothing', () => '/cms/v2/posts/1999999', undefined],
    ['a refused request', (id) => `/cms/v2/posts/${id}?context=edit`, undefined],
    ['a permitted request', (id) => `/cms/v2/posts/${id}?context=edit`, 'editor'],
    ['the index', () => '/', undefined],
    ['an unknown route', () => '/nowhere', undefined],
  ])('responds as GET does, without a body: %s', async (_what, pathOf, role) => {
    const { id } = await makePost(server.as.editor)
    const headers: HeadersInit = role ? { Authorization: server.authorization[role] } : {}
    const [get, head] = [await at(pathOf(id), { headers }), await at(pathOf(id), { method: 'HEAD', headers })]
    expect(head.status).toBe(get.status)
    for (const name of ['X-CMS-Total', 'X-CMS-TotalPages', 'Link', 'Content-Type'])
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)])
    expect(await head.text()).toBe('')
  })
})

describe('an envelope', () => {
  it('contains the body, status and headers, also of errors', async () => {
    const { id, title } = await makePost(server.as.editor)
    const one = await at(`/cms/v2/posts/${id}?_envelope&_fields=id,title`)
    expect([one.status, await one.json()]).toEqual([
      200,
      expect.objectContaining({ status: 200, body: { id, title: { rendered: title.rendered } } }),
    ])
    const list = await at(`/cms/v2/posts?include=${id}&_envelope=1&_fields=id`)
    expect(await list.json()).toMatchObject({
      status: 200,
      body: [{ id }],
      headers: { 'X-CMS-Total': expect.anything(), 'X-CMS-TotalPages': expect.anything() },
    })
    const missing = await at('/cms/v2/posts/1999999?_envelope')
    expect([missing.status, await missing.json()]).toEqual([
      200,
      expect.objectContaining({ status: 404, body: expect.objectContaining({ code: 'rest_post_invalid_id' }) }),
    ])
    const created = await at('/cms/v2/posts?_envelope', {
      method: 'POST',
      headers: { ...asEditor(), 'Content-Type': 'application/json' },
      body: '{"title":"x"}',
    })
    expect([created.status, await created.json()]).toEqual([
      200,
      expect.objectContaining({ status: 201, headers: expect.objectContaining({ Location: expect.stringContaining('/cms/v2/posts/') }) }),
    ])
  })
})

describe('the headers in an envelope', () => {
  it.each<[string, string, string[]]>([
    ['a list', '/cms/v2/posts?per_page=1', ['Content-Type', 'X-CMS-Total', 'ETag']],
    ['an item', '/cms/v2/categories/1', ['Content-Type', 'ETag']],
    ['a calendar file', '/cal/events/v1/events.ics', ['Content-Type', 'Content-Disposition', 'ETag']],
    ['an operation that requires authentication', '/cms/v2/users/me', ['Content-Type', 'WWW-Authenticate']],
    ['an unknown route', '/nowhere', ['Content-Type']],
  ])('are those that the response has: %s', async (_what, path, names) => {
    await makePost(server.as.editor)
    const plain = await at(path)
    const response = await at(`${path}${path.includes('?') ? '&' : '?'}_envelope`)
    const { status, headers } = (await response.json()) as { status: number; headers: Record<string, string> }
    expect([response.status, status]).toEqual([200, plain.status])
    for (const name of names) expect([name, headers[name]]).toEqual([name, plain.headers.get(name)])
    expect(response.headers.has('WWW-Authenticate')).toBe(false)
  })
})

describe('OPTIONS', () => {
  it('describes a route', async () => {
    const list = await at('/cms/v2/posts', { method: 'OPTIONS' })
    expect(list.status).toBe(200)
    expect(list.headers.get('Allow')).toBe('GET')
    expect(await list.json()).toMatchObject({
      namespace: 'cms/v2',
      methods: ['GET', 'POST'],
      endpoints: [{ methods: ['GET'] }, { methods: ['POST'] }],
    })
    const item = await at('/cms/v2/posts/1', { method: 'OPTIONS' })
    expect(await item.json()).toMatchObject({
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      endpoints: [{ methods: ['GET'] }, { methods: ['POST', 'PUT', 'PATCH'] }, { methods: ['DELETE'] }],
    })
  })

  it.each([
    [
      '/cms/v2/posts',
      {
        type: 'object',
        properties: {
          id: expect.objectContaining({ type: 'integer' }),
          title: expect.objectContaining({ type: 'object', properties: expect.objectContaining({ rendered: expect.anything() }) }),
        },
      },
    ],
    [
      '/cms/v2/posts/1',
      { type: 'object', properties: { status: expect.objectContaining({ enum: expect.arrayContaining(['publish', 'trash']) }) } },
    ],
    ['/batch/v1', { type: 'object', properties: { responses: expect.objectContaining({ type: 'array' }) } }],
    ['/cms-toolkit/api/a/b', { type: ['object', 'array', 'string', 'number', 'boolean', 'null'] }],
  ])('tells the schema of what %s is about', async (path, schema) => {
    expect(((await (await at(path, { method: 'OPTIONS' })).json()) as { schema: object }).schema).toMatchObject(schema)
  })

  it('of an unknown route is a 404', async () => {
    expect(await failureIn(await at('/cms/v2/nowhere', { method: 'OPTIONS' }))).toEqual(noRoute)
  })
})

describe('_fields', () => {
  it('selects fields of the response to a write', async () => {
    const { id } = await makePost(server.as.editor)
    const response = await at(`/cms/v2/posts/${id}?force=true&_fields=deleted,previous.id`, { method: 'DELETE', headers: asEditor() })
    expect([response.status, await response.json()]).toEqual([200, { deleted: true, previous: { id } }])
  })
})

describe('a trailing slash', () => {
  it('makes no difference', async () => {
    const { id } = await makePost(server.as.editor)
    expect(await (await at(`/cms/v2/posts/${id}/`)).json()).toMatchObject({ id })
    expect((await at('/cms/v2/posts/?per_page=1')).status).toBe(200)
  })
})
