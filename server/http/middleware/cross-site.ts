// CSRF protection: rejects writes that a page of another site makes a browser send with stored credentials.
import type { IncomingHttpHeaders } from 'node:http'
import type { RequestHandler } from 'express'
import type { Config } from '../../config/config.ts'
import { ApiError } from '../../contract/api-error.ts'

const READS = ['GET', 'HEAD', 'OPTIONS']

/** The content types of HTML forms, which browsers send to any origin without a preflight. */
const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)$/i

/**
 * Origins listed in `CORS_ORIGINS` may send any request. If it is `*`, every origin may send requests that need a preflight:
 * only scripts send those, and browsers do not attach stored credentials to them.
 */
export function refuseCrossSiteWrites({ baseUrl, corsOrigins }: Pick<Config, 'baseUrl' | 'corsOrigins'>): RequestHandler {
  const own = new URL(baseUrl).origin
  return ({ method, headers, sentMethod }, _res, next) => {
    if (READS.includes(method) || !isForeign(headers, own)) return next()
    if (corsOrigins === '*' ? isPreflighted(sentMethod, headers) : corsOrigins.includes(headers.origin ?? '')) return next()
    throw new ApiError(
      403,
      'rest_cross_site_request',
      corsOrigins === '*'
        ? 'Pages of other origins are not allowed to send forms. Send JSON, add the X-Requested-With header, or list the origin in CORS_ORIGINS.'
        : 'Pages of this origin are not allowed to send write requests. List the origin in CORS_ORIGINS.',
    )
  }
}

/**
 * For an endpoint that programs call: pages of other origins can only use it if they are listed. A page with a host name that
 * has been made to lead to this machine (DNS rebinding) has another origin.
 */
export function refuseOtherOrigins({ baseUrl, corsOrigins }: Pick<Config, 'baseUrl' | 'corsOrigins'>): RequestHandler {
  const allowed = [new URL(baseUrl).origin, ...(corsOrigins === '*' ? [] : corsOrigins)]
  return ({ headers: { origin } }, _res, next) => {
    if (origin === undefined || allowed.includes(origin)) return next()
    throw new ApiError(
      403,
      'rest_cross_site_request',
      'Pages of this origin are not allowed to send requests to this endpoint. List the origin in CORS_ORIGINS.',
    )
  }
}

/** Browsers send the origin of a write; other clients do not. */
function isForeign({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders, own: string): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  // A page with the referrer policy no-referrer sends the origin null, even to its own site.
  if (origin === 'null') return site === undefined
  return origin !== undefined && origin !== own
}

function isPreflighted(method: string, { 'content-type': type = '', 'x-requested-with': requestedWith }: IncomingHttpHeaders): boolean {
  const [essence = ''] = type.split(';')
  return method !== 'POST' || requestedWith !== undefined || (essence.trim() !== '' && !FORM_TYPES.test(essence.trim()))
}
