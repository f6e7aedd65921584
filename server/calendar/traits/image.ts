// The image of an item, which must be an upload.
import type { ReadContext, Trait } from '#server/engine/trait.ts'
import type { RequestContext } from '#server/context.ts'
import { idFrom } from '#server/db/ids.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { invalidParam } from '#server/contract/api-error.ts'
import { findImages, findReadableImages } from '../images.ts'
import { findMediaId } from '#server/media/library-store.ts'
import type { CalendarImage } from '../images.ts'

type ImageInput = string | { id: number } | null

export const image: Trait<ContentRow, { image: CalendarImage | null }, { image?: ImageInput }> & { read: object } = {
  async read(rows, reading: ReadContext) {
    const found = await findImages(
      rows.map((row) => row.featured_media),
      reading,
    )
    return (row) => ({ image: found.get(row.featured_media) ?? null })
  },
  async validate({ image }, context) {
    if (image !== undefined) await findImageId(image, context)
  },
  async write({ image }, { values, context }) {
    if (image !== undefined) values.featured_media = await findImageId(image, context)
  },
}

/** Returns 0 for no image. */
async function findImageId(image: ImageInput, context: RequestContext): Promise<number> {
  const wanted = typeof image === 'object' ? String(image?.id ?? '') : image.trim()
  if (!wanted) return 0
  const id = idFrom(wanted) ?? (await findMediaId(context.db, wanted))
  const [found] = await findReadableImages(id === undefined ? [] : [id], context)
  if (!found?.mime_type.startsWith('image/')) throw invalidParam('image', 'must be the ID or the URL of an uploaded image')
  return found.id
}
