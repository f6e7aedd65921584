// Pictures: measuring, cleaning, making smaller, turning and cropping. Works on files. Each costs processor and memory: callers see to it that few are worked on at a time.
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Metadata, Region, Sharp } from 'sharp'
import { imageMeta } from './image-meta.ts'
import type { ImageMeta } from './image-meta.ts'
import { cleaners } from './private-data.ts'
import type { Dimensions, Rendition } from './sizes.ts'

// What is kept between pictures would grow with their number.
sharp.cache(false)
sharp.concurrency(1)

export interface PictureFile extends Dimensions {
  source: string
  bytes: number
}

export interface Picture {
  file: PictureFile
  meta: ImageMeta
}

/** The picture, or what is to be done with it, has more pixels than are allowed. */
export class TooManyPixelsError extends Error {}

/** A picture that is costly to read counts as that many of its size. */
const COSTLY = 2
/** The changes of a picture may come to so many of the largest size. */
const MAX_WORK = 5

const JPEG_QUALITY = 92
const RENDITION_QUALITY = 82

const open = (source: string): Sharp => sharp(source, { limitInputPixels: false, failOn: 'error' })

/** Whether each reading takes long, and much memory: all of it must be unpacked before the first line is known. */
function isCostly({ isProgressive, format }: Metadata): boolean {
  return isProgressive || !['jpeg', 'png', 'webp'].includes(format)
}

/** The picture upright and without private data, as a file in `folder`; fails if it cannot be read to its end. */
export async function withoutPrivateData(source: string, mimeType: string, folder: string, maxPixels: number): Promise<Picture> {
  const found = await open(source).metadata()
  if (found.width * found.height * (isCostly(found) ? COSTLY : 1) > maxPixels) throw new TooManyPixelsError()
  const file = join(folder, 'clean')
  if (needsNewPicture(found, mimeType)) await inFormat(open(source).autoOrient(), mimeType, JPEG_QUALITY).toFile(file)
  else await writeFile(file, (cleaners[mimeType] ?? asItIs)(await readFile(source)))
  return { file: await measurePicture(file), meta: imageMeta(found.exif) }
}

const asItIs = (bytes: Buffer): Buffer => bytes

/** One that lies on its side, or whose private data cannot be taken out otherwise. An animation would come to a stop. */
function needsNewPicture({ orientation = 1, pages = 1, exif, xmp }: Metadata, mimeType: string): boolean {
  if (pages > 1) return false
  return orientation > 1 || (cleaners[mimeType] === undefined && Boolean(exif ?? xmp))
}

/** Reads every pixel once: a broken picture is found out here. */
export async function measurePicture(source: string): Promise<PictureFile> {
  const { width, height } = await open(source).metadata()
  await open(source).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return { source, width, height, bytes: (await stat(source)).size }
}

/** The same picture in a form that is read fast, in `folder`, where it is not in one already. */
export async function unpackedPicture(source: string, folder: string): Promise<string> {
  if (!isCostly(await open(source).metadata())) return source
  const file = join(folder, 'unpacked')
  await open(source).png({ compressionLevel: 1 }).toFile(file)
  return file
}

export async function rendition(
  source: string,
  { width, height, isCropped, size }: Rendition,
  mimeType: string,
  folder: string,
): Promise<PictureFile> {
  const file = join(folder, size)
  await inFormat(open(source).resize(width, height, { fit: isCropped ? 'cover' : 'fill' }), mimeType, RENDITION_QUALITY).toFile(file)
  return { source: file, width, height, bytes: (await stat(file)).size }
}

function inFormat(picture: Sharp, mimeType: string, quality: number): Sharp {
  switch (mimeType) {
    case 'image/jpeg':
      return picture.jpeg({ quality, mozjpeg: false })
    case 'image/webp':
      return picture.webp({ quality })
    case 'image/avif':
      return picture.avif({ quality: quality - 20, effort: 2 })
    case 'image/gif':
      return picture.gif()
    default:
      return picture.png()
  }
}

/** A change of a picture; a crop is in percent of its measures. */
export type Modifier =
  { type: 'rotate'; args: { angle: number } } | { type: 'crop'; args: { left: number; top: number; width: number; height: number } }

/** The crop leaves nothing of the picture, or a turn makes it too large. */
export class EmptyCropError extends Error {}

/** A new picture in `folder`, changed by one modifier after the other. */
export async function modifyPicture(
  source: string,
  modifiers: readonly Modifier[],
  mimeType: string,
  folder: string,
  maxPixels: number,
): Promise<PictureFile> {
  let file = source
  let work = 0
  for (const [index, modifier] of modifiers.entries()) {
    const next = join(folder, `step-${index}`)
    const isLast = index === modifiers.length - 1
    const measures = await open(file).metadata()
    const pixels = modifier.type === 'rotate' ? turnedPixels(measures, modifier.args.angle) : measures.width * measures.height
    work += pixels
    if ((modifier.type === 'rotate' && pixels > maxPixels) || work > MAX_WORK * maxPixels) throw new TooManyPixelsError()
    const changed =
      modifier.type === 'rotate'
        ? open(file).rotate(modifier.args.angle, { background: background(mimeType) })
        : open(file).extract(region(measures, modifier.args))
    // Steps in between lose nothing.
    await (isLast ? inFormat(changed, mimeType, JPEG_QUALITY) : changed.png({ compressionLevel: 1 })).toFile(next)
    file = next
  }
  return measurePicture(file)
}

function turnedPixels({ width, height }: Dimensions, angle: number): number {
  const [sin, cos] = [Math.abs(Math.sin((angle * Math.PI) / 180)), Math.abs(Math.cos((angle * Math.PI) / 180))]
  return (width * cos + height * sin) * (width * sin + height * cos)
}

function background(mimeType: string): string {
  return mimeType === 'image/jpeg' ? '#ffffff' : '#ffffff00'
}

function region({ width, height }: Dimensions, crop: Extract<Modifier, { type: 'crop' }>['args']): Region {
  const [left, leftEnd] = span(crop.left, crop.width, width)
  const [top, topEnd] = span(crop.top, crop.height, height)
  if (leftEnd <= left || topEnd <= top) throw new EmptyCropError()
  return { left, top, width: leftEnd - left, height: topEnd - top }
}

/** Percentages -> pixels, what lies outside cut off. */
function span(start: number, length: number, whole: number): [number, number] {
  const pixel = (percent: number): number => Math.min(whole, Math.max(0, Math.round((percent / 100) * whole)))
  const from = pixel(start)
  return [from, Math.min(whole, from + Math.round((Math.min(length, 100) / 100) * whole))]
}
