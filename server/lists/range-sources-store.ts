// What the ranges of a list of content are read from: tables, and conditions for which they have an index.
import { sql } from 'kysely'
import { unplannedId } from '../db/page.ts'
import type { Db } from '../db/schema.ts'
import type { Constraint, SetConstraint } from './constraints.ts'
import { fieldSources } from './field-ranges-store.ts'
import {
  authorOf,
  branchConditions,
  conditionsFor,
  content,
  excludeItems,
  itemConditions,
  listed,
  numberWithoutIndex,
  withoutIndex,
  withoutIndexInSqlite,
} from './list-conditions-store.ts'
import type { ContentList } from './list-conditions-store.ts'
import { countOfAll, countsOf, findMaintainedCount } from './maintained-counts-store.ts'
import type { Branch } from './maintained-counts-store.ts'
import { exists } from './ranges-store.ts'
import type { Range, Sql } from './ranges-store.ts'

export interface Sources {
  ranges: Range[]
  /** What the items are counted in, if it is something else. */
  counted?: Range[] | undefined
}

/** What is walked for each branch: the items of the rarest term, those of an own field, or all items. */
export async function sourcesOf(db: Db, list: ContentList): Promise<Sources> {
  const { isByDate, first, constraints, limit, offset } = list
  const [by] = list.order[0] ?? []
  const branches = isByDate ? byAuthor(list) : list.branches
  const rarest = await findRarestTerms(db, list)
  const isRare = ({ count, of }: Share): boolean => count ** 2 <= (offset + limit) * of
  const authors = await shareOfAuthors(db, list)
  const isRarer = rarest !== undefined && (!authors || rarest.count <= authors.count)
  const leading = isRarer && !first && (isByDate ? hasFewRanges(rarest) : isRare(rarest)) ? rarest : undefined
  const ofFields = await fieldSources(db, list, (leading ?? (authors && isRare(authors) ? authors : undefined))?.count)
  if (ofFields.ranges && !first) return { ...ofFields, ranges: ofFields.ranges }
  if (leading) {
    const others = constraints.filter((one) => one !== leading.constraint)
    return { ranges: branches.flatMap((branch) => leading.constraint.ids.map((term) => sourceOfTerm(list, branch, term, others))) }
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
  const ranges = branches.flatMap((branch): Range[] => {
    const ofItem = [...branchConditions(branch, constraints, columns), ...itemConditions(list), ...excludeItems(content.id, list.without)]
    const conditions = [...joins, ...ofItem]
    const range = { from: table, key, conditions }
    return first ? [1, 0].map((rank) => ({ ...range, conditions: [...conditions, sql`${first} = ${sql.lit(rank)}`], rank })) : [range]
  })
  // Few items come first.
  const others = first && ofFields.ranges?.map((range) => ({ ...range, conditions: [...range.conditions, sql`${first} = 0`], rank: 0 }))
  return { counted: ofFields.counted, ranges: others ? [...ranges.filter(({ rank }) => rank), ...others] : ranges }
}

/** Where items are walked: in the joined table, whose index has their order, or in `content` itself. */
function sourceOf({ joined }: Pick<ContentList, 'joined'>): { table: Sql; id: Sql; joins: readonly Sql[] } {
  if (!joined) return { table: sql`content`, id: content.id, joins: [] }
  const id = sql.ref(`${joined}.content_id`)
  return { table: sql`${sql.raw(joined)} cross join content`, id, joins: [sql`content.id = ${id}`] }
}

/** A list by ID is sorted by nothing else. */
const keyOf = ({ order }: Pick<ContentList, 'order'>, place: Sql, id: Sql): Sql[] => (order.length > 1 ? [place, id] : [place])

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
  if (!authors || (isByDate && isOnlySet(constraints))) return undefined
  const counts = await countsOf(db, 'author', branches, authors.ids)
  return { count: sumOf(authors.ids, counts), of: await countOfAll(db, branches) }
}

const setsIn = (constraints: readonly Constraint[]): SetConstraint[] => constraints.filter((one) => 'ids' in one)

/** Whether nothing but dates is compared beside a term or an author. */
const isOnlySet = (constraints: readonly Constraint[]): boolean =>
  setsIn(constraints).length === 1 && !constraints.some(({ by }) => by === 'field')

const sumOf = (ids: readonly number[], counts: ReadonlyMap<number, number>): number =>
  ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)

/** Of the terms that an item must have, those that the fewest items have. */
async function findRarestTerms(db: Db, { branches, constraints, isByDate }: ContentList): Promise<RarestTerms | undefined> {
  const required = setsIn(constraints).filter((one) => one.by === 'term' && !one.isExcluded)
  const [only] = required
  if (!only) return undefined
  // The list starts there, however many items there are.
  if (isByDate && only.ids.length === 1 && isOnlySet(constraints)) return { constraint: only, count: 0, most: 0, of: 0 }
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
  const [ofItem, ofTerm] = partition(others, ({ by }) => by === 'author' || by === 'modified' || by === 'field')
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
