// What stands before the authorization page: its headers, where a form may come from, and what it may hold.
import express, { Router } from 'express'
import type { Request, RequestHandler } from 'express'
import helmet from 'helmet'
import type { Config } from '../../config/config.ts'
import { Refusal } from './refusal.ts'

const MAX_BYTES = 10 * 1024

/** Runs nothing, loads nothing, is framed by nobody, is kept nowhere, and names nobody as the page before. */
export function strictHeaders(): Router {
  const router = Router()
  const directives = {
    defaultSrc: ["'none'"],
    // The empty icon of the pages.
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

/** Only the page's own form is taken. As the page names no referrer, browsers send `Origin: null` with it, and the truth in `Sec-Fetch-Site`. */
export function fromThisPage({ baseUrl }: Config): RequestHandler {
  const own = new URL(baseUrl).origin
  return (req, _res, next) => {
    const { origin = 'null', 'sec-fetch-site': site = 'same-origin' } = req.headers
    if (site !== 'same-origin' || (origin !== 'null' && origin !== own))
      throw new Refusal(403, `This form was sent from another site. Open the page at ${own} and fill it in there.`)
    next()
  }
}

export function readForm(): RequestHandler {
  const read = express.urlencoded({ extended: false, limit: MAX_BYTES })
  return (req, res, next) => {
    if (!req.is('application/x-www-form-urlencoded')) throw new Refusal(415, 'The body must be a form: application/x-www-form-urlencoded.')
    read(req, res, (error?: unknown) => {
      if (!error) return next()
      const { status = 500 } = error as { status?: number }
      next(
        status === 413
          ? new Refusal(413, 'The form is larger than 10 KB.')
          : status < 500
            ? new Refusal(status, 'The form cannot be read. It must be UTF-8 and complete.')
            : error,
      )
    })
  }
}

/** One field of the form; empty where it is missing or there twice. */
export function field(req: Request, name: string): string {
  const value = (req.body as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}
