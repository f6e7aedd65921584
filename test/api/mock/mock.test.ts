// The mock: every operation of the contract answers with its own example, and validates what it is sent.
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createClient, pages } from '../../../client/index.ts'
import { createMockApp } from '../../../server/app.ts'
import { configFrom } from '../../../server/config/config.ts'
import { readEnv } from '../../../server/config/env.ts'
import { methods, readDocument } from '../../../server/contract/documents.ts'
import { createMockContext } from '../../../server/api/mock/context.ts'
import { documents } from '../../../server/api/namespaces/documents.ts'

let server: Server
let baseUrl: string
/** Where the mock says that it is. */
const elsewhere = 'https://mock.example.org/site'
const signedIn = { Authorization: `Basic ${Buffer.from('me:any').toString('base64')}` }

beforeAll(async () => {
  const config = configFrom(readEnv({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off', BASE_URL: elsewhere, REST_PREFIX: 'rest' }))
  server = createServer(createMockApp(createMockContext(config)))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const at = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${baseUrl}/rest${path}`, { ...init, headers: { ...signedIn, ...(init.headers as Record<string, string>) } })

const reads = Object.values(documents).flatMap(({ document, path: base }) =>
  Object.entries(readDocument(document).paths).flatMap(([path, item]) => (item.get ? [[item.get.operationId, base + path] as const] : [])),
)

describe('the mock', () => {
  it.each(reads)('answers %s', async (_id, path) => {
    const response = await at(
      path.replace(/\{(\w*[iI]d|parent)\}/g, '7').replace(/\{\w+\}/g, 'some') +
        (path.includes('oembed') ? '?url=https://example.org/' : path.includes('lookup') ? '?slug=single' : ''),
    )
    expect([path, response.status]).toEqual([path, 200])
    expect(await response.text()).not.toBe('')
  })

  it('answers with text where there is no JSON', async () => {
    const response = await at('/cal/events/v1/events.ics')
    expect([response.headers.get('Content-Type'), (await response.text()).split('\r\n')[0]]).toEqual([
      'text/calendar; charset=utf-8',
      'BEGIN:VCALENDAR',
    ])
  })

  it('speaks to the typed client', async () => {
    const client = createClient({ baseUrl, restPrefix: 'rest' })
    const { data, response } = await client.content.GET('/posts')
    expect(data?.[0]?.title.rendered).toBeTruthy()
    expect(Number(response.headers.get('X-CMS-Total'))).toBeGreaterThan(0)
  })

  it.each(['/cms/v2/posts', '/cal/events/v1/events', '/cms/v2/posts/7', '/'])('gives addresses of its own in %s', async (path) => {
    const text = await (await at(path)).text()
    expect(text).not.toContain('localhost:3000')
    expect(text).toContain(elsewhere)
    if (path.startsWith('/cms')) expect(text).toContain(`${elsewhere}/rest/cms/v2/posts/7`)
  })

  it.each(['/cms/v2/posts', '/cms/v2/users', '/cal/events/v1/events', '/cal/events/v1/tags'])(
    'has one page of %s, and says so',
    async (path) => {
      const { headers } = await at(path)
      const [total, pages] = ['Total', 'TotalPages'].map((name) => headers.get(`X-CMS-${name}`) ?? headers.get(`X-CAL-${name}`))
      expect([Number(total) > 0 && Number(total) < 5, pages, headers.get('Link')]).toEqual([true, '1', null])
    },
  )

  it('lets a client read all pages', async () => {
    const { content } = createClient({ baseUrl, restPrefix: 'rest' })
    const ids = []
    for await (const { id } of pages(content, '/posts')) ids.push(id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('leads whoever opens it in a browser to the docs', async () => {
    const response = await fetch(`${baseUrl}/`, { redirect: 'manual' })
    expect([response.status, response.headers.get('Location')]).toEqual([302, 'docs/'])
  })

  it('refuses what the contract refuses', async () => {
    expect((await at('/cms/v2/posts?per_page=0')).status).toBe(400)
    expect(
      (await at('/cms/v2/posts', { method: 'POST', body: '{"status":"odd"}', headers: { 'Content-Type': 'application/json' } })).status,
    ).toBe(400)
    expect((await at('/cms/v2/nothing')).status).toBe(404)
    expect(
      (await fetch(`${baseUrl}/rest/cms/v2/posts`, { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } })).status,
    ).toBe(401)
  })

  it('gives the reply that is preferred', async () => {
    const missing = await at('/cms/v2/posts/7', { headers: { Prefer: 'code=404' } })
    expect(missing.status).toBe(404)
    expect(await missing.json()).toMatchObject({ code: 'rest_post_invalid_id' })
    const { paths } = readDocument('cms-v2')
    const [name] = Object.keys(paths['/posts']?.post?.responses['201']?.content?.['application/json']?.examples ?? {})
    const made = await at('/cms/v2/posts', {
      method: 'POST',
      body: '{"title":"x"}',
      headers: { 'Content-Type': 'application/json', Prefer: `code=201, example=${name}` },
    })
    expect(made.status).toBe(201)
    expect(made.headers.has('location')).toBe(true)
  })

  it('says which replies there are where there is no such one', async () => {
    const code = await at('/cms/v2/posts/7', { headers: { Prefer: 'code=418' } })
    expect(code.status).toBe(400)
    expect(await code.json()).toMatchObject({ message: expect.stringContaining('Its statuses are 200, 304, 4') })
    const example = await at('/cms/v2/posts/7', { headers: { Prefer: 'example=odd' } })
    expect(await example.json()).toMatchObject({ message: expect.stringContaining('No example is named "odd"') })
  })

  it('has an example for every reply of every operation', () => {
    const without = Object.values(documents).flatMap(({ document: name }) =>
      Object.values(readDocument(name).paths).flatMap((item) =>
        methods.flatMap((method) =>
          item[method] && !Object.keys(item[method].responses).some((status) => status.startsWith('2')) ? [item[method].operationId] : [],
        ),
      ),
    )
    expect(without).toEqual([])
  })

  it('shows the docs', async () => {
    expect((await fetch(`${baseUrl}/docs/`)).status).toBe(200)
  })
})
