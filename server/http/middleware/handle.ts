// Calls the handler and sends its response.
import type { Calls } from '../calls.ts'
import type { ApiMiddleware } from '../locals.ts'
import type { ResponseCache } from '../response-cache.ts'
import { ifChanged } from '../response.ts'
import { send } from '../send.ts'

export function handleRequest(calls: Calls, cache: ResponseCache): ApiMiddleware<'request' | 'calling' | 'cacheKey' | 'prepared'> {
  return async (_req, res) => {
    const { request, calling, cacheKey, prepared } = res.locals
    const respond = () => calls.respond(prepared, request, calling)
    const response = await (cacheKey ? cache.keepResponse(cacheKey, respond) : respond())
    await calling.staging.close()
    await send(res, ifChanged(response, request))
  }
}
