// The SQL of media as content: which items show it, and to whom it shows.
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { visitor } from '../users/caller.ts'
import type { Caller } from '../users/caller.ts'
import { showsWithHost } from './media-filters.ts'
import { permalinks } from './permalinks.ts'
import { mediaPermissions, withinReach } from './permissions.ts'
import { contentBuilder } from './store.ts'

type Db = Kysely<Database>

/** Whatever has the item as its main picture loses that. */
export async function dropFeaturedMedia(db: Db, id: number): Promise<void> {
  await db
    .updateTable('content')
    .set({ featured_media: 0 })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('featured_media', '=', id)
    .execute()
}

/** The media item at a public address: by its slug and those above it. */
export async function findPublicMediaByPath(db: Db, slugs: readonly string[]): Promise<ContentRow | undefined> {
  const called = await db
    .selectFrom('content')
    .select('id')
    .where('type', '=', 'attachment')
    .where('slug', '=', slugs.at(-1) ?? '')
    .orderBy('id')
    .execute()
  const rows = await findReadableMedia(
    db,
    called.map(({ id }) => id),
    visitor,
  )
  const { link } = await permalinks(db, rows, '')
  return rows.find((row) => link(row) === `/${slugs.join('/')}/`)
}

/** Those of the media items that the caller may read. */
export async function findReadableMedia(db: Db, ids: readonly number[], caller: Caller): Promise<ContentRow[]> {
  if (!ids.length) return []
  const eb = contentBuilder()
  const conditions = [withinReach(mediaPermissions().read(caller), caller, eb, ['inherit', 'private', 'trash']), showsWithHost(caller, eb)]
  let readable = db.selectFrom('content').selectAll().where('id', 'in', ids).where('type', '=', 'attachment')
  for (const condition of conditions) if (condition) readable = readable.where(condition)
  return readable.execute()
}
