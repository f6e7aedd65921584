// Runs background jobs periodically.
import type { Context } from '../context.ts'

/** A short description for the log, in the imperative. */
export interface PeriodicJob {
  name: string
  everyMs: number
  act: (context: Context) => Promise<void>
}

/** Runs the job now and periodically, never concurrently; returns a function that stops it. Failures are logged, and the job runs again. */
export async function runPeriodically(context: Context, { name, everyMs, act }: PeriodicJob): Promise<() => void> {
  let isBusy = false
  const round = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    try {
      await act(context)
    } catch (error) {
      context.log.error({ err: error as Error }, `failed to ${name}`)
    } finally {
      isBusy = false
    }
  }
  await round()
  const timer = setInterval(() => void round(), everyMs)
  return () => clearInterval(timer)
}
