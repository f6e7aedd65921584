// Removes files that interrupted uploads or deletions have left behind.
import type { Config } from '../config/config.ts'
import type { Context } from '../context.ts'
import type { PeriodicJob } from './periodic.ts'
import { sweepStaging } from '../media/staging.ts'
import { markAbandoned } from '../media/store.ts'
import { discardLeftFiles } from '../media/uploads.ts'
import { discardMarkedVariants } from '../media/variant-removal.ts'
import { markAbandonedVariants } from '../media/variant-store.ts'

const MIN_INTERVAL_MS = 60_000

export const createSweepJob = ({ media }: Config): PeriodicJob => ({
  name: 'remove abandoned files',
  everyMs: Math.max(media.sweepAfterMs, MIN_INTERVAL_MS),
  async act(context) {
    const swept = await sweepMedia(context)
    if (swept) context.log.info({ swept }, 'removed abandoned files')
  },
})

/** Returns the number of removed files. Skips files of uploads that may still be running, here or in another process. */
export async function sweepMedia(context: Context): Promise<number> {
  const now = context.now()
  const before = new Date(now.getTime() - context.config.media.sweepAfterMs)
  const left = await markAbandoned(context.db, before.toISOString(), now.toISOString())
  await discardLeftFiles(context, left)
  const variants = await markAbandonedVariants(context.db, before.toISOString(), now.toISOString())
  await discardMarkedVariants(context, variants)
  await sweepStaging(context.config.media.staging, before)
  return left.length + variants.length
}
