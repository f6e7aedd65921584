// What the ranges of a list of content are read from: tables, and conditions for which they have an index.
import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import type { Condition } from '../db/content-builder.ts'
import type { RowBounds, SortOrder } from '../db/keyset.ts'
import { unplannedId } from '../db/page.ts'
import type { Db } from '../db/schema.ts'
import { conditionOf, constraintsOf, exceptionsOf, isConstrained } from './constraints.ts'
import type { Constrained, Constraint, SetConstraint } from './constraints.ts'
import { boundConditions } from './day-counts-store.ts'
import { countOfAll, countsOf, findMaintainedCount } from './maintained-counts-store.ts'
import type { Branch } from './maintained-counts-store.ts'
import { exists } from './ranges-store.ts'
import type { Range, Sql } from './ranges-store.ts'

/** A list of content for which indexes have the items of each branch, of each author and of each term in order. */
export interface ContentList extends RowBounds {
  branches: readonly Branch[]
  constraints: readonly Constraint[]
  /** What is checked item by item, such as having no password, or a word that many items have. */
  conditions: readonly Condition[]
  /** What few items meet, and the list excludes. They are subtracted from its total. */
  exceptions: readonly Sql[]
  /** IDs of items to exclude. */
  without: readonly number[]
  /** By a column, if it is not the ID, and by the ID, in the same direction. */
  order: SortOrder
  isByDate: boolean
  /** The table that has the order, if it is not `content`. */
  joined?: 'events' | undefined
  /** 1 for a few items, which come before the others, and 0 for these. Indexes have it. */
  first?: Expression<number> | undefined
}

/** What is walked for each branch: the items of the rarest term, or all items. */
export async function sourcesOf(db: Db, list: ContentList): Promise<Range[]> {
  const { isByDate, first, constraints, limit, offset } = list
  const [by] = list.order[0] ?? []
  const branches = isByDate ? byAuthor(list) : list.branches
  const rarest = await findRarestTerms(db, list)
  const isRare = ({ count, of }: Share): boolean => count ** 2 <= (offset + limit) * of
  const authors = await shareOfAuthors(db, list)
  const isRarer = rarest !== undefined && (!authors || rarest.count <= authors.count)
  if (isRarer && !first && (isByDate ? hasFewRanges(rarest) : isRare(rarest))) {
    const others = constraints.filter((one) => one !== rarest.constraint)
    return branches.flatMap((branch) => rarest.constraint.ids.map((term) => sourceOfTerm(list, branch, term, others)))
  }
  const share = await modifiedShare(db, list)
  // The index that must not be used is kept from it.
  const { table, id, joins } = sourceOf(list)
  const key = keyOf(list, share === 'few' ? withoutIndex(sql`${by}`) : sql`${by}`, id)
  const columns = {
    ...content,
    ...(share === 'many' && { modified: withoutIndexInSqlite(content.modified) }),
    ...(authors && !isByDate && !isRare(authors) && { author: numberWithoutIndex(content.author) }),
  }
  return branches.flatMap((branch): Range[] => {
    const ofItem = [...branchConditions(branch, constraints, columns), ...itemConditions(list), ...excludeItems(content.id, list.without)]
    const conditions = [...joins, ...ofItem]
    const range = { from: table, key, conditions }
    return first ? [1, 0].map((rank) => ({ ...range, conditions: [...conditions, sql`${first} = ${sql.lit(rank)}`], rank })) : [range]
  })
}

/** Where items are walked: in the joined table, whose index has their order, or in `content` itself. */
function sourceOf({ joined }: Pick<ContentList, 'joined'>): { table: Sql; id: Sql; joins: readonly Sql[] } {
  if (!joined) return { table: sql`content`, id: content.id, joins: [] }
  const id = sql.ref(`${joined}.content_id`)
  return { table: sql`${sql.raw(joined)} cross join content`, id, joins: [sql`content.id = ${id}`] }
}

/** A list by ID is sorted by nothing else. */
const keyOf = ({ order }: Pick<ContentList, 'order'>, place: Sql, id: Sql): Sql[] => (order.length > 1 ? [place, id] : [place])

/** What no index helps to find. */
const itemConditions = ({ conditions, exceptions }: ContentList): Sql[] => [
  ...conditions.map((condition) => sql`${condition}`),
  ...exceptions.map((exception) => sql`not (${exception})`),
]

const excludeItems = (id: Sql, ids: readonly number[]): Sql[] => (ids.length ? [sql`${id} not in (${sql.join(ids)})`] : [])

/** Beyond this number of authors, items are walked by date alone. */
const MAX_AUTHORS = 10

/** A branch for each author, as the index by author has its items by date. */
function byAuthor({ branches, constraints }: ContentList): Branch[] {
  const authors = constraints.find((one): one is SetConstraint => one.by === 'author' && !one.isExcluded && one.ids.length <= MAX_AUTHORS)
  if (!authors) return [...branches]
  return branches.flatMap((branch) => (branch.author === undefined ? authors.ids.map((author) => ({ ...branch, author })) : [branch]))
}

/** Items modified in a period are sorted by date if they are few; otherwise all items are walked by date. */
const MIN_MANY_SHARE = 1 / 200

/** Whether few or many items were modified in the period of a list by date; undefined if it has none. */
async function modifiedShare(db: Db, { branches, constraints, isByDate }: ContentList): Promise<'few' | 'many' | undefined> {
  const modified = constraints.find(({ by }) => by === 'modified')
  if (!modified || !isByDate) return undefined
  const counts = branches.flatMap(({ type, status }) => findMaintainedCount({ type, status }, [modified]) ?? [])
  const { rows } = await sql<{ found: number }>`select ${sql.join(counts, sql` + `)} as found`.execute(db)
  return Number(rows[0]?.found) > (await countOfAll(db, branches)) * MIN_MANY_SHARE ? 'many' : 'few'
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
async function shareOfAuthors(db: Db, { branches, constraints, isByDate }: ContentList): Promise<Share | undefined> {
  const authors = setsIn(constraints).find((one) => one.by === 'author' && !one.isExcluded)
  if (!authors || (isByDate && setsIn(constraints).length === 1)) return undefined
  const counts = await countsOf(db, 'author', branches, authors.ids)
  return { count: sumOf(authors.ids, counts), of: await countOfAll(db, branches) }
}

const setsIn = (constraints: readonly Constraint[]): SetConstraint[] => constraints.filter((one) => 'ids' in one)

const sumOf = (ids: readonly number[], counts: ReadonlyMap<number, number>): number =>
  ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)

/** Of the terms that an item must have, those that the fewest items have. */
async function findRarestTerms(db: Db, { branches, constraints, isByDate }: ContentList): Promise<RarestTerms | undefined> {
  const required = setsIn(constraints).filter((one) => one.by === 'term' && !one.isExcluded)
  const [only] = required
  if (!only) return undefined
  // The list starts there, however many items there are.
  if (isByDate && only.ids.length === 1 && setsIn(constraints).length === 1) return { constraint: only, count: 0, most: 0, of: 0 }
  const ids = required.flatMap((one) => one.ids)
  const counts = await countsOf(db, 'term', branches, ids)
  const counted = required.map((constraint) => ({
    constraint,
    count: sumOf(constraint.ids, counts),
    most: Math.max(...constraint.ids.map((id) => counts.get(id) ?? 0)),
  }))
  const [rarest] = counted.toSorted((one, other) => one.count - other.count)
  return rarest && { ...rarest, of: await countOfAll(db, branches) }
}

function sourceOfTerm(list: ContentList, branch: Branch, term: number, others: readonly Constraint[]): Range {
  const [ofItem, ofTerm] = partition(others, ({ by }) => by === 'author' || by === 'modified')
  const conditions = [
    sql`listed.term_id = ${unplannedId(term)}`,
    sql`listed.type = ${sql.lit(branch.type)}`,
    sql`listed.status = ${sql.lit(branch.status)}`,
    ...ofTerm.flatMap((constraint) => conditionsFor(constraint, listed)),
    ...excludeItems(listed.id, list.without),
  ]
  const more = [...authorOf(branch), ...ofItem.flatMap((constraint) => conditionsFor(constraint, content)), ...itemConditions(list)]
  const ofContent = [sql`content.id = listed.content_id`, sql`"content"."type" = ${sql.lit(branch.type)}`, ...more]
  if (!list.isByDate) {
    const key = keyOf(list, sql`${list.order[0]?.[0]}`, listed.id)
    const { table, joins } = sourceOf(list)
    return { from: sql`content_terms as listed cross join ${table}`, conditions: [...conditions, ...joins, ...ofContent], key }
  }
  const checked = more.length ? [exists(sql`content`, ofContent)] : []
  return { from: sql`content_terms as listed`, conditions: [...conditions, ...checked], key: [listed.date, listed.id] }
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
const withoutIndex = (text: Sql): Sql => sql`(${text} || '')`
/** For PostgreSQL, a text is the same as its cast; it chooses the index by its statistics. */
const withoutIndexInSqlite = (text: Sql): Sql => sql`cast(${text} as text)`
const numberWithoutIndex = (number: Sql): Sql => sql`(${number} + 0)`

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

export function branchConditions(branch: Branch, constraints: readonly Constraint[], columns = content): Sql[] {
  return [
    sql`"content"."type" = ${sql.lit(branch.type)}`,
    sql`content.status = ${sql.lit(branch.status)}`,
    ...authorOf(branch),
    ...constraints.flatMap((constraint) => conditionsFor(constraint, columns)),
  ]
}

const authorOf = ({ author }: Branch): Sql[] => (author === undefined ? [] : [sql`content.author = ${unplannedId(author)}`])

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
    default:
      return boundConditions(constraint.by === 'date' ? date : modified, constraint)
  }
}
