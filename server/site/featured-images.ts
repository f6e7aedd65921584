// The featured images on public pages.
import type { Config } from '../config/config.ts'
import type { Context } from '../context.ts'
import { idsOf } from '../db/ids.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { attachmentsOf } from '../media/attachments.ts'
import { findShownMedia } from '../media/library-store.ts'
import { findOriginals } from '../media/variant-store.ts'
import { imagesOf } from '../media/variants.ts'
import type { Original } from '../media/variants.ts'
import { renderImage } from '../rendering/attachments.ts'
import { sourceFor } from '../rendering/renditions.ts'
import type { Caller } from '../users/caller.ts'

/** Returns the HTML of the image of each row in a size, such as `large`; empty if the caller may see none. */
export async function loadFeaturedImages(
  rows: readonly Pick<ContentRow, 'featured_media'>[],
  size: string,
  caller: Caller,
  context: Context,
): Promise<(row: Pick<ContentRow, 'featured_media'>) => string> {
  const ids = rows.map((row) => row.featured_media).filter(Boolean)
  const media = ids.length ? await findShownMedia(context.db, 'id', ids, caller) : []
  const [images, originals] = await Promise.all([attachmentsOf(media, context), findOriginals(context.db, idsOf(media))])
  return (row) => {
    const image = images.get(row.featured_media)
    const markup = image && renderImage(image, size, { class: 'wp-post-image' })
    if (!markup) return ''
    const sources = renderSources(originals.get(image.id), image.image && sourceFor(image.image, size).width, context.config)
    return `<figure class="wp-block-post-featured-image">${sources ? `<picture>${sources}${markup}</picture>` : markup}</figure>\n`
  }
}

/** The image in newer formats, as wide as its `<img>`. */
function renderSources(original: Original | undefined, width: number | undefined, { baseUrl }: Pick<Config, 'baseUrl'>): string {
  const [whole] = original ? imagesOf(original, baseUrl) : []
  if (whole?.ratio !== null || !width) return ''
  const newer = whole.sources.slice(0, -1)
  return newer
    .map(({ mime_type, srcset }) => `<source type="${mime_type}" srcset="${srcset}" sizes="(max-width: ${width}px) 100vw, ${width}px" />`)
    .join('')
}
