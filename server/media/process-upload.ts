// From a local file to what is kept of it: its type, its harmless form and its renditions. What is not accepted is refused.
import { readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { MediaConfig } from '../config/config.ts'
import type { UploadedFile } from '../contract/operation.ts'
import { semaphore } from '../semaphore.ts'
import { ApiError } from '../contract/api-error.ts'
import { detectedType } from './detect.ts'
import {
  EmptyCropError,
  TooManyPixelsError,
  withoutPrivateData,
  measurePicture,
  modifyPicture,
  rendition,
  unpackedPicture,
} from './image.ts'
import type { Modifier, PictureFile } from './image.ts'
import type { ImageMeta } from './image-meta.ts'
import { renditionsOf } from './sizes.ts'
import type { Rendition } from './sizes.ts'
import { MAX_SVG_BYTES, harmlessSvg } from './svg.ts'
import { SVG, acceptedTypes, fileType, typeOfEnding } from './types.ts'
import type { FileType } from './types.ts'
import type { Part } from './uploads.ts'

export interface ProcessedUpload {
  mimeType: string
  /** The file itself, then its renditions. */
  parts: Part[]
  /** Undefined for what is no picture. */
  imageMeta: ImageMeta | undefined
}

const RETRY_SECONDS = 10

/** Work with pictures takes seconds, and hundreds of megabytes. What waits is bounded, so that nobody waits for long. */
const atOnce = semaphore(2, {
  maxWaiting: 16,
  refusal: () =>
    new ApiError(503, 'rest_unavailable', 'Too many pictures are being worked on. Nothing was changed; try again in a few seconds.', {
      retryAfter: RETRY_SECONDS,
    }),
})

/** `folder` takes what is made on the way. */
export async function processUpload({ source, name }: UploadedFile, folder: string, limits: MediaConfig): Promise<ProcessedUpload> {
  const { size } = await stat(source)
  if (size === 0)
    throw new ApiError(400, 'rest_upload_no_data', 'The file is empty. Send its content as the body, or as the part `file` of a form.')
  const mimeType = await typeOf(source, name)
  const type = mimeType && fileType(mimeType, limits)
  if (!mimeType || !type) throw notAccepted(limits)
  if (mimeType === SVG) return { mimeType, parts: [await drawing(source, size, folder, limits)], imageMeta: undefined }
  if (!type.isPicture)
    return { mimeType, parts: [part('full', { source, bytes: size, width: null, height: null }, mimeType, type)], imageMeta: undefined }
  return workedOn(limits, async () => {
    const { file, meta } = await withoutPrivateData(source, mimeType, folder, limits.maxPixels)
    return { mimeType, parts: await pictureParts(file, mimeType, type, folder), imageMeta: meta }
  })
}

/** A picture that is kept already, changed. */
export async function changed(
  source: string,
  modifiers: readonly Modifier[],
  mimeType: string,
  folder: string,
  limits: MediaConfig,
): Promise<Part[]> {
  const type = fileType(mimeType, limits)
  if (!type) throw notAccepted(limits)
  return workedOn(limits, async () =>
    pictureParts(await modifyPicture(source, modifiers, mimeType, folder, limits.maxPixels), mimeType, type, folder),
  )
}

/** The measures of a picture that is kept already, and those of its renditions that it has not. */
export async function missingParts(
  source: string,
  present: readonly { size: string }[],
  mimeType: string,
  folder: string,
  limits: MediaConfig,
): Promise<{ measures: PictureFile; parts: Part[] }> {
  const type = fileType(mimeType, limits)
  if (!type) throw notAccepted(limits)
  return workedOn(limits, async () => {
    const measures = await measurePicture(source)
    const wanted = renditionsOf(measures).filter(({ size }) => !present.some((one) => one.size === size))
    return { measures, parts: await renditionParts(source, wanted, mimeType, type, folder) }
  })
}

/** The content decides. Where it tells no more than that this is a text, the name says of what kind; a text that is called a picture is a broken one. */
async function typeOf(source: string, name: string): Promise<string | undefined> {
  const found = await detectedType(source)
  if (found !== 'text/plain') return found
  const called = typeOfEnding(extname(name).slice(1).toLowerCase())
  return called === undefined || called.startsWith('text/') ? (called ?? found) : undefined
}

async function pictureParts(file: PictureFile, mimeType: string, type: FileType, folder: string): Promise<Part[]> {
  return [part('full', file, mimeType, type), ...(await renditionParts(file.source, renditionsOf(file), mimeType, type, folder))]
}

async function renditionParts(
  source: string,
  wanted: readonly Rendition[],
  mimeType: string,
  type: FileType,
  folder: string,
): Promise<Part[]> {
  if (!wanted.length) return []
  const unpacked = await unpackedPicture(source, folder)
  const made: Part[] = []
  for (const one of wanted) made.push(part(one.size, await rendition(unpacked, one, mimeType, folder), mimeType, type))
  return made
}

async function drawing(source: string, bytes: number, folder: string, limits: MediaConfig): Promise<Part> {
  if (bytes > MAX_SVG_BYTES)
    throw new ApiError(
      400,
      'rest_upload_file_too_big',
      `The drawing is larger than ${MAX_SVG_BYTES / 1024} KB. Simplify it, or send it as a picture.`,
    )
  const found = harmlessSvg(await readFile(source, 'utf8'))
  if (!found) throw new ApiError(400, 'rest_upload_sideload_error', 'The drawing is no well-formed SVG. Save it again as plain SVG.')
  const file = join(folder, 'drawing')
  await writeFile(file, found.text)
  const { size } = await stat(file)
  return part(
    'full',
    { source: file, bytes: size, width: found.width, height: found.height },
    SVG,
    fileType(SVG, limits) ?? { ending: 'svg' },
  )
}

function part(
  size: string,
  { source, bytes, width, height }: Pick<Part, 'source' | 'bytes' | 'width' | 'height'>,
  mime_type: string,
  { ending }: Pick<FileType, 'ending'>,
): Part {
  return { size, source, bytes, width, height, mime_type, ending: `.${ending}` }
}

function notAccepted(limits: MediaConfig): ApiError {
  return new ApiError(
    400,
    'rest_upload_sideload_error',
    `The file is of no type that is accepted. Accepted are ${acceptedTypes(limits).join(', ')}. The content of the file counts, not its name.`,
  )
}

/** Works on a picture when its turn has come. What goes wrong with a picture is the fault of the picture. */
async function workedOn<Result>({ maxPixels }: MediaConfig, work: () => Promise<Result>): Promise<Result> {
  try {
    return await atOnce(work)
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (error instanceof TooManyPixelsError)
      throw new ApiError(
        400,
        'rest_upload_file_too_big',
        `The picture is larger than ${maxPixels / 1_000_000} million pixels, of which interlaced and progressive ones, GIF and AVIF may have half. Make it smaller, or change it in fewer steps.`,
      )
    if (error instanceof EmptyCropError)
      throw new ApiError(400, 'rest_image_not_edited', 'Nothing is left of the picture. Crop it within 0 and 100 percent.')
    // Only the machine's own failures have a number.
    if ((error as NodeJS.ErrnoException).errno !== undefined) throw error
    throw new ApiError(400, 'rest_upload_sideload_error', 'The picture is broken. Save it again and send that.')
  }
}
