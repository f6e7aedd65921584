// The response cache: it stores URLs that are requested again, bounded in number and bytes.
import { describe, expect, it } from '@jest/globals'
import { MAX_PREPARED, MAX_RESPONSES, responseCache } from '#server/http/response-cache.ts'
import type { ApiRequest } from '#server/http/request.ts'
import { configOf } from '../support/config.ts'

const config = configOf({})
const unchanged = { era: {}, counts: new Map<string, number>() }
type Cache = ReturnType<typeof responseCache>
type Call = Parameters<Cache['keepPrepared']>[1]

const fresh = (): Cache => responseCache({ config })
const call = {} as Call
const get = (url: string): ApiRequest => ({ id: '', method: 'GET', url, headers: {}, ip: '', body: { value: undefined } })

const small = Buffer.alloc(2)

/** Simulates a request of a URL and its response. */
async function request(known: Cache, url: string, bytes = small): Promise<void> {
  const key = known.keyOf(get(url), unchanged)
  if (!key) throw new Error(`${url} cannot be cached.`)
  known.keepPrepared(key, call)
  await known.keepResponse(key, () => Promise.resolve({ status: 200, headers: {}, body: bytes }))
}

function kept(known: Cache, urls: readonly string[]): { prepared: number; responses: number } {
  const keys = urls.flatMap((url) => known.keyOf(get(url), unchanged) ?? [])
  return {
    prepared: keys.filter((key) => known.prepared(key)).length,
    responses: keys.filter((key) => known.response(key)).length,
  }
}

const urlsOfPages = (count: number, rest = ''): string[] =>
  Array.from({ length: count }, (_none, index) => `/cms/v2/posts?page=${index}${rest}`)

describe('the response cache', () => {
  it('does not store a URL that is requested once', async () => {
    const known = fresh()
    const once = urlsOfPages(30_000)
    for (const url of once) await request(known, url)
    expect(kept(known, once)).toEqual({ prepared: 0, responses: 0 })
    await request(known, '/cms/v2/posts')
    await request(known, '/cms/v2/posts')
    expect(kept(known, ['/cms/v2/posts'])).toEqual({ prepared: 1, responses: 1 })
  })

  it('does not store what must not be stored', async () => {
    const known = fresh()
    const key = known.keyOf(get('/cms/v2/posts/1?password=x'), unchanged)
    if (!key) throw new Error('The request cannot be prepared.')
    for (let time = 0; time < 3; time++) {
      known.keepPrepared(key, call)
      await known.keepResponse(key, () => Promise.resolve({ status: 200, headers: { 'Cache-Control': 'no-store' }, body: small }))
    }
    expect([known.prepared(key) === call, known.response(key)]).toEqual([true, undefined])
  })

  it.each([
    { prefer: 'code=200' },
    { 'if-match': '"x"' },
    { accept: 'text/event-stream' },
    { 'last-event-id': '1' },
    { authorization: 'x' },
  ])('has no responses to requests with %p', async (headers) => {
    const known = fresh()
    for (let time = 0; time < 3; time++) await request(known, '/cms/v2/posts')
    expect(kept(known, ['/cms/v2/posts'])).toEqual({ prepared: 1, responses: 1 })
    const key = known.keyOf({ ...get('/cms/v2/posts'), headers }, unchanged)
    expect(key && [known.prepared(key) === call, known.response(key)]).toEqual([true, undefined])
  })

  it('is bounded in number, however small the responses are', async () => {
    const known = fresh()
    const twice = urlsOfPages(2 * MAX_RESPONSES)
    for (const url of twice) for (const _time of [1, 2]) await request(known, url)
    const { prepared, responses } = kept(known, twice)
    expect(responses).toBeGreaterThan(MAX_RESPONSES / 2)
    expect(responses).toBeLessThanOrEqual(MAX_RESPONSES)
    expect(prepared).toBeLessThanOrEqual(MAX_PREPARED)
  })

  it('is bounded in bytes, including those of the URLs', async () => {
    const [long, large] = [fresh(), fresh()]
    const longOnes = urlsOfPages(1200, `&exclude=${'1,'.repeat(900)}1`)
    for (const url of longOnes) for (const _time of [1, 2]) await request(long, url)
    expect(kept(long, longOnes).prepared).toBeLessThan(600)
    const largeOnes = urlsOfPages(200)
    const megabyte = Buffer.alloc(1024 * 1024)
    for (const url of largeOnes) for (const _time of [1, 2]) await request(large, url, megabyte)
    expect(kept(large, largeOnes).responses).toBeLessThan(64)
    expect(kept(large, largeOnes).responses).toBeGreaterThan(50)
  })

  it('does not retain memory that small responses share', async () => {
    const known = fresh()
    const key = known.keyOf(get('/cms/v2/posts'), unchanged)
    if (!key) throw new Error('The URL cannot be cached.')
    for (const _time of [1, 2]) known.keepPrepared(key, call)
    await known.keepResponse(key, () => Promise.resolve({ status: 200, headers: {}, body: Buffer.from('[]') }))
    const bytes = known.response(key)?.body
    expect(String(bytes)).toBe('[]')
    expect(bytes?.buffer.byteLength).toBe(2)
  })
})
