// Which files of an image a browser can choose from: the attributes srcset and sizes.

export interface ImageSource {
  /** `full`, or the name of the rendition. */
  size: string
  url: string
  /** The end of the URL, after the folder of the uploads. Texts from other sites have another folder. */
  path: string
  width: number
  height: number
}

/** An image of the media library. */
export interface StoredImage {
  mimeType: string
  full: ImageSource
  renditions: readonly ImageSource[]
  /** The point that stays visible where the image is cropped, as in `20% 70%`; undefined for the center. */
  focalPoint: string | undefined
}

export interface Dimensions {
  width: number
  height: number
}

/** Wider files are only listed if they are the one that is shown. */
const MAX_WIDTH = 2048

/** The file that a URL belongs to. */
export function sourceOf({ full, renditions }: StoredImage, url: string): ImageSource | undefined {
  const withoutQuery = url.split('?', 1)[0] ?? ''
  return [full, ...renditions].find(({ path }) => withoutQuery.endsWith(path))
}

/** The file of a size; the whole image if it is not larger than that. */
export const sourceFor = ({ full, renditions }: StoredImage, size: string): ImageSource =>
  renditions.find((one) => one.size === size) ?? full

/** Returns ` srcset="…" sizes="…"` for an image that is shown with these dimensions; '' if there is nothing to choose from. */
export function sourceAttributes(image: StoredImage, shown: ImageSource, dimensions: Dimensions): string {
  const sources = choices(image, shown).filter((one) => one === shown || (one.width > 0 && one.width <= MAX_WIDTH))
  const alike = sources.filter((one) => isAlike(dimensions, one))
  const byWidth = new Map(alike.map((one) => [one.width, one]))
  if (byWidth.size < 2) return ''
  const ordered = [...byWidth.values()].sort((a, b) => Number(b === shown) - Number(a === shown))
  const srcset = ordered.map(({ url, width }) => `${url} ${width}w`).join(', ')
  return ` srcset="${srcset}" sizes="(max-width: ${dimensions.width}px) 100vw, ${dimensions.width}px"`
}

// The renditions of an animation do not move, so they are no choice besides the animation itself.
function choices({ mimeType, full, renditions }: StoredImage, shown: ImageSource): readonly ImageSource[] {
  if (mimeType !== 'image/gif') return [...renditions, full]
  return shown === full ? [] : renditions
}

/** Whether two images have the same proportions, to the pixel. */
function isAlike(one: Dimensions, other: Dimensions): boolean {
  const [large, small] = one.width > other.width ? [one, other] : [other, one]
  const scale = Math.min(small.width / large.width, 1)
  return Math.abs(Math.max(1, Math.round(large.height * scale)) - small.height) <= 1
}
