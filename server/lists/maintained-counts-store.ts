// Totals of lists from the counts that triggers maintain, and counts with a limit for the lists that have none.
import { sql } from 'kysely'
import { compiledQuery } from '../db/compiled-query.ts'
import { unplannedText } from '../db/page.ts'
import type { Db } from '../db/schema.ts'
import type { ContentStatus } from '../db/tables/content.ts'
import type { Constraint, DateConstraint, SetConstraint } from './constraints.ts'
import { countWithin, endOf, periodAt, boundConditions } from './day-counts-store.ts'
import type { FoundPeriod, Period } from './day-counts-store.ts'
import { allOf } from './ranges-store.ts'
import type { Count, Sql } from './ranges-store.ts'

/** The items of a type with a status; only those of one author if `author` is set. */
export interface Branch {
  type: string
  status: ContentStatus
  author?: number
}

/** The number of items of a branch that meet the constraints; undefined if there is no maintained count for them. */
export function findMaintainedCount(branch: Branch, constraints: readonly Constraint[]): Count | undefined {
  const own: SetConstraint[] = branch.author === undefined ? [] : [{ by: 'author', ids: [branch.author], isExcluded: false }]
  const [only, ...more] = [...own, ...constraints]
  if (more.length) return undefined
  if (!only) return statusCount(branch)
  if (only.by === 'field') return undefined
  if (!('ids' in only)) return daysCount(branch, only)
  // An item has one author but several terms.
  if (only.by === 'term' && only.ids.length > 1) return undefined
  const having = facetCount(
    branch,
    sql`facet = ${sql.lit(only.by)} and value in (${sql.join(only.ids.map((id) => unplannedText(String(id))))})`,
  )
  return only.isExcluded ? sql<number>`(${statusCount(branch)} - ${having})` : having
}

const statusCount = ({ type, status }: Branch): Count => storedCount({ types: [type], statuses: [status] })

/** The number of items of these types with one of the statuses. */
export function storedCount({ types, statuses }: { types: readonly string[]; statuses: readonly ContentStatus[] }): Count {
  return sql<number>`(select coalesce(sum(count), 0) from content_counts
    where "type" in (${sql.join(types.map(sql.lit))}) and status in (${sql.join(statuses.map(sql.lit))}))`
}

function facetCount({ type, status }: Branch, which: Sql): Count {
  return sql<number>`(select coalesce(sum(count), 0) from facet_counts where "type" = ${sql.lit(type)} and status = ${sql.lit(status)} and ${which})`
}

/** By the dates of publication or modification. */
function daysCount(branch: Branch, { by, ...range }: DateConstraint): Count {
  const column = sql.ref(by === 'date' ? 'content.date_gmt' : 'content.modified_gmt')
  const isBranch = [sql`"content"."type" = ${sql.lit(branch.type)}`, sql`content.status = ${sql.lit(branch.status)}`]
  return countWithin(
    range,
    (days) => facetCount(branch, allOf([sql`facet = ${sql.lit(by)}`, ...boundConditions(sql`value`, days)])),
    (rows) => sql<number>`(select count(*) from content where ${allOf([...isBranch, ...boundConditions(column, rows)])})`,
  )
}

/** How many items of the branches, of all authors, have each of the terms or authors. */
export async function countsOf(
  db: Db,
  facet: SetConstraint['by'],
  branches: readonly Branch[],
  ids: readonly number[],
): Promise<Map<number, number>> {
  const { types, statuses } = partsOf(branches)
  const rows = await db
    .selectFrom('facet_counts')
    .select((eb) => ['value', eb.fn.sum<number>('count').as('count')])
    .where('facet', '=', facet)
    .where('type', 'in', types)
    .where('status', 'in', statuses)
    .where('value', 'in', ids.map(String))
    .groupBy('value')
    .execute()
  return new Map(rows.map(({ value, count }) => [Number(value), Number(count)]))
}

const countOfBranches = compiledQuery(
  (_db, { shape }: { shape: ReturnType<typeof partsOf> }) => sql<{ count: number }>`select ${storedCount(shape)} as count`,
)

/** The number of items of the branches, of all authors. */
export async function countOfAll(db: Db, branches: readonly Pick<Branch, 'type' | 'status'>[]): Promise<number> {
  const [row] = await countOfBranches(db, { shape: partsOf(branches) })
  return Number(row?.count)
}

/** Each type of a list has the same statuses. */
export const partsOf = (branches: readonly Pick<Branch, 'type' | 'status'>[]) => ({
  types: [...new Set(branches.map(({ type }) => type))],
  statuses: [...new Set(branches.map(({ status }) => status))],
})

/** A list by date: all items, or those with a term or of an author. */
export interface CountedByMonth {
  types: readonly string[]
  statuses: readonly ContentStatus[]
  having: SetConstraint | undefined
}

/** The day of the item at a position of a list, or its month if the list is not counted by day. */
export function periodOf(
  db: Db,
  { types, statuses, having }: CountedByMonth,
  direction: 'asc' | 'desc',
  position: number,
): Promise<FoundPeriod | undefined> {
  const [facet, of] = having ? [`${having.by}_month`, `${having.ids[0]} `] : ['month', '']
  const periods = async (facet: string, prefix: string, start: number): Promise<Period[]> => {
    const { rows } = await sql<Period>`
      select substr(value, ${sql.lit(start + 1)}) as name, sum(count) as count from facet_counts
      where facet = ${facet} and "type" in (${sql.join(types)}) and status in (${sql.join(statuses)}) and value >= ${prefix} and value < ${endOf(prefix)}
      group by 1`.execute(db)
    return rows
  }
  return periodAt(
    (unit, month) => (unit === 'month' ? periods(facet, of, of.length) : having ? undefined : periods('date', month, 0)),
    direction,
    position,
  )
}

const maxId = compiledQuery((db) => db.selectFrom('content').select((eb) => eb.fn.max('id').as('id')))

export async function findMaxId(db: Db): Promise<number> {
  const [row] = await maxId(db, {})
  return Number(row?.id)
}
