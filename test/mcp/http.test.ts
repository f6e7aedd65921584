// The endpoint for assistants, /mcp.
import { request } from 'node:http'
import { describe, expect, it } from '@jest/globals'
import { unwrap } from '../../client/index.ts'
import { createImage, uploaded } from '../support/media.ts'
import { changePost, makePost } from '../support/posts.ts'
import { shareableDatabase, startSecond } from '../support/second-server.ts'
import { sharedServer } from '../support/shared-server.ts'
import { startServer } from '../support/server.ts'
import { overHttp, revisions, textOf } from './client.ts'

const server = await sharedServer({ MCP: 'write', ...shareableDatabase() })

const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1.0' } },
}

function posted(baseUrl: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${baseUrl}/mcp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

describe.each(revisions)('an assistant (%s)', (revision) => {
  it('lists tools, reads, and writes with the rights of the application password', async () => {
    const { client, call, names } = await overHttp(server.baseUrl, server.authorization.editor, { revision })
    expect(await names()).toEqual(expect.arrayContaining(['listPosts', 'getPost', 'createPost', 'listEvents']))
    const created = await call('createPost', { body: { title: `Fog (${revision})`, content: 'The ferry is late.', status: 'publish' } })
    expect(created.isError).toBeUndefined()
    const { id } = created.structuredContent as { id: number }
    const read = await call('getPost', { id, _fields: ['id', 'title.rendered'] })
    expect(read.structuredContent).toEqual({ id, title: { rendered: `Fog (${revision})` }, _etag: expect.any(String) as unknown })
    expect(JSON.parse(textOf(read))).toEqual(read.structuredContent)
    await client.close()
  })

  it('reads the guides as resources', async () => {
    const { client } = await overHttp(server.baseUrl, undefined, { revision })
    const { resources } = await client.listResources()
    const lists = resources.find(({ uri }) => uri.endsWith('/docs/guides/lists.md'))
    expect(lists).toMatchObject({ mimeType: 'text/markdown', name: expect.any(String) as unknown })
    const { contents } = await client.readResource({ uri: lists?.uri ?? '' })
    expect(contents).toEqual([{ uri: lists?.uri, mimeType: 'text/markdown', text: expect.stringMatching(/^# /) as unknown }])
    await expect(client.readResource({ uri: `${server.baseUrl}/docs/guides/secrets.md` })).rejects.toThrow(/There is no resource/)
  })
})

describe('a result', () => {
  it('of a list contains the items in short form and the totals', async () => {
    const post = await makePost(server.as.editor, { title: 'Harbour', content: 'Long text', status: 'publish' })
    const { call } = await overHttp(server.baseUrl)
    const { structuredContent } = await call('listPosts', { include: [post.id] })
    expect(structuredContent).toMatchObject({ items: [{ id: post.id, title: { rendered: 'Harbour' } }], total: 1, total_pages: 1 })
    expect(JSON.stringify(structuredContent)).not.toMatch(/Long text.*Long text|_links/)
    const whole = await call('listPosts', { include: [post.id], context: 'view' })
    expect(JSON.stringify(whole.structuredContent)).toContain('<p>Long text</p>')
    const links = await call('listPosts', { include: [post.id], _fields: ['_links'] })
    expect(JSON.stringify(links.structuredContent)).toContain('"_links"')
  })

  it('has no tokens for files and previews that browsers need, as transcripts are kept', async () => {
    const { id } = await makePost(server.as.author, { status: 'draft', title: 'Draft' })
    const file = await uploaded(server, await createImage(600, 400), { name: 'hidden.png', fields: { post: String(id) } })
    const image = `<!-- wp:image {"id":${file.id}} --><figure class="wp-block-image"><img src="${file.source_url}" alt=""/></figure><!-- /wp:image -->`
    await changePost(server.as.author, id, { content: image })
    const { call } = await overHttp(server.baseUrl, server.authorization.author, { query: '?tools=*' })
    const published = await makePost(server.as.author, { status: 'publish' })
    const results = [
      await call('getPost', { id, context: 'edit' }),
      await call('listMedia', { parent: [id], context: 'edit' }),
      await call('getMedia', { id: file.id }),
      await call('createPostAutosave', { id: published.id, body: { title: 'Later' } }),
      await call('listPostAutosaves', { id: published.id }),
      await call('updatePost', { id, body: { title: 'Later' } }),
    ]
    for (const result of results) {
      expect(result.isError).toBeUndefined()
      expect(JSON.stringify(result)).not.toMatch(/preview_(?:token|nonce)=/)
    }
    expect(textOf(results[0]!)).toContain(`${file.source_url}\\"`)
  })

  it('that is too long is truncated, with a note', async () => {
    const post = await makePost(server.as.editor, { title: 'Long', content: 'word '.repeat(40_000), status: 'publish' })
    const { call } = await overHttp(server.baseUrl)
    const result = await call('getPost', { id: post.id })
    expect(textOf(result).length).toBeLessThan(61_000)
    expect(textOf(result)).toMatch(/\[cut\][^]*do not save them back\. Ask for less with _fields, context\./)
    expect(result.structuredContent).toMatchObject({ id: post.id, _note: expect.stringContaining('incomplete') as unknown })
  })

  it('of a long list contains as many items as fit', async () => {
    const text = 'words '.repeat(150)
    for (let number = 0; number < 60; number++)
      await makePost(server.as.editor, { title: `Wharf ${number}`, content: `${text}<p>${text}</p>`, excerpt: text, status: 'publish' })
    const { call } = await overHttp(server.baseUrl)
    const result = await call('listPosts', { search: 'Wharf', per_page: 60, context: 'view' })
    const { items, total } = result.structuredContent as { items: unknown[]; total: number }
    expect(total).toBe(60)
    expect(items.length).toBeGreaterThan(5)
    expect(items.length).toBeLessThan(60)
    expect(textOf(result)).toMatch(/Parts of it are missing/)
    expect(textOf(result).length).toBeLessThan(61_000)
  })

  it('does not contain passwords', async () => {
    const post = await makePost(server.as.editor, { title: 'Protected', password: 'sesame-7301', status: 'publish' })
    const { call } = await overHttp(server.baseUrl, server.authorization.editor)
    const result = await call('getPost', { id: post.id, context: 'edit' })
    expect(result.structuredContent).toMatchObject({ id: post.id })
    expect(JSON.stringify(result)).not.toContain('sesame-7301')
  })
})

describe('an error is returned for', () => {
  it.each([
    ['a wrong value', 'listPosts', { per_page: 1000 }, /per_page must be at most 100\. \(rest_invalid_param\)/],
    [
      'an unknown argument',
      'listPosts',
      { perPage: 5 },
      /listPosts has no argument "perPage"\. Its arguments are i18n_language, context, page, cursor, per_page/,
    ],
    ['a missing argument', 'getPost', {}, /getPost requires the argument id/],
    ['an invalid ID', 'getPost', { id: '7/revisions' }, /id must be a positive whole number/],
    ['dots', 'getEventBySlug', { slug: '..' }, /"\.\." is not a valid slug/],
    ['a list value with a comma', 'listPosts', { slug: ['a,b'] }, /cannot be a value of the list `slug`/],
    ['an item that does not exist', 'getPost', { id: 99999 }, /rest_post_invalid_id/],
    ['a body that is not an object', 'createPost', { body: 'text' }, /rest_invalid_|object/],
  ])('%s', async (_case, name, given, message) => {
    const { call } = await overHttp(server.baseUrl, server.authorization.editor, { query: '?tools=*' })
    const result = await call(name, given)
    expect(result.isError).toBe(true)
    expect(textOf(result)).toMatch(message)
  })

  it('a missing right', async () => {
    const { call } = await overHttp(server.baseUrl, server.authorization.subscriber)
    const result = await call('createPost', { body: { title: 'No' } })
    expect(result).toMatchObject({ isError: true, structuredContent: { code: 'rest_cannot_create', data: { status: 403 } } })
  })

  it('an unknown tool, as a protocol error', async () => {
    const { call } = await overHttp(server.baseUrl)
    await expect(call('dropTables')).rejects.toThrow(/There is no tool dropTables/)
  })
})

describe('tools that write', () => {
  it('are refused to anonymous callers, also by name', async () => {
    const { call, names } = await overHttp(server.baseUrl)
    expect(await names()).not.toContain('createPost')
    expect(await call('createPost', { body: { title: 'No' } })).toMatchObject({ isError: true })
    expect(textOf(await call('createPost', { body: { title: 'No' } }))).toMatch(/Send an application password/)
  })

  it('are refused to everybody with MCP=read', async () => {
    const reading = await startServer({ MCP: 'read' })
    try {
      const { call, names } = await overHttp(reading.baseUrl, reading.authorization.administrator, { query: '?tools=*' })
      expect((await names()).filter((name) => /^(create|update|delete)/.test(name))).toEqual([])
      const result = await call('createPost', { body: { title: 'No' } })
      expect(result.isError).toBe(true)
      expect(textOf(result)).toMatch(/Start the service with MCP=write/)
      expect(await unwrap(reading.as.administrator.content.GET('/posts', { params: { query: { status: ['any'] } } }))).toEqual([])
    } finally {
      await reading.close()
    }
  })
})

it('changes an item only if it has not changed, with If-Match', async () => {
  const { id } = await makePost(server.as.editor, { content: 'One' })
  const { call } = await overHttp(server.baseUrl, server.authorization.editor)
  const { _etag: tag } = (await call('getPost', { id, context: 'edit' })).structuredContent as { _etag: string }
  const changed = await call('updatePost', { id, 'If-Match': tag, body: { content: 'Two' } })
  expect(changed.structuredContent).toMatchObject({ content: { raw: 'Two' }, _etag: expect.any(String) as unknown })
  const late = await call('updatePost', { id, 'If-Match': tag, body: { content: 'Three' } })
  expect(late).toMatchObject({ isError: true, structuredContent: { code: 'rest_precondition_failed' } })
})

describe('the query', () => {
  it('selects tools by name and by namespace', async () => {
    const named = await overHttp(server.baseUrl, undefined, { query: '?tools=listPosts,getTheme*' })
    expect(await named.names()).toEqual(['listPosts', 'getThemeStyles', 'getTheme'])
    await expect(named.call('listPages')).rejects.toThrow(/There is no tool/)
    const globs = await overHttp(server.baseUrl, undefined, { query: `?tools=${'*e'.repeat(500)},*Post*s,get*ByS*,listTags*s` })
    expect((await globs.names()).toSorted()).toEqual([
      'getEventBySlug',
      'getOrganizerBySlug',
      'getVenueBySlug',
      'listPostAutosaves',
      'listPostPreviewLinks',
      'listPostRevisions',
      'listPosts',
    ])
    const hooks = await overHttp(server.baseUrl, undefined, { query: '?namespace=hooks/v1' })
    expect(await hooks.names()).toEqual(expect.arrayContaining(['listChanges', 'listSubscriptions']))
    expect(await hooks.names()).not.toContain('listPosts')
  })
})

describe('the endpoint', () => {
  it('does not exist unless it is enabled', async () => {
    const plain = await startServer()
    const { status } = await posted(plain.baseUrl, initialize)
    await plain.close()
    expect(status).toBe(404)
  })

  it('rejects wrong credentials', async () => {
    const response = await posted(server.baseUrl, initialize, { Authorization: `Basic ${btoa('editor:wrong')}` })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'rest_invalid_credentials' })
  })

  it.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])('rejects requests from pages of the origin %s', async (origin) => {
    const { status } = await posted(server.baseUrl, initialize, { Origin: origin })
    expect(status).toBe(403)
  })

  it('rejects a page whose host name resolves to the service (DNS rebinding)', async () => {
    const { port } = new URL(server.baseUrl)
    const host = `rebound.example:${port}`
    const headers = {
      Host: host,
      Origin: `http://${host}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
    }
    const status = await new Promise<number | undefined>((responded, fail) => {
      const sent = request(`${server.baseUrl}/mcp`, { method: 'POST', headers }, (response) => {
        response.resume()
        responded(response.statusCode)
      })
      sent.on('error', fail).end(JSON.stringify(initialize))
    })
    expect(status).toBe(403)
  })

  it('accepts requests from pages of its own origin and of listed origins', async () => {
    const listing = await startServer({ MCP: 'read', CORS_ORIGINS: 'https://assistant.example' })
    const own = await posted(listing.baseUrl, initialize, { Origin: listing.baseUrl })
    const listed = await posted(listing.baseUrl, initialize, { Origin: 'https://assistant.example' })
    const other = await posted(listing.baseUrl, initialize, { Origin: 'https://evil.example' })
    await listing.close()
    expect([own.status, listed.status, other.status]).toEqual([200, 200, 403])
    expect(listed.headers.get('Access-Control-Allow-Origin')).toBe('https://assistant.example')
  })

  it('counts each call towards the rate limit, also if a request contains several', async () => {
    const limited = await startServer({ MCP: 'read', RATE_LIMIT: 'on', RATE_LIMIT_PER_MINUTE: '10' })
    const calls = Array.from({ length: 12 }, (_, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'listTags', arguments: {} },
    }))
    const text = await (await posted(limited.baseUrl, calls, { 'MCP-Protocol-Version': '2025-03-26' })).text()
    const after = await fetch(`${limited.restRoot}/cms/v2/tags`)
    await limited.close()
    expect(text).toContain('The rate limit of 10 requests per minute is exceeded')
    expect(after.status).toBe(429)
  })

  it.each([
    ['malformed JSON', '{"jsonrpc":', 400],
    ['JSON that is nested too deeply', `${'['.repeat(200)}${']'.repeat(200)}`, 400],
    ['a body that is too large for an anonymous caller', JSON.stringify({ ...initialize, padding: 'x'.repeat(70_000) }), 413],
  ])('rejects %s', async (_case, body, status) => {
    expect((await posted(server.baseUrl, body)).status).toBe(status)
  })

  it('removes NUL characters', async () => {
    const { call } = await overHttp(server.baseUrl, server.authorization.editor)
    const { structuredContent } = await call('createPost', { body: { title: 'Sea\u0000wall' } })
    expect(structuredContent).toMatchObject({ title: { raw: 'Seawall' } })
  })

  it('keeps working after a caller disconnects', async () => {
    const left = new AbortController()
    const gone = fetch(`${server.baseUrl}/mcp`, {
      method: 'POST',
      body: JSON.stringify(initialize),
      signal: left.signal,
      headers: { 'Content-Type': 'application/json' },
    })
    left.abort()
    await expect(gone).rejects.toThrow()
    const { names } = await overHttp(server.baseUrl)
    expect(await names()).toContain('listPosts')
  })
})

it('keeps no state between requests: another process can handle the next one', async () => {
  const second = await startSecond(server, { MCP: 'write' })
  try {
    const first = await overHttp(server.baseUrl, server.authorization.editor, { revision: 'legacy' })
    const created = await first.call('createPage', { body: { title: 'Both', status: 'publish' } })
    const { id } = created.structuredContent as { id: number }
    // Without a handshake of its own.
    const call = { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'getPage', arguments: { id, _fields: ['id'] } } }
    const response = await posted(second.baseUrl, call, { 'MCP-Protocol-Version': '2025-06-18' })
    expect(await response.text()).toContain(`"structuredContent":{"id":${id}}`)
  } finally {
    await second.close()
  }
})
