// The rate limit: requests per minute and network. Responses report what is left in the `RateLimit` header.
import type { Request, RequestHandler } from 'express'
import { MemoryStore, rateLimit } from 'express-rate-limit'
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

export function requestLimit({ rateLimit: isOn, requestsPerMinute }: Config): RequestLimit {
  if (!isOn) return { middleware: (_req, _res, next) => next(), count: () => Promise.resolve() }
  const store = new MemoryStore()
  const tooMany = (resetTime: Date | undefined): ApiError => {
    const retryAfter = Math.max(1, Math.ceil(((resetTime?.getTime() ?? 0) - Date.now()) / 1000))
    const message = `The rate limit of ${requestsPerMinute} requests per minute is exceeded. Try again in ${retryAfter} seconds.`
    return new ApiError(429, 'rest_too_many_requests', message, { retryAfter })
  }
  return {
    middleware: rateLimit({
      store,
      windowMs: MINUTE_MS,
      limit: requestsPerMinute,
      keyGenerator: ({ ip }: Request) => networkOf(ip),
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      handler: (req, _res, next) => next(tooMany((req as Request & { rateLimit: { resetTime?: Date } }).rateLimit.resetTime)),
    }),
    async count(ip) {
      const { totalHits, resetTime } = await store.increment(networkOf(ip))
      if (totalHits > requestsPerMinute) throw tooMany(resetTime)
    },
  }
}
