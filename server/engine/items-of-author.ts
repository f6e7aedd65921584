// Moves the items of a user to the trash before the user is deleted.
import type { RequestContext } from '../context.ts'
import { findTypes } from './content-types.ts'
import { siteDate } from './dates.ts'
import { keepLostPaths } from './former-paths-store.ts'
import { findDescendants, findPermalinkPartsOf } from './rows-store.ts'
import { bumpVersion, trashItemsOf } from './writes-store.ts'

/** The number of items that are read at a time. */
const PORTION = 1_000

/**
 * Moves the items of an author that have pages to the trash, with a few statements per portion. Keeps files and parts of the site, such as
 * menus and templates, because items of other authors show them. Call inside a transaction.
 */
export async function trashWritingsOf(author: number, inside: RequestContext): Promise<void> {
  const { db, dialect, config, contentTypes, now } = inside
  const types = findTypes(inside, ({ shownAs }) => shownAs === 'page').toSorted()
  for (const type of types) await dialect.lockWrites(db, type)
  for (let last = 0; ;) {
    const rows = await findPermalinkPartsOf(db, author, types, last, PORTION)
    await keepLostPaths(rows, inside)
    for (const [type, ofType] of Map.groupBy(rows, (row) => row.type))
      // The permalinks of descendants contain the slugs.
      if (contentTypes.get(type)?.isHierarchical) await bumpVersion(db, await findDescendants(db, type, ...ofType.map(({ id }) => id)))
    last = rows.at(-1)?.id ?? 0
    if (rows.length < PORTION) break
  }
  await trashItemsOf(db, author, types, siteDate(now(), config.site.timezone))
}
