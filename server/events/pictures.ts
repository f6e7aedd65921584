// Uploaded pictures as the calendar shows them.
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { MediaFileRow } from '../db/tables/media-files.ts'
import { findFilesOf } from '../media/store.ts'
import { uploadUrl } from '../media/uploads.ts'

export interface Picture {
  url: string
  id: number
  extension: string
  width: number
  height: number
  filesize: number
  sizes: Record<string, { width: number; height: number; 'mime-type': string; url: string }>
}

/** Those that are neither private nor in the trash, by their ids. */
export async function pictures(db: Kysely<Database>, ids: readonly number[], baseUrl: string): Promise<Map<number, Picture>> {
  const wanted = [...new Set(ids.filter(Boolean))]
  const rows = wanted.length ? await db.selectFrom('content').selectAll().where('id', 'in', wanted).where('type', '=', 'attachment').where('status', '=', 'inherit').execute() : []
  const files = await findFilesOf(db, rows.map((row) => row.id))
  return new Map(rows.map((row) => [row.id, pictureOf(row, files.get(row.id) ?? [], baseUrl)]))
}

/** By the address of its file, or of where it is kept elsewhere. */
export async function findPicture(db: Kysely<Database>, url: string, baseUrl: string): Promise<ContentRow | undefined> {
  const below = uploadUrl(baseUrl, '')
  const path = url.startsWith(below) ? decoded(url.slice(below.length)) : undefined
  const attachments = db.selectFrom('content').selectAll().where('type', '=', 'attachment')
  const uploaded = path ? await attachments.where('id', 'in', (eb) => eb.selectFrom('media_files').select('content_id').where('path', '=', path).where('content_id', 'is not', null).$castTo<{ content_id: number }>()).executeTakeFirst() : undefined
  return uploaded ?? attachments.where('guid', '=', url).executeTakeFirst()
}

/** Undefined for what is no address. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function pictureOf({ id, guid }: ContentRow, files: readonly MediaFileRow[], baseUrl: string): Picture {
  const full = files.find(({ size }) => size === 'full')
  const url = full ? uploadUrl(baseUrl, full.path) : guid
  const smaller = files.filter((file) => file !== full)
  return {
    url,
    id,
    extension: /\.([a-z0-9]+)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? '',
    width: full?.width ?? 0,
    height: full?.height ?? 0,
    filesize: full?.bytes ?? 0,
    sizes: Object.fromEntries(smaller.map(({ size, width, height, mime_type, path }) => [size, { width: width ?? 0, height: height ?? 0, 'mime-type': mime_type, url: uploadUrl(baseUrl, path) }])),
  }
}
