// The response cache: it stores URLs that are requested again, bounded in number and bytes.
import { describe, expect, it } from '@jest/globals'
import { MAX_PREPARED, MAX_RESPONSES, responseCache } from '../../server/api/response-cache.ts'
import type { ApiRequest } from '../../server/api/request.ts'
import { configFrom } from '../../server/config/config.ts'
import { readEnv } from '../../server/config/env.ts'

const config = configFrom(readEnv({}))
const unchanged = { era: {}, counts: new Map<string, number>() }
type Cache = ReturnType<typeof responseCache>
type Call = Parameters<Cache['keepPrepared']>[1]

const fresh = (): Cache => responseCache({ config })
const call = {} as Call
const get = (url: string): ApiRequest => ({ id: '', method: 'GET', url, headers: {}, ip: '', body: { value: undefined } })

const small = Buffer.alloc(2)

/** Simulates a request of a URL and its response. */
async function ask(known: Cache, url: string, bytes = small): Promise<void> {
  const place = known.keyOf(get(url), unchanged)
  if (!place) throw new Error(`${url} cannot be known.`)
  known.keepPrepared(place, call)
  await known.keepResponse(place, () => Promise.resolve({ status: 200, headers: {}, body: [bytes] }))
}

function kept(known: Cache, urls: readonly string[]): { calls: number; replies: number } {
  const places = urls.flatMap((url) => known.keyOf(get(url), unchanged) ?? [])
  return {
    calls: places.filter((place) => known.prepared(place)).length,
    replies: places.filter((place) => known.response(place)).length,
  }
}

const addresses = (count: number, rest = ''): string[] =>
  Array.from({ length: count }, (_none, index) => `/cms/v2/posts?page=${index}${rest}`)

describe('the response cache', () => {
  it('does not store a URL that is requested once', async () => {
    const known = fresh()
    const once = addresses(30_000)
    for (const url of once) await ask(known, url)
    expect(kept(known, once)).toEqual({ calls: 0, replies: 0 })
    await ask(known, '/cms/v2/posts')
    await ask(known, '/cms/v2/posts')
    expect(kept(known, ['/cms/v2/posts'])).toEqual({ calls: 1, replies: 1 })
  })

  it('is bounded in number, however small the responses are', async () => {
    const known = fresh()
    const twice = addresses(2 * MAX_RESPONSES)
    for (const url of twice) for (const _time of [1, 2]) await ask(known, url)
    const { calls, replies } = kept(known, twice)
    expect(replies).toBeGreaterThan(MAX_RESPONSES / 2)
    expect(replies).toBeLessThanOrEqual(MAX_RESPONSES)
    expect(calls).toBeLessThanOrEqual(MAX_PREPARED)
  })

  it('is bounded in bytes, including those of the URLs', async () => {
    const [long, large] = [fresh(), fresh()]
    const longOnes = addresses(1200, `&exclude=${'1,'.repeat(900)}1`)
    for (const url of longOnes) for (const _time of [1, 2]) await ask(long, url)
    expect(kept(long, longOnes).calls).toBeLessThan(600)
    const largeOnes = addresses(200)
    const megabyte = Buffer.alloc(1024 * 1024)
    for (const url of largeOnes) for (const _time of [1, 2]) await ask(large, url, megabyte)
    expect(kept(large, largeOnes).replies).toBeLessThan(64)
    expect(kept(large, largeOnes).replies).toBeGreaterThan(50)
  })

  it('does not retain memory that small responses share', async () => {
    const known = fresh()
    const place = known.keyOf(get('/cms/v2/posts'), unchanged)
    if (!place) throw new Error('The address cannot be known.')
    for (const _time of [1, 2]) known.keepPrepared(place, call)
    await known.keepResponse(place, () => Promise.resolve({ status: 200, headers: {}, body: [Buffer.from('[]')] }))
    const [bytes] = known.response(place)?.body ?? []
    expect(String(bytes)).toBe('[]')
    expect(bytes?.buffer.byteLength).toBe(2)
  })
})
