// How a statement counts the matches of a list up to a limit.
import type { Expression, RawBuilder, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Condition } from '../db/content-builder.ts'
import type { ContentRow, ContentStatus } from '../db/tables/content.ts'
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

/** Items with these IDs, for counts of few items: SQLite might read all items of a type instead. */
export const amongIds = (ids: readonly number[]): RawBuilder<unknown> =>
  sql`select sampled.id from content as sampled where sampled.id in (${sql.join([...ids])})`

/** The newest items of each type and status. */
export function amongNewest(types: readonly string[], statuses: readonly ContentStatus[], limit: number): RawBuilder<unknown> {
  const newest = types.flatMap((type) =>
    statuses.map(
      (status) => sql`select * from (select id from content where "type" = ${sql.lit(type)} and status = ${sql.lit(status)}
        order by date_gmt desc, id desc limit ${sql.lit(limit)}) as newest`,
    ),
  )
  return sql.join(newest, sql` union all `)
}

/** The same from the parts of a compiled query. */
export const fewOf = ([few]: readonly Expression<unknown>[]): Among['few'] => few && sql`${few}`

export type Matching = SelectQueryBuilder<Database, 'content', object>

/** Which rows are looked at: all of content, or those with the `id` that one of these selects. */
export interface Among {
  /** Joined in this order, so that counting ends at the limit. */
  among?: RawBuilder<unknown> | undefined
  /** Few rows. Their limit keeps PostgreSQL from checking the conditions for all others before. */
  few?: RawBuilder<unknown> | undefined
}

export function rowsOf(db: Db, { among, few }: Among): Matching {
  if (few) {
    const rows = sql<ContentRow>`(select content.* from (${few}) as found cross join content where content.id = found.id limit ${sql.lit(ALL)})`
    return db.selectFrom(rows.as('content'))
  }
  if (!among) return db.selectFrom('content')
  const found = db
    .selectFrom(sql<{ id: number }>`(${among})`.as('found'))
    .crossJoin('content')
    .whereRef('content.id', '=', 'found.id')
  return found
}

const ALL = 2_147_483_647
