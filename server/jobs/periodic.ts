// Runs background jobs periodically.
import type { Context } from '../context.ts'
import { unavailability } from '../db/unavailable.ts'

export interface PeriodicJob {
  /** A short description for the log, in the imperative. */
  name: string
  everyMs: number
  /** Whether it can take long: the service starts meanwhile, and the job ends early when the service does. */
  isLong?: boolean
  act: (context: Context, isEnding: () => boolean) => Promise<void>
}

/** Runs the job now and periodically, never concurrently; returns a function that ends it. Failures are logged, and the job runs again. */
export async function runPeriodically(context: Context, { name, everyMs, isLong = false, act }: PeriodicJob): Promise<() => Promise<void>> {
  let isBusy = false
  let isEnding = false
  let isWaiting = false
  const round = async (): Promise<void> => {
    isBusy = true
    try {
      const run = (): Promise<void> => act(context, () => isEnding)
      await (context.observer ? context.observer.during('job', name, run) : run())
      isWaiting = false
    } catch (error) {
      const isUnavailable = unavailability(error) !== undefined
      // Logs once while the database is unavailable, however often the job fails.
      if (!isUnavailable) context.log.error({ err: error as Error }, `failed to ${name}`)
      else if (!isWaiting) context.log.warn({ reason: (error as Error).message }, `waiting for the database to ${name}`)
      isWaiting = isUnavailable
    } finally {
      isBusy = false
    }
  }
  let latest = round()
  if (!isLong) await latest
  const timer = setInterval(() => {
    if (!isBusy) latest = round()
  }, everyMs)
  return async () => {
    clearInterval(timer)
    isEnding = true
    if (isLong) await latest
  }
}
