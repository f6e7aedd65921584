// Uploads, and the media items that they become.
import { siteDate } from '#server/engine/dates.ts'
import type { FileMeta, ParentImage } from '#server/media/traits/file.ts'
import { rawOf } from '#server/engine/traits/texts.ts'
import type { RequestContext } from '#server/context.ts'
import { withGuard } from '#server/contract/operation.ts'
import type { Upload, UploadedFile } from '#server/contract/operation.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { ApiError } from '#server/contract/api-error.ts'
import { processUpload } from '#server/media/process-upload.ts'
import type { ProcessedUpload } from '#server/media/process-upload.ts'
import { claimFiles } from '#server/media/store.ts'
import { discardFiles, monthOf, plainStem, stemOf, storeFiles, uploadUrl } from '#server/media/uploads.ts'
import type { Handlers } from './contract.ts'
import { assertMayUpload, media } from './media-item.ts'
import type { MediaInput } from './media-item.ts'

const upload: Handlers['createMedia'] = async ({ body, upload: { files, folder } }, context) => {
  assertMayUpload(context.caller)
  const file = sent(files)
  const taken = await processUpload(file, folder, context.config.media, body.focal_point ?? undefined)
  return added(await addMedia(taken, plainStem(file.name), body, context), context)
}

export function sent(files: Upload['files']): UploadedFile {
  const file = files.get('file')
  if (file) return file
  throw new ApiError(400, 'rest_upload_no_data', 'The request has no file. Send it as the body, or as the part `file` of a multipart form.')
}

/** Stores the files and creates their media item; if creating it fails, the files are discarded. */
export async function addMedia(
  { mimeType, parts, imageMeta, parentImage }: ProcessedUpload & { parentImage?: ParentImage },
  stem: string,
  body: MediaInput,
  context: RequestContext,
): Promise<ContentRow> {
  const { config, now } = context
  const files = await storeFiles(context, monthOf(siteDate(now(), config.site.timezone).date), stem, parts)
  const paths = files.map(({ path }) => path)
  const columns = {
    mime_type: mimeType,
    guid: uploadUrl(config.baseUrl, paths[0] ?? ''),
    meta: JSON.stringify({
      ...(imageMeta && { image_meta: imageMeta }),
      ...(parentImage && { parent_image: parentImage }),
    } satisfies FileMeta),
  }
  try {
    return await media.inTransaction(context, async (inside) => {
      const row = await media.save(undefined, { ...body, title: rawOf(body.title) || stemOf(paths[0] ?? stem) }, inside, columns)
      await claimFiles(inside.db, row.id, paths)
      return row
    })
  } catch (error) {
    await discardFiles(context, paths)
    throw error
  }
}

export async function added(row: ContentRow, context: RequestContext) {
  return media.created({ row, item: await media.changedBody(row, context) }, context)
}

export const createMedia = withGuard(assertMayUpload, upload)
