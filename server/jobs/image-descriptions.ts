// Describes the images that were uploaded before the service described them, or by an earlier version of it.
import type { Context } from '../context.ts'
import { MINUTE_MS } from '../durations.ts'
import { claimUndescribed, describeFile } from '../media/description-store.ts'
import type { UndescribedImage } from '../media/description-store.ts'
import { describeStoredImage } from '../media/process-upload.ts'
import { withStaging } from '../media/staging.ts'
import { storedPath } from '../media/store.ts'
import { fetchFile } from '../media/uploads.ts'
import type { PeriodicJob } from './periodic.ts'

export const describingImages: PeriodicJob = {
  name: 'describe images',
  everyMs: 60 * MINUTE_MS,
  isLong: true,
  act: describeImages,
}

const PORTION = 10
/** After this time, a process that describes a portion is taken to have been killed. */
const LEASE_MS = 10 * MINUTE_MS

async function describeImages(context: Context, isEnding: () => boolean): Promise<void> {
  let count = 0
  while (!isEnding()) {
    const now = context.now()
    const before = new Date(now.getTime() - LEASE_MS).toISOString()
    const images = await claimUndescribed(context.db, PORTION, { now: now.toISOString(), before })
    for (const image of images) if (!isEnding()) await describe(image, context)
    count += images.length
    if (images.length < PORTION) break
  }
  if (count) context.log.info({ images: count }, 'described images')
}

/** An image whose file cannot be read now is tried again later. */
async function describe(image: UndescribedImage, context: Context): Promise<void> {
  const { config, db, log } = context
  try {
    await withStaging(config.media.staging, async (folder) =>
      describeFile(db, image, await describeStoredImage(await fetchFile(context, storedPath(image), folder), config.media)),
    )
  } catch (error) {
    log.warn({ err: error as Error, file: image.path }, 'failed to describe an image')
  }
}
