// The files of an image, for the attributes of `<img>` and `<picture>`.
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

/** What the helpers need of a media item for its files in other formats and crops. */
export interface PictureFile extends Pick<Media, 'source_url' | 'alt_text'> {
  media_details: Pick<Media['media_details'], 'width' | 'height' | 'images' | 'placeholder' | 'dominant_color'>
}

type Image = Media['media_details']['images'][number]

/** The proportions of a crop. */
export type ImageRatio = NonNullable<Image['ratio']>

/** `original` is the format for browsers that know neither AVIF nor WebP: that of the image. */
export type ImageFormat = 'avif' | 'webp' | 'original'

interface ImageChoice {
  /** Defaults to the proportions of the image. */
  ratio?: ImageRatio | undefined
}

/**
 * Returns the value of the attribute `srcset`. With a format, it has the files of `media_details.images` in this format; undefined if the image has
 * none, such as an animation. Without one, it has the sizes with the proportions of the image, which leaves out cropped ones; undefined if there is
 * only one such size. Smaller sizes of an animation do not move, so that it has none.
 */
export function srcset(media: PictureFile, choice: ImageChoice & { format: ImageFormat }): string | undefined
export function srcset(media: ImageFile): string | undefined
export function srcset(media: PictureFile | ImageFile, choice?: ImageChoice & { format: ImageFormat }): string | undefined {
  if (!choice) return sizesOf(media as ImageFile)
  const sources = imageIn(media as PictureFile, choice)?.sources
  const found = choice.format === 'original' ? sources?.at(-1) : sources?.find(({ mime_type }) => mime_type === `image/${choice.format}`)
  return found?.srcset
}

function sizesOf({ mime_type, media_details: { width, height, sizes } }: ImageFile): string | undefined {
  if (!width || !height || mime_type === 'image/gif') return undefined
  const alike = Object.values(sizes)
    .filter((size) => size.width <= MAX_WIDTH && Math.abs((height * size.width) / width - size.height) <= 1)
    .sort((a, b) => a.width - b.width)
  return alike.length > 1 ? alike.map((size) => `${size.source_url} ${size.width}w`).join(', ') : undefined
}

/** The attributes of a `<picture>`, and what to show until it has been loaded. */
export interface Picture {
  /** Of each `<source>`; empty if the image has no other formats. */
  sources: { type: string; srcset: string; sizes: string }[]
  /** Of the `<img>`. What is unknown is undefined. */
  img: {
    src: string
    srcset: string | undefined
    sizes: string | undefined
    width: number | undefined
    height: number | undefined
    alt: string
  }
  /** A tiny version of the image as a data URL, to enlarge; undefined if there is none. In a crop, it is to be cropped alike. */
  placeholder: string | undefined
  /** As in `#d8e8e8`; undefined if unknown. */
  color: string | undefined
}

/**
 * Returns the attributes of a `<picture>` in AVIF, WebP and the format of the image. `sizes` says how wide the image is on the page, as in
 * `(max-width: 600px) 100vw, 600px`. An animation or an SVG is shown as it is, and not cropped.
 */
export function picture(media: PictureFile, { sizes = '100vw', ratio }: ImageChoice & { sizes?: string | undefined } = {}): Picture {
  const { width, height, placeholder, dominant_color } = media.media_details
  const image = imageIn(media, { ratio })
  const all = image?.sources ?? []
  const last = all.at(-1)
  return {
    sources: all.slice(0, -1).map(({ mime_type: type, srcset }) => ({ type, srcset, sizes })),
    img: {
      src: last?.source_url ?? media.source_url,
      srcset: last?.srcset,
      sizes: last && sizes,
      ...(image ? { width: image.width, height: image.height } : { width: width ?? undefined, height: height ?? undefined }),
      alt: media.alt_text,
    },
    placeholder: placeholder ?? undefined,
    color: dominant_color ?? undefined,
  }
}

const imageIn = ({ media_details: { images } }: PictureFile, { ratio }: ImageChoice): Image | undefined =>
  images.find((image) => image.ratio === (ratio ?? null))
