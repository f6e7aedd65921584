// Adapts Express to the request path: converts a request to plain data and writes the response.
import { pipeline } from 'node:stream/promises'
import express from 'express'
import type { Request, RequestHandler, Response } from 'express'
import { joined } from '../contract/body-parts.ts'
import type { Stream } from '../contract/operation.ts'
import { encode, encodings } from './content-encoding.ts'
import type { HandleRequest } from './handle-request.ts'
import type { ApiRequest, ApiResponse } from './request.ts'

/** After how long a caller of a stream that takes nothing is disconnected. */
const MAX_SILENCE_MS = 60_000

/** Handles API requests. `req.url` is the route below the REST root, including the query. */
export function apiRoute(handle: HandleRequest): RequestHandler {
  return async (req, res) => send(req, res, await handle(requestFrom(req, res)))
}

export function requestFrom(req: Request, res: Response): ApiRequest {
  const { method, url, headers, ip = '' } = req
  const id = res.locals['requestId'] as string
  return { id, method, url, headers, ip, body: { stream: req, read: (maxBytes) => readBytes(req, res, maxBytes) } }
}

/** Writes the response, compressed if the client accepts that. */
export async function send(
  req: Request,
  res: Response,
  { status, headers, body: parts, stream, validators, operationId }: ApiResponse,
): Promise<void> {
  res.locals['operation'] = operationId
  if (stream) return sendStream(req, res, headers, stream)
  res.vary('Accept-Encoding')
  const body = req.method === 'HEAD' || status === 304 ? undefined : parts
  const encoded = body && (await encode(body, req.acceptsEncodings(encodings)))
  res.writeHead(status, {
    ...headers,
    ...validators,
    ...(encoded && { 'Content-Encoding': encoded.encoding, 'Content-Length': encoded.bytes.length }),
  })
  res.end(encoded?.bytes ?? (body && joined(body)))
}

async function sendStream(req: Request, res: Response, headers: ApiResponse['headers'], { pieces }: Stream<string>): Promise<void> {
  const left = new AbortController()
  res.on('close', () => left.abort())
  res.setTimeout(MAX_SILENCE_MS)
  res.locals['isStream'] = true
  res.writeHead(200, headers)
  if (req.method === 'HEAD') return void res.end()
  res.flushHeaders()
  // A caller that leaves is no error.
  await pipeline(pieces(left.signal), res).catch(() => undefined)
}

async function readBytes(req: Request, res: Response, limit: number): Promise<Buffer> {
  await new Promise<void>((read, fail) => {
    void express.raw({ type: () => true, limit })(req, res, (error?: unknown) => (error ? fail(error) : read()))
  })
  return Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
}
