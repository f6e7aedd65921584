// Runs background jobs periodically.
import type { Context } from '../context.ts'
import { unavailability } from '../db/unavailable.ts'

export interface PeriodicJob {
  /** A short description for the log, in the imperative. */
  name: string
  everyMs: number
  act: (context: Context) => Promise<void>
}

/** Runs the job now and periodically, never concurrently; returns a function that stops it. Failures are logged, and the job runs again. */
export async function runPeriodically(context: Context, { name, everyMs, act }: PeriodicJob): Promise<() => void> {
  let isBusy = false
  let isWaiting = false
  const round = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    try {
      await act(context)
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
  await round()
  const timer = setInterval(() => void round(), everyMs)
  return () => clearInterval(timer)
}
