// Responses for caches in front of the service: their headers, and the purges of their tags.
import { afterAll, describe, expect, it } from '@jest/globals'
import { tagsOf } from '#server/cache/tags.ts'
import { sharedCaching } from '#server/http/shared-caching.ts'
import { makeEvent, someDay } from '../support/calendar.ts'
import { startCachingProxy } from '../support/caching-proxy.ts'
import { configOf } from '../support/config.ts'
import { webhookDelivery } from '../support/jobs.ts'
import { changePost, makePost, newWord } from '../support/posts.ts'
import { dataOf } from '../support/responses.ts'
import { startServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'

const proxy = await startCachingProxy()
afterAll(() => proxy.close())
let time = Date.now()
const now = (): Date => new Date(time)
const server = await sharedServer(
  { CDN: 'fastly', CDN_URL: proxy.url, CDN_SITE: 'service', CDN_TOKEN: 'secret', CDN_MAX_AGE_SECONDS: '600', CDN_STALE_SECONDS: '30' },
  { now },
)
const { editor } = server.as
const purge = webhookDelivery(server.context)
const url = (route: string): string => server.restRoot + route
const headersOf = async (route: string, init: RequestInit = {}) => (await fetch(url(route), init)).headers

const post = await makePost(editor, { status: 'publish', featured_media: 0 })
const event = await makeEvent(editor, { ...someDay, status: 'publish', venue: { venue: newWord(), status: 'publish' } })

describe('a response to an anonymous caller', () => {
  it('may be kept by shared caches alone, as long as the settings say', async () => {
    const headers = await headersOf(`/cms/v2/posts/${post.id}`)
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=600, stale-while-revalidate=30')
  })

  it('has the tags of what it was made from', async () => {
    const tags = async (route: string) => (await headersOf(route)).get('Surrogate-Key')?.split(' ').toSorted()
    expect(await tags(`/cms/v2/posts/${post.id}`)).toEqual([`post:${post.id}`, 'site', 'term_names'])
    expect(await tags('/cms/v2/posts')).toEqual(['post', 'site', 'term_names'])
    expect(await tags(`/cal/events/v1/events/${event.id}`)).toEqual(
      expect.arrayContaining([`event:${event.id}`, `venue:${event.venue?.id}`]),
    )
  })

  it.each([
    ['of an authenticated user', `/cms/v2/posts/${post.id}`, { headers: { Authorization: server.authorization.editor } }],
    ['to a password', `/cms/v2/posts/${post.id}?password=x`, {}],
    ['with a preference', `/cms/v2/posts/${post.id}`, { headers: { Prefer: 'handling=strict' } }],
    ['that is an error', '/cms/v2/posts/999999', {}],
    ['to a write', '/cms/v2/posts', { method: 'POST' }],
    ['of what no purge tells', '/hooks/v1/changes', {}],
  ])('is not kept if it is one %s', async (_what, route, init) => {
    const headers = await headersOf(route, init)
    expect(headers.get('Cache-Control') ?? 'no-store').not.toContain('s-maxage')
    expect(headers.get('Surrogate-Key')).toBeNull()
  })

  it('is not kept if something that it was made from is written meanwhile', async () => {
    const writes = await server.context.writes()
    const share = sharedCaching(server.context)
    const response = { status: 200, headers: { 'Cache-Control': 'public, no-cache' }, body: Buffer.from('') }
    const source = () => ({ scopes: new Set(['content:post']), writes: writes! })
    expect((await share?.(response, source()))?.headers['Cache-Control']).toContain('s-maxage')
    await changePost(editor, post.id, { title: newWord() })
    expect((await share?.(response, source()))?.headers['Cache-Control']).toBe('public, no-cache')
  })
})

describe('tags', () => {
  const rows = (count: number) => new Set(Array.from({ length: count }, (_none, index) => `content:post#${index + 100_000}`))

  it('are those of the type where there would be too many', () => {
    expect(tagsOf(rows(3))).toHaveLength(4)
    expect(tagsOf(rows(3_000))).toEqual(['site', 'post'])
  })

  it('are missing if something was read that no purge tells', () => {
    expect(tagsOf(new Set(['content:post', 'documents']))).toBeUndefined()
  })
})

describe('a cache in front', () => {
  it('answers more than 95 % of all reads with one write a second, and nothing older than the last purge', async () => {
    const posts = await Promise.all(Array.from({ length: 30 }, () => makePost(editor, { status: 'publish' })))
    const urls = [
      ...posts.map(({ id }) => `/cms/v2/posts/${id}`),
      '/cms/v2/posts',
      '/cms/v2/posts?page=2',
      `/cal/events/v1/events/${event.id}`,
    ]
    await purge()
    for (const route of urls) await proxy.read(url(route))
    Object.assign(proxy, { hits: 0, reads: 0 })
    for (const { id } of posts.slice(0, 10)) {
      const title = newWord()
      await changePost(editor, id, { title })
      await purge()
      // A second of a small site.
      for (let read = 0; read < 100; read++) await proxy.read(url(urls[read % urls.length]!))
      expect(await proxy.read(url(`/cms/v2/posts/${id}`))).toContain(title)
    }
    expect(proxy.hits / proxy.reads).toBeGreaterThan(0.95)
  })

  it('is purged again if a purge fails', async () => {
    await proxy.read(url(`/cms/v2/posts/${post.id}`))
    proxy.respondWith(503)
    await changePost(editor, post.id, { title: newWord() })
    await purge()
    expect(proxy.kept(url(`/cms/v2/posts/${post.id}`))).toBeDefined()
    proxy.respondWith(200)
    await purge()
    expect(proxy.kept(url(`/cms/v2/posts/${post.id}`))).toBeDefined()
    time += 6_000
    await purge()
    expect(proxy.kept(url(`/cms/v2/posts/${post.id}`))).toBeUndefined()
  })

  it('is purged when the service starts, because settings may have changed', async () => {
    await purge()
    await proxy.read(url('/cms/v2/posts'))
    await webhookDelivery(server.context)()
    expect(proxy.kept(url('/cms/v2/posts'))).toBeUndefined()
  })

  it('has a subscription that is not one of the webhooks', async () => {
    await purge()
    expect(await dataOf(server.as.administrator.hooks.GET('/subscriptions'))).toEqual([])
    const [own] = await server.context.db.selectFrom('webhook_subscriptions').selectAll().execute()
    const { response } = await server.as.administrator.hooks.GET('/subscriptions/{id}', { params: { path: { id: own!.id } } })
    expect(response.status).toBe(404)
    expect(await server.context.db.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([])
  })

  it('gets purges again later if there is a replica, which may lag', async () => {
    const { config } = server.context
    const databaseSettings = { ...config.databaseSettings, readUrl: 'postgres://replica', readLagMs: 5_000 }
    const again = webhookDelivery({ ...server.context, config: { ...config, databaseSettings } })
    await again()
    await changePost(editor, post.id, { title: newWord() })
    await again()
    const count = proxy.purges.length
    time += 7_000
    await again()
    expect(proxy.purges.slice(count).map(({ tags }) => tags)).toEqual([expect.stringContaining(`post:${post.id}`)])
  })
})

describe('a purge', () => {
  const settings = { CDN_URL: proxy.url, CDN_SITE: 'site', CDN_TOKEN: 'secret' }

  it.each([
    ['cloudflare', 'POST /client/v4/zones/site/purge_cache', { authorization: 'Bearer secret' }, '"tags":["'],
    ['fastly', 'POST /service/site/purge', { 'fastly-key': 'secret' }, '"surrogate_keys":["'],
    ['varnish', 'PURGE /', {}, '(^|,)('],
  ])('is sent to %s as it documents', async (CDN, path, headers, form) => {
    const other = await startServer({ ...settings, CDN })
    try {
      const { id } = await makePost(other.as.editor, { status: 'publish' })
      const route = `${other.restRoot}/cms/v2/posts/${id}`
      const send = webhookDelivery(other.context)
      await send()
      await proxy.read(route)
      const count = proxy.purges.length
      await changePost(other.as.editor, id, { title: newWord() })
      await send()
      const [sent] = proxy.purges.slice(count)
      expect(sent).toMatchObject({ path, headers, tags: expect.stringContaining(form) as unknown })
      expect(proxy.kept(route)).toBeUndefined()
    } finally {
      await other.close()
    }
  })

  it.each([
    [{ CDN: 'fastly', CDN_SITE: 'x' }, 'CDN_TOKEN is not set; CDN=fastly requires it to send purges.'],
    [{ CDN: 'cloudflare', CDN_TOKEN: 'x' }, 'CDN_SITE is not set'],
    [{ CDN: 'varnish' }, 'CDN_URL is not set'],
    [{ CDN: 'varnish', CDN_URL: 'varnish:80' }, 'CDN_URL is "varnish:80"; it must be an http or https URL'],
  ])('needs its settings: %o', (given, message) => {
    expect(() => configOf(given)).toThrow(message)
  })
})
