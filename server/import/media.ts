// Finds the files of attachments in a folder and processes them like uploads.
import { stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import type { FileMeta } from '../media/traits/file.ts'
import type { Context } from '../context.ts'
import { ApiError } from '../contract/api-error.ts'
import { processUpload } from '../media/process-upload.ts'
import { withStaging } from '../media/staging.ts'
import { storeFiles, monthOf, plainStem } from '../media/uploads.ts'
import type { ItemFields } from './item.ts'
import { typeOfName } from '../media/types.ts'

/** Returns the item's file in `folder`; undefined if it does not exist or is not a media file. */
export async function findMedia(item: ItemFields, folder: string): Promise<string | undefined> {
  const path = uploadPath(item)
  const name = posix.basename(path)
  if (!typeOfName(name)) return undefined
  for (const candidate of [path, `uploads/${path}`, `wp-content/uploads/${path}`, name]) {
    const file = join(folder, candidate)
    if (isPlainPath(candidate) && (await isFile(file))) return file
  }
  return undefined
}

export interface StoredMedia {
  paths: string[]
  mimeType: string
  meta: FileMeta
}

/** Stores the file with its renditions; undefined if it is broken or its type is not accepted. */
export async function storeMedia(file: string, item: ItemFields, date: string, context: Context): Promise<StoredMedia | undefined> {
  const path = uploadPath(item)
  const month = /(?:^|\/)(\d{4}\/(?:0[1-9]|1[0-2]))\/[^/]+$/.exec(path)?.[1] ?? monthOf(date)
  return withStaging(context.config.media.staging, async (folder) => {
    const taken = await processUpload({ source: file, name: posix.basename(path) }, folder, context.config.media).catch(ignoreRefused)
    if (!taken) return undefined
    const files = await storeFiles(context, month, plainStem(path), taken.parts)
    return {
      paths: files.map((one) => one.path),
      mimeType: taken.mimeType,
      meta: { ...(taken.imageMeta && { image_meta: taken.imageMeta }) },
    }
  })
}

function ignoreRefused(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error
}

/** The path of the file below the uploads folder of the exported site. */
function uploadPath({ meta, attachmentUrl }: ItemFields): string {
  const attached = meta.get('_wp_attached_file')?.[0]
  if (attached) return attached
  const path = decode(attachmentUrl.replace(/[?#].*$/, ''))
  return /\/uploads\/(.+)$/.exec(path)?.[1] ?? /\d{4}\/\d{2}\/[^/]+$/.exec(path)?.[0] ?? posix.basename(path)
}

function decode(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

/** Whether a path stays inside its folder. */
export function isPlainPath(path: string): boolean {
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && !/[\\\p{Cc}]/u.test(part))
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}
