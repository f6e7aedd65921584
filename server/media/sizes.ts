// The renditions of an image, by its dimensions.

export interface Dimensions {
  width: number
  height: number
}

/** The point of an image that stays visible where it is cropped, as fractions of its dimensions. */
export interface FocalPoint {
  x: number
  y: number
}

/** Formats the point for CSS. */
export const positionOf = ({ x, y }: FocalPoint): string => `${Math.round(x * 100)}% ${Math.round(y * 100)}%`

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

export const sizeNames: readonly string[] = Object.keys(sizes)

/** Returns the renditions that are smaller than the image. */
export function renditionsOf(image: Dimensions): Rendition[] {
  return Object.entries(sizes).flatMap(([size, { isCropped = false, ...bounds }]) => {
    const { width, height } = isCropped ? cutTo(image, bounds) : shrinkTo(image, bounds)
    return width === image.width && height === image.height ? [] : [{ size, width, height, isCropped }]
  })
}

function cutTo(image: Dimensions, bounds: Dimensions): Dimensions {
  return { width: Math.min(image.width, bounds.width), height: Math.min(image.height, bounds.height) }
}

function shrinkTo(image: Dimensions, bounds: Dimensions): Dimensions {
  const scale = Math.min(bounds.width / image.width, bounds.height / image.height, 1)
  const side = (length: number): number => Math.max(1, Math.round(length * scale))
  return { width: side(image.width), height: side(image.height) }
}

/** Returns the names of the renditions that the image could have but lacks; all names if its dimensions are unknown. */
export function findMissingRenditions(
  { width, height }: { width: number | null; height: number | null },
  present: readonly { size: string }[],
): string[] {
  const possible = width === null || height === null ? sizeNames : renditionsOf({ width, height }).map(({ size }) => size)
  return possible.filter((size) => !present.some((one) => one.size === size))
}

/** Returns the largest part of an image with the proportions of the rendition, and the point as close to its center as possible. */
export function cropAround(
  { x, y }: FocalPoint,
  image: Dimensions,
  { width, height }: Dimensions,
): Dimensions & { left: number; top: number } {
  const scale = Math.max(width / image.width, height / image.height)
  const part = { width: Math.min(image.width, Math.round(width / scale)), height: Math.min(image.height, Math.round(height / scale)) }
  const start = (point: number, side: number, whole: number): number =>
    Math.min(whole - side, Math.max(0, Math.round(point * whole - side / 2)))
  return { ...part, left: start(x, part.width, image.width), top: start(y, part.height, image.height) }
}
