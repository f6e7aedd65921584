// Totals of lists from the counts that triggers maintain, and counts with a limit for the lists that have none.
import { sql } from 'kysely'
import type { Expression, RawBuilder } from 'kysely'
import { compiledQuery } from '../db/compiled-query.ts'
import { dayWithin, periodAt } from './merge-store.ts'
import type { FoundPeriod, Period } from './merge-store.ts'
import { unplannedText } from '../db/page.ts'
import type { Db } from '../db/schema.ts'
import type { ContentStatus } from '../db/tables/content.ts'
import type { Constraint, DateConstraint, SetConstraint } from './constraints.ts'

/** The items of a type with a status; only those of one author if `author` is set. */
export interface Branch {
  status: ContentStatus
  author?: number
}

/** The number of items of a branch that meet the constraints; undefined if there is no maintained count for them. */
export function maintainedCount(type: string, branch: Branch, constraints: readonly Constraint[]): Expression<number> | undefined {
  const own: SetConstraint[] = branch.author === undefined ? [] : [{ by: 'author', ids: [branch.author], isExcluded: false }]
  const [only, ...more] = [...own, ...constraints]
  if (more.length) return undefined
  if (!only) return statusCount(type, branch)
  if (!('ids' in only)) return daysCount(type, branch, only)
  // An item has one author but several terms.
  if (only.by === 'term' && only.ids.length > 1) return undefined
  const having = facetCount(
    type,
    branch,
    sql`facet = ${sql.lit(only.by)} and value in (${sql.join(only.ids.map((id) => unplannedText(String(id))))})`,
  )
  return only.isExcluded ? sql<number>`(${statusCount(type, branch)} - ${having})` : having
}

function statusCount(type: string, { status }: Branch): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(count), 0) from content_counts where "type" = ${sql.lit(type)} and status = ${sql.lit(status)})`
}

function facetCount(type: string, { status }: Branch, which: Expression<unknown>): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(count), 0) from facet_counts where "type" = ${sql.lit(type)} and status = ${sql.lit(status)} and ${which})`
}

const dayOf = (moment: string): string => moment.slice(0, 10)
/** Later than every moment of a day or a month. */
export const endOf = (period: string): string => `${period}Z`

/** The whole days between the bounds are counted already; of the days of the bounds, the items are counted. */
function daysCount(type: string, branch: Branch, { by, after, before }: DateConstraint): RawBuilder<number> {
  const column = sql.ref(by === 'date' ? 'content.date_gmt' : 'content.modified_gmt')
  const within = (...conditions: (RawBuilder<unknown> | undefined)[]): RawBuilder<number> =>
    sql<number>`(select count(*) from content where "content"."type" = ${sql.lit(type)} and content.status = ${sql.lit(branch.status)}
      and ${sql.join(
        conditions.filter((condition) => condition !== undefined),
        sql` and `,
      )})`
  const isAfter = after === undefined ? undefined : sql`${column} > ${after}`
  const isBefore = before === undefined ? undefined : sql`${column} < ${before}`
  if (after !== undefined && before !== undefined && dayOf(after) >= dayOf(before)) return within(isAfter, isBefore)
  const days = sql.join(
    [
      sql`facet = ${sql.lit(by)}`,
      ...(after === undefined ? [] : [sql`value > ${dayOf(after)}`]),
      ...(before === undefined ? [] : [sql`value < ${dayOf(before)}`]),
    ],
    sql` and `,
  )
  return sql<number>`(${sql.join(
    [
      facetCount(type, branch, days),
      ...(after === undefined ? [] : [within(isAfter, sql`${column} < ${endOf(dayOf(after))}`)]),
      ...(before === undefined ? [] : [within(sql`${column} >= ${dayOf(before)}`, isBefore)]),
    ],
    sql` + `,
  )})`
}

/** How many items with the statuses have each of the terms or authors. */
export async function countsOf(
  db: Db,
  facet: SetConstraint['by'],
  type: string,
  statuses: readonly ContentStatus[],
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('facet_counts')
    .select((eb) => ['value', eb.fn.sum<number>('count').as('count')])
    .where('facet', '=', facet)
    .where('type', '=', type)
    .where('status', 'in', statuses)
    .where('value', 'in', ids.map(String))
    .groupBy('value')
    .execute()
  return new Map(rows.map(({ value, count }) => [Number(value), Number(count)]))
}

const countOfStatuses = compiledQuery((db, { shape }: { shape: { type: string; statuses: readonly ContentStatus[] } }) =>
  db
    .selectFrom('content_counts')
    .select((eb) => eb.fn.sum<number | null>('count').as('count'))
    .where('type', '=', sql.lit(shape.type))
    .where('status', 'in', shape.statuses.map(sql.lit)),
)

/** The number of items of a type with one of the statuses. */
export async function countOfAll(db: Db, type: string, statuses: readonly ContentStatus[]): Promise<number> {
  const [row] = await countOfStatuses(db, { shape: { type, statuses } })
  return Number(row?.count)
}

/** A list by date: all items, or those with a term or of an author. */
export interface CountedByMonth {
  types: readonly string[]
  statuses: readonly ContentStatus[]
  having: SetConstraint | undefined
}

/** The day of the item at a position of a list, or its month if the list is not counted by day. */
export async function periodOf(
  db: Db,
  { types, statuses, having }: CountedByMonth,
  direction: 'asc' | 'desc',
  position: number,
): Promise<FoundPeriod | undefined> {
  const periods = async (facet: string, prefix: string): Promise<Period[]> => {
    const { rows } = await sql<Period>`
      select substr(value, ${sql.lit(facet === 'date' ? 1 : prefix.length + 1)}) as name, sum(count) as count from facet_counts
      where facet = ${facet} and "type" in (${sql.join(types)}) and status in (${sql.join(statuses)}) and value >= ${prefix} and value < ${`${prefix}Z`}
      group by 1`.execute(db)
    return rows
  }
  if (having) return periodAt(await periods(`${having.by}_month`, `${having.ids[0]} `), direction, position)
  const month = periodAt(await periods('month', ''), direction, position)
  return month && dayWithin(month, periodAt(await periods('date', month.name), direction, position - month.preceding))
}

const maxId = compiledQuery((db) => db.selectFrom('content').select((eb) => eb.fn.max('id').as('id')))

export async function findMaxId(db: Db): Promise<number> {
  const [row] = await maxId(db, {})
  return Number(row?.id)
}
