// Writes responses of the interface to HTTP connections, compressed if the client accepts that.
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'
import type { Stream } from '../contract/operation.ts'
import { chooseEncoding, encode } from './content-encoding.ts'
import type { ApiResponse } from './request.ts'

/** After how long a caller of a stream that takes nothing is disconnected. */
const MAX_SILENCE_MS = 60_000

export async function send(
  res: Response,
  { status, headers: { Vary, ...headers }, body, stream, validators, operationId }: ApiResponse,
): Promise<void> {
  if (operationId !== undefined) res.locals.operationId = operationId
  if (stream) return sendStream(res, headers, stream)
  res.vary(Vary === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${Vary}`)
  const { method, headers: sent } = res.req
  const isEmpty = method === 'HEAD' || status === 304
  const encoded = isEmpty ? undefined : await encode(body, chooseEncoding(sent['accept-encoding']))
  res.writeHead(status, {
    ...headers,
    ...validators,
    ...(encoded && { 'Content-Encoding': encoded.encoding, 'Content-Length': encoded.bytes.length }),
  })
  res.end(encoded?.bytes ?? (isEmpty ? undefined : body))
}

async function sendStream(res: Response, headers: ApiResponse['headers'], { pieces }: Stream<string>): Promise<void> {
  res.locals.isStream = true
  if (res.closed) return
  if (res.req.method === 'HEAD') return void res.writeHead(200, headers).end()
  const left = new AbortController()
  res.on('close', () => left.abort())
  const text = pieces(left.signal)
  res.setTimeout(MAX_SILENCE_MS)
  res.writeHead(200, headers).flushHeaders()
  // Disconnecting is not an error.
  await pipeline(text, res).catch(() => undefined)
}
