// The Express application, step by step: each request passes the middleware in this order. Has no side effects until it listens.
import compression from 'compression'
import express, { Router } from 'express'
import type { Express } from 'express'
import helmet from 'helmet'
import type { Config } from './config/config.ts'
import type { Context } from './context.ts'
import { noRoute } from './contract/api-error.ts'
import { sharedCounts } from './db/shared-counts.ts'
import { authenticator } from './http/auth.ts'
import type { Authenticate } from './http/auth.ts'
import { operationCalls } from './http/calls.ts'
import { apiRequest } from './http/middleware/api-request.ts'
import { authenticateCaller } from './http/middleware/authenticate.ts'
import { basePath } from './http/middleware/base-path.ts'
import { cachedResponses } from './http/middleware/cached-responses.ts'
import { corsHeaders, preflights } from './http/middleware/cors.ts'
import { refuseCrossSiteWrites } from './http/middleware/cross-site.ts'
import { describeRoute } from './http/middleware/describe-route.ts'
import { errors } from './http/middleware/errors.ts'
import { handleRequest } from './http/middleware/handle.ts'
import { methodOverride } from './http/middleware/method-override.ts'
import { observeRequests } from './http/middleware/observe.ts'
import { rateLimit } from './http/middleware/rate-limit.ts'
import { replicaReads } from './http/middleware/replica-reads.ts'
import { requestId } from './http/middleware/request-id.ts'
import { requestLog } from './http/middleware/request-log.ts'
import { validateRequest } from './http/middleware/validate.ts'
import type { Namespace } from './http/operations.ts'
import { requestLimit } from './http/rate-limit.ts'
import { responseCache } from './http/response-cache.ts'
import { sharedCaching } from './http/shared-caching.ts'
import { mountedNamespaces } from './namespaces/index.ts'
import { openPreview } from './namespaces/preview-access.ts'
import { createRouteDescriber } from './namespaces/routes.ts'
import { ASSISTANTS, assistantsRouter } from './site/assistants.ts'
import { authorizeRouter } from './site/authorize/router.ts'
import { avatarsRouter } from './site/avatars.ts'
import { docsRouter, serveLlmsText } from './site/docs/router.ts'
import { healthRouter, readinessOf } from './site/health.ts'
import { pagesRouter } from './site/pages.ts'
import { sitemapsRouter } from './site/sitemaps.ts'
import { stylesRouter } from './site/styles.ts'
import { themeFilesRouter } from './site/theme-files.ts'
import { uploadsRouter } from './site/uploads.ts'
import { THEME_FILES } from './theme-files/assets.ts'
import { UPLOADS } from './storage/storage.ts'
import { AVATARS } from './users/avatars.ts'

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
    namespaces = mountedNamespaces(context),
    authenticate = authenticator(context, (token) => openPreview(token, context)),
    isStopping = () => false,
  }: AppParts = {},
): Express {
  const { config, metrics } = context
  const limit = requestLimit(config, sharedCounts(context.db))
  const calls = operationCalls(context, namespaces, limit.count)
  const cache = responseCache(context, sharedCaching(context))

  const api = Router()
  api.use(apiRequest)
  api.use(preflights)
  api.use(refuseCrossSiteWrites(config))
  api.use(cachedResponses(context, cache))
  api.use(authenticateCaller(authenticate, calls, context))
  api.use(describeRoute(calls, createRouteDescriber(context)))
  api.use(validateRequest(calls, cache))
  api.use(handleRequest(calls, cache))

  const site = Router()
  // Responses of the API are compressed as a whole.
  site.use(compression())
  site.use(helmet({ contentSecurityPolicy: false, crossOriginResourcePolicy: { policy: 'cross-origin' } }))
  site.use([UPLOADS, THEME_FILES, ASSISTANTS], preflights)
  if (config.mcp !== 'off') site.use(ASSISTANTS, assistantsRouter(context, { calls, authenticate, countRequest: limit.count }))
  site.use(UPLOADS, uploadsRouter(context, authenticate))
  site.use(THEME_FILES, themeFilesRouter(context))
  site.use('/docs', docsRouter(context))
  site.get('/llms.txt', serveLlmsText(context))
  site.use('/cms-admin/authorize-application', authorizeRouter(context))
  site.use('/styles', stylesRouter(context))
  site.use(AVATARS, avatarsRouter())
  site.use(sitemapsRouter(context))
  site.use(pagesRouter(context))

  const app = createExpressApp(config)
  app.use(requestId)
  app.use(requestLog(context))
  if (context.observer) app.use(observeRequests(context.observer))
  if (metrics) app.use(metrics.middleware)
  app.use(basePath(config))
  app.use(methodOverride(config))
  if (config.databaseSettings.readUrl !== undefined) app.use(replicaReads)
  app.use(healthRouter(() => readinessOf(context, isStopping())))
  if (metrics && config.metricsPort === undefined) app.use(metrics.router())
  app.use([config.restPath, UPLOADS, THEME_FILES, AVATARS, ASSISTANTS], corsHeaders(config))
  app.use(rateLimit(limit))
  app.use(config.restPath, api)
  app.use(site)
  app.use(() => {
    throw noRoute()
  })
  app.use(errors(context, calls))
  return app
}

/** An application without middleware, with the settings of every server of the service. */
export function createExpressApp({ trustedProxies }: Pick<Config, 'trustedProxies'>): Express {
  const app = express()
  app.set('etag', false)
  app.set('trust proxy', trustedProxies)
  app.disable('x-powered-by')
  return app
}
