// Whether the process lives, and whether it may be sent requests.
import { Router } from 'express'
import type { RequestHandler } from 'express'
import type { Context } from '../context.ts'
import { ping } from '../db/database.ts'

const PING_TIMEOUT_MS = 2_000

/** `/healthz` answers as long as the process does; `/readyz` also asks the database, and says no once the service is stopping. */
export function healthRouter({ db }: Context, isStopping: () => boolean): Router {
  const router = Router()
  router.get('/healthz', notStored, (_req, res) => void res.json({ status: 'ok' }))
  router.get('/readyz', notStored, async (_req, res) => {
    const reason = isStopping() ? 'The service is stopping.' : await databaseProblem()
    res.status(reason ? 503 : 200).json(reason ? { status: 'unavailable', reason } : { status: 'ok' })
  })
  return router

  async function databaseProblem(): Promise<string | undefined> {
    const answered = ping(db).then(
      () => undefined,
      () => 'The database refuses.',
    )
    const tooLate = new Promise<string>((late) => setTimeout(late, PING_TIMEOUT_MS, 'The database does not answer.').unref())
    return Promise.race([answered, tooLate])
  }
}

/** What is so at this moment alone. */
const notStored: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store')
  next()
}
