// Shares the rows of items among requests that only read, until an item of the type is written.
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { findRow } from './rows-store.ts'

/** Finds an item by its ID. The row may be that of another request, so it must not be changed. */
export function findSharedRow({ db, items, changesBefore }: RequestContext, type: string, id: number): Promise<ContentRow | undefined> {
  return findShared({ items, changesBefore }, type, id, () => findRow(db, type, id))
}

/** The same by its slug, which `find` looks up. */
export function findShared(
  { items, changesBefore }: Pick<RequestContext, 'items' | 'changesBefore'>,
  type: string,
  name: number | string,
  find: () => Promise<ContentRow | undefined>,
): Promise<ContentRow | undefined> {
  return changesBefore ? items.row(type, name, changesBefore, find) : find()
}
