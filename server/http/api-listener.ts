// Serves API requests on HTTP connections: the steps before the request path, in order, and the writing of the response.
// Without Express, whose routers and prototypes cost a quarter of a cached response.
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import cors from 'cors'
import express from 'express'
import type { Config } from '../config/config.ts'
import type { Context } from '../context.ts'
import { joined } from '../contract/body-parts.ts'
import type { Stream } from '../contract/operation.ts'
import { acceptedEncoding, encode } from './content-encoding.ts'
import { refuseCrossSiteWrites } from './cross-site.ts'
import { errorResponse } from './errors.ts'
import type { FailureReports } from './errors.ts'
import type { Exchange, ServerRequest } from './exchange.ts'
import type { HandleRequest } from './handle-request.ts'
import { PREFERENCE_APPLIED } from './preferences.ts'
import type { RequestLimit } from './rate-limit.ts'
import type { ApiRequest, ApiResponse } from './request.ts'

/** After how long a caller of a stream that takes nothing is disconnected. */
const MAX_SILENCE_MS = 60_000

const exposed = [
  'X-CMS-Total',
  'X-CMS-TotalPages',
  'X-CMS-NextCursor',
  'X-CAL-Total',
  'X-CAL-TotalPages',
  'X-CAL-NextCursor',
  'Link',
  'Location',
  'Allow',
  'X-Request-Id',
  'Retry-After',
  'ETag',
  'RateLimit',
  'RateLimit-Policy',
  'WWW-Authenticate',
  'Content-Disposition',
  PREFERENCE_APPLIED,
  'X-CMS-Ignored',
]

/** Serves an API request. `req.url` is the route below the REST root, including the query. */
export type ServeApi = (exchange: Exchange) => Promise<void>

export function apiListener(context: Context, handle: HandleRequest, limit: RequestLimit): ServeApi {
  const { config } = context
  const setCorsHeaders = corsHeaders(config)
  const refuseCrossSite = refuseCrossSiteWrites(config)

  async function serve(exchange: Exchange): Promise<void> {
    const { req, res } = exchange
    res.setHeader('X-Content-Type-Options', 'nosniff')
    res.setHeader('X-Robots-Tag', 'noindex')
    res.setHeader('Vary', 'Authorization, X-Preview-Token, Prefer')
    setCorsHeaders(req, res, proceed)
    limit.countResponse(res, exchange.ip)
    if (isPreflight(req)) return respondToPreflight(res)
    refuseCrossSite(exchange)
    const response = await handle(requestFrom(exchange))
    exchange.operationId = response.operationId
    exchange.isStream = response.stream !== undefined
    await send(req, res, response)
  }

  return async (exchange) => {
    const { req, res, id } = exchange
    try {
      await serve(exchange)
    } catch (error) {
      await sendError(error, { req, res, id }, context)
    }
  }
}

/** Sets the CORS headers, also on rate limit responses and preflights. */
export function corsHeaders({ corsOrigins }: Config) {
  return cors({ origin: corsOrigins, exposedHeaders: exposed.join(), maxAge: 600, preflightContinue: true })
}

const proceed = (): void => undefined

export function isPreflight({ method, headers }: { method: string; headers: IncomingHttpHeaders }): boolean {
  return method === 'OPTIONS' && 'access-control-request-method' in headers
}

/** The CORS headers have been set by now. */
export function respondToPreflight(res: ServerResponse): void {
  res.writeHead(204, { 'Content-Length': '0' }).end()
}

export function requestFrom({ id, ip, req, res }: Pick<Exchange, 'id' | 'ip' | 'req' | 'res'>): ApiRequest {
  const { method, url, headers } = req
  return { id, method, url, headers, ip, body: { stream: req, read: (maxBytes) => readBytes(req, res, maxBytes) } }
}

/** Writes the response, compressed if the client accepts that. */
async function send(
  req: ServerRequest,
  res: ServerResponse,
  { status, headers, body: parts, stream, validators }: ApiResponse,
): Promise<void> {
  if (stream) return sendStream(req, res, headers, stream)
  res.setHeader('Vary', [res.getHeader('Vary') ?? [], 'Accept-Encoding'].flat().join(', '))
  const body = req.method === 'HEAD' || status === 304 ? undefined : parts
  const encoded = body && (await encode(body, acceptedEncoding(req.headers['accept-encoding'])))
  res.writeHead(status, {
    ...headers,
    ...validators,
    ...(encoded && { 'Content-Encoding': encoded.encoding, 'Content-Length': encoded.bytes.length }),
  })
  res.end(encoded?.bytes ?? (body && joined(body)))
}

async function sendStream(
  req: ServerRequest,
  res: ServerResponse,
  headers: ApiResponse['headers'],
  { pieces }: Stream<string>,
): Promise<void> {
  if (res.closed) return
  if (req.method === 'HEAD') return void res.writeHead(200, headers).end()
  const left = new AbortController()
  res.on('close', () => left.abort())
  const text = pieces(left.signal)
  res.setTimeout(MAX_SILENCE_MS)
  res.writeHead(200, headers).flushHeaders()
  // A caller that leaves is no error.
  await pipeline(text, res).catch(() => undefined)
}

/** Sends the error response for a thrown value. If another response has begun, this closes the connection. */
export async function sendError(
  thrown: unknown,
  { req, res, id }: Pick<Exchange, 'req' | 'res' | 'id'>,
  reports: FailureReports,
): Promise<void> {
  if (res.headersSent) {
    reports.log.error({ id, err: thrown as Error }, 'response failed')
    return void res.destroy()
  }
  await send(req, res, errorResponse(thrown, { id, url: req.url }, reports)).catch(() => res.destroy())
}

async function readBytes(req: ServerRequest & { body?: unknown }, res: ServerResponse, limit: number): Promise<Buffer> {
  await new Promise<void>((read, fail) => {
    void express.raw({ type: () => true, limit })(req, res, (error?: unknown) => (error ? fail(error) : read()))
  })
  return Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
}
