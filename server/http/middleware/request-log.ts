// Logs each request when its response has been sent.
import type { RequestHandler } from 'express'
import type { Context } from '../../context.ts'
import { redactUrl } from '../logged-url.ts'

export function requestLog({ log }: Pick<Context, 'log'>): RequestHandler {
  return ({ id, method, originalUrl }, res, next) => {
    const started = performance.now()
    const url = redactUrl(originalUrl)
    res.on('finish', () =>
      log.info({ id, method, url, status: res.statusCode, ms: Math.round((performance.now() - started) * 10) / 10 }, 'request completed'),
    )
    next()
  }
}
