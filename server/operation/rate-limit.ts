// How many requests one address may send in a minute. The answers say how many are left, in the `RateLimit` header.
import type { Request, RequestHandler } from 'express'
import { rateLimit } from 'express-rate-limit'
import type { Config } from '../config/config.ts'
import { ApiError } from '../errors.ts'
import { networkOf } from './network.ts'

const MINUTE_MS = 60_000

export function requestLimit({ rateLimit: isOn, requestsPerMinute }: Config): RequestHandler {
  if (!isOn) return (_req, _res, next) => next()
  return rateLimit({
    windowMs: MINUTE_MS,
    limit: requestsPerMinute,
    keyGenerator: ({ ip }: Request) => networkOf(ip),
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (req, _res, next) => {
      const { resetTime } = (req as Request & { rateLimit: { resetTime?: Date } }).rateLimit
      const seconds = Math.max(1, Math.ceil(((resetTime?.getTime() ?? 0) - Date.now()) / 1000))
      next(
        new ApiError(429, 'rest_too_many_requests', `More than ${requestsPerMinute} requests in a minute. Wait ${seconds} seconds.`, {
          retryAfter: seconds,
        }),
      )
    },
  })
}
