import type { Context } from '../context.ts'
import type { Caller } from '../users/caller.ts'
import { findReadableMedia } from './library-store.ts'
import { findFilesOf } from './store.ts'
import { uploadUrl } from './uploads.ts'

/** Returns the URL of the first of these sizes that the image has; undefined if it does not exist, or the caller cannot read it. */
export async function findImageUrl(
  id: number,
  sizes: readonly string[],
  caller: Caller,
  { db, config }: Pick<Context, 'db' | 'config'>,
): Promise<string | undefined> {
  const [row] = id ? await findReadableMedia(db, [id], caller) : []
  const files = row && (await findFilesOf(db, [row.id])).get(row.id)
  const [file] = sizes.flatMap((size) => files?.find((one) => one.size === size) ?? [])
  return file && uploadUrl(config.baseUrl, file.path)
}
