// Health checks: liveness and readiness.
import { Router } from 'express'
import type { RequestHandler } from 'express'
import type { Context } from '../context.ts'
import { ping } from '../db/database.ts'

const PING_TIMEOUT_MS = 2_000

/** `/healthz` responds as long as the process runs; `/readyz` also checks the database, and fails while the service is stopping. */
export function healthRouter({ db }: Context, isStopping: () => boolean): Router {
  const router = Router()
  router.get('/healthz', notStored, (_req, res) => void res.json({ status: 'ok' }))
  router.get('/readyz', notStored, async (_req, res) => {
    const reason = isStopping() ? 'The service is stopping.' : await databaseProblem()
    res.status(reason ? 503 : 200).json(reason ? { status: 'unavailable', reason } : { status: 'ok' })
  })
  return router

  async function databaseProblem(): Promise<string | undefined> {
    const result = ping(db).then(
      () => undefined,
      () => 'The database reported an error.',
    )
    const timeout = new Promise<string>((late) => setTimeout(late, PING_TIMEOUT_MS, 'The database does not respond.').unref())
    return Promise.race([result, timeout])
  }
}

/** The status is valid for this moment only. */
const notStored: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store')
  next()
}
