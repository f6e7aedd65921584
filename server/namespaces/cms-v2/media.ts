// The operations of the media resource.
import { findReadableMedia } from '#server/media/library-store.ts'
import type { RequestContext } from '#server/context.ts'
import { withPermit } from '#server/contract/operation.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { refused } from '#server/contract/api-error.ts'
import { removingFiles } from '#server/media/uploads.ts'
import type { Handlers } from './contract.ts'
import { createMediaEdit, createMediaSizes } from './media-edits.ts'
import { putMediaFile, updateMedia } from './media-files.ts'
import { media } from './media-item.ts'
import { createMedia } from './media-uploads.ts'

async function isReadable({ id }: ContentRow, { db, caller }: RequestContext): Promise<boolean> {
  return (await findReadableMedia(db, [id], caller)).length > 0
}

const getMedia: Handlers['getMedia'] = async (input, context) => {
  const row = await media.existing(input.path.id, context)
  if (input.query.context !== 'edit' && !(await isReadable(row, context)))
    throw refused(
      context.caller,
      'rest_forbidden',
      'You are not allowed to read this media item. This requires the right to read the item that it is attached to.',
    )
  return media.get(input, context)
}

const deleteMedia: Handlers['deleteMedia'] = async (input, context) => {
  const { id } = await media.existing(input.path.id, context)
  return removingFiles([id], context, () => media.erase(input, context))
}

export const contentTypes = [media.contentType]

export const handlers = {
  listMedia: media.list,
  createMedia,
  getMedia: withPermit({ ...media.permits.read, allows: isReadable }, getMedia),
  updateMedia,
  putMedia: updateMedia,
  patchMedia: updateMedia,
  deleteMedia: withPermit(media.permits.remove, deleteMedia),
  putMediaFile,
  createMediaSizes,
  createMediaEdit,
} satisfies Partial<Handlers>
