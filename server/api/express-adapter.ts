// Adapts Express to the request path: converts a request to plain data and writes the response.
import express from 'express'
import type { Request, RequestHandler, Response } from 'express'
import { joined } from '../contract/body-parts.ts'
import { encode, encodings } from './content-encoding.ts'
import type { HandleRequest } from './handle-request.ts'
import type { ApiRequest, ApiResponse } from './request.ts'

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
  { status, headers, body: parts, validators, operationId }: ApiResponse,
): Promise<void> {
  res.locals['operation'] = operationId
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

async function readBytes(req: Request, res: Response, limit: number): Promise<Buffer> {
  await new Promise<void>((read, fail) => {
    void express.raw({ type: () => true, limit })(req, res, (error?: unknown) => (error ? fail(error) : read()))
  })
  return Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
}
