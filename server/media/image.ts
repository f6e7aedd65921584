// Measures, cleans, scales, rotates and crops image files. Needs much CPU and memory; callers must limit how many run at a time.
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Metadata, Region, Sharp } from 'sharp'
import type { ImageDescription } from '../db/tables/media-files.ts'
import { describePixels, SAMPLE_SIDE } from './image-description.ts'
import { readImageMeta } from './image-meta.ts'
import type { ImageMeta } from './image-meta.ts'
import { privateDataRemovers } from './private-data.ts'
import { cropAround } from './sizes.ts'
import type { Dimensions, FocalPoint, Rendition } from './sizes.ts'

// The cache would grow with the number of images.
sharp.cache(false)
sharp.concurrency(1)

export interface ImageFile extends Dimensions {
  source: string
  bytes: number
}

export interface MeasuredImage extends ImageFile, ImageDescription {}

export interface ImageInfo {
  file: MeasuredImage
  meta: ImageMeta
}

/** The image or the requested work exceeds the pixel limit. */
export class TooManyPixelsError extends Error {}

/** The factor for pixels of images that are expensive to decode. */
const COSTLY_PIXEL_FACTOR = 2
/** The factor by which all modifiers of an image together may exceed the pixel limit. */
const MAX_WORK_FACTOR = 5

const JPEG_QUALITY = 92
const RENDITION_QUALITY = 82
/** AVIF looks the same as JPEG at this much less. */
const AVIF_QUALITY_OFFSET = 30
/** Higher levels take several times as long and save little. */
const PNG_COMPRESSION = 7

const open = (source: string): Sharp => sharp(source, { limitInputPixels: false, failOn: 'error' })

/** Whether decoding is slow and needs much memory, because the whole image must be decoded before the first line is known. */
function isCostly({ isProgressive, format }: Metadata): boolean {
  return isProgressive || !['jpeg', 'png', 'webp'].includes(format)
}

/** Writes the image to `folder`, upright and without private data; throws if it cannot be decoded completely. */
export async function withoutPrivateData(source: string, mimeType: string, folder: string, maxPixels: number): Promise<ImageInfo> {
  const found = await open(source).metadata()
  if (found.width * found.height * (isCostly(found) ? COSTLY_PIXEL_FACTOR : 1) > maxPixels) throw new TooManyPixelsError()
  const file = join(folder, 'clean')
  if (needsReencoding(found, mimeType)) await encodeAs(open(source).autoOrient(), mimeType, JPEG_QUALITY).toFile(file)
  else await writeFile(file, (privateDataRemovers[mimeType] ?? keepBytes)(await readFile(source)))
  return { file: await measureImage(file), meta: readImageMeta(found.exif) }
}

const keepBytes = (bytes: Buffer): Buffer => bytes

/** Whether the image must be rotated, or re-encoded to remove private data. Excludes animations, which re-encoding would stop. */
function needsReencoding({ orientation = 1, pages = 1, exif, xmp }: Metadata, mimeType: string): boolean {
  if (pages > 1) return false
  return orientation > 1 || (privateDataRemovers[mimeType] === undefined && Boolean(exif ?? xmp))
}

/** Decodes every pixel once, which throws for a broken image. */
export async function measureImage(source: string): Promise<MeasuredImage> {
  const { width, height, pages = 1 } = await open(source).metadata()
  const sample = open(source).resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'inside' }).toColourspace('srgb').ensureAlpha()
  const pixels = await sample.raw().toBuffer({ resolveWithObject: true })
  return { source, width, height, bytes: (await stat(source)).size, frames: pages, ...(await describePixels(pixels)) }
}

/** Returns the image in a format that decodes fast; writes it to `folder` if needed. */
export async function decodeImage(source: string, folder: string): Promise<string> {
  if (!isCostly(await open(source).metadata())) return source
  const file = join(folder, 'unpacked')
  await open(source).png({ compressionLevel: 1 }).toFile(file)
  return file
}

export async function createRendition(
  source: string,
  { width, height, isCropped, size }: Rendition,
  mimeType: string,
  folder: string,
  focalPoint?: FocalPoint,
  timeoutSeconds = 0,
): Promise<ImageFile> {
  const file = join(folder, size)
  const image = open(source).timeout({ seconds: timeoutSeconds })
  const { isPalette, ...whole } = await image.metadata()
  const resized =
    isCropped && focalPoint
      ? image.extract(cropAround(focalPoint, whole, { width, height })).resize(width, height, { fit: 'fill' })
      : image.resize(width, height, { fit: isCropped ? 'cover' : 'fill' })
  await encodeAs(resized, mimeType, RENDITION_QUALITY, isPalette).toFile(file)
  return { source: file, width, height, bytes: (await stat(file)).size }
}

/** With `palette`, a PNG has up to 256 colors, like its source. Otherwise, adaptive filters make photos and gradients small. */
function encodeAs(image: Sharp, mimeType: string, quality: number, palette = false): Sharp {
  switch (mimeType) {
    case 'image/jpeg':
      return image.jpeg({ quality, mozjpeg: false })
    case 'image/webp':
      return image.webp({ quality })
    case 'image/avif':
      return image.avif({ quality: quality - AVIF_QUALITY_OFFSET, effort: 2 })
    case 'image/gif':
      return image.gif()
    default:
      return image.png(palette ? { palette } : { adaptiveFiltering: true, compressionLevel: PNG_COMPRESSION })
  }
}

/** An edit of an image. A crop is given in percent of the dimensions. */
export type Modifier =
  { type: 'rotate'; args: { angle: number } } | { type: 'crop'; args: { left: number; top: number; width: number; height: number } }

/** The crop leaves no pixels. */
export class EmptyCropError extends Error {}

/** Applies the modifiers in order and writes the new image to `folder`. */
export async function modifyImage(
  source: string,
  modifiers: readonly Modifier[],
  mimeType: string,
  folder: string,
  maxPixels: number,
): Promise<MeasuredImage> {
  let file = source
  let work = 0
  for (const [index, modifier] of modifiers.entries()) {
    const next = join(folder, `step-${index}`)
    const isLast = index === modifiers.length - 1
    const measures = await open(file).metadata()
    const pixels = modifier.type === 'rotate' ? turnPixels(measures, modifier.args.angle) : measures.width * measures.height
    work += pixels
    if ((modifier.type === 'rotate' && pixels > maxPixels) || work > MAX_WORK_FACTOR * maxPixels) throw new TooManyPixelsError()
    const changed =
      modifier.type === 'rotate'
        ? open(file).rotate(modifier.args.angle, { background: backgroundFor(mimeType) })
        : open(file).extract(cropRegion(measures, modifier.args))
    // Intermediate images are lossless.
    await (isLast ? encodeAs(changed, mimeType, JPEG_QUALITY) : changed.png({ compressionLevel: 1 })).toFile(next)
    file = next
  }
  return measureImage(file)
}

function turnPixels({ width, height }: Dimensions, angle: number): number {
  const [sin, cos] = [Math.abs(Math.sin((angle * Math.PI) / 180)), Math.abs(Math.cos((angle * Math.PI) / 180))]
  return (width * cos + height * sin) * (width * sin + height * cos)
}

function backgroundFor(mimeType: string): string {
  return mimeType === 'image/jpeg' ? '#ffffff' : '#ffffff00'
}

function cropRegion({ width, height }: Dimensions, crop: Extract<Modifier, { type: 'crop' }>['args']): Region {
  const [left, leftEnd] = toPixels(crop.left, crop.width, width)
  const [top, topEnd] = toPixels(crop.top, crop.height, height)
  if (leftEnd <= left || topEnd <= top) throw new EmptyCropError()
  return { left, top, width: leftEnd - left, height: topEnd - top }
}

/** Converts percentages to pixels, clipped to the image. */
function toPixels(start: number, length: number, whole: number): [number, number] {
  const pixel = (percent: number): number => Math.min(whole, Math.max(0, Math.round((percent / 100) * whole)))
  const from = pixel(start)
  return [from, Math.min(whole, from + Math.round((Math.min(length, 100) / 100) * whole))]
}
