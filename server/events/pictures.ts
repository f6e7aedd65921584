// Uploaded pictures as the calendar shows them.
import type { Kysely } from 'kysely'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { MediaFileRow } from '../db/tables/media-files.ts'
import { findFilesOf } from '../media/store.ts'
import { uploadUrl } from '../media/uploads.ts'

/** What nobody has measured is null, as with pictures that are kept elsewhere. */
export interface Picture {
  url: string
  id: number
  extension: string
  width: number | null
  height: number | null
  filesize: number | null
  sizes: Record<string, { width: number | null; height: number | null; 'mime-type': string; url: string }>
}

/** Those that are neither private nor in the trash, by their ids. */
export async function pictures(db: Kysely<Database>, { baseUrl }: Config, ids: readonly number[]): Promise<Map<number, Picture>> {
  const wanted = [...new Set(ids.filter(Boolean))]
  const rows = wanted.length ? await db.selectFrom('content').selectAll().where('id', 'in', wanted).where('type', '=', 'attachment').where('status', '=', 'inherit').execute() : []
  const files = await findFilesOf(db, rows.map((row) => row.id))
  return new Map(rows.map((row) => [row.id, pictureOf(row, files.get(row.id) ?? [], baseUrl)]))
}

/** By the address of its file. */
export function findPicture(db: Kysely<Database>, url: string): Promise<ContentRow | undefined> {
  return db.selectFrom('content').selectAll().where('type', '=', 'attachment').where('status', '=', 'inherit').where('guid', '=', url).executeTakeFirst()
}

function pictureOf({ id, guid }: ContentRow, files: readonly MediaFileRow[], baseUrl: string): Picture {
  const full = files.find(({ size }) => size === 'full')
  const url = full ? uploadUrl(baseUrl, full.path) : guid
  const smaller = files.filter(({ size }) => size !== 'full').map(({ size, width, height, mime_type, path }) => [size, { width, height, 'mime-type': mime_type, url: uploadUrl(baseUrl, path) }] as const)
  return { url, id, extension: /\.([a-z0-9]+)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? '', width: full?.width ?? null, height: full?.height ?? null, filesize: full?.bytes ?? null, sizes: Object.fromEntries(smaller) }
}
