// Responds from the cache, if nothing has been written that the response was made from.
import type { Context } from '../../context.ts'
import type { ApiMiddleware } from '../locals.ts'
import type { ResponseCache } from '../response-cache.ts'
import { ifChanged, isRead } from '../response.ts'
import { send } from '../send.ts'

export function cachedResponses(
  { changes }: Pick<Context, 'changes'>,
  cache: ResponseCache,
): ApiMiddleware<'request' | 'changesBefore' | 'cacheKey'> {
  return async (_req, res, next) => {
    const { request } = res.locals
    // Read before anything that the response is made from.
    const changesBefore = isRead(request) ? await changes() : undefined
    const cacheKey = cache.keyOf(request, changesBefore)
    const cached = cacheKey && cache.response(cacheKey)
    if (cached) return send(res, ifChanged(cached, request))
    Object.assign(res.locals, { changesBefore, cacheKey })
    next()
  }
}
