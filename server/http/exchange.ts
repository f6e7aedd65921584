// A request on an HTTP connection and the response to it: its ID, its line in the log, its part in the metrics.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import proxyAddress from 'proxy-addr'
import type { Config } from '../config/config.ts'
import type { Context } from '../context.ts'
import { redactedUrl } from './logged-url.ts'

export interface Exchange {
  req: ServerRequest
  res: ServerResponse
  /** Identifies the request in the log and in errors. */
  id: string
  /** The IP address of the client; empty if it has left. */
  ip: string
  /** The method before an override. */
  sentMethod: string
  /** The operation that responded, for metrics. */
  operationId?: string | undefined
  isStream?: boolean
}

/** A request that a server has received. */
export type ServerRequest = IncomingMessage & { method: string; url: string }

const REQUEST_ID = /^[\w.:-]{1,64}$/

/** Begins an exchange: sets a request ID, the caller's if given, and logs and measures the response. */
export function beginExchange({ log, metrics }: Pick<Context, 'log'> & Partial<Pick<Context, 'metrics'>>, { trustedProxies }: Config) {
  const isTrusted = proxyAddress.compile(trustedProxies)
  return (received: IncomingMessage, res: ServerResponse): Exchange => {
    const req = received as ServerRequest
    const { method } = req
    const given = req.headers['x-request-id']
    const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    const started = performance.now()
    const url = redactedUrl(req.url)
    res.setHeader('X-Request-Id', id)
    res.on('finish', () =>
      log.info({ id, method, url, status: res.statusCode, ms: Math.round((performance.now() - started) * 10) / 10 }, 'request completed'),
    )
    const exchange = { req, res, id, ip: (proxyAddress(req, isTrusted) as string | undefined) ?? '', sentMethod: method }
    metrics?.measure(exchange)
    return exchange
  }
}
