// How a statement counts the matches of a list up to a limit.
import type { Expression, RawBuilder, SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Condition } from '../db/content-builder.ts'
import { groupedLike } from '../db/compiled-query.ts'
import type { ContentRow, ContentStatus } from '../db/tables/content.ts'
import type { Database, Db } from '../db/schema.ts'

/** How many rows meet the conditions, up to a limit. */
export interface Counting {
  conditions: readonly Condition[]
  limit: number
  /** Selects the `id` of the rows to look at, if few of all do. */
  among?: RawBuilder<unknown> | undefined
}

/** The parts of a compiled query, and the reverse. */
export const countingParts = (counting: Counting | undefined): Expression<unknown>[] =>
  counting ? [...counting.conditions, ...(counting.among ? [counting.among] : [])] : []

export function withCountingParts(counting: Counting | undefined, parts: readonly Expression<unknown>[]): Counting | undefined {
  if (!counting) return undefined
  const [conditions = [], [among] = []] = groupedLike(parts, [counting.conditions, [counting.among]])
  return { ...counting, conditions: conditions as Condition[], among: among && sql`${among}` }
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
