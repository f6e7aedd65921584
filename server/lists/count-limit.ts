// How many matches of a list are counted, if no count is kept: all of them on a small site.
import type { Config } from '../config/config.ts'
import type { RequestContext } from '../context.ts'
import { findMaxId } from './maintained-counts-store.ts'

/** A site is small if it has at most so many times the limit of items. */
const SMALL_SITE = 10

export async function countLimit({ db, config }: RequestContext): Promise<number> {
  return countLimitFor(await findMaxId(db), config)
}

/** The limit for a site with this highest ID. */
export function countLimitFor(maxId: number, { listCountLimit }: Pick<Config, 'listCountLimit'>): number {
  const all = SMALL_SITE * listCountLimit
  return maxId > all ? listCountLimit : all
}
