// Responds until the service is ready.
import type { Express } from 'express'
import { createExpressApp } from '../app.ts'
import type { Config } from '../config/config.ts'
import type { Context } from '../context.ts'
import { unavailabilityReasons } from '../db/unavailable.ts'
import type { Unavailability } from '../db/unavailable.ts'
import { temporarilyUnavailable } from '../http/errors.ts'
import { basePath } from '../http/middleware/base-path.ts'
import { corsHeaders, preflights } from '../http/middleware/cors.ts'
import { errors } from '../http/middleware/errors.ts'
import { requestId } from '../http/middleware/request-id.ts'
import { requestLog } from '../http/middleware/request-log.ts'
import { healthRouter, createUnavailable } from '../site/health.ts'

/** `databaseProblem` returns why the database is not available, if that is known. */
export function createWaitingApp(config: Config, log: Context['log'], databaseProblem: () => Unavailability | undefined): Express {
  const reason = (kind = databaseProblem()): string => (kind ? unavailabilityReasons[kind] : 'The service is starting.')
  const app = createExpressApp(config)
  app.use(requestId)
  app.use(requestLog({ log }))
  app.use(basePath(config))
  app.use(healthRouter(() => Promise.resolve(createUnavailable(reason()))))
  app.use(corsHeaders(config))
  app.use(preflights)
  app.use(() => {
    throw temporarilyUnavailable(reason())
  })
  app.use(errors({ log }))
  return app
}
