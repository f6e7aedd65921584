// Health checks: liveness and readiness.
import { Router } from 'express'
import type { RequestHandler } from 'express'
import type { Context } from '../context.ts'
import { unavailability, unavailabilityReasons } from '../db/unavailable.ts'
import { findFullDisk } from '../storage/full-disks.ts'

const TIMEOUT_MS = 2_000

/**
 * `ok`, if the service can respond to requests; `unavailable`, with the reason, if not. On a read-only database, or with a full disk, it can
 * respond to reads.
 */
export type Readiness = { status: 'ok' | 'read-only' } | { status: 'disk-full' | 'unavailable'; reason: string }

/** `/healthz` responds as long as the process runs, `/readyz` with its readiness. */
export function healthRouter(readiness: () => Promise<Readiness>): Router {
  const router = Router()
  router.get('/healthz', preventCaching, (_req, res) => void res.json({ status: 'ok' }))
  router.get('/readyz', preventCaching, async (_req, res) => {
    const ready = await readiness()
    res.status(ready.status === 'unavailable' ? 503 : 200).json(ready)
  })
  return router
}

/** Checks the database and the disks. A service that is stopping is not ready. */
export async function readinessOf({ db, dialect, config }: Context, isStopping: boolean): Promise<Readiness> {
  if (isStopping) return createUnavailable('The service is stopping.')
  const state = dialect.isReadOnly(db).then(
    async (isReadOnly): Promise<Readiness> => {
      const full = await findFullDisk(config).catch(() => undefined)
      return full ? { status: 'disk-full', reason: `The disk of the ${full} is full.` } : { status: isReadOnly ? 'read-only' : 'ok' }
    },
    (error: unknown) => createUnavailable(describeReason(error)),
  )
  const timeout = new Promise<Readiness>((late) =>
    setTimeout(late, TIMEOUT_MS, createUnavailable('The database does not respond.')).unref(),
  )
  return Promise.race([state, timeout])
}

export const createUnavailable = (reason: string): Readiness => ({ status: 'unavailable', reason })

function describeReason(error: unknown): string {
  const kind = unavailability(error)
  return kind ? unavailabilityReasons[kind] : 'The database reported an error.'
}

const preventCaching: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store')
  next()
}
