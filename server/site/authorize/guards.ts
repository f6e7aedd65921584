// The security middleware of the authorization page: response headers, form origin and form size.
import express, { Router } from 'express'
import type { Request, RequestHandler } from 'express'
import helmet from 'helmet'
import type { Config } from '#server/config/config.ts'
import { PageError } from './page-error.ts'

const MAX_BYTES = 10 * 1024

/** No scripts, no external resources, no framing, no caching and no referrer. */
export function securityHeaders(): Router {
  const router = Router()
  const directives = {
    defaultSrc: ["'none'"],
    // The empty favicon of the pages.
    imgSrc: ['data:'],
    styleSrc: ["'unsafe-inline'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  }
  router.use(
    helmet.contentSecurityPolicy({ useDefaults: false, directives }),
    helmet.xFrameOptions({ action: 'deny' }),
    helmet.referrerPolicy({ policy: 'no-referrer' }),
    (_req, res, next) => {
      res.setHeader('Cache-Control', 'no-store')
      next()
    },
  )
  return router
}

/** Accepts only the page's own form. Without a referrer, browsers send `Origin: null` with the form, and the relation in `Sec-Fetch-Site`. */
export function requireSameOrigin({ baseUrl }: Config): RequestHandler {
  const own = new URL(baseUrl).origin
  return (req, _res, next) => {
    const { origin = 'null', 'sec-fetch-site': site = 'same-origin' } = req.headers
    if (site !== 'same-origin' || (origin !== 'null' && origin !== own))
      throw new PageError(403, `This form was sent from another site. Open the page at ${own} and fill it in there.`)
    next()
  }
}

export function readForm(): RequestHandler {
  const read = express.urlencoded({ extended: false, limit: MAX_BYTES })
  return (req, res, next) => {
    if (!req.is('application/x-www-form-urlencoded'))
      throw new PageError(415, 'The body must be a form: application/x-www-form-urlencoded.')
    read(req, res, (error?: unknown) => {
      if (!error) return next()
      const { status = 500 } = error as { status?: number }
      next(
        status === 413
          ? new PageError(413, 'The form is larger than 10 KB.')
          : status < 500
            ? new PageError(status, 'The form cannot be parsed. It must be complete and encoded in UTF-8.')
            : error,
      )
    })
  }
}

/** Returns a form field; empty if it is missing or repeated. */
export function readField(req: Request, name: string): string {
  const value = (req.body as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}
