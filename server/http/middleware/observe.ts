// Observes each request until its response has been sent.
import type { RequestHandler } from 'express'
import type { Observer } from '../../telemetry/observer.ts'

export function observeRequests(observer: Observer): RequestHandler {
  return ({ method, headers }, res, next) => {
    const work = observer.beginRequest(method, headers)
    res.on('close', () => {
      const { operationId } = res.locals
      if (operationId !== undefined) work.span?.rename(operationId)
      work.span?.set('http.request.method', method)
      work.span?.set('http.response.status_code', res.statusCode)
      work.span?.end()
    })
    observer.run(work, next)
  }
}
