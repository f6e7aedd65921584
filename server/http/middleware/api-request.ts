// Begins a request to the interface: the headers of all of its responses, and the request as plain data.
import express from 'express'
import type { Request, RequestHandler, Response } from 'express'
import type { ApiLocals } from '../locals.ts'
import { handlingOf, PREFERENCE_APPLIED } from '../preferences.ts'
import { originOf } from '../url-parts.ts'
import type { ApiRequest, RequestBody } from '../request.ts'

/** `req.url` is the route below the REST root, including the query. */
export const apiRequest: RequestHandler = (req, res, next) => {
  const request = requestFrom(req, res)
  Object.assign(res.locals, { request } satisfies Partial<ApiLocals>)
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('X-Robots-Tag', 'noindex')
  res.vary('Authorization, X-Preview-Token, Prefer')
  const handling = handlingOf(request)
  if (handling) res.setHeader(PREFERENCE_APPLIED, `handling=${handling}`)
  next()
}

export function requestFrom(req: Request, res: Response): ApiRequest {
  const { id, method, headers, ip = '' } = req
  const url = req.url.slice(originOf(req.url).length)
  return { id, method, url, headers, ip, body: bodyOf(req, res) }
}

/** Where the service is mounted, other middleware may have parsed the body. */
function bodyOf(req: Request, res: Response): RequestBody {
  if (req.readableDidRead && req.body !== undefined) return { value: req.body as unknown }
  return { stream: req, read: (maxBytes) => readBytes(req, res, maxBytes) }
}

async function readBytes(req: Request, res: Response, limit: number): Promise<Buffer> {
  await new Promise<void>((read, fail) => {
    void express.raw({ type: () => true, limit })(req, res, (error?: unknown) => (error ? fail(error) : read()))
  })
  return Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0)
}
