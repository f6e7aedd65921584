// The rate limit: requests per minute and network. Responses report what is left in the `RateLimit` header.
import { hash } from 'node:crypto'
import type { RequestHandler, Response } from 'express'
import { MemoryStore } from 'express-rate-limit'
import type { ClientRateLimitInfo, Options } from 'express-rate-limit'
import type { Config } from '../config/config.ts'
import { ApiError } from '../contract/api-error.ts'
import { networkOf } from '../users/network.ts'

const MINUTE_MS = 60_000

export interface RequestLimit {
  /** Counts an HTTP request. */
  middleware: RequestHandler
  /** Counts one more request from an IP address, such as one in a batch; throws a 429 past the limit. */
  count(ip: string): Promise<void>
}

/** The library's own middleware takes several times as long, which a cached response would notice. */
export function requestLimit({ rateLimit: isOn, requestsPerMinute: limit }: Config): RequestLimit {
  if (!isOn) return { middleware: (_req, _res, next) => next(), count: () => Promise.resolve() }
  const store = new MemoryStore()
  store.init({ windowMs: MINUTE_MS } as Options)

  function assertWithin({ totalHits, resetTime }: ClientRateLimitInfo): void {
    if (totalHits <= limit) return
    const retryAfter = Math.max(1, secondsUntil(resetTime))
    const message = `The rate limit of ${limit} requests per minute is exceeded. Try again in ${retryAfter} seconds.`
    throw new ApiError(429, 'rest_too_many_requests', message, { retryAfter })
  }

  return {
    async middleware(req, res, next) {
      const network = networkOf(req.ip)
      const counted = await store.increment(network)
      setHeaders(res, network, counted, limit)
      assertWithin(counted)
      next()
    },
    async count(ip) {
      assertWithin(await store.increment(networkOf(ip)))
    },
  }
}

/** The headers of draft-ietf-httpapi-ratelimit-headers-08. `pk` identifies what is counted without naming it. */
function setHeaders(res: Response, network: string, { totalHits, resetTime }: ClientRateLimitInfo, limit: number): void {
  const name = `"${limit}-in-1min"`
  const partition = Buffer.from(hash('sha256', network).slice(0, 12)).toString('base64')
  res.setHeader('RateLimit', `${name}; r=${Math.max(limit - totalHits, 0)}; t=${Math.max(0, secondsUntil(resetTime))}`)
  res.setHeader('RateLimit-Policy', `${name}; q=${limit}; w=${MINUTE_MS / 1000}; pk=:${partition}:`)
}

const secondsUntil = (time: Date | undefined): number => Math.ceil(((time?.getTime() ?? 0) - Date.now()) / 1000)
