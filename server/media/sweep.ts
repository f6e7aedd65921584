// Clears away what an upload or a removal has left behind when the service was stopped in its midst.
import type { Context } from '../context.ts'
import { sweepStaging } from './staging.ts'
import { findLeftBehind } from './store.ts'
import { discardFiles } from './uploads.ts'

const MOST_OFTEN_MS = 60_000

/** Clears away now and from then on; gives back what ends it. */
export async function keepSweeping(context: Context): Promise<() => void> {
  const sweep = async (): Promise<void> => {
    try {
      const swept = await sweepMedia(context)
      if (swept) context.log.info({ swept }, 'cleared away files that were left behind')
    } catch (error) {
      context.log.error({ err: error as Error }, 'could not clear away files that were left behind')
    }
  }
  await sweep()
  const timer = setInterval(() => void sweep(), Math.max(context.config.media.patienceMs, MOST_OFTEN_MS))
  return () => clearInterval(timer)
}

/** Tells how many files it has removed. Those of uploads that may still be under way, here or in another process, stay. */
export async function sweepMedia(context: Context): Promise<number> {
  const before = new Date(context.now().getTime() - context.config.media.patienceMs)
  const paths = await findLeftBehind(context.db, before.toISOString())
  await discardFiles(context, paths)
  await sweepStaging(context.config.media.staging, before)
  return paths.length
}
