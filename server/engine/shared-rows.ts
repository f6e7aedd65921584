// Shares the rows of items among read requests, until an item of the type is written.
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { findRow } from './rows-store.ts'

/** Finds an item by its ID. The row may be that of another request, so it must not be changed. */
export function findSharedRow({ db, items, writesBefore }: RequestContext, type: string, id: number): Promise<ContentRow | undefined> {
  return findShared({ items, writesBefore }, type, id, () => findRow(db, type, id))
}

/** Finds an item by a name with `find`. `type` is the type, or the route if its rows have another form there. */
export function findShared(
  { items, writesBefore }: Pick<RequestContext, 'items' | 'writesBefore'>,
  type: string,
  name: number | string,
  find: () => Promise<ContentRow | undefined>,
): Promise<ContentRow | undefined> {
  return writesBefore ? items.rows.find(typeof name === 'number' ? `${type} ${name}` : `${type}/${name}`, writesBefore, find) : find()
}
