// Work that the service does by itself, again and again.
import type { Context } from '../context.ts'

/** What is done, in a few words for the log. */
export interface PeriodicJob {
  name: string
  everyMs: number
  act: (context: Context) => Promise<void>
}

/** Does it now and from then on, never twice at a time; gives back what ends it. What fails is logged, and tried again. */
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
