// The files of attachments: which one of a folder belongs to an item, and taking it in.
import { stat } from 'node:fs/promises'
import { join, posix } from 'node:path'
import type { Item } from './item.ts'
import { mimeTypeOf } from './mime-types.ts'
import { copyToUploads, monthOf } from './uploads.ts'

/** The item's file in `folder`, or undefined if it is not there or no media file. */
export async function findMedia(item: Item, folder: string): Promise<string | undefined> {
  const path = uploadPath(item)
  const name = posix.basename(path)
  if (!mimeTypeOf(name)) return undefined
  for (const candidate of [path, `uploads/${path}`, `wp-content/uploads/${path}`, name]) {
    const file = join(folder, candidate)
    if (isPlainPath(candidate) && (await isFile(file))) return file
  }
  return undefined
}

/** Gives back the path below the uploads folder. */
export function takeIn(file: string, item: Item, date: string, mediaDir: string): Promise<string> {
  const path = uploadPath(item)
  const month = /(?:^|\/)(\d{4}\/(?:0[1-9]|1[0-2]))\/[^/]+$/.exec(path)?.[1] ?? monthOf(date)
  return copyToUploads(file, mediaDir, month, posix.basename(path))
}

/** Where the file lay below the uploads folder of the exported site. */
function uploadPath({ meta, attachmentUrl }: Item): string {
  const attached = meta.get('_wp_attached_file')?.[0]
  if (attached) return attached
  const path = decoded(attachmentUrl.replace(/[?#].*$/, ''))
  return /\/uploads\/(.+)$/.exec(path)?.[1] ?? /\d{4}\/\d{2}\/[^/]+$/.exec(path)?.[0] ?? posix.basename(path)
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** Whether a path stays below the folder that it is meant for. */
export function isPlainPath(path: string): boolean {
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && !/[\\\p{Cc}]/u.test(part))
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  )
}
