// Shares the rows of items among read requests, until an item of the type is written.
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { findRow } from './rows-store.ts'

/** Finds an item by its ID. The row may be shared with other requests, so it must not be changed. */
export function findSharedRow({ db, items, changesBefore }: RequestContext, type: string, id: number): Promise<ContentRow | undefined> {
  return findShared({ items, changesBefore }, type, id, () => findRow(db, type, id))
}

/** Finds an item by a name with `find`. */
export function findShared(
  { items, changesBefore }: Pick<RequestContext, 'items' | 'changesBefore'>,
  type: string,
  name: number | string,
  find: () => Promise<ContentRow | undefined>,
): Promise<ContentRow | undefined> {
  return changesBefore ? items.row(type, name, changesBefore, find) : find()
}
