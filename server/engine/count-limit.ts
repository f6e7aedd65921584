// How many matches of a list are counted, if no count is kept: all of them on a small site.
import type { RequestContext } from '../context.ts'
import { findMaxId } from './store.ts'

/** A site is small if it has at most so many times the limit of items. */
const SMALL_SITE = 10

export async function countLimit({ db, config }: RequestContext): Promise<number> {
  const { listCountLimit } = config
  const all = SMALL_SITE * listCountLimit
  return (await findMaxId(db)) > all ? listCountLimit : all
}
