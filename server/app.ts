// The Express app: middleware, API, pages and error handling, in order. Has no side effects until it listens.
import { randomUUID } from 'node:crypto'
import compression from 'compression'
import cors from 'cors'
import express from 'express'
import type { ErrorRequestHandler, Express, RequestHandler } from 'express'
import helmet from 'helmet'
import { authorizeRouter } from './site/authorize/router.ts'
import type { Config } from './config/config.ts'
import type { Context } from './context.ts'
import { authenticator } from './api/auth.ts'
import type { Authenticate } from './api/auth.ts'
import { refuseCrossSiteWrites } from './api/cross-site.ts'
import { docsRouter, servesLlmsText } from './site/docs/router.ts'
import { errorResponse } from './api/errors.ts'
import { apiRoute, requestFrom, send } from './api/express-adapter.ts'
import { requestHandler } from './api/handle-request.ts'
import { redactedUrl } from './api/logged-url.ts'
import type { Namespace } from './api/operations.ts'
import { pagesRouter } from './site/pages.ts'
import { avatarsRouter } from './site/avatars.ts'
import { AVATARS } from './users/avatars.ts'
import { stylesRouter } from './site/styles.ts'
import { uploadsRouter } from './site/uploads.ts'
import { rewriteRequest } from './api/method-override.ts'
import { UPLOADS } from './media/uploads.ts'
import { noRoute } from './contract/api-error.ts'
import { healthRouter, readinessOf, unavailable } from './site/health.ts'
import { visitorsReadFromReplica } from './api/replica-reads.ts'
import { DatabaseUnavailableError, unavailabilityReasons } from './db/unavailable.ts'
import { sharedCounts } from './db/shared-counts.ts'
import { requestLimit } from './api/rate-limit.ts'
import type { RequestLimit } from './api/rate-limit.ts'
import { mountedNamespaces } from './api/namespaces/index.ts'
import { routeDescriber } from './api/namespaces/routes.ts'

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
]
const REQUEST_ID = /^[\w.:-]{1,64}$/

/** What the mock server does in its own way. */
export interface AppParts {
  namespaces?: readonly Namespace[]
  authenticate?: Authenticate
}

export function createApp(
  context: Context,
  { namespaces = mountedNamespaces, authenticate = authenticator(context) }: AppParts = {},
): Express {
  const limit = requestLimit(context.config, sharedCounts(context.db))
  const app = restApp(context, namespaces, authenticate, limit)
  app.use(helmet({ contentSecurityPolicy: false, crossOriginResourcePolicy: { policy: 'cross-origin' } }))
  app.use([UPLOADS, AVATARS], corsHeaders(context.config))
  app.use(limit.middleware)
  app.use(UPLOADS, answersPreflights, uploadsRouter(context, authenticate))
  app.use('/docs', docsRouter(context))
  app.get('/llms.txt', servesLlmsText(context))
  app.use('/cms-admin/authorize-application', authorizeRouter(context))
  app.use('/styles', stylesRouter(context))
  app.use(AVATARS, avatarsRouter())
  app.use(pagesRouter(context))
  app.use(() => {
    throw noRoute()
  })
  app.use(errors(context))
  return app
}

/** Responds while the service waits for its database. */
export function createWaitingApp(config: Config, log: Context['log']): Express {
  const app = express()
  app.set('etag', false)
  app.disable('x-powered-by')
  app.use(withRequestId({ log }))
  app.use(healthRouter(() => Promise.resolve(unavailable(unavailabilityReasons.unreachable))))
  app.use(corsHeaders(config), answersPreflights, () => {
    throw new DatabaseUnavailableError('unreachable', 'The service is starting.')
  })
  app.use(errors({ log }))
  return app
}

/** Everything below the REST root and the middleware before it. No request passes beyond it. */
function restApp(context: Context, namespaces: readonly Namespace[], authenticate: Authenticate, limit: RequestLimit): Express {
  const { config } = context
  const app = express()
  app.set('etag', false)
  app.set('trust proxy', config.trustedProxies)
  app.disable('x-powered-by')
  app.use(withRequestId(context))
  if (context.metrics) app.use(context.metrics.measure())
  app.use(healthRouter(() => readinessOf(context, app.locals['isStopping'] === true)))
  if (context.metrics && config.metricsPort === undefined) app.use(context.metrics.router())
  app.use(rewriteRequest(config.restPath))
  if (config.databaseSettings.readUrl !== undefined) app.use(visitorsReadFromReplica)
  const rest = express.Router()
  rest.use(
    restHeaders,
    corsHeaders(config),
    limit.middleware,
    answersPreflights,
    refuseCrossSiteWrites(config),
    apiRoute(
      requestHandler(context, namespaces, { authenticate, countRequest: limit.count, describeRoute: routeDescriber(config.restRoot) }),
    ),
  )
  app.use(config.restPath, rest)
  // Responses of the API are compressed as a whole.
  app.use(compression())
  return app
}

/** Sets the CORS headers, also on rate limit responses and preflights. */
function corsHeaders({ corsOrigins }: Config): RequestHandler {
  return cors({ origin: corsOrigins, exposedHeaders: exposed, maxAge: 600, preflightContinue: true })
}

/** Responds to preflight requests, whose headers have been set by now. */
const answersPreflights: RequestHandler = (req, res, next) => {
  if (req.method !== 'OPTIONS' || !('access-control-request-method' in req.headers)) return next()
  res.status(204).setHeader('Content-Length', '0').end()
}

const restHeaders: RequestHandler = (_req, res, next) => {
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('X-Robots-Tag', 'noindex')
  res.vary('Authorization')
  next()
}

/** Sets a request ID, the caller's if given, and logs each response. */
function withRequestId({ log }: Pick<Context, 'log'>): RequestHandler {
  return (req, res, next) => {
    const given = req.headers['x-request-id']
    const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    const started = performance.now()
    const { method } = req
    const url = redactedUrl(req.url)
    res.locals['requestId'] = id
    res.setHeader('X-Request-Id', id)
    res.on('finish', () =>
      log.info({ id, method, url, status: res.statusCode, ms: Math.round((performance.now() - started) * 10) / 10 }, 'request completed'),
    )
    next()
  }
}

function errors({ log }: Pick<Context, 'log'>): ErrorRequestHandler {
  return async (thrown, req, res, next) => {
    if (res.headersSent) return next(thrown)
    await send(req, res, errorResponse(thrown, { ...requestFrom(req, res), url: req.originalUrl }, log))
  }
}
