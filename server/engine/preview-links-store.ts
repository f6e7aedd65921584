// The SQL of preview links.
import type { Insertable } from 'kysely'
import { compiledQuery } from '../db/compiled-query.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { PreviewLinkRow, PreviewLinksTable } from '../db/tables/preview-links.ts'
import type { UserRow } from '../db/tables/users.ts'

/** A preview link with the user who created it. */
export type PreviewLinkWithCreator = PreviewLinkRow & { creator: UserRow }

/** A preview link with its creator, and the columns that decide whether the creator may edit the item. */
export type FoundPreviewLink = PreviewLinkWithCreator & { item: Pick<ContentRow, 'type' | 'author' | 'status' | 'status_before_trash'> }

export async function insertPreviewLink(db: Db, row: Insertable<PreviewLinksTable>): Promise<PreviewLinkRow> {
  return db.insertInto('preview_links').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Lists the preview links of an item that expire after `now`, newest first. */
export async function listPreviewLinks(db: Db, contentId: number, now: string): Promise<PreviewLinkWithCreator[]> {
  const links = await db
    .selectFrom('preview_links')
    .selectAll()
    .where('content_id', '=', contentId)
    .where('expires', '>', now)
    .orderBy('id', 'desc')
    .execute()
  if (!links.length) return []
  const authors = [...new Set(links.map(({ author }) => author))]
  const users = await db.selectFrom('users').selectAll().where('id', 'in', authors).execute()
  return links.flatMap((link) => users.filter(({ id }) => id === link.author).map((creator) => ({ ...link, creator })))
}

const linkByHash = compiledQuery((db, { values: [hash] }: { values: [string] }) =>
  db.selectFrom('preview_links').selectAll().where('hash', '=', hash),
)

/** Finds the preview link whose token has this hash. */
export async function findPreviewLink(db: Db, hash: string): Promise<FoundPreviewLink | undefined> {
  const [link] = await linkByHash(db, { values: [hash] })
  if (!link) return undefined
  const item = await db
    .selectFrom('content')
    .select(['type', 'author', 'status', 'status_before_trash'])
    .where('id', '=', link.content_id)
    .executeTakeFirst()
  const creator = await db.selectFrom('users').selectAll().where('id', '=', link.author).executeTakeFirst()
  return item && creator && { ...link, item, creator }
}

/** Returns the deleted preview link; undefined if the item has none with this ID that expires after `now`. */
export async function erasePreviewLink(db: Db, contentId: number, id: number, now: string): Promise<PreviewLinkRow | undefined> {
  return db
    .deleteFrom('preview_links')
    .where('id', '=', id)
    .where('content_id', '=', contentId)
    .where('expires', '>', now)
    .returningAll()
    .executeTakeFirst()
}

export async function eraseExpiredPreviewLinks(db: Db, now: string): Promise<void> {
  await db.deleteFrom('preview_links').where('expires', '<=', now).execute()
}
