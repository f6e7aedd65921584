// Shares the rows of items among requests that only read, until an item of the type is written.
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { findRow } from './rows-store.ts'

/** Finds an item by its ID. The row may be that of another request, so it must not be changed. */
export function findSharedRow({ db, items, changesBefore }: RequestContext, type: string, id: number): Promise<ContentRow | undefined> {
  const find = (): Promise<ContentRow | undefined> => findRow(db, type, id)
  return changesBefore ? items.row(type, id, changesBefore, find) : find()
}
