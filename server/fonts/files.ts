// The sources of a font face: URLs of fonts, and uploaded files, which are stored in the uploads folder.
import { stat } from 'node:fs/promises'
import type { RequestContext } from '../context.ts'
import { ApiError, invalidParam } from '../contract/api-error.ts'
import type { UploadedFile } from '../contract/operation.ts'
import { detectType } from '../media/detect.ts'
import { FONTS, fontTypes } from '../media/types.ts'
import { discardFiles, plainStem, storeFiles, uploadUrl } from '../media/uploads.ts'
import { OutgoingError } from '../outgoing/public-client.ts'
import { FIELD } from './face.ts'
import type { FaceSettings } from './face.ts'

const MAX_MEGABYTES = 30

type Files = ReadonlyMap<string, UploadedFile>

const sourcesOf = ({ src }: FaceSettings): string[] => [src].flat()

/** Throws unless each source is the name of a sent file, or a URL on this site or a public one, and each file is a source. */
export async function assertSources(settings: FaceSettings, files: Files, context: RequestContext): Promise<void> {
  const sources = sourcesOf(settings)
  const unused = [...files.keys()].find((name) => !sources.includes(name))
  if (unused !== undefined) throw invalidParam(FIELD, `must name the file "${unused}" in src, as the request has it`)
  for (const source of sources) if (!files.has(source)) await assertUrl(source, context)
}

async function assertUrl(source: string, { config, fetchPublic }: RequestContext): Promise<void> {
  if (URL.parse(source)?.origin === new URL(config.baseUrl).origin) return
  try {
    await fetchPublic.assertPublic(source)
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    throw invalidParam(
      FIELD,
      `must have a src that is a URL on this site or on the public internet, or the name of a file in the request: ${source}`,
    )
  }
}

export interface StoredFonts {
  paths: string[]
  /** The settings, with URLs instead of the names of files. */
  settings: FaceSettings
}

/** Stores the files in the settings. If one of them is not a font, none is stored. */
export async function storeFonts(settings: FaceSettings, files: Files, context: RequestContext): Promise<StoredFonts> {
  const checked = new Map<string, Parameters<typeof storeFiles>[3]>()
  for (const [name, file] of files) checked.set(name, [await createPart(file)])
  const paths = new Map<string, string>()
  try {
    for (const [name, parts] of checked) {
      const [stored] = await storeFiles(context, FONTS, plainStem(files.get(name)?.name ?? name), parts)
      if (stored) paths.set(name, stored.path)
    }
  } catch (error) {
    await discardFiles(context, [...paths.values()])
    throw error
  }
  const urlOf = (source: string): string => {
    const path = paths.get(source)
    return path === undefined ? source : uploadUrl(context.config.baseUrl, path)
  }
  const { src } = settings
  return { paths: [...paths.values()], settings: { ...settings, src: Array.isArray(src) ? src.map(urlOf) : urlOf(src) } }
}

async function createPart({ source }: UploadedFile) {
  const { size: bytes } = await stat(source)
  if (bytes > MAX_MEGABYTES * 1024 * 1024)
    throw new ApiError(400, 'rest_upload_file_too_big', `The font is larger than ${MAX_MEGABYTES} MB. Send a subset of it.`)
  const mime_type = (await detectType(source)) ?? ''
  const extension = Object.hasOwn(fontTypes, mime_type) ? fontTypes[mime_type] : undefined
  if (!extension)
    throw new ApiError(
      400,
      'rest_font_upload_invalid_file_type',
      'The file is not a font. Upload a WOFF2, WOFF, TrueType or OpenType file; the type is detected from the content, not from the name.',
    )
  return { size: 'full', source, bytes, width: null, height: null, mime_type, extension: `.${extension}` }
}
