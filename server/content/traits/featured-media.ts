// The main picture of an item.
import type { ContentRow } from '../../db/tables/content.ts'
import { ApiError } from '../../errors.ts'
import { findRow } from '../store.ts'
import type { Trait } from '../trait.ts'

export const featuredMedia: Trait<ContentRow, { featured_media: number }, { featured_media?: number }> & { read: object } = {
  read: () => (row) => ({ featured_media: row.featured_media }),
  async write(input, { values, context }) {
    if (input.featured_media === undefined) return
    if (input.featured_media && !(await findRow(context.db, 'attachment', input.featured_media))) throw new ApiError(400, 'rest_invalid_featured_media', `There is no media item with the id ${input.featured_media}.`)
    values.featured_media = input.featured_media
  },
}
