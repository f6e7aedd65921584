// Finds pages of lists in ranges of indexes, which are merged; nothing is sorted as a whole. What a page costs depends on its size, not on
// how many items there are.
import { sql } from 'kysely'
import type { Expression, RawBuilder } from 'kysely'
import { allOf, countUpTo, difference, mergedPage, sum } from './merge-store.ts'
import type { Sql } from './merge-store.ts'
import { isAfter, rowsToRead } from '../db/keyset.ts'
import { boundedTotal } from '../db/page.ts'
import type { Db } from '../db/schema.ts'
import type { Constraint, SetConstraint } from './constraints.ts'
import { endOf, maintainedCount, periodOf } from './maintained-counts-store.ts'
import { branchConditions, sourcesOf } from './range-sources-store.ts'
import type { Source } from './range-sources-store.ts'
import { isDeep } from './ranges.ts'
import type { RangesQuery } from './ranges.ts'

/** A page as a query, and the total of the list. */
export interface RangedPage {
  /** Selects `id`, and what the items are sorted by. */
  page: RawBuilder<unknown>
  /** The order of a statement that names the page `page`. */
  order: RawBuilder<unknown>
  /** The columns of the page that the list is sorted by. */
  key: readonly Sql[]
  total: Expression<number>
  /** Turns what the database has found into the page and the total. */
  finish<Row>(rows: readonly Row[], counted: number): { rows: Row[]; total: number }
}

export async function rangedPage(db: Db, query: RangesQuery): Promise<RangedPage> {
  const { limit, offset } = query
  const kept = query.position?.key ? sql.lit(0) : keptTotal(query)
  const countLimit = kept ? Infinity : ((await query.countLimit?.()) ?? 0)
  const total = kept ?? query.counted ?? (await boundedCount(db, query, countLimit))
  const finish = <Row>(rows: readonly Row[], counted: number): { rows: Row[]; total: number } => ({
    rows: [...rows],
    total: boundedTotal(counted, countLimit, { length: rows.length, offset, limit }),
  })
  const start = isDeep(query) ? await nearerStart(db, query, kept) : undefined
  const { order, page } = await pageFrom(db, { ...query, ...start?.query })
  return {
    page,
    order,
    key: keyOf(query),
    total,
    finish: start?.isReversed ? (rows, counted) => finish(rows.toReversed(), counted) : finish,
  }
}

// ---- totals

/** Whether the total of a list follows from maintained counts. */
export const hasKeptTotal = (
  { branches, constraints, conditions = [] }: Pick<RangesQuery, 'branches' | 'constraints' | 'conditions'>,
  type: string,
): boolean => !conditions.length && branches.every((branch) => maintainedCount(type, branch, constraints))

function keptTotal({
  type,
  branches,
  constraints,
  conditions = [],
  exceptions = [],
  without,
}: RangesQuery): Expression<number> | undefined {
  if (!hasKeptTotal({ branches, constraints, conditions }, type)) return undefined
  const counts = branches.flatMap((branch) => maintainedCount(type, branch, constraints) ?? [])
  const all = sum(counts)
  const excluded = [...exceptions, ...(without.length ? [among(without)] : [])]
  if (!excluded.length) return all
  // Counting the few excluded items is faster than counting the rest. Each is counted once, with an index of its own.
  const counted = branches.flatMap((branch) =>
    excluded.map((one, index) => {
      const uncounted = [one, ...excluded.slice(0, index).map((counted) => sql`not (${counted})`)]
      return sql<number>`(select count(*) from content where ${allOf([...branchConditions(type, branch, constraints), ...uncounted])})`
    }),
  )
  return difference(all, sum(counted))
}

const among = (ids: readonly number[]): Sql => sql`content.id in (${sql.join(ids)})`

async function boundedCount(db: Db, query: RangesQuery, countLimit: number): Promise<Expression<number>> {
  const sources = await sourcesOf(db, query)
  const ranges = sources.map(({ from, id, conditions }) => sql`select ${id} from ${from} where ${allOf(conditions)}`)
  return countUpTo(countLimit, ranges, mayRepeat(query))
}

// ---- pages

async function pageFrom(db: Db, query: RangesQuery): Promise<Pick<RangedPage, 'page' | 'order'>> {
  const { limit, offset, position, order: by } = query
  const direction = sql.raw(by.at(-1)?.[1] ?? 'desc')
  const ranges = afterPosition(await sourcesOf(db, query), query).map(
    ({ from, id, conditions, place, priority }) =>
      sql`select ${id} as id, ${place} as place, ${sql.lit(priority)} as priority from ${from} where ${allOf(conditions)}`,
  )
  const within = sql`place ${direction}, id ${direction}`
  const page = mergedPage(ranges, {
    order: sql`priority desc, ${within}`,
    within,
    limit: rowsToRead(limit, position),
    offset,
    mayRepeat: mayRepeat(query),
  })
  return { page, order: sql`page.priority desc, page.place ${direction}, page.id ${direction}` }
}

/** The columns of the page that the list is sorted by. The place is the ID if the list is sorted by it alone. */
function keyOf({ isStickyFirst, order }: Pick<RangesQuery, 'isStickyFirst' | 'order'>): Sql[] {
  return [...(isStickyFirst ? [sql`page.priority`] : []), ...[sql`page.place`, sql`page.id`].slice(0, order.length)]
}

/** The sources with only the items after the position of a walk. */
function afterPosition(sources: Source[], { order, position, isStickyFirst }: RangesQuery): Source[] {
  const key = position?.key
  if (!key) return sources
  const [priority, values] = isStickyFirst ? [key[0] ?? 0, key.slice(1)] : [0, key]
  const remaining = sources.filter((source) => source.priority <= Number(priority))
  return remaining.map((source) => {
    if (source.priority < Number(priority)) return source
    const columns = [source.place, source.id].slice(0, order.length)
    const after = isAfter(
      columns.map((column) => [column, order.at(-1)?.[1] ?? 'desc'] as const),
      values,
    )
    // Of two bounds of a column, SQLite uses the first one for its index.
    return { ...source, conditions: [after, ...source.conditions] }
  })
}

/** An item may have several of the terms. */
const mayRepeat = ({ constraints }: RangesQuery): boolean =>
  constraints.some(({ by, ...of }) => by === 'term' && (of as SetConstraint).ids.length > 1)

// ---- deep pages

interface NearerStart {
  query: Partial<RangesQuery>
  isReversed?: true
}

/** Starts at the day or the month of the page, or at the end of the list if it is nearer. Undefined if neither is known. */
async function nearerStart(db: Db, query: RangesQuery, kept: Expression<number> | undefined): Promise<NearerStart | undefined> {
  if (query.isStickyFirst) return pastSticky(db, query)
  const { type, branches, constraints, conditions, exceptions, without, order, offset, limit, isByDate } = query
  const direction = order.at(-1)?.[1] === 'asc' ? 'asc' : 'desc'
  const monthly = isByDate && !conditions?.length && !exceptions?.length && !without.length ? monthlyList(constraints) : undefined
  if (monthly && branches.every(({ author }) => author === undefined)) {
    const statuses = branches.map(({ status }) => status)
    const found = await periodOf(db, { types: [type], statuses, ...monthly }, direction, offset)
    if (!found) return undefined
    const bound = direction === 'desc' ? { before: endOf(found.name) } : { after: found.name }
    return { query: { offset: offset - found.preceding, constraints: [...constraints, { by: 'date', ...bound }] } }
  }
  if (!kept) return undefined
  const { rows } = await sql<{ total: number }>`select ${kept} as total`.execute(db)
  const after = Number(rows[0]?.total) - offset - limit
  if (after >= offset || after + limit <= 0) return undefined
  const reversed = order.map(([by, to]) => [by, to === 'desc' ? 'asc' : 'desc'] as const)
  return { query: { order: reversed, offset: Math.max(after, 0), limit: limit + Math.min(after, 0) }, isReversed: true }
}

/** Past the few sticky items, the list is the others by date: it starts at a day, which the sticky items before it are subtracted from. */
async function pastSticky(db: Db, query: RangesQuery): Promise<NearerStart | undefined> {
  const { type, branches, constraints, conditions, exceptions, without, order, offset, isByDate } = query
  const monthly = isByDate && !conditions?.length && !exceptions?.length && !without.length ? monthlyList(constraints) : undefined
  if (!monthly || branches.some(({ author }) => author !== undefined)) return undefined
  const direction = order.at(-1)?.[1] === 'asc' ? 'asc' : 'desc'
  const stickyCount = async (...more: Constraint[]): Promise<number> => {
    const counts = branches.map((branch) => {
      const sticky = [...branchConditions(type, branch, [...constraints, ...more]), sql`content.sticky = 1`]
      return sql<number>`(select count(*) from content where ${allOf(sticky)})`
    })
    const { rows } = await sql<{ count: number }>`select ${sum(counts)} as count`.execute(db)
    return Number(rows[0]?.count)
  }
  const position = offset - (await stickyCount())
  const statuses = branches.map(({ status }) => status)
  const found = position < 0 ? undefined : await periodOf(db, { types: [type], statuses, ...monthly }, direction, position)
  if (!found) return undefined
  const [bound, before]: [Constraint, Constraint] =
    direction === 'desc'
      ? [
          { by: 'date', before: endOf(found.name) },
          { by: 'date', after: endOf(found.name) },
        ]
      : [
          { by: 'date', after: found.name },
          { by: 'date', before: found.name },
        ]
  const preceding = found.preceding - (await stickyCount(before))
  return {
    query: {
      isStickyFirst: false,
      exceptions: [sql`content.sticky = 1`],
      offset: position - preceding,
      constraints: [...constraints, bound],
    },
  }
}

/** Whether a deep page by date is found without reading the items before it, or in an index alone. */
export const startsAtPeriod = ({ constraints, exceptions = [] }: Pick<RangesQuery, 'constraints' | 'exceptions'>): boolean =>
  !exceptions.length && (monthlyList(constraints) !== undefined || (constraints.length === 1 && constraints[0]?.by === 'date'))

/** The term or author of a list whose items are counted by month; undefined if they are not. */
function monthlyList(constraints: readonly Constraint[]): { having: SetConstraint | undefined } | undefined {
  const [having, ...more] = constraints
  if (more.length || (having && (!('ids' in having) || having.ids.length > 1 || having.isExcluded))) return undefined
  return { having }
}
