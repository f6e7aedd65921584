// Uploaded pictures as the calendar shows them.
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'

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
export async function pictures(db: Kysely<Database>, ids: readonly number[]): Promise<Map<number, Picture>> {
  const wanted = [...new Set(ids.filter(Boolean))]
  const rows = wanted.length ? await db.selectFrom('content').selectAll().where('id', 'in', wanted).where('type', '=', 'attachment').where('status', '=', 'inherit').execute() : []
  return new Map(rows.map((row) => [row.id, pictureOf(row)]))
}

/** By the address of its file. */
export function findPicture(db: Kysely<Database>, url: string): Promise<ContentRow | undefined> {
  return db.selectFrom('content').selectAll().where('type', '=', 'attachment').where('status', '=', 'inherit').where('guid', '=', url).executeTakeFirst()
}

function pictureOf({ id, guid }: ContentRow): Picture {
  return { url: guid, id, extension: /\.([a-z0-9]+)(?:[?#]|$)/i.exec(guid)?.[1]?.toLowerCase() ?? '', width: 0, height: 0, filesize: 0, sizes: {} }
}
