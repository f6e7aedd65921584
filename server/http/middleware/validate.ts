// Finds the operation, and validates the input with the validators that `npm run codegen` has compiled.
import { assertHandled } from '../calls.ts'
import type { Calls } from '../calls.ts'
import type { ApiMiddleware } from '../locals.ts'
import { handlingOf } from '../preferences.ts'
import type { ResponseCache } from '../response-cache.ts'

export function validateRequest(calls: Calls, cache: ResponseCache): ApiMiddleware<'request' | 'calling' | 'cacheKey' | 'prepared'> {
  return async (_req, res, next) => {
    const { request, calling, cacheKey } = res.locals
    // The input of a GET depends on its URL alone, so it is read and validated once per URL.
    const kept = cacheKey && cache.prepared(cacheKey)
    if (kept) assertHandled(kept, handlingOf(request))
    const prepared = kept ?? (await calls.prepare(request, calling))
    if (cacheKey && !kept) cache.keepPrepared(cacheKey, prepared)
    res.locals.operationId = prepared.compiled.operation.operationId
    res.locals.prepared = prepared
    next()
  }
}
