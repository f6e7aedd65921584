// The thumbnail of an embed of this site's content.
import type { Db } from '#server/db/schema.ts'
import { findReadableMedia } from '#server/media/library-store.ts'
import { findFilesOf } from '#server/media/store.ts'
import { anonymous } from '#server/users/caller.ts'

interface Thumbnail {
  /** The path below the uploads folder. */
  path: string
  width: number
  height: number
}

/** Returns the smallest uncropped rendition of a public image that is at least this wide, with its display size. */
export async function thumbnailOf(id: number, width: number, db: Db): Promise<Thumbnail | undefined> {
  const readable = await findReadableMedia(db, [id], anonymous)
  const files = readable.length ? ((await findFilesOf(db, [id])).get(id) ?? []) : []
  const full = files.find(({ size }) => size === 'full')
  if (!full?.width || !full.height) return undefined
  const image = { path: full.path, width: full.width, height: full.height }
  const uncropped = files.flatMap(({ path, width: wide, height: high }): Thumbnail[] =>
    wide && high && wide >= width && hasSameRatio(image, wide, high) ? [{ path, width: wide, height: high }] : [],
  )
  return scaleDown(uncropped.at(-1) ?? image, width)
}

/** Whether the aspect ratio is the same, except for a pixel of rounding. */
function hasSameRatio({ width, height }: Thumbnail, wide: number, high: number): boolean {
  return Math.abs((wide / width) * height - high) <= 1
}

function scaleDown({ path, width, height }: Thumbnail, maxWidth: number): Thumbnail {
  const displayWidth = Math.min(width, maxWidth)
  return { path, width: displayWidth, height: Math.max(1, Math.round((displayWidth / width) * height)) }
}
