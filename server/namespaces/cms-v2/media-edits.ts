// What is made from the image of a media item: missing sizes, and edited copies.
import { focalPointOf } from '#server/media/focal-point.ts'
import type { FileMeta } from '#server/media/traits/file.ts'
import type { RequestContext } from '#server/context.ts'
import { withPermit } from '#server/contract/operation.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { ApiError, refused } from '#server/contract/api-error.ts'
import type { MeasuredImage, Modifier } from '#server/media/image.ts'
import { processEdit, wantedParts } from '#server/media/process-upload.ts'
import { withStaging } from '#server/media/staging.ts'
import { claimFiles, measureFile } from '#server/media/store.ts'
import type { NewFile } from '#server/media/store.ts'
import { isImage } from '#server/media/types.ts'
import { discardFiles, stemOf, storeFiles, uploadUrl } from '#server/media/uploads.ts'
import type { Handlers, Schemas } from './contract.ts'
import { copyOf, filesOf, media } from './media-item.ts'
import { added, addMedia } from './media-uploads.ts'

const createSizes: Handlers['createMediaSizes'] = async ({ path }, context) => {
  const row = await media.editable(path, context)
  const { files, full } = await filesOf(row, context)
  if (full && isImage(row.mime_type)) {
    await withStaging(context.config.media.staging, async (folder) => {
      const source = await copyOf(full, row, folder, context)
      const isMissing = ({ size }: { size: string }): boolean => !files.some((one) => one.size === size)
      const { measures, parts } = await wantedParts(source, isMissing, row.mime_type, folder, context.config.media, focalPointOf(row))
      const newFiles = parts.length ? await storeFiles(context, monthIn(full.path), stemOf(full.path), parts) : []
      await addRenditions(row, full.path, measures, newFiles, context)
    })
  }
  return { status: 200, body: await media.changedBody(row, context) }
}

/** Adds the new files that the item still lacks and discards the rest: a concurrent request may have added some. */
async function addRenditions(
  { id }: ContentRow,
  fullPath: string,
  measures: MeasuredImage,
  newFiles: readonly NewFile[],
  context: RequestContext,
): Promise<void> {
  let unclaimed = newFiles.map((file) => file.path)
  try {
    const claimed = await media.inTransaction(context, async (inside) => {
      const { files } = await filesOf(await media.editable({ id }, inside), inside)
      const missing = newFiles.filter(({ size }) => !files.some((file) => file.size === size)).map((file) => file.path)
      await measureFile(inside.db, fullPath, measures)
      await claimFiles(inside.db, id, missing)
      return missing
    })
    unclaimed = unclaimed.filter((path) => !claimed.includes(path))
  } finally {
    await discardFiles(context, unclaimed)
  }
}

const createEdit: Handlers['createMediaEdit'] = async ({ path, body }, context) => {
  const { caller, config } = context
  if (!caller.can('upload_files'))
    throw refused(caller, 'rest_cannot_edit_image', 'You are not allowed to edit images. Only authors and editors can.')
  const row = await media.editable(path, context)
  const { files, full } = await filesOf(row, context)
  if (!full || !isImage(row.mime_type))
    throw new ApiError(404, 'rest_unknown_attachment', 'This media item has no image file that can be edited.')
  if (!files.some((file) => isSameUrl(uploadUrl(config.baseUrl, file.path), body.src)))
    throw new ApiError(404, 'rest_unknown_attachment', 'src is not the URL of this media item. Send its source_url.')
  const modifiers = modifiersIn(body)
  if (!modifiers.length)
    throw new ApiError(400, 'rest_image_not_edited', 'The request changes nothing. Send modifiers that rotate or crop the image.')
  const { image_meta: imageMeta, alt_text } = JSON.parse(row.meta) as FileMeta & { alt_text?: string }
  const edited = await withStaging(config.media.staging, async (folder) => {
    const parts = await processEdit(await copyOf(full, row, folder, context), modifiers, row.mime_type, folder, config.media)
    const texts = { title: row.title, caption: row.excerpt, description: row.content, ...(alt_text && { alt_text }) }
    return addMedia(
      { mimeType: row.mime_type, parts, imageMeta, parentImage: { attachment_id: row.id, file: full.path } },
      `${stemOf(full.path).replace(/-edited(-\d+)?$/, '')}-edited`,
      texts,
      context,
    )
  })
  return added(edited, context)
}

function isSameUrl(a: string, b: string): boolean {
  return URL.canParse(a) && URL.canParse(b) && new URL(a).href === new URL(b).href
}

/** The modifiers of the request. Older clients send rotation and crop in fields of their own; rotation comes first. */
function modifiersIn({ modifiers, rotation, x, y, width, height }: Schemas['MediaEdit']): Modifier[] {
  if (modifiers) return modifiers
  const isCrop = x !== undefined && y !== undefined && width !== undefined && height !== undefined
  return [
    ...(rotation ? [{ type: 'rotate' as const, args: { angle: rotation } }] : []),
    ...(isCrop ? [{ type: 'crop' as const, args: { left: x, top: y, width, height } }] : []),
  ]
}

function monthIn(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

export const createMediaSizes = withPermit(media.permits.edit, createSizes)
export const createMediaEdit = withPermit(media.permits.edit, createEdit)
