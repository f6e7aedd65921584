// Uploaded images in the form of the calendar.
import { findReadableMedia } from '../media/library-store.ts'
import type { RequestContext } from '../context.ts'
import { idsOf } from '../db/ids.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { MediaFileRow } from '../db/tables/media-files.ts'
import { findFilesOf } from '../media/store.ts'
import { uploadUrl } from '../media/uploads.ts'

/** Dimensions and sizes are null if they are unknown, for example for images on other sites. */
export interface CalendarImage {
  url: string
  id: number
  extension: string
  width: number | null
  height: number | null
  filesize: number | null
  sizes: Record<string, { width: number | null; height: number | null; 'mime-type': string; url: string }>
}

/** Returns the images that the caller may read, by ID. */
export async function findImages(ids: readonly number[], context: RequestContext): Promise<Map<number, CalendarImage>> {
  const rows = await findReadableImages([...new Set(ids.filter(Boolean))], context)
  const files = await findFilesOf(context.db, idsOf(rows))
  return new Map(rows.map((row) => [row.id, imageFrom(row, files.get(row.id) ?? [], context.config.baseUrl)]))
}

/** Returns the images that the caller may read and that are neither private nor in the trash. */
export async function findReadableImages(ids: readonly number[], { db, caller }: RequestContext): Promise<ContentRow[]> {
  return (await findReadableMedia(db, ids, caller)).filter(({ status }) => status === 'inherit')
}

function imageFrom({ id, guid }: ContentRow, files: readonly MediaFileRow[], baseUrl: string): CalendarImage {
  const full = files.find(({ size }) => size === 'full')
  const url = full ? uploadUrl(baseUrl, full.path) : guid
  const smaller = files
    .filter(({ size }) => size !== 'full')
    .map(
      ({ size, width, height, mime_type, path }) =>
        [size, { width, height, 'mime-type': mime_type, url: uploadUrl(baseUrl, path) }] as const,
    )
  return {
    url,
    id,
    extension: /\.([a-z0-9]+)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? '',
    width: full?.width ?? null,
    height: full?.height ?? null,
    filesize: full?.bytes ?? null,
    sizes: Object.fromEntries(smaller),
  }
}
