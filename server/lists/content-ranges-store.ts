// Lists of content as ranges of indexes: their totals from maintained counts, and where their deep pages start.
import { sql } from 'kysely'
import type { Expression } from 'kysely'
import type { FoundRows } from '../db/keyset.ts'
import { finishPage, readCount } from '../db/page.ts'
import type { Db } from '../db/schema.ts'
import type { Constraint, SetConstraint } from './constraints.ts'
import { subtractCounts, endOf, sum } from './day-counts-store.ts'
import type { DateRange } from './day-counts-store.ts'
import { findMaintainedCount, partsOf, periodOf } from './maintained-counts-store.ts'
import { branchConditions } from './list-conditions-store.ts'
import type { ContentList } from './list-conditions-store.ts'
import { sourcesOf } from './range-sources-store.ts'
import { allOf, contentItems, countUpTo, isDeep, rangedPage } from './ranges-store.ts'
import type { Columns, Count, RangedList, Sql } from './ranges-store.ts'

/** How the items of a list are counted if no count is kept. */
export interface CountingMatches {
  limit: () => Promise<number>
  /** The total up to the limit, if it is not counted in the ranges. */
  counted: Expression<number> | undefined
}

export async function findInRanges<Row extends object>(
  db: Db,
  list: ContentList,
  columns: Columns,
  counting: CountingMatches,
): Promise<FoundRows<Row>> {
  const kept = list.position?.key ? sql.lit(0) : sumKeptCounts(list)
  const start = isDeep(list) ? await skipToNearerStart(db, list, kept) : undefined
  const from = start?.list ?? list
  const ranges = await createContentRanges(db, from)
  const countLimit = kept ? Infinity : await counting.limit()
  const total = kept ?? counting.counted ?? countUpTo(countLimit, ranges)
  const items = contentItems(columns, partsOf(list.branches).types)
  const { rows } = await rangedPage<Row>(ranges, items, from, total).execute(db)
  return finishPage<Row>(start?.isReversed ? rows.toReversed() : rows, list, { db, total: () => total, countLimit })
}

async function createContentRanges(db: Db, list: ContentList): Promise<RangedList> {
  const { order, constraints } = list
  return {
    ...(await sourcesOf(db, list)),
    direction: order.at(-1)?.[1] === 'asc' ? 'asc' : 'desc',
    // An item may have several of the terms.
    mayRepeat: constraints.some((one) => one.by === 'term' && one.ids.length > 1),
  }
}

/** Whether the total of a list follows from maintained counts. */
export const hasKeptTotal = ({
  branches,
  constraints,
  conditions,
}: Pick<ContentList, 'branches' | 'constraints' | 'conditions'>): boolean =>
  !conditions.length && branches.every((branch) => findMaintainedCount(branch, constraints))

function sumKeptCounts(list: ContentList): Count | undefined {
  const { branches, constraints, exceptions, without } = list
  if (!hasKeptTotal(list)) return undefined
  const all = sum(branches.flatMap((branch) => findMaintainedCount(branch, constraints) ?? []))
  const excluded = [...exceptions, ...(without.length ? [sql`content.id in (${sql.join(without)})`] : [])]
  if (!excluded.length) return all
  // Counting the few excluded items is faster than counting the rest. Each is counted once, with an index of its own.
  const counted = excluded.map((one, index) => countOf(list, [one, ...excluded.slice(0, index).map((other) => sql`not (${other})`)]))
  return subtractCounts(all, sum(counted))
}

/** Counts the items of all branches that meet the conditions, too. */
const countOf = ({ branches, constraints }: ContentList, conditions: readonly Sql[]): Count =>
  sum(
    branches.map(
      (branch) => sql<number>`(select count(*) from content where ${allOf([...branchConditions(branch, constraints), ...conditions])})`,
    ),
  )

interface NearerStart {
  list: ContentList
  isReversed?: true
}

/** Starts at the day or the month of the page, or at the end of the list if it is nearer. Undefined if neither is known. */
async function skipToNearerStart(db: Db, list: ContentList, kept: Expression<number> | undefined): Promise<NearerStart | undefined> {
  const { branches, constraints, conditions, exceptions, without, order, offset, limit, isByDate, first } = list
  const isWhole = isByDate && ![...conditions, ...exceptions, ...without].length && branches.every(({ author }) => author === undefined)
  const monthly = isWhole ? monthlyList(constraints) : undefined
  if (monthly) {
    // Past the few items that come first, the list is the others by date.
    const isFirst = first && sql`${first} = 1`
    const countOfFirst = (...more: Constraint[]): Promise<number> =>
      isFirst ? readCount(db, countOf({ ...list, constraints: [...constraints, ...more] }, [isFirst])) : Promise.resolve(0)
    const isDescending = order[0]?.[1] === 'desc'
    const position = offset - (await countOfFirst())
    const found =
      position < 0 ? undefined : await periodOf(db, { ...partsOf(branches), ...monthly }, isDescending ? 'desc' : 'asc', position)
    if (!found) return undefined
    const end = endOf(found.name)
    const [later, earlier]: [DateRange, DateRange] = isDescending
      ? [{ until: { operator: '<', date: end } }, { from: { operator: '>', date: end } }]
      : [{ from: { operator: '>', date: found.name } }, { until: { operator: '<', date: found.name } }]
    const preceding = found.preceding - (await countOfFirst({ by: 'date', ...earlier }))
    return {
      list: {
        ...list,
        offset: position - preceding,
        constraints: [...constraints, { by: 'date', ...later }],
        ...(isFirst && { first: undefined, exceptions: [isFirst] }),
      },
    }
  }
  if (!kept || first) return undefined
  const after = (await readCount(db, kept)) - offset - limit
  if (after >= offset || after + limit <= 0) return undefined
  const reversed = order.map(([by, to]) => [by, to === 'desc' ? 'asc' : 'desc'] as const)
  return { list: { ...list, order: reversed, offset: Math.max(after, 0), limit: limit + Math.min(after, 0) }, isReversed: true }
}

/** Whether a deep page by date is found without reading the items before it, or in an index alone. */
export const startsAtPeriod = ({ constraints, exceptions }: Pick<ContentList, 'constraints' | 'exceptions'>): boolean =>
  !exceptions.length && (monthlyList(constraints) !== undefined || (constraints.length === 1 && constraints[0]?.by === 'date'))

/** The term or author of a list whose items are counted by month; undefined if they are not. */
function monthlyList(constraints: readonly Constraint[]): { having: SetConstraint | undefined } | undefined {
  const [having, ...more] = constraints
  if (more.length || (having && (!('ids' in having) || having.ids.length > 1 || having.isExcluded))) return undefined
  return { having }
}
