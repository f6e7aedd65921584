// The featured image of an item.
import type { ContentRow } from '#server/db/tables/content.ts'
import { ApiError } from '#server/contract/api-error.ts'
import { dropFeaturedMedia } from '../library-store.ts'
import { findRows } from '#server/engine/rows-store.ts'
import type { Trait } from '#server/engine/trait.ts'

/** Reads 0 if the item is not an image. */
export const featuredMedia: Trait<ContentRow, { featured_media: number }, { featured_media?: number }> & { read: object } = {
  read: () => (row) => ({ featured_media: row.featured_media }),
  async write(input, { values, context }) {
    if (input.featured_media === undefined) return
    const [found] = input.featured_media ? await findRows(context.db, [input.featured_media]) : []
    if (input.featured_media && !found)
      throw new ApiError(400, 'rest_invalid_featured_media', `No media item has the ID ${input.featured_media}.`)
    values.featured_media = found?.type === 'attachment' && found.mime_type.startsWith('image/') ? found.id : 0
  },
}

/** For images: clears the featured image of every item that uses a permanently deleted one. */
export const clearFeaturedMedia: Trait<ContentRow, object, object> & { erase: object } = {
  erase: (row, { db }) => dropFeaturedMedia(db, row.id),
}
