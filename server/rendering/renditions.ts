// The attributes `srcset` and `sizes`, from which browsers choose a file of an image.

export interface ImageSource {
  /** `full`, or the name of the rendition. */
  size: string
  url: string
  /** The end of the URL, after the uploads folder. Texts from other sites have another folder. */
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

/** Wider files are only listed if they are the displayed one. */
const MAX_WIDTH = 2048

/** Returns the file at a URL. */
export function sourceOf({ full, renditions }: StoredImage, url: string): ImageSource | undefined {
  const withoutQuery = url.split('?', 1)[0] ?? ''
  return [full, ...renditions].find(({ path }) => withoutQuery.endsWith(path))
}

/** Returns the file of a size; the full image if it is not larger. */
export const sourceFor = ({ full, renditions }: StoredImage, size: string): ImageSource =>
  renditions.find((one) => one.size === size) ?? full

/** Returns ` srcset="…" sizes="…"` for an image with these displayed dimensions; '' if there is no choice. */
export function sourceAttributes(image: StoredImage, shown: ImageSource, dimensions: Dimensions): string {
  const sources = findChoices(image, shown).filter((one) => one === shown || (one.width > 0 && one.width <= MAX_WIDTH))
  const alike = sources.filter((one) => isAlike(dimensions, one))
  const byWidth = new Map(alike.map((one) => [one.width, one]))
  if (byWidth.size < 2) return ''
  const ordered = [...byWidth.values()].sort((a, b) => Number(b === shown) - Number(a === shown))
  const srcset = ordered.map(({ url, width }) => `${url} ${width}w`).join(', ')
  return ` srcset="${srcset}" sizes="(max-width: ${dimensions.width}px) 100vw, ${dimensions.width}px"`
}

// The renditions of an animation are not animated, so they are excluded.
function findChoices({ mimeType, full, renditions }: StoredImage, shown: ImageSource): readonly ImageSource[] {
  if (mimeType !== 'image/gif') return [...renditions, full]
  return shown === full ? [] : renditions
}

/** Whether two images have the same proportions, except for rounding. */
function isAlike(one: Dimensions, other: Dimensions): boolean {
  const [large, small] = one.width > other.width ? [one, other] : [other, one]
  const scale = Math.min(small.width / large.width, 1)
  return Math.abs(Math.max(1, Math.round(large.height * scale)) - small.height) <= 1
}
