// Finds out who is calling, and begins the call.
import type { Context } from '../../context.ts'
import { anonymous } from '../../users/caller.ts'
import { hasCredentials } from '../auth.ts'
import type { Authenticate } from '../auth.ts'
import type { Calls } from '../calls.ts'
import type { ApiMiddleware } from '../locals.ts'
import { keepPreviewCookie } from '../preview-cookie.ts'

export function authenticateCaller(
  authenticate: Authenticate,
  calls: Calls,
  context: Context,
): ApiMiddleware<'request' | 'writesBefore' | 'calling'> {
  return async (req, res, next) => {
    const { headers, ip } = res.locals.request
    const caller = hasCredentials(headers) ? await authenticate(headers, ip) : anonymous
    await keepPreviewCookie(req, res, caller, context)
    res.locals.calling = calls.begin(caller, res.locals.writesBefore)
    next()
  }
}
