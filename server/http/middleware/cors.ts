// CORS: which pages of other origins may send requests and read responses. Responses to preflights, and errors, have the headers too.
import cors from 'cors'
import type { RequestHandler } from 'express'
import type { Config } from '../../config/config.ts'
import { PREFERENCE_APPLIED } from '../preferences.ts'

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

/** OPTIONS too: programs ask with it what a caller may do. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export function corsHeaders({ corsOrigins }: Pick<Config, 'corsOrigins'>): RequestHandler {
  return cors({ origin: corsOrigins, methods, exposedHeaders: exposed.join(), maxAge: 600, preflightContinue: true })
}

/** Responds to preflights, whose headers have been set by now. Other OPTIONS requests go on. */
export const preflights: RequestHandler = (req, res, next) => {
  if (req.method !== 'OPTIONS' || !('access-control-request-method' in req.headers)) return next()
  res.writeHead(204, { 'Content-Length': '0' }).end()
}
