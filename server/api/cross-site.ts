// Refuses writes that the page of another site has a browser send, with credentials that the browser keeps.
import type { IncomingHttpHeaders } from 'node:http'
import type { RequestHandler } from 'express'
import type { Config } from '../config/config.ts'
import { ApiError } from '../contract/api-error.ts'

const READS = ['GET', 'HEAD', 'OPTIONS']

/** The types of bodies that forms have; browsers send them anywhere without asking. */
const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)$/i

/**
 * Origins that `CORS_ORIGINS` names may send everything. Where it is `*`, all others may send what a browser asks permission for first:
 * that is the work of a script, and browsers let none use credentials that it does not know.
 */
export function refuseCrossSiteWrites({ baseUrl, corsOrigins }: Pick<Config, 'baseUrl' | 'corsOrigins'>): RequestHandler {
  const own = new URL(baseUrl).origin
  return ({ method, headers }, res, next) => {
    if (READS.includes(method) || !isForeign(headers, own)) return next()
    const sentMethod = res.locals['sentMethod'] as string
    if (corsOrigins === '*' ? isPreflighted(sentMethod, headers) : corsOrigins.includes(headers.origin ?? '')) return next()
    throw new ApiError(
      403,
      'rest_cross_site_request',
      corsOrigins === '*'
        ? 'Pages from other origins may not send forms. Send JSON, add the X-Requested-With header, or list the origin in CORS_ORIGINS.'
        : 'Pages from this origin may not send write requests. List the origin in CORS_ORIGINS.',
    )
  }
}

/** Browsers say where a write comes from; programs say nothing. */
function isForeign({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders, own: string): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  // A page that names no referrer has no origin either, not even for itself.
  if (origin === 'null') return site === undefined
  return origin !== undefined && origin !== own
}

function isPreflighted(method: string, { 'content-type': type = '', 'x-requested-with': requestedWith }: IncomingHttpHeaders): boolean {
  const [essence = ''] = type.split(';')
  return method !== 'POST' || requestedWith !== undefined || (essence.trim() !== '' && !FORM_TYPES.test(essence.trim()))
}
