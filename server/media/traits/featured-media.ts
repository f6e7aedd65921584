// The main picture of an item.
import type { ContentRow } from '../../db/tables/content.ts'
import { ApiError } from '../../contract/api-error.ts'
import { dropFeaturedMedia } from '../library.ts'
import { findRows } from '../../engine/store.ts'
import type { Trait } from '../../engine/trait.ts'

/** The id of something that is no picture counts as none. */
export const featuredMedia: Trait<ContentRow, { featured_media: number }, { featured_media?: number }> & { read: object } = {
  read: () => (row) => ({ featured_media: row.featured_media }),
  async write(input, { values, context }) {
    if (input.featured_media === undefined) return
    const [found] = input.featured_media ? await findRows(context.db, [input.featured_media]) : []
    if (input.featured_media && !found)
      throw new ApiError(400, 'rest_invalid_featured_media', `There is no media item with the id ${input.featured_media}.`)
    values.featured_media = found?.type === 'attachment' && found.mime_type.startsWith('image/') ? found.id : 0
  },
}

/** For pictures: when one is removed for good, nothing shows it any more. */
export const featuredElsewhere: Trait<ContentRow, object, object> & { erase: object } = {
  erase: (row, { db }) => dropFeaturedMedia(db, row.id),
}
