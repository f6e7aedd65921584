// What is kept of addresses from before: those asked for again, so many and so large at most.
import type { Request } from 'express'
import { describe, expect, it } from '@jest/globals'
import { knownAddresses, MAX_CALLS, MAX_REPLIES } from '../../server/http/known-addresses.ts'
import { configFrom } from '../../server/config/config.ts'
import { readEnv } from '../../server/config/env.ts'

const config = configFrom(readEnv({}))
type Known = ReturnType<typeof knownAddresses>
type Call = Parameters<Known['keepCall']>[1]

const fresh = (): Known => knownAddresses({ config, dataVersion: () => 'now' })
const call = { operation: 'listPosts' } as Call
const get = (url: string): Request => ({ method: 'GET', url, headers: {} }) as Request

const small = Buffer.alloc(2)

/** An address is asked for, and answered. */
function ask(known: Known, url: string, bytes = small): void {
  const place = known.placeOf(get(url))
  if (!place) throw new Error(`${url} cannot be known.`)
  known.keepCall(place, call)
  known.keepReply(place, { operation: 'listPosts', written: { status: 200, headers: {}, bytes } })
}

function kept(known: Known, urls: readonly string[]): { calls: number; replies: number } {
  const places = urls.flatMap((url) => known.placeOf(get(url)) ?? [])
  return {
    calls: places.filter((place) => known.call(place)).length,
    replies: places.filter((place) => known.reply(place)).length,
  }
}

const addresses = (count: number, rest = ''): string[] =>
  Array.from({ length: count }, (_none, index) => `/cms/v2/posts?page=${index}${rest}`)

describe('what is kept of addresses', () => {
  it('is nothing for those that are asked for once', () => {
    const known = fresh()
    const once = addresses(30_000)
    for (const url of once) ask(known, url)
    expect(kept(known, once)).toEqual({ calls: 0, replies: 0 })
    ask(known, '/cms/v2/posts')
    ask(known, '/cms/v2/posts')
    expect(kept(known, ['/cms/v2/posts'])).toEqual({ calls: 1, replies: 1 })
  })

  it('is bounded in number, however small the replies', () => {
    const known = fresh()
    const twice = addresses(2 * MAX_REPLIES)
    for (const url of twice) for (const _time of [1, 2]) ask(known, url)
    const { calls, replies } = kept(known, twice)
    expect(replies).toBeGreaterThan(MAX_REPLIES / 2)
    expect(replies).toBeLessThanOrEqual(MAX_REPLIES)
    expect(calls).toBeLessThanOrEqual(MAX_CALLS)
  })

  it('is bounded in bytes, in which long addresses and large replies count', () => {
    const [long, large] = [fresh(), fresh()]
    const longOnes = addresses(1200, `&exclude=${'1,'.repeat(900)}1`)
    for (const url of longOnes) for (const _time of [1, 2]) ask(long, url)
    expect(kept(long, longOnes).calls).toBeLessThan(600)
    const largeOnes = addresses(200)
    const megabyte = Buffer.alloc(1024 * 1024)
    for (const url of largeOnes) for (const _time of [1, 2]) ask(large, url, megabyte)
    expect(kept(large, largeOnes).replies).toBeLessThan(64)
    expect(kept(large, largeOnes).replies).toBeGreaterThan(50)
  })

  it('does not hold on to memory that small replies share', () => {
    const known = fresh()
    const place = known.placeOf(get('/cms/v2/posts'))
    if (!place) throw new Error('The address cannot be known.')
    for (const _time of [1, 2]) known.keepCall(place, call)
    known.keepReply(place, { operation: 'listPosts', written: { status: 200, headers: {}, bytes: Buffer.from('[]') } })
    const bytes = known.reply(place)?.written.bytes
    expect(String(bytes)).toBe('[]')
    expect(bytes?.buffer.byteLength).toBe(2)
  })
})
