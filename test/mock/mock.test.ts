// The mock: the service with its own site, where any password is accepted and examples of the contract can be requested.
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from '@jest/globals'
import { createClient, pages } from '../../client/index.ts'
import { contractTest, failuresOf } from '#command/contract-test/index.ts'
import { allOperations, readDocument } from '../support/contract.ts'
import { mockNotice } from '#server/mock/index.ts'
import { startMockServer } from '../support/mock-server.ts'
import { casesOf } from '../support/sampling.ts'

const server = await startMockServer()
afterAll(() => server.close())
const { baseUrl } = server
const as = (username: string) => createClient({ baseUrl, auth: { username, password: 'any' } })

const at = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${baseUrl}/cms-json${path}`, init)

describe('the mock site', () => {
  it('follows the contract, and has items for every read operation', async () => {
    const namespaces = [...casesOf<string>([], ['cal/events/v1', 'oembed/1.0'])]
    const run = await contractTest({ baseUrl, applicationPassword: { username: 'admin', password: 'any' }, quick: true, namespaces })
    expect(failuresOf(run)).toEqual([])
    const skipped = run.tested.flatMap(({ operation, method, outcomes }) =>
      method === 'get' ? outcomes.filter(({ result }) => result === 'skipped').map(({ reasons }) => [operation, reasons]) : [],
    )
    // No list contains documents, and there are no subscriptions.
    const without = ['getDocument', 'getSubscription', 'listDeliveries', 'getDelivery']
    expect(skipped.filter(([operation]) => !without.includes(String(operation)))).toEqual([])
  }, 120_000)

  it.each(['/posts', '/media', '/pages', '/categories', '/tags'] as const)('has different pages of %s', async (path) => {
    const { data: first, response } = await as('admin').content.GET(path, { params: { query: { per_page: 3 } } })
    const { data: second } = await as('admin').content.GET(path, { params: { query: { per_page: 3, page: 2 } } })
    const ids = [...(first ?? []), ...(second ?? [])].map(({ id }) => id)
    expect([first?.length, new Set(ids).size]).toEqual([3, 6])
    expect(Number(response.headers.get('X-CMS-Total'))).toBeGreaterThan(6)
  })

  it('carries out the requests of a batch', async () => {
    const response = await at('/batch/v1', {
      method: 'POST',
      headers: { Authorization: `Basic ${btoa('admin:any')}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ requests: [{ method: 'POST', path: '/cms/v2/posts', body: { title: 'One of a batch' } }] }),
    })
    const { responses } = (await response.json()) as { responses: { status: number }[] }
    expect(responses.map(({ status }) => status)).toEqual([201])
  })

  it('has as many posts and events as a page can contain', async () => {
    const { data: posts } = await as('admin').content.GET('/posts', { params: { query: { per_page: 100 } } })
    const { data: upcoming } = await as('admin').calendar.GET('/events', { params: { query: { per_page: 50 } } })
    expect([posts?.length, upcoming?.events.length]).toEqual([100, 50])
  })

  it('links items that exist', async () => {
    const { data } = await as('admin').content.GET('/posts', { params: { query: { per_page: 20, _embed: ['cms:featuredmedia'] } } })
    const illustrated = (data ?? []).filter((post) => post.featured_media !== 0)
    expect(illustrated.length).toBeGreaterThan(2)
    for (const post of illustrated) {
      const media = await as('admin').content.GET('/media/{id}', { params: { path: { id: post.featured_media } } })
      const image = await fetch(media.data?.source_url ?? '')
      expect([image.status, image.headers.get('Content-Type')]).toEqual([200, 'image/png'])
    }
  })

  it('has single events, and occurrences of series that belong together', async () => {
    const { data } = await as('admin').calendar.GET('/events', { params: { query: { per_page: 50 } } })
    const [single, occurrences] = [true, false].map((isSingle) => data?.events.filter(({ series }) => (series === null) === isSingle) ?? [])
    expect(single?.length).toBeGreaterThan(10)
    for (const { recurrence, occurrence } of single ?? []) expect([recurrence, occurrence]).toEqual([null, null])
    const bySeries = [...Map.groupBy(occurrences ?? [], ({ series }) => series)]
    expect(bySeries.length).toBeGreaterThan(1)
    for (const [id, events] of bySeries) {
      const series = await as('admin').calendar.GET('/events/{id}', { params: { path: { id: id ?? 0 } } })
      expect(series.data).toMatchObject({ series: null, occurrence: null })
      for (const { recurrence, title } of events)
        expect({ recurrence, title }).toEqual({ recurrence: series.data?.recurrence, title: series.data?.title })
      expect(new Set(events.map(({ occurrence }) => occurrence?.slice(11))).size).toBe(1)
    }
    expect(occurrences?.some(({ canceled }) => canceled)).toBe(true)
    expect(occurrences?.some(({ start_date, occurrence }) => start_date !== occurrence)).toBe(true)
  })

  it('has both languages', async () => {
    const { data: english } = await as('admin').calendar.GET('/events', { params: { query: { i18n_language: 'en', per_page: 5 } } })
    const { data: georgian } = await as('admin').calendar.GET('/events', { params: { query: { i18n_language: 'ka-ge', per_page: 5 } } })
    expect(georgian?.events.map(({ id }) => id)).toEqual(english?.events.map(({ id }) => id))
    expect(georgian?.events[0]?.title).not.toBe(english?.events[0]?.title)
  })

  it('returns what was written', async () => {
    const { content } = as('admin')
    const { data: created } = await content.POST('/posts', { body: { title: 'Written', status: 'publish' } })
    const { data: read } = await content.GET('/posts/{id}', { params: { path: { id: created?.id ?? 0 } } })
    expect(read?.title.rendered).toBe('Written')
    await content.DELETE('/posts/{id}', { params: { path: { id: created?.id ?? 0 }, query: { force: true } } })
    const { response } = await content.GET('/posts/{id}', { params: { path: { id: created?.id ?? 0 } } })
    expect(response.status).toBe(404)
  })

  it('lets a client read all pages', async () => {
    const ids = []
    for await (const { id } of pages(createClient({ baseUrl }).content, '/posts')) ids.push(id)
    expect(ids.length).toBeGreaterThan(100)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('signing in to the mock', () => {
  it.each(['editor', 'author', 'contributor', 'subscriber'])('as %s has that role', async (login) => {
    const { data } = await as(login).content.GET('/users/me', { params: { query: { context: 'edit' } } })
    expect(data?.roles).toEqual([login])
    expect(mockNotice).toContain(login)
  })

  it('with an unknown username has the role administrator', async () => {
    const { data } = await as('whoever').content.GET('/users/me', { params: { query: { context: 'edit' } } })
    expect(data?.roles).toEqual(['administrator'])
  })

  it('with the password "wrong" fails', async () => {
    const { response, error } = await createClient({ baseUrl, auth: { username: 'admin', password: 'wrong' } }).content.GET('/posts')
    expect([response.status, error?.code]).toEqual([401, 'rest_invalid_credentials'])
  })

  it('is required by the contract, with well-formed credentials', async () => {
    const body = { method: 'POST', body: '{"title":"x"}', headers: { 'Content-Type': 'application/json' } }
    expect((await at('/cms/v2/posts', body)).status).toBe(401)
    expect((await at('/cms/v2/posts', { headers: { Authorization: 'Basic !' } })).status).toBe(401)
  })
})

describe('Prefer', () => {
  const signedIn = { Authorization: `Basic ${Buffer.from('me:any').toString('base64')}` }

  it('selects a status', async () => {
    const missing = await at('/cms/v2/posts/7', { headers: { Prefer: 'code=404' } })
    expect([missing.status, await missing.json()]).toEqual([404, expect.objectContaining({ code: 'rest_post_invalid_id' })])
  })

  it('selects an example, with URLs of this server', async () => {
    const { paths } = readDocument('cms-v2')
    const [name] = Object.keys(paths['/posts']?.post?.responses['201']?.content?.['application/json']?.examples ?? {})
    const created = await at('/cms/v2/posts', {
      method: 'POST',
      body: '{"title":"x"}',
      headers: { ...signedIn, 'Content-Type': 'application/json', Prefer: `code=201, example=${name}` },
    })
    expect([created.status, created.headers.get('Location')?.startsWith(baseUrl)]).toEqual([201, true])
    expect(await created.text()).not.toContain('localhost:3000')
  })

  it('does not change what callers without it are sent', async () => {
    const url = '/cms/v2/tags?per_page=7'
    for (let time = 0; time < 3; time++) await at(url, { headers: { Prefer: 'code=200' } })
    expect(await (await at(url)).json()).toHaveLength(7)
    const repeated = await at(url, { headers: { Prefer: 'code=200' } })
    expect(await repeated.json()).not.toHaveLength(7)
  })

  it('has the statuses and examples in the README', async () => {
    const section = /## Mock server\n(.*?)\n## /s.exec(readFileSync('README.md', 'utf8'))?.[1] ?? ''
    const commands = [...section.matchAll(/curl (?:-u admin:any )?-H 'Prefer: ([^']+)' http:\/\/localhost:3000\/cms-json(\S+)/g)]
    expect(commands.length).toBeGreaterThan(1)
    for (const [, prefer = '', path = ''] of commands) {
      const response = await at(path, { headers: { ...signedIn, Prefer: prefer } })
      expect([prefer, response.status]).toEqual([prefer, Number(/code=(\d+)/.exec(prefer)?.[1] ?? 200)])
    }
  })

  it('lists the choices if there is no match', async () => {
    const code = await at('/cms/v2/posts/7', { headers: { Prefer: 'code=418' } })
    expect([code.status, await code.json()]).toEqual([
      400,
      expect.objectContaining({ message: expect.stringContaining('Its statuses are 200, 304, 4') as unknown }),
    ])
    const example = await at('/cms/v2/posts/7', { headers: { Prefer: 'example=odd' } })
    expect(await example.json()).toMatchObject({ message: expect.stringContaining('No example is named "odd"') })
  })

  it('does not change later responses to requests without it, which may be cached', async () => {
    const path = '/cms/v2/tags?per_page=7'
    // A response is cached from the second request on.
    for (const _of of [1, 2, 3]) {
      const preferred = await at(path, { headers: { Prefer: 'code=200' } })
      expect((await preferred.json()) as unknown[]).toHaveLength(1)
    }
    for (const _of of [1, 2, 3]) expect((await (await at(path)).json()) as unknown[]).toHaveLength(7)
    const preferred = await at(path, { headers: { Prefer: 'code=200' } })
    expect((await preferred.json()) as unknown[]).toHaveLength(1)
  })

  it('requires the rights of the operation', async () => {
    expect((await at('/cms/v2/users/me', { headers: { Prefer: 'code=200' } })).status).toBe(401)
  })

  it('has a success example for every operation', () => {
    const without = allOperations().filter(({ operation }) => !Object.keys(operation.responses).some((status) => status.startsWith('2')))
    expect(without.map(({ id }) => id)).toEqual([])
  })
})
