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
  const files = await findFilesOf(db, wanted)
  return new Map(rows.map((row) => [row.id, pictureOf(row, files.get(row.id) ?? [], baseUrl)]))
}

/** By the address of its file. */
export function findPicture(db: Kysely<Database>, url: string): Promise<ContentRow | undefined> {
  return db.selectFrom('content').selectAll().where('type', '=', 'attachment').where('status', '=', 'inherit').where('guid', '=', url).executeTakeFirst()
}

function pictureOf({ id, guid }: ContentRow, files: readonly MediaFileRow[], baseUrl: string): Picture {
  const full = files.find(({ size }) => size === 'full')
  const url = full ? uploadUrl(baseUrl, full.path) : guid
  return {
    url,
    id,
    extension: /\.([a-z0-9]+)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? '',
    width: full?.width ?? 0,
    height: full?.height ?? 0,
    filesize: full?.bytes ?? 0,
    sizes: Object.fromEntries(files.filter((file) => file !== full).map((file) => [file.size, { width: file.width ?? 0, height: file.height ?? 0, 'mime-type': file.mime_type, url: uploadUrl(baseUrl, file.path) }])),
  }
}
