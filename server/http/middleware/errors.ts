// Turns whatever was thrown on the way into an error response. The last middleware.
import type { ErrorRequestHandler } from 'express'
import type { Calls } from '../calls.ts'
import { errorResponse } from '../errors.ts'
import type { FailureReports } from '../errors.ts'
import type { ApiLocals } from '../locals.ts'
import { send } from '../send.ts'

/** If a response has begun, this closes the connection. Without `calls`, there are no operations with a format of their own for errors. */
export function errors(reports: FailureReports, calls?: Calls): ErrorRequestHandler {
  return async (thrown, { id, url }, res, _next) => {
    const { request, calling } = res.locals as Partial<ApiLocals>
    await calling?.staging.close()
    if (res.headersSent) {
      reports.log.error({ id, err: thrown as Error }, 'response failed')
      return void res.destroy()
    }
    const failed = { id, url: request?.url ?? url, operationId: res.locals.operationId }
    await send(res, errorResponse(thrown, failed, reports, request && calls?.errorWriterFor(request))).catch(() => res.destroy())
  }
}
