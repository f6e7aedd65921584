// Entity tags, conditional reads and writes, Cache-Control and compression.
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { request } from 'node:http'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { createImage, uploaded } from '../support/media.ts'
import { plainContext } from '../support/plain-service.ts'
import { makePost, newWord } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'
import { statementsDuring } from '../support/statements.ts'
import { makeCategory } from '../support/terms.ts'

const server = await sharedServer()
const posts = `${server.restRoot}/cms/v2/posts`
const signedIn = { Authorization: server.authorization.editor }

async function newPost(fields: object = {}): Promise<{ id: number; url: string; tag: string }> {
  const response = await send('POST', posts, { title: 'Harbour', content: 'Boats.', status: 'publish', ...fields })
  expect(response.status).toBe(201)
  const { id } = (await response.json()) as { id: number }
  return { id, url: `${posts}/${id}`, tag: response.headers.get('etag') ?? '' }
}

/** Returns the URL of a page. */
async function newPage(): Promise<string> {
  return (await send('POST', `${server.restRoot}/cms/v2/pages`, { title: 'Pier', status: 'publish' })).headers.get('location') ?? ''
}

const idIn = (url: string): number => Number(url.split('/').at(-1))

function send(method: string, url: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method,
    headers: { ...signedIn, 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
}

describe('a conditional read', () => {
  it('of a user writes no body for a 304, unless it shows files, whose tokens it may lack', async () => {
    const plain = await startServer()
    try {
      plain.context.items = plainContext(plain.context).items
      const category = await makeCategory(plain.as.editor)
      const file = await uploaded(plain, await createImage(8, 8), { as: 'editor' })
      const made = async (content: string) => (await makePost(plain.as.editor, { content, categories: [category.id] })).id
      const [bare, withImage] = [await made('Boats.'), await made(`<img src="${file.source_url}" alt="" />`)]
      /** Whether the terms of the post are read, which only its body needs. */
      const revalidate = async (id: number): Promise<[number, boolean]> => {
        const url = `${plain.restRoot}/cms/v2/posts/${id}`
        const headers = { Authorization: plain.authorization.editor }
        const tag = (await fetch(url, { headers })).headers.get('etag') ?? ''
        let status = 0
        const statements = await statementsDuring(async () => {
          status = (await fetch(url, { headers: { ...headers, 'If-None-Match': tag } })).status
        })
        return [status, statements.some((sql) => sql.includes('"content_terms"'))]
      }
      expect(await revalidate(bare)).toEqual([304, false])
      expect(await revalidate(withImage)).toEqual([304, true])
    } finally {
      await plain.close()
    }
  })

  it('gets a 304 without a body while nothing changes', async () => {
    const { url } = await newPost()
    const first = await fetch(url)
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\w.-]+"$/)
    const second = await fetch(url, { headers: { 'If-None-Match': `"other", W/${tag}` } })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    expect(second.headers.get('etag')).toBe(tag)
    expect(second.headers.get('cache-control')).toBe('public, no-cache')
    await send('PATCH', url, { title: 'Old harbour' })
    const third = await fetch(url, { headers: { 'If-None-Match': tag } })
    expect(third.status).toBe(200)
    expect(third.headers.get('etag')).not.toBe(tag)
  })

  it('works for lists, whose tag changes with any item', async () => {
    await newPost()
    const list = `${posts}?per_page=2&search=harbour`
    const tag = (await fetch(list)).headers.get('etag') ?? ''
    expect((await fetch(list, { headers: { 'If-None-Match': tag } })).status).toBe(304)
    await newPost()
    expect((await fetch(list, { headers: { 'If-None-Match': tag } })).status).toBe(200)
  })

  it('gets a different tag for each URL, context and selection of fields', async () => {
    const { url } = await newPost()
    const tags = await Promise.all(
      ['', '?context=embed', '?_fields=id', '?_embed=author'].map(async (query) => (await fetch(url + query)).headers.get('etag')),
    )
    expect(new Set(tags).size).toBe(4)
  })

  it('notices changes of embedded items', async () => {
    const { url } = await newPost()
    const before = (await fetch(`${url}?_embed=author`)).headers.get('etag') ?? ''
    await server.context.db.updateTable('users').set({ name: 'Somebody else' }).where('id', '=', server.ids.editor).execute()
    expect((await fetch(`${url}?_embed=author`, { headers: { 'If-None-Match': before } })).status).toBe(200)
  })

  it('has the same headers with HEAD as with GET', async () => {
    const { url } = await newPost()
    const [get, head] = [await fetch(url), await fetch(url, { method: 'HEAD' })]
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
    expect((await fetch(url, { method: 'HEAD', headers: { 'If-None-Match': get.headers.get('etag') ?? '' } })).status).toBe(304)
  })
})

/** Changes of a response that leave the modification date of its item as it is: the URL, and a function that makes the change. */
const undated: Record<string, () => Promise<{ url: string; change: () => Promise<Response> }>> = {
  'a category of the item is deleted': async () => {
    const category = await makeCategory(server.as.editor)
    const { url } = await newPost({ categories: [category.id] })
    return { url, change: () => send('DELETE', `${server.restRoot}/cms/v2/categories/${category.id}?force=true`) }
  },
  'a category of the item is renamed and moves in the order': async () => {
    const [first, second] = [
      await makeCategory(server.as.editor, { name: 'Anchors' }),
      await makeCategory(server.as.editor, { name: 'Buoys' }),
    ]
    const { url } = await newPost({ categories: [first.id, second.id] })
    return { url, change: () => send('PATCH', `${server.restRoot}/cms/v2/categories/${first.id}`, { name: 'Chains' }) }
  },
  'its parent page is moved': async () => {
    const [above, parent, child] = [await newPage(), await newPage(), await newPage()]
    await send('PATCH', child, { parent: idIn(parent) })
    return { url: child, change: () => send('PATCH', parent, { parent: idIn(above) }) }
  },
  'an embedded user is renamed': async () => {
    const { url } = await newPost()
    const rename = server.context.db.updateTable('users').set({ name: newWord() }).where('id', '=', server.ids.editor)
    return { url: `${url}?_embed=author`, change: () => rename.execute().then(() => new Response()) }
  },
  'it gets an autosave, in the edit context': async () => {
    const { url } = await newPost()
    return { url: `${url}?context=edit`, change: () => send('POST', `${url}/autosaves`, { title: 'Later' }) }
  },
}

describe('If-Modified-Since', () => {
  it.each(Object.keys(undated))('does not hide that %s', async (kind) => {
    const { url, change } = await undated[kind]!()
    const read = (headers: Record<string, string> = {}) => send('GET', url, undefined, headers)
    const before = await read()
    const seen: unknown = await before.json()
    expect((await change()).ok).toBe(true)
    const since = before.headers.get('last-modified') ?? before.headers.get('date') ?? ''
    const again = await read({ 'If-Modified-Since': since })
    expect(again.status).toBe(200)
    expect(await again.json()).not.toEqual(seen)
  })

  it('is useless for items and lists, which have an ETag instead of Last-Modified', async () => {
    const { url } = await newPost()
    for (const path of [url, `${url}?_embed`, posts]) {
      const response = await fetch(path)
      expect([path, response.headers.get('last-modified')]).toEqual([path, null])
      expect(response.headers.get('etag')).toMatch(/^"/)
    }
  })
})

describe('Cache-Control', () => {
  it('is public for anonymous responses', async () => {
    const response = await fetch(posts)
    expect(response.headers.get('cache-control')).toBe('public, no-cache')
    expect(response.headers.get('vary')).toContain('Authorization')
  })

  it('is private for users, and no-store for protected items and writes', async () => {
    const { url } = await newPost({ password: 'open' })
    expect((await send('GET', `${posts}?context=edit`)).headers.get('cache-control')).toBe('private, no-cache')
    expect((await fetch(`${url}?password=open`)).headers.get('cache-control')).toBe('no-store')
    expect((await send('PATCH', url, { title: 'x' })).headers.get('cache-control')).toBe('no-store')
  })
})

describe('a public page', () => {
  it('is public and gets a 304 while it is unchanged', async () => {
    const { id } = await newPost({ title: 'Lighthouse', slug: 'lighthouse' })
    for (const path of ['/', '/lighthouse/', '/events/', '/category/uncategorized/', '/lighthouse/?embed=true', '/sitemap.xml']) {
      const page = await fetch(server.baseUrl + path)
      expect([path, page.status, page.headers.get('cache-control')]).toEqual([path, 200, 'public, no-cache'])
      const tag = page.headers.get('etag') ?? ''
      expect(tag).toMatch(/^"[\w.-]+"$/)
      const again = await fetch(server.baseUrl + path, { headers: { 'If-None-Match': tag } })
      expect([path, again.status, again.headers.get('etag'), await again.text()]).toEqual([path, 304, tag, ''])
    }
    const tag = (await fetch(`${server.baseUrl}/lighthouse/`)).headers.get('etag') ?? ''
    await send('PATCH', `${posts}/${id}`, { title: 'Old lighthouse' })
    const changed = await fetch(`${server.baseUrl}/lighthouse/`, { headers: { 'If-None-Match': tag } })
    expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('Old lighthouse')])
  })

  it('that is missing or redirects is revalidated each time', async () => {
    const { id } = await newPost()
    for (const [path, status] of [
      ['/nowhere/', 404],
      [`/?p=${id}`, 301],
    ] as const) {
      const page = await fetch(server.baseUrl + path, { redirect: 'manual' })
      expect([path, page.status, page.headers.get('cache-control')]).toEqual([path, status, 'public, no-cache'])
      expect(page.headers.get('etag')).toBeNull()
    }
  })
})

describe('an error', () => {
  it('is no-store, because it names its request', async () => {
    for (const [url, status] of [
      [`${posts}/999999`, 404],
      [`${posts}?per_page=0`, 400],
      [`${posts}?context=edit`, 401],
      [`${posts}/999999?_envelope`, 200],
      [`${server.restRoot}/nowhere`, 404],
      [`${server.baseUrl}/docs/nowhere`, 404],
      [`${server.baseUrl}/cms-content/uploads/nowhere.png`, 404],
    ] as const) {
      const response = await fetch(url)
      expect([url, response.status, response.headers.get('cache-control')]).toEqual([url, status, 'no-store'])
    }
  })
})

describe('conditional writes', () => {
  it('succeed if the item is unchanged, whatever the context of the tag', async () => {
    const { url, tag } = await newPost()
    const read = (await send('GET', `${url}?context=edit`)).headers.get('etag') ?? ''
    const changed = await send('PATCH', url, { title: 'Once' }, { 'If-Match': read })
    expect(changed.status).toBe(200)
    expect((await send('PATCH', url, { title: 'Twice' }, { 'If-Match': changed.headers.get('etag') ?? '' })).status).toBe(200)
    expect((await send('PATCH', url, { title: 'Late' }, { 'If-Match': tag })).status).toBe(412)
  })

  it('fail with 412 and change nothing if the item has changed', async () => {
    const { url } = await newPost()
    const read = (await fetch(url)).headers.get('etag') ?? ''
    await send('PUT', url, { title: 'Faster' })
    for (const [method, path] of [
      ['PUT', url],
      ['PATCH', url],
      ['POST', url],
      ['DELETE', url],
      ['DELETE', `${url}?force=true`],
    ] as const) {
      const response = await send(method, path, { title: 'Slower' }, { 'If-Match': read })
      expect(response.status).toBe(412)
      expect(await response.json()).toMatchObject({ code: 'rest_precondition_failed' })
    }
    expect(await (await fetch(url)).json()).toMatchObject({ title: { rendered: 'Faster' } })
  })

  it('let one of several concurrent writers succeed', async () => {
    const { url } = await newPost()
    const read = (await fetch(url)).headers.get('etag') ?? ''
    const statuses = await Promise.all(
      Array.from(
        { length: 8 },
        async (_none, index) => (await send('PATCH', url, { title: `Writer ${index}` }, { 'If-Match': read })).status,
      ),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 412)).toHaveLength(7)
  })

  it('accept any version with *', async () => {
    const { url } = await newPost()
    expect((await send('PATCH', url, { title: 'Any' }, { 'If-Match': '*' })).status).toBe(200)
  })
})

/** Other resources with conditional writes: the route, how to create one, and two changes of it. */
const others: Record<string, { route: string; made?: object; changes: [object, object] }> = {
  category: { route: '/cms/v2/categories', made: { name: 'Ports' }, changes: [{ name: 'Havens' }, { description: 'Late' }] },
  tag: { route: '/cms/v2/tags', made: { name: 'Ports' }, changes: [{ name: 'Havens' }, { description: 'Late' }] },
  menu: { route: '/cms/v2/menus', made: { name: 'Ports' }, changes: [{ auto_add: true }, { description: 'Late' }] },
  'pattern category': { route: '/cms/v2/cms_pattern_category', made: { name: 'Ports' }, changes: [{ name: 'Havens' }, { slug: 'late' }] },
  'event category': { route: '/cal/events/v1/categories', made: { name: 'Ports' }, changes: [{ name: 'Havens' }, { description: 'Late' }] },
  'event tag': { route: '/cal/events/v1/tags', made: { name: 'Moorings' }, changes: [{ name: 'Berths' }, { description: 'Late' }] },
  document: { route: '/cms-toolkit/api/ports/main', changes: [{ columns: 2 }, { columns: 3 }] },
  'set of analytics settings': { route: '/cms-toolkit/api/analytics/settings', changes: [{ provider: 'none' }, { provider: 'late' }] },
  template: { route: '/cms/v2/templates/default//page', changes: [{ title: 'Leaf' }, { title: 'Late' }] },
}

describe.each(Object.keys(others))('a %s', (kind) => {
  const { route, made, changes } = others[kind] ?? { route: '', changes: [{}, {}] }
  const asAdmin = (method: string, url: string, body?: object, headers: Record<string, string> = {}) =>
    send(method, url, body, { Authorization: server.authorization.administrator, ...headers })
  const tagOf = (response: Response): string => response.headers.get('etag') ?? ''
  let url: string

  beforeAll(async () => {
    url = server.restRoot + route
    if (made) url = (await asAdmin('POST', url, made)).headers.get('location') ?? ''
    else if (kind === 'document') expect((await asAdmin('PUT', url, {})).status).toBe(201)
  })

  it('gets a 304 until it changes, and can be changed with its current tag', async () => {
    const read = await asAdmin('GET', url)
    expect(read.status).toBe(200)
    expect((await asAdmin('GET', url, undefined, { 'If-None-Match': tagOf(read) })).status).toBe(304)
    const changed = await asAdmin('PATCH', url, changes[0], { 'If-Match': tagOf(read) })
    expect(changed.status).toBe(200)
    expect((await asAdmin('GET', url, undefined, { 'If-None-Match': tagOf(read) })).status).toBe(200)
    expect((await asAdmin('PATCH', url, changes[0], { 'If-Match': tagOf(changed) })).status).toBe(200)
    expect((await asAdmin('PATCH', url, changes[0], { 'If-Match': '*' })).status).toBe(200)
  })

  it('is unchanged after a 412 if its tag is outdated', async () => {
    const read = tagOf(await asAdmin('GET', url))
    expect((await asAdmin('PATCH', url, changes[1])).status).toBe(200)
    const faster: unknown = await (await asAdmin('GET', url)).json()
    for (const [method, path] of [
      ['PUT', url],
      ['PATCH', url],
      ['POST', url],
      ['DELETE', `${url}?force=true`],
    ] as const) {
      const response = await asAdmin(method, path, changes[0], { 'If-Match': read })
      expect([method, response.status]).toEqual([method, 412])
      expect(await response.json()).toMatchObject({ code: 'rest_precondition_failed' })
    }
    expect(await (await asAdmin('GET', url)).json()).toEqual(faster)
  })

  it('can be deleted with its current tag', async () => {
    const read = tagOf(await asAdmin('GET', url))
    expect((await asAdmin('DELETE', `${url}?force=true`, undefined, { 'If-Match': read })).status).toBe(200)
  })
})

describe('the tag of a term', () => {
  it('is the same in all languages and changes with each of them', async () => {
    const made = await send('POST', `${server.restRoot}/cal/events/v1/categories`, { name: 'Quays' })
    const url = made.headers.get('location') ?? ''
    const inGeorgian = `${url}?i18n_language=ka-ge`
    const read = (await send('GET', url)).headers.get('etag') ?? ''
    expect((await send('PATCH', inGeorgian, { name: 'ნაპირები' }, { 'If-Match': read })).status).toBe(200)
    expect((await send('PATCH', url, { name: 'Shores' }, { 'If-Match': read })).status).toBe(412)
  })

  it('does not change if items are assigned, although its count does', async () => {
    const made = await send('POST', `${server.restRoot}/cms/v2/categories`, { name: 'Slips' })
    const { id } = (await made.json()) as { id: number }
    const url = made.headers.get('location') ?? ''
    const read = (await send('GET', url)).headers.get('etag') ?? ''
    await newPost({ categories: [id] })
    expect((await send('GET', url, undefined, { 'If-None-Match': read })).status).toBe(200)
    expect((await send('PATCH', url, { name: 'Slipways' }, { 'If-Match': read })).status).toBe(200)
  })
})

describe('a missing item', () => {
  it('has no tag that a write could depend on', async () => {
    const url = `${server.restRoot}/cms-toolkit/api/ports/none`
    const headers = { Authorization: server.authorization.administrator }
    expect((await send('PUT', url, { columns: 1 }, { ...headers, 'If-Match': '*' })).status).toBe(412)
    expect((await send('PATCH', url, { columns: 1 }, { ...headers, 'If-Match': '*' })).status).toBe(404)
    expect((await send('GET', url, undefined, headers)).status).toBe(404)
  })

  it('is an empty object with a tag in the case of analytics settings', async () => {
    const url = `${server.restRoot}/cms-toolkit/api/analytics/settings`
    const headers = { Authorization: server.authorization.administrator }
    const read = (await send('GET', url, undefined, headers)).headers.get('etag') ?? ''
    expect((await send('PUT', url, { provider: 'none' }, { ...headers, 'If-Match': read })).status).toBe(200)
    expect((await send('PUT', url, { provider: 'other' }, { ...headers, 'If-Match': read })).status).toBe(412)
  })
})

describe('compression', () => {
  /** Returns the raw response, not decompressed. */
  const rawResponse = (
    url: string,
    accepted: string,
  ): Promise<{ encoding: string | undefined; length: string | undefined; bytes: Buffer }> =>
    new Promise((done, fail) => {
      request(url, { headers: { 'Accept-Encoding': accepted } }, (response) => {
        const chunks: Buffer[] = []
        const { 'content-encoding': encoding, 'content-length': length } = response.headers
        response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done({ encoding, length, bytes: Buffer.concat(chunks) }))
      })
        .on('error', fail)
        .end()
    })

  it.each([
    ['gzip', gunzipSync, 'a small body', 500],
    ['br', brotliDecompressSync, 'a small body', 500],
    ['zstd', zstdDecompressSync, 'a small body', 500],
    ['gzip', gunzipSync, 'a large body', 50_000],
    ['br', brotliDecompressSync, 'a large body', 50_000],
    ['zstd', zstdDecompressSync, 'a large body', 50_000],
  ])('%s is used for requests that accept it: %s, %s', async (encoding, decompress, _size, words) => {
    const { id } = await newPost({ content: 'Boats. '.repeat(words) })
    const url = `${posts}/${id}`
    const expected: unknown = await (await fetch(url)).json()
    // The second response and those after it come from the cache.
    for (let time = 0; time < 3; time++) {
      const raw = await rawResponse(url, encoding)
      expect(raw).toMatchObject({ encoding, length: String(raw.bytes.length) })
      expect(JSON.parse(decompress(raw.bytes).toString())).toEqual(expected)
    }
    const plain = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
    expect(plain.headers.has('content-encoding')).toBe(false)
    expect(plain.headers.get('vary')).toBe('Authorization, X-Preview-Token, Prefer, Accept-Encoding, Accept-Language')
    expect(await plain.json()).toEqual(expected)
  })

  it.each([
    ['gzip, deflate, br, zstd', 'zstd'],
    ['gzip, br', 'br'],
    ['br;q=0.1, gzip', 'gzip'],
    ['deflate', undefined],
  ])('is the best that the client accepts: %s', async (accepted, encoding) => {
    const { id } = await newPost({ content: 'Boats. '.repeat(500) })
    expect((await rawResponse(`${posts}/${id}`, accepted)).encoding).toBe(encoding)
  })

  it('sends lists of items that were sent before, of new ones and of changed ones', async () => {
    const contents = ['Boats. '.repeat(300), '', 'Tides. '.repeat(50_000), 'Ferries. '.repeat(400)]
    const sent = []
    for (const content of contents) sent.push((await newPost({ content })).id)
    let lists = 0
    const expectSameList = async (ids: readonly number[]): Promise<void> => {
      const url = `${posts}?include=${ids.join()}&orderby=include&_=${lists++}`
      const raw = await rawResponse(url, 'gzip')
      expect(raw).toMatchObject({ encoding: 'gzip', length: String(raw.bytes.length) })
      const plain = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
      const text = await plain.text()
      expect(gunzipSync(raw.bytes).toString()).toBe(text)
      expect((JSON.parse(text) as { id: number }[]).map(({ id }) => id)).toEqual(ids)
    }
    for (let time = 0; time < 3; time++) await expectSameList(sent)
    await expectSameList(sent.toReversed())
    const { id } = await newPost({ content: 'Lanterns. '.repeat(300) })
    await send('POST', `${posts}/${sent[0]}`, { content: 'Bridges. '.repeat(300) }, { Authorization: server.authorization.editor })
    for (let time = 0; time < 3; time++) await expectSameList([id, ...sent])
  })

  it('does not apply to tiny bodies', async () => {
    expect((await rawResponse(`${posts}?include=999999`, 'gzip')).encoding).toBeUndefined()
  })
})
