// Finds pages of lists in ranges of indexes, one for each status (and author, and term), which are merged; nothing is sorted as a whole.
// What a page costs depends on its size, not on how many items there are.
import { sql } from 'kysely'
import type { Expression, RawBuilder } from 'kysely'
import { allOf, countUpTo, difference, exists, mergedPage, sum } from '../db/index-ranges.ts'
import type { Sql } from '../db/index-ranges.ts'
import { isAfter, rowsToRead } from '../db/keyset.ts'
import type { RowBounds, SortOrder } from '../db/keyset.ts'
import { boundedTotal, unplannedId } from '../db/page.ts'
import type { Db } from '../db/schema.ts'
import type { Constraint, SetConstraint } from './constraints.ts'
import { countOfAll, countsOfTerms, endOf, keptCount, periodOf } from './kept-counts-store.ts'
import type { Branch } from './kept-counts-store.ts'

/** A list as ranges of indexes. */
export interface Ranges {
  branches: readonly Branch[]
  constraints: readonly Constraint[]
  /** What few items fail to meet, such as having no password. */
  conditions?: readonly Expression<unknown>[]
  /** Whether the list is sorted by date. */
  isByDate: boolean
  isStickyFirst: boolean
  /** How far matches are counted where no count is kept; not at all if unset. */
  countLimit?: () => Promise<number>
}

export interface RangesQuery extends Ranges, RowBounds {
  type: string
  /** By a column, if it is not the ID, and by the ID, in the same direction. */
  order: SortOrder
  without: readonly number[]
}

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

/** Deeper pages are found from a nearer position than the start of the list. */
const DEEP = 1000

export const isDeep = ({ offset }: { offset: number }): boolean => offset >= DEEP

export async function rangedPage(db: Db, query: RangesQuery): Promise<RangedPage> {
  const { limit, offset } = query
  const kept = query.position?.key ? sql.lit(0) : keptTotal(query)
  const countLimit = kept ? Infinity : ((await query.countLimit?.()) ?? 0)
  const total = kept ?? (await boundedCount(db, query, countLimit))
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

function keptTotal({ type, branches, constraints, conditions = [], without }: RangesQuery): Expression<number> | undefined {
  if (conditions.length) return undefined
  const counts = branches.map((branch) => keptCount(type, branch, constraints))
  if (!counts.every((count) => count !== undefined)) return undefined
  const all = sum(counts)
  if (!without.length) return all
  // Counting the few excluded items is faster than counting the rest.
  const excluded = branches.map(
    (branch) =>
      sql<number>`(select count(*) from content where ${allOf([...conditionsOf(type, branch, constraints, content), among(without)])})`,
  )
  return difference(all, sum(excluded))
}

const among = (ids: readonly number[]): Sql => sql`content.id in (${sql.join(ids)})`

async function boundedCount(db: Db, query: RangesQuery, countLimit: number): Promise<Expression<number>> {
  const sources = await branchesOf(db, query)
  const ranges = sources.map(({ from, id, conditions }) => sql`select ${id} from ${from} where ${allOf(conditions)}`)
  return countUpTo(countLimit, ranges, mayRepeat(query))
}

// ---- pages

interface Source {
  /** The table that is walked, with the tables joined to it. */
  from: Sql
  id: Sql
  conditions: Sql[]
  place: Sql
  priority: 0 | 1
}

async function pageFrom(db: Db, query: RangesQuery): Promise<Pick<RangedPage, 'page' | 'order'>> {
  const { limit, offset, position, order: by } = query
  const direction = sql.raw(by.at(-1)?.[1] ?? 'desc')
  const ranges = afterPosition(await branchesOf(db, query), query).map(
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

/** What is walked for each branch: the items of the rarest term, or all items. */
async function branchesOf(db: Db, query: RangesQuery): Promise<Source[]> {
  const { type, isByDate, isStickyFirst, constraints, without, limit, offset, conditions: others = [] } = query
  const [by] = query.order[0] ?? []
  const branches = isByDate ? byAuthor(query) : query.branches
  const rarest = await rarestTerms(db, query)
  const startsAtTerm = rarest && !isStickyFirst && (isByDate || rarest.count ** 2 <= (offset + limit) * rarest.of)
  const more = [...others.map((condition) => sql`${condition}`), ...(without.length ? [sql`content.id not in (${sql.join(without)})`] : [])]
  const share = startsAtTerm ? undefined : await modifiedShare(db, query)
  // The index that must not be used is kept from it.
  const place = share === 'few' ? unindexed(sql`${by}`) : sql`${by}`
  const columns = share === 'many' ? { ...content, modified: unindexed(content.modified) } : content
  return branches.flatMap((branch): Source[] => {
    if (startsAtTerm)
      return rarest.constraint.ids.map((term) =>
        fromTerm(
          query,
          branch,
          term,
          constraints.filter((one) => one !== rarest.constraint),
        ),
      )
    const source = { from: sql`content`, id: content.id, place }
    const conditions = [...conditionsOf(type, branch, constraints, columns), ...more]
    if (!isStickyFirst) return [{ ...source, conditions, priority: 0 }]
    return ([1, 0] as const).map((sticky) => ({
      ...source,
      conditions: [...conditions, sql`content.sticky = ${sql.lit(sticky)}`],
      priority: sticky,
    }))
  })
}

/** Beyond this number of authors, items are walked by date alone. */
const MAX_AUTHORS = 10

/** A branch for each author, as the index by author has its items by date. */
function byAuthor({ branches, constraints }: RangesQuery): Branch[] {
  const authors = constraints.find((one): one is SetConstraint => one.by === 'author' && !one.isExcluded && one.ids.length <= MAX_AUTHORS)
  if (!authors) return [...branches]
  return branches.flatMap((branch) => (branch.author === undefined ? authors.ids.map((author) => ({ ...branch, author })) : [branch]))
}

/** Items modified in a period are sorted by date if they are few; otherwise all items are walked by date. */
const MANY = 1 / 200

/** Whether few or many items were modified in the period of a list by date; undefined if it has none. */
async function modifiedShare(db: Db, { type, branches, constraints, isByDate }: RangesQuery): Promise<'few' | 'many' | undefined> {
  const modified = constraints.find(({ by }) => by === 'modified')
  if (!modified || !isByDate) return undefined
  const counts = branches.flatMap(({ status }) => keptCount(type, { status }, [modified]) ?? [])
  const { rows } = await sql<{ found: number }>`select ${sql.join(counts, sql` + `)} as found`.execute(db)
  const all = await countOfAll(
    db,
    type,
    branches.map(({ status }) => status),
  )
  return Number(rows[0]?.found) > all * MANY ? 'many' : 'few'
}

interface RarestTerms {
  constraint: SetConstraint
  /** How many items have one of its terms, at most. */
  count: number
  /** How many items there are with any terms, if this matters. */
  of: number
}

/** Of the terms that an item must have, those that the fewest items have. */
async function rarestTerms(db: Db, { type, branches, constraints, isByDate }: RangesQuery): Promise<RarestTerms | undefined> {
  const required = constraints.filter((one): one is SetConstraint => one.by === 'term' && !one.isExcluded)
  const [only, ...more] = required
  if (!only) return undefined
  // The list starts there, however many items there are.
  if (isByDate && !more.length) return { constraint: only, count: 0, of: 0 }
  const statuses = branches.map(({ status }) => status)
  const counts = await countsOfTerms(
    db,
    type,
    statuses,
    required.flatMap(({ ids }) => ids),
  )
  const counted = required.map((constraint) => ({ constraint, count: constraint.ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0) }))
  const [rarest] = counted.toSorted((one, other) => one.count - other.count)
  return rarest && { ...rarest, of: isByDate ? 0 : await countOfAll(db, type, statuses) }
}

function fromTerm(
  { type, order, isByDate, without, conditions: all = [] }: RangesQuery,
  branch: Branch,
  term: number,
  others: readonly Constraint[],
): Source {
  const [ofItem, ofTerm] = partition(others, ({ by }) => by === 'author' || by === 'modified')
  const itemConditions = [
    sql`content.id = listed.content_id`,
    sql`"content"."type" = ${sql.lit(type)}`,
    ...(branch.author === undefined ? [] : [sql`content.author = ${unplannedId(branch.author)}`]),
    ...ofItem.flatMap((constraint) => conditionsFor(constraint, content)),
    ...all.map((condition) => sql`${condition}`),
  ]
  const conditions = [
    sql`listed.term_id = ${unplannedId(term)}`,
    sql`listed.type = ${sql.lit(type)}`,
    sql`listed.status = ${sql.lit(branch.status)}`,
    ...ofTerm.flatMap((constraint) => conditionsFor(constraint, listed)),
    ...(without.length ? [sql`listed.content_id not in (${sql.join(without)})`] : []),
  ]
  const [by] = order[0] ?? []
  const terms = { id: listed.id, priority: 0 } as const
  if (!isByDate)
    return {
      ...terms,
      from: sql`content_terms as listed cross join content`,
      conditions: [...conditions, ...itemConditions],
      place: sql`${by}`,
    }
  const needsItem = branch.author !== undefined || ofItem.length + all.length > 0
  return {
    ...terms,
    from: sql`content_terms as listed`,
    conditions: [...conditions, ...(needsItem ? [exists(sql`content`, itemConditions)] : [])],
    place: listed.date,
  }
}

function partition<Value>(values: readonly Value[], isFirst: (value: Value) => boolean): [Value[], Value[]] {
  return [values.filter(isFirst), values.filter((value) => !isFirst(value))]
}

// ---- conditions

interface Columns {
  id: Sql
  date: Sql
  modified: Sql
}

const content: Columns = { id: sql`content.id`, date: sql`content.date_gmt`, modified: sql`content.modified_gmt` }
const listed: Columns = { ...content, id: sql`listed.content_id`, date: sql`listed.date_gmt` }

/** A text that is computed is not found in the index of its column. */
const unindexed = (text: Sql): Sql => sql`(${text} || '')`

function conditionsOf(type: string, branch: Branch, constraints: readonly Constraint[], columns: Columns): Sql[] {
  return [
    sql`"content"."type" = ${sql.lit(type)}`,
    sql`content.status = ${sql.lit(branch.status)}`,
    ...(branch.author === undefined ? [] : [sql`content.author = ${unplannedId(branch.author)}`]),
    ...constraints.flatMap((constraint) => conditionsFor(constraint, columns)),
  ]
}

function conditionsFor(constraint: Constraint, { id, date, modified }: Columns): Sql[] {
  switch (constraint.by) {
    case 'term': {
      const has = exists(sql`content_terms as held`, [
        sql`held.content_id = ${id}`,
        sql`held.term_id in (${sql.join(constraint.ids.map(unplannedId))})`,
      ])
      return [constraint.isExcluded ? sql`not ${has}` : has]
    }
    case 'author':
      return [sql`content.author ${constraint.isExcluded ? sql`not in` : sql`in`} (${sql.join(constraint.ids.map(unplannedId))})`]
    default: {
      const column = constraint.by === 'date' ? date : modified
      return [
        ...(constraint.after === undefined ? [] : [sql`${column} > ${constraint.after}`]),
        ...(constraint.before === undefined ? [] : [sql`${column} < ${constraint.before}`]),
      ]
    }
  }
}

// ---- deep pages

interface NearerStart {
  query: Partial<RangesQuery>
  isReversed?: true
}

/** Starts at the day or the month of the page, or at the end of the list if it is nearer. Undefined if neither is known. */
async function nearerStart(db: Db, query: RangesQuery, kept: Expression<number> | undefined): Promise<NearerStart | undefined> {
  const { type, branches, constraints, conditions, without, order, offset, limit, isByDate, isStickyFirst } = query
  if (isStickyFirst) return undefined
  const direction = order.at(-1)?.[1] === 'asc' ? 'asc' : 'desc'
  const monthly = isByDate && !conditions?.length && !without.length ? monthlyList(constraints) : undefined
  if (monthly && branches.every(({ author }) => author === undefined)) {
    const statuses = branches.map(({ status }) => status)
    const found = await periodOf(db, { type, statuses, ...monthly }, direction, offset)
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

/** The term or author of a list whose items are counted by month; undefined if they are not. */
function monthlyList(constraints: readonly Constraint[]): { having: SetConstraint | undefined } | undefined {
  const [having, ...more] = constraints
  if (more.length || (having && (!('ids' in having) || having.ids.length > 1 || having.isExcluded))) return undefined
  return { having }
}
