// The files of an image, for the attributes of `<img>`.
import type { Media } from './schemas.ts'

/** What the helpers need of a media item, so that `_fields` can select it. */
export interface ImageFile extends Pick<Media, 'source_url' | 'mime_type'> {
  media_details: Pick<Media['media_details'], 'width' | 'height' | 'sizes'>
}

/** A file of an image. The width and the height are undefined if they are unknown, because the file is stored elsewhere. */
export interface ImageSize {
  source_url: string
  width: number | undefined
  height: number | undefined
}

/** Returns a size of an image, such as `medium`, or the whole image if that is not larger: `const { source_url, width, height } = imageSize(photo, 'medium')`. */
export function imageSize({ source_url, media_details }: ImageFile, name = 'full'): ImageSize {
  const { width, height } = media_details
  return media_details.sizes[name] ?? { source_url, width: width ?? undefined, height: height ?? undefined }
}

/** Browsers with the densest screens need no more. */
const MAX_WIDTH = 2048

/**
 * Returns the value of the attribute `srcset`: the sizes with the proportions of the image, which leaves out cropped ones. Undefined if the image
 * has only one such size. Smaller sizes of an animation do not move, so that it has none.
 */
export function srcset({ mime_type, media_details: { width, height, sizes } }: ImageFile): string | undefined {
  if (!width || !height || mime_type === 'image/gif') return undefined
  const alike = Object.values(sizes)
    .filter((size) => size.width <= MAX_WIDTH && Math.abs((height * size.width) / width - size.height) <= 1)
    .sort((a, b) => a.width - b.width)
  return alike.length > 1 ? alike.map((size) => `${size.source_url} ${size.width}w`).join(', ') : undefined
}
