// Responds to OPTIONS requests with the description of their route, and the methods that the caller may use.
import { pathOf } from '../calls.ts'
import type { Calls } from '../calls.ts'
import type { ApiMiddleware } from '../locals.ts'
import type { ApiResponse } from '../request.ts'
import { send } from '../send.ts'

export function describeRoute(calls: Calls, describe: (path: string) => ApiResponse): ApiMiddleware<'request' | 'calling'> {
  return async (req, res, next) => {
    if (req.method !== 'OPTIONS') return next()
    const { request, calling } = res.locals
    const description = describe(pathOf(request))
    const allow = await calls.allow(request, calling.caller)
    await send(res, { ...description, headers: { ...description.headers, ...allow } })
  }
}
