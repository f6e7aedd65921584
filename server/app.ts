// The app: which part serves a request. API requests have a listener of their own; Express serves pages, files, docs and health checks.
// Has no side effects until it listens.
import type { RequestListener } from 'node:http'
import compression from 'compression'
import express from 'express'
import type { ErrorRequestHandler, Express, RequestHandler } from 'express'
import helmet from 'helmet'
import { ASSISTANTS, assistantsRouter } from './site/assistants.ts'
import { authorizeRouter } from './site/authorize/router.ts'
import type { Config } from './config/config.ts'
import type { Context } from './context.ts'
import { apiListener, corsHeaders, isPreflight, respondToPreflight, sendError } from './http/api-listener.ts'
import { authenticator } from './http/auth.ts'
import { basePathRemover } from './http/base-path.ts'
import type { Authenticate } from './http/auth.ts'
import { docsRouter, servesLlmsText } from './site/docs/router.ts'
import { beginExchange } from './http/exchange.ts'
import type { Exchange } from './http/exchange.ts'
import { requestHandler } from './http/handle-request.ts'
import type { HandleRequest } from './http/handle-request.ts'
import type { Namespace } from './http/operations.ts'
import { pagesRouter } from './site/pages.ts'
import { avatarsRouter } from './site/avatars.ts'
import { AVATARS } from './users/avatars.ts'
import { stylesRouter } from './site/styles.ts'
import { uploadsRouter } from './site/uploads.ts'
import { rewriteRequest } from './http/method-override.ts'
import { UPLOADS } from './storage/storage.ts'
import { noRoute } from './contract/api-error.ts'
import { healthRouter, readinessOf, unavailable } from './site/health.ts'
import { readingFromReplica } from './http/replica-reads.ts'
import { unavailabilityReasons } from './db/unavailable.ts'
import type { Unavailability } from './db/unavailable.ts'
import { temporarilyUnavailable } from './http/errors.ts'
import type { FailureReports } from './http/errors.ts'
import { sharedCounts } from './db/shared-counts.ts'
import { requestLimit } from './http/rate-limit.ts'
import type { RequestLimit } from './http/rate-limit.ts'
import { mountedNamespaces } from './namespaces/index.ts'
import { openPreview } from './namespaces/preview-access.ts'
import { routeDescriber } from './namespaces/routes.ts'

export interface AppParts {
  /** The mock server has its own. */
  namespaces?: readonly Namespace[]
  /** The mock server has its own. */
  authenticate?: Authenticate
  /** Whether the service has been told to stop, so that it is no longer ready. */
  isStopping?(): boolean
}

export function createApp(
  context: Context,
  {
    namespaces = mountedNamespaces,
    authenticate = authenticator(context, (token) => openPreview(token, context)),
    isStopping = () => false,
  }: AppParts = {},
): RequestListener {
  const { config } = context
  const limit = requestLimit(config, sharedCounts(context.db))
  const handle = requestHandler(context, namespaces, {
    authenticate,
    countRequest: limit.count,
    describeRoute: routeDescriber(config.restRoot),
  })
  const serveApi = apiListener(context, handle, limit)
  const serveSite = siteApp(context, { handle, authenticate, limit, isStopping })
  const begin = beginExchange(context, config)
  const removeBasePath = basePathRemover(config)
  // Proxies may send a whole URL.
  const restRoot = new RegExp(`^(?:https?://[^/]+)?${config.restPath}(?=[/?#]|$)`, 'i')

  function serve(exchange: Exchange): void {
    const { req, res } = exchange
    const [root] = restRoot.exec(req.url) ?? []
    if (root === undefined) return void serveSite(req, res)
    const route = req.url.slice(root.length)
    req.url = route.startsWith('/') ? route : `/${route}`
    void serveApi(exchange)
  }

  return (req, res) => {
    const exchange = begin(req, res)
    removeBasePath(exchange.req)
    rewriteRequest(exchange.req, config.restPath)
    if (config.databaseSettings.readUrl === undefined) serve(exchange)
    else readingFromReplica(exchange.req, () => serve(exchange))
  }
}

/** Responds until the service is ready. `databaseProblem` returns why the database is not available, if that is known. */
export function createWaitingApp(config: Config, log: Context['log'], databaseProblem: () => Unavailability | undefined): RequestListener {
  const app = expressApp(config)
  const begin = beginExchange({ log }, config)
  const removeBasePath = basePathRemover(config)
  const reason = (kind = databaseProblem()): string => (kind ? unavailabilityReasons[kind] : 'The service is starting.')
  app.use(healthRouter(() => Promise.resolve(unavailable(reason()))))
  app.use(corsHeaders(config), answersPreflights, () => {
    throw temporarilyUnavailable(reason())
  })
  app.use(errors({ log }))
  return (req, res) => {
    removeBasePath(begin(req, res).req)
    app(req, res)
  }
}

interface SiteParts {
  handle: HandleRequest
  authenticate: Authenticate
  limit: RequestLimit
  isStopping: () => boolean
}

/** Everything but the API. No request passes beyond it. */
function siteApp(context: Context, { handle, authenticate, limit, isStopping }: SiteParts): Express {
  const { config, metrics } = context
  const app = expressApp(config)
  app.use(healthRouter(() => readinessOf(context, isStopping())))
  if (metrics && config.metricsPort === undefined) app.use(metrics.router())
  // Responses of the API are compressed as a whole.
  app.use(compression())
  app.use(helmet({ contentSecurityPolicy: false, crossOriginResourcePolicy: { policy: 'cross-origin' } }))
  app.use([UPLOADS, AVATARS, ASSISTANTS], corsHeaders(config))
  app.use((req, res, next) => {
    limit.countResponse(res, req.ip ?? '')
    next()
  })
  if (config.mcp !== 'off')
    app.use(ASSISTANTS, answersPreflights, assistantsRouter(context, { handle, authenticate, countRequest: limit.count }))
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

function expressApp({ trustedProxies }: Config): Express {
  const app = express()
  app.set('etag', false)
  app.set('trust proxy', trustedProxies)
  app.disable('x-powered-by')
  return app
}

const answersPreflights: RequestHandler = (req, res, next) => {
  if (isPreflight(req)) respondToPreflight(res)
  else next()
}

function errors(reports: FailureReports): ErrorRequestHandler {
  return async (thrown, req, res, _next) => sendError(thrown, { req, res, id: String(res.getHeader('X-Request-Id')) }, reports)
}
