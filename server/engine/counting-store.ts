// How a statement counts the matches of a list up to a limit.
import type { Expression, RawBuilder, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Condition } from '../db/content-builder.ts'
import type { Database, Db } from '../db/schema.ts'

/** How many rows meet the conditions, up to a limit. */
export interface Counting {
  conditions: readonly Condition[]
  limit: number
  /** Selects the `id` of the rows to look at, if few of all do. */
  among?: RawBuilder<unknown> | undefined
}

/** What a compiled query counts: the limit is part of its shape, the rest are its parts. */
export type CountingParts = Record<'counted' | 'among', readonly Expression<unknown>[]>

export const countingParts = (counting: Counting | undefined): CountingParts => ({
  counted: counting?.conditions ?? [],
  among: counting?.among ? [counting.among] : [],
})

/** The same from the shape and the parts of the query. */
export function countingOf(limit: number | undefined, { counted, among: [among] }: CountingParts): Counting | undefined {
  return limit === undefined ? undefined : { limit, conditions: counted as Condition[], among: among && sql`${among}` }
}

export type Matching = SelectQueryBuilder<Database, 'content', object>

/** All rows of content, or those that `among` selects, joined in this order so that counting ends at the limit. */
export function rowsOf(db: Db, among: Counting['among']): Matching {
  if (!among) return db.selectFrom('content')
  const found = db
    .selectFrom(sql<{ id: number }>`(${among})`.as('found'))
    .crossJoin('content')
    .whereRef('content.id', '=', 'found.id')
  return found
}
