// Makes the variants of images and keeps them in the storage: each once for all requests that wait for it, and one at a time.
import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { Context } from '../context.ts'
import { transact } from '../db/transact.ts'
import { createSemaphore } from '../semaphore.ts'
import type * as Images from './image.ts'
import { withStaging } from './staging.ts'
import { storedPath } from './store.ts'
import { fetchFile } from './uploads.ts'
import { discardVariants } from './variant-removal.ts'
import { claimVariant, findOriginals, findVariantPath, reserveVariant } from './variant-store.ts'
import { addressOf, currentVersions, variantPath } from './variants.ts'
import type { Original, Variant } from './variants.ts'

/** Returns the path of the variant in the storage; undefined if the image has been changed meanwhile. */
export type VariantMaker = (original: Original, variant: Variant) => Promise<string | undefined>

/** Too many variants are waiting, or this one takes too long. It may still be made. */
export class VariantDelayedError extends Error {}

/** The four threads of Node also read files and hash passwords; two of them may be busy with uploads. */
const MAX_AT_ONCE = 1
const MAX_WAITING = 200
const MAX_WAIT_MS = 20_000
/** For decoding and scaling. Encoding is bounded by the number of pixels. */
const TIMEOUT_SECONDS = 30

const jobs = createSemaphore(MAX_AT_ONCE, {
  maxWaiting: MAX_WAITING,
  refusal: () => new VariantDelayedError('Too many images are waiting to be made.'),
})

export function createVariantMaker(context: Context): VariantMaker {
  const running = new Map<string, Promise<string | undefined>>()
  return (original, variant) => {
    const key = addressOf({ ...variant, id: original.id })
    const making = running.get(key) ?? start(key, original, variant)
    return inTime(making)
  }

  function start(key: string, original: Original, variant: Variant): Promise<string | undefined> {
    const making = jobs(() => makeVariant(original, variant, context)).finally(() => running.delete(key))
    running.set(key, making)
    return making
  }
}

/** Rejects when the work takes too long. The work goes on. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new VariantDelayedError('The image takes too long to make.')), MAX_WAIT_MS)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function makeVariant(original: Original, variant: Variant, context: Context): Promise<string | undefined> {
  const { config, db, metrics } = context
  // Another process may have made it while this one waited.
  const made = await findVariantPath(db, { ...variant, id: original.id })
  if (made !== undefined) return made
  return withStaging(config.media.staging, async (folder) => {
    const source = await fetchFile(context, storedPath(original.file), folder)
    const { createRendition }: typeof Images = await import('./image.ts')
    const { mimeType } = variant
    const file = await createRendition(source, { ...variant, size: variant.name }, mimeType, folder, original.focalPoint, TIMEOUT_SECONDS)
    metrics?.countVariant(mimeType)
    return storeVariant(file.source, original, variant, context)
  })
}

/**
 * The file is recorded before it is stored, and is the variant only once it is stored completely: what a killed process leaves is swept. If another
 * process has made the variant meanwhile, its file stays.
 */
async function storeVariant(source: string, { id }: Original, variant: Variant, context: Context): Promise<string | undefined> {
  const { db, dialect, storage, now } = context
  const { version, name, mimeType } = variant
  const path = variantPath({ id }, variant, randomBytes(12).toString('hex'))
  await reserveVariant(db, { path, version, name, bytes: (await stat(source)).size, since: now().toISOString() })
  let current: string | undefined
  try {
    if (!(await storage.put(path, source, mimeType))) throw new Error(`The storage has a file with the random name ${path}.`)
    current = await transact(db, async (inside) => {
      // Whoever changes a media item holds this lock.
      await dialect.lockWrites(inside, 'attachment')
      const original = (await findOriginals(inside, [id])).get(id)
      if (!original || !currentVersions(original).includes(version)) return undefined
      const other = await findVariantPath(inside, { id, version, name })
      if (other !== undefined) return other
      return (await claimVariant(inside, path, id, version)) ? path : undefined
    })
    return current
  } finally {
    if (current !== path) await discardVariants(context, [path])
  }
}
