// The SQL of menus for block themes.
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'

/** Finds the latest published menu without a password. */
export function findLatestNavigation(db: Db): Promise<ContentRow | undefined> {
  return db
    .selectFrom('content')
    .selectAll()
    .where('type', '=', 'cms_navigation')
    .where('status', '=', 'publish')
    .where('password', '=', '')
    .orderBy('date_gmt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
}
