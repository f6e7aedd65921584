// Turns an uploaded file into the files to store: detects its type, removes unsafe and private data, and makes renditions.
import { readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { MediaConfig } from '../config/config.ts'
import type { UploadedFile } from '../contract/operation.ts'
import type { ImageDescription } from '../db/tables/media-files.ts'
import { createSemaphore } from '../semaphore.ts'
import { ApiError } from '../contract/api-error.ts'
import { detectType } from './detect.ts'
import type * as Images from './image.ts'
import type { MeasuredImage, Modifier } from './image.ts'
import type { ImageMeta } from './image-meta.ts'
import { renditionsOf } from './sizes.ts'
import type { FocalPoint, Rendition } from './sizes.ts'
import { MAX_SVG_BYTES, sanitizeSvg } from './svg.ts'
import { DrawsTooMuchError, MAX_DRAWN } from './svg-effort.ts'
import { SVG, listAcceptedTypes, fileType, typeOfExtension } from './types.ts'
import type { FileType } from './types.ts'
import type { Part } from './uploads.ts'

export interface ProcessedUpload {
  mimeType: string
  /** The file itself, then its renditions. */
  parts: Part[]
  /** Undefined if the file is not an image. */
  imageMeta: ImageMeta | undefined
}

/** Loads the image functions on first use, because their native library takes time and memory. */
const loadImages = (): Promise<typeof Images> => import('./image.ts')

const RETRY_SECONDS = 10

/** Processing an image takes seconds and hundreds of megabytes, so the number of running and waiting jobs is limited. */
const imageJobs = createSemaphore(2, {
  maxWaiting: 16,
  refusal: () =>
    new ApiError(503, 'rest_unavailable', 'Too many images are being processed. Nothing was changed; try again in a few seconds.', {
      retryAfter: RETRY_SECONDS,
    }),
})

/** Temporary files are written to `folder`. Sizes are cropped around the focal point. */
export async function processUpload(
  { source, name }: UploadedFile,
  folder: string,
  limits: MediaConfig,
  focalPoint?: FocalPoint,
): Promise<ProcessedUpload> {
  const { size } = await stat(source)
  if (size === 0)
    throw new ApiError(
      400,
      'rest_upload_no_data',
      'The file is empty. Send its content as the request body, or as the part `file` of a form.',
    )
  const mimeType = await typeOf(source, name)
  const type = mimeType && fileType(mimeType, limits)
  if (!mimeType || !type) throw notAcceptedError(limits)
  if (mimeType === SVG) return { mimeType, parts: [await createSvgPart(source, size, folder, limits)], imageMeta: undefined }
  if (!type.isImage)
    return {
      mimeType,
      parts: [createPart('full', { source, bytes: size, width: null, height: null }, mimeType, type)],
      imageMeta: undefined,
    }
  return runImageJob(limits, async () => {
    const { withoutPrivateData } = await loadImages()
    const { file, meta } = await withoutPrivateData(source, mimeType, folder, limits.maxPixels)
    return { mimeType, parts: await createPictureParts(file, mimeType, type, folder, focalPoint), imageMeta: meta }
  })
}

/** Edits a stored image. */
export async function processEdit(
  source: string,
  modifiers: readonly Modifier[],
  mimeType: string,
  folder: string,
  limits: MediaConfig,
): Promise<Part[]> {
  const type = fileType(mimeType, limits)
  if (!type) throw notAcceptedError(limits)
  return runImageJob(limits, async () => {
    const { modifyImage } = await loadImages()
    return createPictureParts(await modifyImage(source, modifiers, mimeType, folder, limits.maxPixels), mimeType, type, folder)
  })
}

/** Returns the dimensions of a stored image and the renditions that are wanted. */
export async function wantedParts(
  source: string,
  isWanted: (rendition: Rendition) => boolean,
  mimeType: string,
  folder: string,
  limits: MediaConfig,
  focalPoint: FocalPoint | undefined,
): Promise<{ measures: MeasuredImage; parts: Part[] }> {
  const type = fileType(mimeType, limits)
  if (!type) throw notAcceptedError(limits)
  return runImageJob(limits, async () => {
    const { measureImage } = await loadImages()
    const measures = await measureImage(source)
    const wanted = renditionsOf(measures).filter(isWanted)
    return { measures, parts: await createRenditionParts(source, wanted, mimeType, type, folder, focalPoint) }
  })
}

/** Describes a stored image. One that cannot be decoded has no frames. */
export async function describeStoredImage(source: string, limits: MediaConfig): Promise<ImageDescription> {
  try {
    return await runImageJob(limits, async () => descriptionOf(await (await loadImages()).measureImage(source)))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error
    return { frames: 0, placeholder: null, dominant_color: null }
  }
}

/** Detects the type from the content. For plain text, the file name decides; plain text with the name of an image is a broken image. */
async function typeOf(source: string, name: string): Promise<string | undefined> {
  const found = await detectType(source)
  if (found !== 'text/plain') return found
  const called = typeOfExtension(extname(name).slice(1).toLowerCase())
  return called === undefined || called.startsWith('text/') ? (called ?? found) : undefined
}

async function createPictureParts(
  file: MeasuredImage,
  mimeType: string,
  type: FileType,
  folder: string,
  focalPoint?: FocalPoint,
): Promise<Part[]> {
  return [
    { ...createPart('full', file, mimeType, type), ...descriptionOf(file) },
    ...(await createRenditionParts(file.source, renditionsOf(file), mimeType, type, folder, focalPoint)),
  ]
}

const descriptionOf = ({ frames, placeholder, dominant_color }: ImageDescription): ImageDescription => ({
  frames,
  placeholder,
  dominant_color,
})

async function createRenditionParts(
  source: string,
  wanted: readonly Rendition[],
  mimeType: string,
  type: FileType,
  folder: string,
  focalPoint: FocalPoint | undefined,
): Promise<Part[]> {
  if (!wanted.length) return []
  const { createRendition: rendition, decodeImage } = await loadImages()
  const unpacked = await decodeImage(source, folder)
  const made: Part[] = []
  for (const one of wanted) made.push(createPart(one.size, await rendition(unpacked, one, mimeType, folder, focalPoint), mimeType, type))
  return made
}

async function createSvgPart(source: string, bytes: number, folder: string, limits: MediaConfig): Promise<Part> {
  if (bytes > MAX_SVG_BYTES)
    throw new ApiError(
      400,
      'rest_upload_file_too_big',
      `The SVG is larger than ${MAX_SVG_BYTES / 1024} KB. Simplify it, or upload it as a bitmap image.`,
    )
  const found = await sanitizeSvg(await readFile(source, 'utf8')).catch(refuseLargeDrawing)
  if (!found) throw new ApiError(400, 'rest_upload_sideload_error', 'The file is not a well-formed SVG. Save it again as plain SVG.')
  const file = join(folder, 'drawing')
  await writeFile(file, found.text)
  const { size } = await stat(file)
  return createPart(
    'full',
    { source: file, bytes: size, width: found.width, height: found.height },
    SVG,
    fileType(SVG, limits) ?? { extension: 'svg' },
  )
}

function refuseLargeDrawing(error: unknown): never {
  if (!(error instanceof DrawsTooMuchError)) throw error
  throw new ApiError(
    400,
    'rest_upload_file_too_big',
    `The SVG draws more than ${MAX_DRAWN} elements, with the copies that its references make, or parts of it contain each other. Simplify it, or upload it as a bitmap image.`,
  )
}

function createPart(
  size: string,
  { source, bytes, width, height }: Pick<Part, 'source' | 'bytes' | 'width' | 'height'>,
  mime_type: string,
  { extension }: Pick<FileType, 'extension'>,
): Part {
  return { size, source, bytes, width, height, mime_type, extension: `.${extension}` }
}

function notAcceptedError(limits: MediaConfig): ApiError {
  return new ApiError(
    400,
    'rest_upload_sideload_error',
    `The file type is not accepted. Accepted types are ${listAcceptedTypes(limits).join(', ')}. The type is detected from the content, not from the name.`,
  )
}

/** Runs a job when a slot is free. All errors but system errors mean that the image is broken. */
async function runImageJob<Result>({ maxPixels }: MediaConfig, work: () => Promise<Result>): Promise<Result> {
  try {
    return await imageJobs(work)
  } catch (error) {
    if (error instanceof ApiError) throw error
    const { EmptyCropError, TooManyPixelsError } = await loadImages()
    if (error instanceof TooManyPixelsError)
      throw new ApiError(
        400,
        'rest_upload_file_too_big',
        `The image is too large. The limit is ${maxPixels / 1_000_000} million pixels, and half of that for interlaced and progressive images, GIF and AVIF. Scale it down, or edit it in fewer steps.`,
      )
    if (error instanceof EmptyCropError)
      throw new ApiError(400, 'rest_image_not_edited', 'The crop leaves nothing of the image. Crop it within 0 and 100 percent.')
    // Only system errors have an errno.
    if ((error as NodeJS.ErrnoException).errno !== undefined) throw error
    throw new ApiError(400, 'rest_upload_sideload_error', 'The image is broken. Save it again and upload the new file.')
  }
}
