// Counts a request against the rate limit of its network, which the headers of the response report.
import type { RequestHandler } from 'express'
import type { RequestLimit } from '../rate-limit.ts'

export function rateLimit(limit: RequestLimit): RequestHandler {
  return (req, res, next) => {
    limit.countResponse(res, req.ip ?? '')
    next()
  }
}
