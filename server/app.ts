// The Express app: parsers, namespaces, pages, errors, in their order. No side effects until somebody listens.
import { randomUUID } from 'node:crypto'
import compression from 'compression'
import cors from 'cors'
import express from 'express'
import type { ErrorRequestHandler, Express, Request, RequestHandler } from 'express'
import helmet from 'helmet'
import { authorizeRouter } from './authorize/router.ts'
import type { Context } from './context.ts'
import { authenticator } from './http/auth.ts'
import type { Authenticate } from './http/auth.ts'
import { docsRouter } from './http/docs.ts'
import { errorBody, errorHeaders, toApiError } from './http/errors.ts'
import { mount } from './http/mount.ts'
import type { Namespace } from './http/namespace.ts'
import { pagesRouter } from './http/pages.ts'
import { uploadsRouter } from './http/uploads.ts'
import { atRestRoot } from './http/wire.ts'
import { UPLOADS } from './media/uploads.ts'
import { noRoute } from './errors.ts'
import { acceptAll } from './mock/context.ts'
import { mocked } from './mock/handlers.ts'
import { healthRouter } from './operation/health.ts'
import { requestLimit } from './operation/rate-limit.ts'
import { documents } from './namespaces/documents.ts'
import { mounted } from './namespaces/index.ts'
import { routeAt } from './namespaces/routes.ts'

const exposed = [
  'X-CMS-Total',
  'X-CMS-TotalPages',
  'X-CAL-Total',
  'X-CAL-TotalPages',
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
]
const REQUEST_ID = /^[\w.:-]{1,64}$/

export function createApp(context: Context): Express {
  const authenticate = authenticator(context)
  const app = restApp(context, mounted, authenticate)
  app.use(helmet({ contentSecurityPolicy: false, crossOriginResourcePolicy: { policy: 'cross-origin' } }))
  app.use(UPLOADS, cors({ origin: context.config.corsOrigins }), uploadsRouter(context, authenticate))
  app.use('/docs', docsRouter(context))
  app.use('/cms-admin/authorize-application', authorizeRouter(context))
  app.use(pagesRouter(context))
  return ended(app, context)
}

/** The contract alone, answered from its own examples. */
export function createMockApp(context: Context): Express {
  const app = restApp(context, mocked, acceptAll)
  app.get('/', (_req, res) => res.redirect('docs/'))
  app.use('/docs', docsRouter(context))
  return ended(app, context)
}

/** Everything below the REST root, and what stands before it. */
function restApp(context: Context, namespaces: readonly Namespace[], authenticate: Authenticate): Express {
  const { config } = context
  const app = express()
  app.set('etag', false)
  app.set('trust proxy', 'loopback')
  app.disable('x-powered-by')
  app.use(withRequestId(context))
  if (context.metrics) app.use(context.metrics.measure())
  app.use(healthRouter(context, () => app.locals['isStopping'] === true))
  if (context.metrics && config.metricsPort === undefined) app.use(context.metrics.router())
  app.use(compression())
  app.use(atRestRoot(config.restPath))
  const rest = express.Router()
  const limit = requestLimit(config)
  const allowOrigins = { origin: config.corsOrigins, exposedHeaders: exposed, maxAge: 600 }
  const [preflight, simple] = [cors(allowOrigins), cors({ ...allowOrigins, preflightContinue: true })]
  rest.use(
    restHeaders,
    (req, res, next) => (isPreflight(req) ? preflight : simple)(req, res, next),
    limit,
    describesRoutes(config.restRoot, authenticate),
    mount(context, namespaces, authenticate, limit),
  )
  app.use(config.restPath, rest)
  return app
}

function ended(app: Express, context: Context): Express {
  app.use(() => {
    throw noRoute()
  })
  app.use(errors(context))
  return app
}

/** A browser asks whether a request to another origin would be welcome. */
function isPreflight(req: Request): boolean {
  return req.method === 'OPTIONS' && 'access-control-request-method' in req.headers
}

/** Any other OPTIONS asks what a route takes. */
function describesRoutes(restRoot: string, authenticate: Authenticate): RequestHandler {
  const find = routeAt(Object.values(documents), restRoot)
  return async (req, res, next) => {
    if (req.method !== 'OPTIONS') return next()
    await authenticate(req.headers.authorization, req.ip ?? '')
    const route = find(req.path)
    if (!route) throw noRoute()
    res.setHeader('Allow', route.methods.join(', '))
    res.status(200).json(route)
  }
}

const restHeaders: RequestHandler = (_req, res, next) => {
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('X-Robots-Tag', 'noindex')
  res.vary('Authorization')
  next()
}

/** Gives each request an id, that of the caller if there is one, and writes a line to the log when it has been answered. */
function withRequestId({ log }: Context): RequestHandler {
  return (req, res, next) => {
    const given = req.headers['x-request-id']
    const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    const started = performance.now()
    const { method, url } = req
    res.locals['requestId'] = id
    res.setHeader('X-Request-Id', id)
    res.on('finish', () =>
      log.info({ id, method, url, status: res.statusCode, ms: Math.round((performance.now() - started) * 10) / 10 }, 'answered'),
    )
    next()
  }
}

function errors({ log }: Context): ErrorRequestHandler {
  return (thrown, req, res, next) => {
    const error = toApiError(thrown)
    const id = res.locals['requestId'] as string
    if (error !== thrown && error.status >= 500) log.error({ id, err: thrown as Error, url: req.originalUrl }, 'failed')
    if (res.headersSent) return next(thrown)
    const body = errorBody(error, id)
    const headers = errorHeaders(error)
    const isEnveloped = /[?&]_envelope(=|&|$)/.test(req.url)
    if (isEnveloped)
      res
        .status(200)
        .type('json')
        .end(JSON.stringify({ body, status: error.status, headers }))
    else res.status(error.status).set(headers).end(JSON.stringify(body))
  }
}
