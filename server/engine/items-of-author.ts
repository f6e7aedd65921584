// Moves what a user has written to the trash, before the user is deleted.
import type { RequestContext } from '../context.ts'
import { findTypes } from './content-types.ts'
import { siteDate } from './dates.ts'
import { keepFormerPaths } from './former-paths-store.ts'
import { findDescendants, findPermalinkPartsOf } from './rows-store.ts'
import { bumpVersion, moveItemsToTrash } from './writes-store.ts'

/**
 * Moves items of an author that have pages to the trash, and returns whether there may be more. Files and parts of the site, such as menus and
 * templates, stay where they are, because items of others show them. Call inside a transaction.
 */
export async function trashSomeWritingsOf(author: number, limit: number, inside: RequestContext): Promise<boolean> {
  const { db, dialect, config, contentTypes, now } = inside
  const types = findTypes(inside, ({ shownAs }) => shownAs === 'page').toSorted()
  for (const type of types) await dialect.lockWrites(db, type)
  const rows = await findPermalinkPartsOf(db, author, types, limit)
  await keepFormerPaths(
    rows.map((before) => ({ before, after: undefined })),
    inside,
  )
  for (const [type, ofType] of Map.groupBy(rows, (row) => row.type))
    // The permalinks of descendants contain the slugs.
    if (contentTypes.get(type)?.isHierarchical) await bumpVersion(db, await findDescendants(db, type, ...ofType.map(({ id }) => id)))
  await moveItemsToTrash(
    db,
    rows.map(({ id }) => id),
    siteDate(now(), config.site.timezone),
  )
  return rows.length === limit
}
