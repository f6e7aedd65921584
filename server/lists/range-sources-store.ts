// What the ranges of a list are read from: tables, and conditions for which they have an index.
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import { exists } from './merge-store.ts'
import type { Sql } from './merge-store.ts'
import { unplannedId } from '../db/page.ts'
import type { Db } from '../db/schema.ts'
import type { Condition } from '../db/content-builder.ts'
import { conditionOf, constraintsOf, exceptionsOf, isConstrained } from './constraints.ts'
import type { Constrained, Constraint, SetConstraint } from './constraints.ts'
import { countOfAll, countsOf, maintainedCount } from './maintained-counts-store.ts'
import type { Branch } from './maintained-counts-store.ts'
import type { RangesQuery } from './ranges.ts'

export interface Source {
  /** The table that is walked, with the tables joined to it. */
  from: Sql
  id: Sql
  conditions: Sql[]
  place: Sql
  priority: 0 | 1
}

/** What is walked for each branch: the items of the rarest term, or all items. */
export async function sourcesOf(db: Db, query: RangesQuery): Promise<Source[]> {
  const { type, isByDate, isStickyFirst, constraints, limit, offset } = query
  const [by] = query.order[0] ?? []
  const branches = isByDate ? byAuthor(query) : query.branches
  const rarest = await rarestTerms(db, query)
  const isRare = ({ count, of }: Share): boolean => count ** 2 <= (offset + limit) * of
  const authors = await shareOfAuthors(db, query)
  const isRarer = rarest !== undefined && (!authors || rarest.count <= authors.count)
  const startsAtTerm = isRarer && !isStickyFirst && (isByDate ? hasFewRanges(rarest) : isRare(rarest))
  const more = [...itemConditions(query), ...notAmong(content.id, query.without)]
  const share = startsAtTerm ? undefined : await modifiedShare(db, query)
  // The index that must not be used is kept from it.
  const place = share === 'few' ? unindexed(sql`${by}`) : sql`${by}`
  const columns = {
    ...content,
    ...(share === 'many' && { modified: unindexed(content.modified) }),
    ...(authors && !isByDate && !isRare(authors) && { author: unindexedNumber(content.author) }),
  }
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
    const conditions = [...branchConditions(type, branch, constraints, columns), ...more]
    if (!isStickyFirst) return [{ ...source, conditions, priority: 0 }]
    return ([1, 0] as const).map((sticky) => ({
      ...source,
      conditions: [...conditions, sql`content.sticky = ${sql.lit(sticky)}`],
      priority: sticky,
    }))
  })
}

/** What no index helps to find. */
const itemConditions = ({ conditions = [], exceptions = [] }: RangesQuery): Sql[] => [
  ...conditions.map((condition) => sql`${condition}`),
  ...exceptions.map((exception) => sql`not (${exception})`),
]

const notAmong = (id: Sql, ids: readonly number[]): Sql[] => (ids.length ? [sql`${id} not in (${sql.join(ids)})`] : [])

/** Beyond this number of authors, items are walked by date alone. */
const MAX_AUTHORS = 10

/** A branch for each author, as the index by author has its items by date. */
function byAuthor({ branches, constraints }: RangesQuery): Branch[] {
  const authors = constraints.find((one): one is SetConstraint => one.by === 'author' && !one.isExcluded && one.ids.length <= MAX_AUTHORS)
  if (!authors) return [...branches]
  return branches.flatMap((branch) => (branch.author === undefined ? authors.ids.map((author) => ({ ...branch, author })) : [branch]))
}

/** Items modified in a period are sorted by date if they are few; otherwise all items are walked by date. */
const MIN_MANY_SHARE = 1 / 200

/** Whether few or many items were modified in the period of a list by date; undefined if it has none. */
async function modifiedShare(db: Db, { type, branches, constraints, isByDate }: RangesQuery): Promise<'few' | 'many' | undefined> {
  const modified = constraints.find(({ by }) => by === 'modified')
  if (!modified || !isByDate) return undefined
  const counts = branches.flatMap(({ status }) => maintainedCount(type, { status }, [modified]) ?? [])
  const { rows } = await sql<{ found: number }>`select ${sql.join(counts, sql` + `)} as found`.execute(db)
  const all = await countOfAll(
    db,
    type,
    branches.map(({ status }) => status),
  )
  return Number(rows[0]?.found) > all * MIN_MANY_SHARE ? 'many' : 'few'
}

interface Share {
  /** How many items have one of the terms or authors, at most. */
  count: number
  /** How many items there are in all. */
  of: number
}

interface RarestTerms extends Share {
  constraint: SetConstraint
  /** How many items have the most frequent of the terms. */
  most: number
}

/** Whether reading a range for each term reads less than all items by date: each range is read as far as the page, or the count. */
const hasFewRanges = ({ constraint: { ids }, most, of }: RarestTerms): boolean => ids.length === 1 || ids.length * most <= of

/** The share of the authors that a list is limited to; undefined if there are none, or if it does not matter. */
async function shareOfAuthors(db: Db, { type, branches, constraints, isByDate }: RangesQuery): Promise<Share | undefined> {
  const authors = setsIn(constraints).find((one) => one.by === 'author' && !one.isExcluded)
  if (!authors || (isByDate && setsIn(constraints).length === 1)) return undefined
  const statuses = branches.map(({ status }) => status)
  const counts = await countsOf(db, 'author', type, statuses, authors.ids)
  return { count: sumOf(authors.ids, counts), of: await countOfAll(db, type, statuses) }
}

const setsIn = (constraints: readonly Constraint[]): SetConstraint[] => constraints.filter((one) => 'ids' in one)

const sumOf = (ids: readonly number[], counts: ReadonlyMap<number, number>): number =>
  ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)

/** Of the terms that an item must have, those that the fewest items have. */
async function rarestTerms(db: Db, { type, branches, constraints, isByDate }: RangesQuery): Promise<RarestTerms | undefined> {
  const required = setsIn(constraints).filter((one) => one.by === 'term' && !one.isExcluded)
  const [only] = required
  if (!only) return undefined
  // The list starts there, however many items there are.
  if (isByDate && only.ids.length === 1 && setsIn(constraints).length === 1) return { constraint: only, count: 0, most: 0, of: 0 }
  const statuses = branches.map(({ status }) => status)
  const counts = await countsOf(
    db,
    'term',
    type,
    statuses,
    required.flatMap(({ ids }) => ids),
  )
  const counted = required.map((constraint) => ({
    constraint,
    count: sumOf(constraint.ids, counts),
    most: Math.max(...constraint.ids.map((id) => counts.get(id) ?? 0)),
  }))
  const [rarest] = counted.toSorted((one, other) => one.count - other.count)
  return rarest && { ...rarest, of: await countOfAll(db, type, statuses) }
}

function fromTerm(query: RangesQuery, branch: Branch, term: number, others: readonly Constraint[]): Source {
  const { type, order, isByDate } = query
  const all = itemConditions(query)
  const [ofItem, ofTerm] = partition(others, ({ by }) => by === 'author' || by === 'modified')
  const ofContent = [
    sql`content.id = listed.content_id`,
    sql`"content"."type" = ${sql.lit(type)}`,
    ...(branch.author === undefined ? [] : [sql`content.author = ${unplannedId(branch.author)}`]),
    ...ofItem.flatMap((constraint) => conditionsFor(constraint, content)),
    ...all,
  ]
  const conditions = [
    sql`listed.term_id = ${unplannedId(term)}`,
    sql`listed.type = ${sql.lit(type)}`,
    sql`listed.status = ${sql.lit(branch.status)}`,
    ...ofTerm.flatMap((constraint) => conditionsFor(constraint, listed)),
    ...notAmong(listed.id, query.without),
  ]
  const [by] = order[0] ?? []
  const terms = { id: listed.id, priority: 0 } as const
  if (!isByDate)
    return {
      ...terms,
      from: sql`content_terms as listed cross join content`,
      conditions: [...conditions, ...ofContent],
      place: sql`${by}`,
    }
  const needsItem = branch.author !== undefined || ofItem.length + all.length > 0
  return {
    ...terms,
    from: sql`content_terms as listed`,
    conditions: [...conditions, ...(needsItem ? [exists(sql`content`, ofContent)] : [])],
    place: listed.date,
  }
}

function partition<Value>(values: readonly Value[], isFirst: (value: Value) => boolean): [Value[], Value[]] {
  return [values.filter(isFirst), values.filter((value) => !isFirst(value))]
}

interface Columns {
  id: Sql
  author: Sql
  date: Sql
  modified: Sql
}

const content: Columns = {
  id: sql`content.id`,
  author: sql`content.author`,
  date: sql`content.date_gmt`,
  modified: sql`content.modified_gmt`,
}
const listed: Columns = { ...content, id: sql`listed.content_id`, date: sql`listed.date_gmt` }

/** A text that is computed is not found in the index of its column. */
const unindexed = (text: Sql): Sql => sql`(${text} || '')`
const unindexedNumber = (number: Sql): Sql => sql`(${number} + 0)`

/** What filters say, checked item by item; nothing is read for all items before. */
export function itemChecks(filtered: readonly (Condition | Constrained)[]): Condition[] {
  // Databases limit the number of conditions.
  if (!constraintsOf(filtered.filter(isConstrained))) return filtered.map(conditionOf)
  return filtered.flatMap((one) => {
    if (!isConstrained(one)) return [one]
    const checks = [
      ...one.constraints.flatMap((constraint) => conditionsFor(constraint, content)),
      ...exceptionsOf([one]).map((exception) => sql`not (${exception})`),
    ]
    return checks.map((check) => sql<SqlBool>`${check}`)
  })
}

export function branchConditions(type: string, branch: Branch, constraints: readonly Constraint[], columns = content): Sql[] {
  return [
    sql`"content"."type" = ${sql.lit(type)}`,
    sql`content.status = ${sql.lit(branch.status)}`,
    ...(branch.author === undefined ? [] : [sql`content.author = ${unplannedId(branch.author)}`]),
    ...constraints.flatMap((constraint) => conditionsFor(constraint, columns)),
  ]
}

function conditionsFor(constraint: Constraint, { id, author, date, modified }: Columns): Sql[] {
  switch (constraint.by) {
    case 'term': {
      const has = exists(sql`content_terms as held`, [
        sql`held.content_id = ${id}`,
        sql`held.term_id in (${sql.join(constraint.ids.map(unplannedId))})`,
      ])
      return [constraint.isExcluded ? sql`not ${has}` : has]
    }
    case 'author':
      return [sql`${author} ${constraint.isExcluded ? sql`not in` : sql`in`} (${sql.join(constraint.ids.map(unplannedId))})`]
    default: {
      const column = constraint.by === 'date' ? date : modified
      return [
        ...(constraint.after === undefined ? [] : [sql`${column} > ${constraint.after}`]),
        ...(constraint.before === undefined ? [] : [sql`${column} < ${constraint.before}`]),
      ]
    }
  }
}
