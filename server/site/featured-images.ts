// The featured images on public pages.
import type { Context } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { attachmentsOf } from '../media/attachments.ts'
import { findShownMedia } from '../media/library-store.ts'
import { renderImage } from '../rendering/attachments.ts'
import type { Caller } from '../users/caller.ts'

/** Returns the HTML of the image of each row in a size, such as `large`; empty if the caller may see none. */
export async function loadFeaturedImages(
  rows: readonly Pick<ContentRow, 'featured_media'>[],
  size: string,
  caller: Caller,
  context: Context,
): Promise<(row: Pick<ContentRow, 'featured_media'>) => string> {
  const ids = rows.map((row) => row.featured_media).filter(Boolean)
  const images = ids.length ? await attachmentsOf(await findShownMedia(context.db, 'id', ids, caller), context) : undefined
  return (row) => {
    const image = images?.get(row.featured_media)
    const markup = image && renderImage(image, size, { class: 'wp-post-image' })
    return markup ? `<figure class="wp-block-post-featured-image">${markup}</figure>\n` : ''
  }
}
