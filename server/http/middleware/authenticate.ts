// Finds out who is calling, and begins the call.
import { anonymous } from '../../users/caller.ts'
import { hasCredentials } from '../auth.ts'
import type { Authenticate } from '../auth.ts'
import type { Calls } from '../calls.ts'
import type { ApiMiddleware } from '../locals.ts'

export function authenticateCaller(authenticate: Authenticate, calls: Calls): ApiMiddleware<'request' | 'changesBefore' | 'calling'> {
  return async (_req, res, next) => {
    const { headers, ip } = res.locals.request
    const caller = hasCredentials(headers) ? await authenticate(headers, ip) : anonymous
    res.locals.calling = calls.begin(caller, res.locals.changesBefore)
    next()
  }
}
