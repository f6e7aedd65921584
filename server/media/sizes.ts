// The renditions of an image, by its dimensions.

export interface Dimensions {
  width: number
  height: number
}

export interface Rendition extends Dimensions {
  size: string
  /** Whether the image is cropped to fill the dimensions. */
  isCropped: boolean
}

/** The bounds of each size. Cropped renditions fill them; others fit within them. */
const sizes: Readonly<Record<string, Dimensions & { isCropped?: boolean }>> = {
  medium: { width: 300, height: 300 },
  large: { width: 1024, height: 1024 },
  thumbnail: { width: 150, height: 150, isCropped: true },
  medium_large: { width: 768, height: Infinity },
  '1536x1536': { width: 1536, height: 1536 },
  '2048x2048': { width: 2048, height: 2048 },
}

/** Returns the renditions that are smaller than the image. */
export function renditionsOf(picture: Dimensions): Rendition[] {
  return Object.entries(sizes).flatMap(([size, { isCropped = false, ...bounds }]) => {
    const { width, height } = isCropped ? cutTo(picture, bounds) : shrunkTo(picture, bounds)
    return width === picture.width && height === picture.height ? [] : [{ size, width, height, isCropped }]
  })
}

function cutTo(picture: Dimensions, bounds: Dimensions): Dimensions {
  return { width: Math.min(picture.width, bounds.width), height: Math.min(picture.height, bounds.height) }
}

function shrunkTo(picture: Dimensions, bounds: Dimensions): Dimensions {
  const scale = Math.min(bounds.width / picture.width, bounds.height / picture.height, 1)
  const side = (length: number): number => Math.max(1, Math.round(length * scale))
  return { width: side(picture.width), height: side(picture.height) }
}

/** Returns the names of the renditions that the image could have but lacks; all names if its dimensions are unknown. */
export function missingRenditions(
  { width, height }: { width: number | null; height: number | null },
  present: readonly { size: string }[],
): string[] {
  const possible = width === null || height === null ? Object.keys(sizes) : renditionsOf({ width, height }).map(({ size }) => size)
  return possible.filter((size) => !present.some((one) => one.size === size))
}
