// What caches and careful writers need: entity tags, dates, conditional reads and writes, compression.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request } from 'node:http'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeCategory } from '../support/terms.ts'

const server = await sharedServer()
const posts = `${server.restRoot}/cms/v2/posts`
const signedIn = { Authorization: server.authorization.editor }

async function newPost(fields: object = {}): Promise<{ id: number; address: string; tag: string }> {
  const response = await send('POST', posts, { title: 'Harbour', content: 'Boats.', status: 'publish', ...fields })
  expect(response.status).toBe(201)
  const { id } = (await response.json()) as { id: number }
  return { id, address: `${posts}/${id}`, tag: response.headers.get('etag') ?? '' }
}

/** The address of a page. */
async function newPage(): Promise<string> {
  return (await send('POST', `${server.restRoot}/cms/v2/pages`, { title: 'Pier', status: 'publish' })).headers.get('location') ?? ''
}

const idIn = (address: string): number => Number(address.split('/').at(-1))

function send(method: string, address: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(address, {
    method,
    headers: { ...signedIn, 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
}

describe('reading again', () => {
  it('is answered with 304 and no body for as long as nothing changes', async () => {
    const { address } = await newPost()
    const first = await fetch(address)
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\w.-]+"$/)
    const second = await fetch(address, { headers: { 'If-None-Match': `"other", W/${tag}` } })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    expect(second.headers.get('etag')).toBe(tag)
    expect(second.headers.get('cache-control')).toBe('public, no-cache')
    await send('PATCH', address, { title: 'Old harbour' })
    const third = await fetch(address, { headers: { 'If-None-Match': tag } })
    expect(third.status).toBe(200)
    expect(third.headers.get('etag')).not.toBe(tag)
  })

  it('works for lists, in which any change counts', async () => {
    await newPost()
    const list = `${posts}?per_page=2&search=harbour`
    const tag = (await fetch(list)).headers.get('etag') ?? ''
    expect((await fetch(list, { headers: { 'If-None-Match': tag } })).status).toBe(304)
    await newPost()
    expect((await fetch(list, { headers: { 'If-None-Match': tag } })).status).toBe(200)
  })

  it('gives each address, view and selection of fields a tag of its own', async () => {
    const { address } = await newPost()
    const tags = await Promise.all(
      ['', '?context=embed', '?_fields=id', '?_embed=author'].map(async (query) => (await fetch(address + query)).headers.get('etag')),
    )
    expect(new Set(tags).size).toBe(4)
  })

  it('knows of what is shown beside the item', async () => {
    const { address } = await newPost()
    const before = (await fetch(`${address}?_embed=author`)).headers.get('etag') ?? ''
    await server.context.db.updateTable('users').set({ name: 'Somebody else' }).where('id', '=', server.ids.editor).execute()
    expect((await fetch(`${address}?_embed=author`, { headers: { 'If-None-Match': before } })).status).toBe(200)
  })

  it('answers HEAD with the headers of GET', async () => {
    const { address } = await newPost()
    const [get, head] = [await fetch(address), await fetch(address, { method: 'HEAD' })]
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
    expect((await fetch(address, { method: 'HEAD', headers: { 'If-None-Match': get.headers.get('etag') ?? '' } })).status).toBe(304)
  })
})

/** Changes of what an item shows that leave its date of change as it is: where it shows, and how it comes about. */
const undated: Record<string, () => Promise<{ address: string; change: () => Promise<Response> }>> = {
  'a category of the item is deleted': async () => {
    const category = await makeCategory(server.as.editor)
    const { address } = await newPost({ categories: [category.id] })
    return { address, change: () => send('DELETE', `${server.restRoot}/cms/v2/categories/${category.id}?force=true`) }
  },
  'a category of the item is renamed, and sorted elsewhere': async () => {
    const [first, second] = [
      await makeCategory(server.as.editor, { name: 'Anchors' }),
      await makeCategory(server.as.editor, { name: 'Buoys' }),
    ]
    const { address } = await newPost({ categories: [first.id, second.id] })
    return { address, change: () => send('PATCH', `${server.restRoot}/cms/v2/categories/${first.id}`, { name: 'Chains' }) }
  },
  'the page above it is moved': async () => {
    const [above, parent, child] = [await newPage(), await newPage(), await newPage()]
    await send('PATCH', child, { parent: idIn(parent) })
    return { address: child, change: () => send('PATCH', parent, { parent: idIn(above) }) }
  },
  'somebody whom it embeds is renamed': async () => {
    const { address } = await newPost()
    const rename = server.context.db.updateTable('users').set({ name: newWord() }).where('id', '=', server.ids.editor)
    return { address: `${address}?_embed=author`, change: () => rename.execute().then(() => new Response()) }
  },
  'an autosave is added to its history, in the edit context': async () => {
    const { address } = await newPost()
    return { address: `${address}?context=edit`, change: () => send('POST', `${address}/autosaves`, { title: 'Later' }) }
  },
}

describe('a date of an earlier read', () => {
  it.each(Object.keys(undated))('does not hide that %s', async (kind) => {
    const { address, change } = await undated[kind]!()
    const read = (headers: Record<string, string> = {}) => send('GET', address, undefined, headers)
    const before = await read()
    const seen: unknown = await before.json()
    expect((await change()).ok).toBe(true)
    const since = before.headers.get('last-modified') ?? before.headers.get('date') ?? ''
    const again = await read({ 'If-Modified-Since': since })
    expect(again.status).toBe(200)
    expect(await again.json()).not.toEqual(seen)
  })

  it('is not given for what no date tells all about', async () => {
    const { address } = await newPost()
    for (const path of [address, `${address}?_embed`, posts]) {
      const response = await fetch(path)
      expect([path, response.headers.get('last-modified')]).toEqual([path, null])
      expect(response.headers.get('etag')).toMatch(/^"/)
    }
  })
})

describe('who may keep a reply', () => {
  it('is everybody for what visitors see', async () => {
    const response = await fetch(posts)
    expect(response.headers.get('cache-control')).toBe('public, no-cache')
    expect(response.headers.get('vary')).toContain('Authorization')
  })

  it('is the caller alone for what users see, and nobody for what a password opens or a write answers', async () => {
    const { address } = await newPost({ password: 'open' })
    expect((await send('GET', `${posts}?context=edit`)).headers.get('cache-control')).toBe('private, no-cache')
    expect((await fetch(`${address}?password=open`)).headers.get('cache-control')).toBe('no-store')
    expect((await send('PATCH', address, { title: 'x' })).headers.get('cache-control')).toBe('no-store')
  })
})

describe('a public page', () => {
  it('may be kept by everybody, and is not sent again while it is the same', async () => {
    const { id } = await newPost({ title: 'Lighthouse', slug: 'lighthouse' })
    for (const path of ['/', '/lighthouse/', '/events/', '/category/uncategorized/', '/lighthouse/?embed=true']) {
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

  it('that is not there, and one that leads elsewhere, are asked for again each time', async () => {
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
  it('is kept by nobody, for it names the request that it answers', async () => {
    for (const [address, status] of [
      [`${posts}/999999`, 404],
      [`${posts}?per_page=0`, 400],
      [`${posts}?context=edit`, 401],
      [`${posts}/999999?_envelope`, 200],
      [`${server.restRoot}/nowhere`, 404],
      [`${server.baseUrl}/docs/nowhere`, 404],
      [`${server.baseUrl}/cms-content/uploads/nowhere.png`, 404],
    ] as const) {
      const response = await fetch(address)
      expect([address, response.status, response.headers.get('cache-control')]).toEqual([address, status, 'no-store'])
    }
  })
})

describe('careful writes', () => {
  it('change what is still as it was read, in whichever view', async () => {
    const { address, tag } = await newPost()
    const read = (await send('GET', `${address}?context=edit`)).headers.get('etag') ?? ''
    const changed = await send('PATCH', address, { title: 'Once' }, { 'If-Match': read })
    expect(changed.status).toBe(200)
    expect((await send('PATCH', address, { title: 'Twice' }, { 'If-Match': changed.headers.get('etag') ?? '' })).status).toBe(200)
    expect((await send('PATCH', address, { title: 'Late' }, { 'If-Match': tag })).status).toBe(412)
  })

  it('are refused with 412 and change nothing where somebody else was faster', async () => {
    const { address } = await newPost()
    const read = (await fetch(address)).headers.get('etag') ?? ''
    await send('PUT', address, { title: 'Faster' })
    for (const [method, path] of [
      ['PUT', address],
      ['PATCH', address],
      ['POST', address],
      ['DELETE', address],
      ['DELETE', `${address}?force=true`],
    ] as const) {
      const response = await send(method, path, { title: 'Slower' }, { 'If-Match': read })
      expect(response.status).toBe(412)
      expect(await response.json()).toMatchObject({ code: 'rest_precondition_failed' })
    }
    expect(await (await fetch(address)).json()).toMatchObject({ title: { rendered: 'Faster' } })
  })

  it('let one of many writers through', async () => {
    const { address } = await newPost()
    const read = (await fetch(address)).headers.get('etag') ?? ''
    const statuses = await Promise.all(
      Array.from(
        { length: 8 },
        async (_none, index) => (await send('PATCH', address, { title: `Writer ${index}` }, { 'If-Match': read })).status,
      ),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 412)).toHaveLength(7)
  })

  it('take any state with *', async () => {
    const { address } = await newPost()
    expect((await send('PATCH', address, { title: 'Any' }, { 'If-Match': '*' })).status).toBe(200)
  })
})

/** Things beside items that can be changed carefully: where one is made or found, and two changes of it. */
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
  const asAdmin = (method: string, address: string, body?: object, headers: Record<string, string> = {}) =>
    send(method, address, body, { Authorization: server.authorization.administrator, ...headers })
  const tagOf = (response: Response): string => response.headers.get('etag') ?? ''
  let address: string

  beforeAll(async () => {
    address = server.restRoot + route
    if (made) address = (await asAdmin('POST', address, made)).headers.get('location') ?? ''
    else if (kind === 'document') expect((await asAdmin('PUT', address, {})).status).toBe(201)
  })

  it('is answered with 304 until it changes, and is changed by those who know its state', async () => {
    const read = await asAdmin('GET', address)
    expect(read.status).toBe(200)
    expect((await asAdmin('GET', address, undefined, { 'If-None-Match': tagOf(read) })).status).toBe(304)
    const changed = await asAdmin('PATCH', address, changes[0], { 'If-Match': tagOf(read) })
    expect(changed.status).toBe(200)
    expect((await asAdmin('GET', address, undefined, { 'If-None-Match': tagOf(read) })).status).toBe(200)
    expect((await asAdmin('PATCH', address, changes[0], { 'If-Match': tagOf(changed) })).status).toBe(200)
    expect((await asAdmin('PATCH', address, changes[0], { 'If-Match': '*' })).status).toBe(200)
  })

  it('is left as it is with 412 where somebody else was faster', async () => {
    const read = tagOf(await asAdmin('GET', address))
    expect((await asAdmin('PATCH', address, changes[1])).status).toBe(200)
    const faster: unknown = await (await asAdmin('GET', address)).json()
    for (const [method, path] of [
      ['PUT', address],
      ['PATCH', address],
      ['POST', address],
      ['DELETE', `${address}?force=true`],
    ] as const) {
      const response = await asAdmin(method, path, changes[0], { 'If-Match': read })
      expect([method, response.status]).toEqual([method, 412])
      expect(await response.json()).toMatchObject({ code: 'rest_precondition_failed' })
    }
    expect(await (await asAdmin('GET', address)).json()).toEqual(faster)
  })

  it('is removed by those who know its state', async () => {
    const read = tagOf(await asAdmin('GET', address))
    expect((await asAdmin('DELETE', `${address}?force=true`, undefined, { 'If-Match': read })).status).toBe(200)
  })
})

describe('the state of a term', () => {
  it('is the same in all languages, of which each counts', async () => {
    const made = await send('POST', `${server.restRoot}/cal/events/v1/categories`, { name: 'Quays' })
    const address = made.headers.get('location') ?? ''
    const inGeorgian = `${address}?i18n_language=ka-ge`
    const read = (await send('GET', address)).headers.get('etag') ?? ''
    expect((await send('PATCH', inGeorgian, { name: 'ნაპირები' }, { 'If-Match': read })).status).toBe(200)
    expect((await send('PATCH', address, { name: 'Shores' }, { 'If-Match': read })).status).toBe(412)
  })

  it('is not changed by items that are given it, though the number that is shown is', async () => {
    const made = await send('POST', `${server.restRoot}/cms/v2/categories`, { name: 'Slips' })
    const { id } = (await made.json()) as { id: number }
    const address = made.headers.get('location') ?? ''
    const read = (await send('GET', address)).headers.get('etag') ?? ''
    await newPost({ categories: [id] })
    expect((await send('GET', address, undefined, { 'If-None-Match': read })).status).toBe(200)
    expect((await send('PATCH', address, { name: 'Slipways' }, { 'If-Match': read })).status).toBe(200)
  })
})

describe('what is not there', () => {
  it('has no state that a write could be bound to', async () => {
    const address = `${server.restRoot}/cms-toolkit/api/ports/none`
    const headers = { Authorization: server.authorization.administrator }
    expect((await send('PUT', address, { columns: 1 }, { ...headers, 'If-Match': '*' })).status).toBe(412)
    expect((await send('PATCH', address, { columns: 1 }, { ...headers, 'If-Match': '*' })).status).toBe(404)
    expect((await send('GET', address, undefined, headers)).status).toBe(404)
  })

  it('is an empty object for analytics settings, which has one', async () => {
    const address = `${server.restRoot}/cms-toolkit/api/analytics/settings`
    const headers = { Authorization: server.authorization.administrator }
    const read = (await send('GET', address, undefined, headers)).headers.get('etag') ?? ''
    expect((await send('PUT', address, { provider: 'none' }, { ...headers, 'If-Match': read })).status).toBe(200)
    expect((await send('PUT', address, { provider: 'other' }, { ...headers, 'If-Match': read })).status).toBe(412)
  })
})

describe('compression', () => {
  /** A response as it comes, not decompressed. */
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
    ['gzip', gunzipSync, 'a large body', 50_000],
    ['br', brotliDecompressSync, 'a large body', 50_000],
  ])('%s is used for those who ask for it: %s, %s', async (encoding, decompress, _size, words) => {
    const { id } = await newPost({ content: 'Boats. '.repeat(words) })
    const url = `${posts}/${id}`
    const expected: unknown = await (await fetch(url)).json()
    // The second response, and those after it, come from the cache.
    for (let time = 0; time < 3; time++) {
      const raw = await rawResponse(url, encoding)
      expect(raw).toMatchObject({ encoding, length: String(raw.bytes.length) })
      expect(JSON.parse(decompress(raw.bytes).toString())).toEqual(expected)
    }
    const plain = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
    expect(plain.headers.has('content-encoding')).toBe(false)
    expect(plain.headers.get('vary')).toBe('Authorization, X-Preview-Token, Accept-Encoding')
    expect(await plain.json()).toEqual(expected)
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

  it('leaves tiny bodies as they are', async () => {
    expect((await rawResponse(`${posts}?include=999999`, 'gzip')).encoding).toBeUndefined()
  })
})
