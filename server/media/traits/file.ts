// The file of a media item: its URL, type, dimensions and renditions. Deleting the item deletes the file.
import { idsOf } from '#server/db/ids.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import type { MediaFileRow } from '#server/db/tables/media-files.ts'
import { readImageMeta } from '../image-meta.ts'
import type { ImageMeta } from '../image-meta.ts'
import { focalPointOf } from '../focal-point.ts'
import { findMissingRenditions } from '../sizes.ts'
import type { FocalPoint } from '../sizes.ts'
import { findFilesOf, releaseFiles } from '../store.ts'
import { isImage } from '../types.ts'
import { uploadUrl } from '../uploads.ts'
import { releaseVariants } from '../variant-store.ts'
import { imagesOf } from '../variants.ts'
import type { ShownImage } from '../variants.ts'
import type { Trait } from '#server/engine/trait.ts'

interface Size {
  file: string
  width: number
  height: number
  filesize: number
  mime_type: string
  source_url: string
}

interface Out {
  media_type: 'image' | 'file'
  mime_type: string
  media_details: {
    width: number | null
    height: number | null
    file: string | null
    filesize: number | null
    sizes: Record<string, Size>
    image_meta: ImageMeta | null
    parent_image: ParentImage | null
    placeholder: string | null
    dominant_color: string | null
    images: ShownImage[]
  }
  source_url: string
  missing_image_sizes: string[]
}

/** The `meta` fields about the file; `source_url` is the URL of a file that is hosted elsewhere. */
export interface FileMeta {
  focal_point?: FocalPoint
  source_url?: string
  image_meta?: ImageMeta
  parent_image?: ParentImage
}

/** The original of an edited image. */
export interface ParentImage {
  attachment_id: number
  /** The path of the file. */
  file: string
}

export const file: Trait<ContentRow, Out, object> & { read: object } = {
  async read(rows, { db, config }) {
    const files = await findFilesOf(db, idsOf(rows))
    return (row) => {
      const its = files.get(row.id) ?? []
      const full = its.find(({ size }) => size === 'full')
      const { source_url, image_meta, parent_image = null, focal_point } = JSON.parse(row.meta) as FileMeta
      return {
        media_type: row.mime_type.startsWith('image/') ? 'image' : 'file',
        mime_type: row.mime_type,
        media_details: {
          width: full?.width ?? null,
          height: full?.height ?? null,
          file: full?.path ?? null,
          filesize: full?.bytes ?? null,
          sizes: its.length > 1 ? Object.fromEntries(its.flatMap((one) => sizeOf(one, config.baseUrl))) : {},
          image_meta: isImage(row.mime_type) ? (image_meta ?? readImageMeta(undefined)) : null,
          parent_image,
          placeholder: full?.placeholder ?? null,
          dominant_color: full?.dominant_color ?? null,
          images: full ? imagesOf({ id: row.id, file: full, focalPoint: focal_point }, config.baseUrl) : [],
        },
        source_url: full ? uploadUrl(config.baseUrl, full.path) : (source_url ?? row.guid),
        missing_image_sizes: full && isImage(row.mime_type) ? findMissingRenditions(full, its) : [],
      }
    }
  },
  // The sweep removes the files after the commit.
  async erase(row, { db, now }) {
    const since = now().toISOString()
    await releaseFiles(db, row.id, since)
    await releaseVariants(db, row.id, [], since)
  },
}

/** Files with renditions have dimensions. */
function sizeOf({ path, size, width, height, bytes, mime_type }: MediaFileRow, baseUrl: string): [string, Size][] {
  if (!width || !height || !bytes) return []
  const file = path.slice(path.lastIndexOf('/') + 1)
  return [[size, { file, width, height, filesize: bytes, mime_type, source_url: uploadUrl(baseUrl, path) }]]
}

/** Stored in the column `meta`. */
export const focalPoint: Trait<ContentRow, { focal_point: FocalPoint | null }, { focal_point?: FocalPoint | null }> & { read: object } = {
  after: ['meta'],
  read: () => (row) => ({ focal_point: focalPointOf(row) ?? null }),
  write(input, { values, after }) {
    if (input.focal_point === undefined) return
    const { focal_point: _before, ...stored } = JSON.parse(after('meta') ?? '{}') as FileMeta
    values.meta = JSON.stringify({ ...stored, ...(input.focal_point && { focal_point: input.focal_point }) })
  },
}
