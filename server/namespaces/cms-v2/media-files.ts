// Changes of the files of media items, at the same URLs: another file, or other crops.
import { randomUUID } from 'node:crypto'
import { posix } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { focalPointOf } from '#server/media/focal-point.ts'
import type { FileMeta } from '#server/media/traits/file.ts'
import type { RequestContext } from '#server/context.ts'
import { withGuard, withPermit } from '#server/contract/operation.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import type { MediaFileRow } from '#server/db/tables/media-files.ts'
import { ApiError } from '#server/contract/api-error.ts'
import { processUpload, wantedParts } from '#server/media/process-upload.ts'
import { withStaging } from '#server/media/staging.ts'
import { replaceFiles, takenPaths } from '#server/media/store.ts'
import type { FocalPoint } from '#server/media/sizes.ts'
import type { NewFile, Replacement } from '#server/media/store.ts'
import { isImage } from '#server/media/types.ts'
import { discardFiles, discardUnclaimed, storeBeside } from '#server/media/uploads.ts'
import { discardVariants } from '#server/media/variant-removal.ts'
import { findOriginals, releaseVariants } from '#server/media/variant-store.ts'
import { currentVersions } from '#server/media/variants.ts'
import type { Db } from '#server/db/schema.ts'
import type { Handlers } from './contract.ts'
import { assertMayUpload, copyOf, filesOf, media } from './media-item.ts'
import { sent } from './media-uploads.ts'

const put: Handlers['putMediaFile'] = async ({ path, upload: { files, folder } }, context) => {
  assertMayUpload(context.caller)
  const file = sent(files)
  const changed = await untilCurrent(async () => {
    const row = await media.editable(path, context)
    const { full } = await filesOf(row, context)
    if (!full) throw new ApiError(404, 'rest_unknown_attachment', 'The file of this media item is on another site. Upload a new one.')
    const { mimeType, parts, imageMeta } = await processUpload(file, folder, context.config.media, focalPointOf(row))
    if (mimeType !== row.mime_type)
      throw new ApiError(
        400,
        'rest_upload_sideload_error',
        `The new file is ${mimeType}, and that of this media item is ${row.mime_type}. Its URL would have the wrong extension. Send a file of the same type, or upload a new media item.`,
      )
    return putInPlace(row, full, await storeBeside(context, full.path, parts), context, {
      isCurrent: (before) => isDeepStrictEqual(focalPointOf(before), focalPointOf(row)),
      async save(before, inside) {
        await media.assertNoConflict(before, inside)
        const meta = { ...(JSON.parse(before.meta) as FileMeta), image_meta: imageMeta }
        return media.save(before, {}, inside, { meta: JSON.stringify(meta) })
      },
    })
  })
  return { status: 200, body: await media.changedBody(changed, context) }
}

/** With another focal point, what is cropped is cropped anew, and takes its place with the change. */
const update: Handlers['updateMedia'] = async (input, context) => {
  const point = input.body?.focal_point
  if (point === undefined) return media.update(input, context)
  const changed = await untilCurrent(async () => {
    const row = await media.editable(input.path, context)
    const { full } = await filesOf(row, context)
    const isRecropped = full && isImage(row.mime_type) && !isDeepStrictEqual(point, focalPointOf(row) ?? null)
    const stored = isRecropped ? await storeCropped(row, full, point ?? undefined, context) : []
    return putInPlace(row, full, stored, context, {
      isCurrent: (before, current) => isDeepStrictEqual(focalPointOf(before), focalPointOf(row)) && current?.stored_as === full?.stored_as,
      save: (_before, inside) => media.changed(input, inside),
    })
  })
  return { status: 200, body: await media.changedBody(changed, context, input.query) }
}

/** Files are made before the transaction. If a concurrent change has made them out of date by then, they are made again. */
async function untilCurrent<Result>(attempt: () => Promise<Result | undefined>): Promise<Result> {
  for (;;) {
    const result = await attempt()
    if (result !== undefined) return result
  }
}

function storeCropped(row: ContentRow, full: MediaFileRow, point: FocalPoint | undefined, context: RequestContext): Promise<NewFile[]> {
  const { media: limits } = context.config
  return withStaging(limits.staging, async (folder) => {
    const source = await copyOf(full, row, folder, context)
    const { parts } = await wantedParts(source, ({ isCropped }) => isCropped, row.mime_type, folder, limits, point)
    return parts.length ? storeBeside(context, full.path, parts) : []
  })
}

interface Placing {
  /** Whether the stored files are what would be made of the item now. */
  isCurrent(before: ContentRow, full: MediaFileRow | undefined): boolean
  /** Saves the change that the files belong to. */
  save(before: ContentRow, inside: RequestContext): Promise<ContentRow>
}

/**
 * Puts the stored files in the places of an item's files, at the same URLs, and saves the change, in one transaction. Returns undefined if they are
 * out of date. If anything fails, everything stays as it was.
 */
async function putInPlace(
  { id }: ContentRow,
  full: MediaFileRow | undefined,
  stored: readonly NewFile[],
  context: RequestContext,
  { isCurrent, save }: Placing,
): Promise<ContentRow | undefined> {
  const putting = media.inTransaction(context, async (inside) => {
    const before = await media.editable({ id }, inside)
    const { files, full: current } = await filesOf(before, inside)
    if (!isCurrent(before, current)) return { saved: undefined, unused: stored.map(({ path }) => path), variants: [] }
    const saved = await save(before, inside)
    const places = full && stored.length ? await placesOf(stored, files, full, inside) : []
    const since = inside.now().toISOString()
    const unused = places.length ? await replaceFiles(inside.db, id, places, since) : []
    return { saved, unused, variants: await releaseOutdatedVariants(inside.db, id, since) }
  })
  const { saved, unused, variants } = await putting.catch(async (error: unknown) => {
    await discardUnclaimed(context, stored)
    throw error
  })
  // The sweep tries again.
  await Promise.all([discardFiles(context, unused), discardVariants(context, variants)]).catch((error: unknown) =>
    context.log.warn({ err: error as Error }, 'failed to remove replaced files'),
  )
  return saved
}

async function releaseOutdatedVariants(db: Db, id: number, since: string): Promise<string[]> {
  const original = (await findOriginals(db, [id])).get(id)
  return releaseVariants(db, id, original ? currentVersions(original) : [], since)
}

/** Each size keeps its URL. A new image that is too small for a size is shown whole there, so that no URL ends. */
async function placesOf(
  stored: readonly NewFile[],
  files: readonly MediaFileRow[],
  { path: fullPath }: MediaFileRow,
  { db }: RequestContext,
): Promise<Replacement[]> {
  const whole = stored.find(({ size }) => size === 'full')
  const kept = files.flatMap(({ path, size }) => {
    const file = stored.find((one) => one.size === size) ?? whole
    return file ? [{ path, file }] : []
  })
  const added = stored.filter(({ size }) => !files.some((one) => one.size === size))
  const stem = fullPath.slice(0, fullPath.length - posix.extname(fullPath).length)
  const named = added.map((file) => ({ path: `${stem}-${file.width}x${file.height}${posix.extname(fullPath)}`, file }))
  const taken = await takenPaths(
    db,
    named.map(({ path }) => path),
  )
  const places = named.map(({ path, file }, index) => {
    const isFree = !taken.has(path) && named.findIndex((one) => one.path === path) === index
    return { path: isFree ? path : `${stem}-${file.size}-${randomUUID()}${posix.extname(fullPath)}`, file }
  })
  return [...kept, ...places]
}

export const updateMedia = withPermit(media.permits.edit, withGuard(media.update.authorize, update))
export const putMediaFile = withPermit(media.permits.edit, withGuard(assertMayUpload, put))
