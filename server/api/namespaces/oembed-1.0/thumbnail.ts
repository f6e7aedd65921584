// The picture that stands for an item of this site in an embed.
import type { Kysely } from 'kysely'
import { findReadableMedia } from '../../../media/library.ts'
import type { Database } from '../../../db/schema.ts'
import { findFilesOf } from '../../../media/store.ts'
import { visitor } from '../../../users/caller.ts'

interface Picture {
  /** Below the uploads. */
  path: string
  width: number
  height: number
}

/** The smallest rendition of a picture that anybody may see which shows all of it in this width, in the measures in which it is to be shown. */
export async function thumbnailOf(id: number, width: number, db: Kysely<Database>): Promise<Picture | undefined> {
  const readable = await findReadableMedia(db, [id], visitor)
  const files = readable.length ? ((await findFilesOf(db, [id])).get(id) ?? []) : []
  const full = files.find(({ size }) => size === 'full')
  if (!full?.width || !full.height) return undefined
  const picture = { path: full.path, width: full.width, height: full.height }
  const whole = files.flatMap(({ path, width: wide, height: high }): Picture[] =>
    wide && high && wide >= width && isShapedLike(picture, wide, high) ? [{ path, width: wide, height: high }] : [],
  )
  return shownWithin(whole.at(-1) ?? picture, width)
}

/** A pixel more or less comes from rounding. */
function isShapedLike({ width, height }: Picture, wide: number, high: number): boolean {
  return Math.abs((wide / width) * height - high) <= 1
}

function shownWithin({ path, width, height }: Picture, most: number): Picture {
  const shown = Math.min(width, most)
  return { path, width: shown, height: Math.max(1, Math.round((shown / width) * height)) }
}
