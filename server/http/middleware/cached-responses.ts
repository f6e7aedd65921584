// Responds from the cache, if nothing has been written that the response was made from.
import type { Context } from '../../context.ts'
import type { ApiMiddleware } from '../locals.ts'
import type { ResponseCache } from '../response-cache.ts'
import { ifChanged, isRead } from '../response.ts'
import { send } from '../send.ts'

export function cachedResponses(
  { writes }: Pick<Context, 'writes'>,
  cache: ResponseCache,
): ApiMiddleware<'request' | 'writesBefore' | 'cacheKey'> {
  return async (_req, res, next) => {
    const { request } = res.locals
    // Read before anything that the response is made from.
    const writesBefore = isRead(request) ? await writes() : undefined
    const cacheKey = cache.keyOf(request, writesBefore)
    const cached = cacheKey && cache.response(cacheKey)
    if (cached) return send(res, ifChanged(cached, request))
    Object.assign(res.locals, { writesBefore, cacheKey })
    next()
  }
}
