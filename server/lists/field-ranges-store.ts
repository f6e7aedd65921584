// Lists that are filtered or sorted by own fields, as ranges of the indexes of these fields (field-indexes-store.ts). An index has a page by itself
// if its order is that of the list. Otherwise, if a filter leaves few items, these are sorted; if all filters leave many, the list is walked in its
// order until the page is full, and the index has what the filters check.
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Condition } from '../db/content-builder.ts'
import type { Dialect } from '../db/dialect.ts'
import { keyName } from '../db/keyset.ts'
import type { Db } from '../db/schema.ts'
import type { FieldConstraint } from './constraints.ts'
import { indexedStatus, indexedType } from './field-indexes-store.ts'
import { fieldConditions } from './field-values-store.ts'
import {
  authorOf,
  conditionsFor,
  content,
  excludeItems,
  itemConditions,
  numberWithoutIndex,
  withoutIndex,
} from './list-conditions-store.ts'
import type { ContentList } from './list-conditions-store.ts'
import { countOfAll } from './maintained-counts-store.ts'
import { allOf, countUpTo } from './ranges-store.ts'
import type { Count, Range, Sql } from './ranges-store.ts'
import type { SortedList } from './sorted-store.ts'

export interface FieldSources {
  /** What the items of a page are read from; undefined if other indexes suit the list. */
  ranges?: Range[]
  /** What the items are counted in, if it is something else. */
  counted?: Range[]
}

/** `others` is how many items another filter leaves, whose index could be read instead. */
export async function fieldSources(db: Db, list: ContentList, others = Infinity): Promise<FieldSources> {
  const { constraints, isByDate, byField, joined } = list
  const fields = constraints.filter((one) => one.by === 'field')
  if (joined || !(fields.length || byField)) return {}
  const inOrder = fields.filter((one) => isInOrder(one, list))
  const [only, ...more] = fields
  if (!only || (inOrder.length && !more.length && others === Infinity)) return { ranges: rangesLedBy(only, list) }
  const rare = await findRare(db, list, fields, others)
  if (rare) return { ranges: rangesLedBy(rare, list) }
  if (others < Infinity) return {}
  const sorted = more.length ? await sortByShare(db, list, fields) : fields
  const counted = sorted.slice(0, 1).flatMap((one) => rangesLedBy(one, list))
  const leading = sorted.find((one) => inOrder.includes(one))
  return leading || isByDate || byField ? { ranges: rangesLedBy(leading, list), counted } : { counted }
}

/** The filter that leaves the fewest items, if reading them all costs less than a walk, and than reading so many others. */
async function findRare(
  db: Db,
  list: ContentList,
  fields: readonly FieldConstraint[],
  others: number,
): Promise<FieldConstraint | undefined> {
  const { branches, offset, limit, dialect } = list
  const walked = ((offset + limit) * (await countOfAll(db, branches))) / readingCosts[dialect.kind]
  const most = Math.floor(Math.min(Math.sqrt(walked), others))
  const counts = await readCounts(db, fields, (one) =>
    countUpTo(most, { ranges: rangesLedBy(one, { ...list, constraints: [one] }), mayRepeat: false }),
  )
  const [[rarest, count] = []] = counts.toSorted(([, one], [, other]) => one - other)
  return count !== undefined && count <= most ? rarest : undefined
}

/** The filters whose items meet the others most often come first: the fewest of them are read before a page is full, or the count. */
async function sortByShare(db: Db, list: ContentList, fields: readonly FieldConstraint[]): Promise<FieldConstraint[]> {
  const shares = await readCounts(db, fields, (one) => {
    const others = fields
      .filter((other) => other !== one)
      .flatMap((other) => fieldConditions(other, unindexedValue(other.value, list.dialect)))
    const sampled = rangesLedBy(one, { ...list, constraints: [one] }).map(
      ({ from, conditions }) =>
        sql`select * from (select ${allOf(others)} as is_match from ${from} where ${allOf(conditions)} limit ${sql.lit(SAMPLE)}) as part`,
    )
    return sql<number>`(select count(*) from (${sql.join(sampled, sql` union all `)}) as sampled where is_match)`
  })
  return shares.toSorted(([, one], [, other]) => other - one).map(([field]) => field)
}

const SAMPLE = 200

async function readCounts(
  db: Db,
  fields: readonly FieldConstraint[],
  countOf: (field: FieldConstraint) => Count,
): Promise<(readonly [FieldConstraint, number])[]> {
  const columns = fields.map((one, index) => sql`${countOf(one)} as ${sql.ref(keyName(index))}`)
  const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(db)
  return fields.map((one, index) => [one, Number(rows[0]?.[keyName(index)])] as const)
}

/** How much more it costs to read an item than to pass one on a walk. PostgreSQL reads the row. */
const readingCosts: Record<Dialect['kind'], number> = { sqlite: 1, postgres: 30 }

/** A range is read for each value, up to this number. */
const MAX_VALUES = 10

/** Whether the index of the field has the items that meet the constraint in the order of the list. */
const isInOrder = ({ name, values }: FieldConstraint, { isByDate, byField }: ContentList): boolean =>
  isByDate ? values !== undefined && values.length <= MAX_VALUES : byField?.name === name

/** The ranges of the index of a field, or those of the index with the order of the list. Other indexes are kept from them. */
function rangesLedBy(leading: FieldConstraint | undefined, list: ContentList): Range[] {
  const { branches, constraints, isByDate, order, dialect, without } = list
  const [by] = order[0] ?? []
  const isSorted = leading !== undefined && !isInOrder(leading, list)
  const columns = {
    ...content,
    author: numberWithoutIndex(content.author),
    modified: withoutIndex(content.modified),
    ...((isSorted || !isByDate) && { date: withoutIndex(content.date) }),
  }
  const others = constraints.flatMap((one) => {
    if (one.by !== 'field') return conditionsFor(one, columns)
    return one === leading ? [] : fieldConditions(one, unindexedValue(one.value, dialect))
  })
  const checks = [...others, ...itemConditions(list), ...excludeItems(content.id, without)]
  const place = isSorted ? unindexedOrder(sql`${by}`, dialect) : sql`${by}`
  const key = order.length > 1 ? [place, content.id] : [place]
  return branches.flatMap((branch) => {
    const inBranch = [...inIndexes([branch.type], [branch.status], dialect), ...authorOf(branch, columns.author)]
    return ledBy(leading, list).map((led) => ({ from: sql`content`, key, conditions: [...inBranch, ...led, ...checks] }))
  })
}

/** The conditions of a filter on each of the ranges that it leads. */
function ledBy(leading: FieldConstraint | undefined, list: ContentList): Sql[][] {
  if (!leading) return [[]]
  const { byField, order, dialect } = list
  if (byField?.name === leading.name) {
    // Items without a value are sorted by one.
    const isSorted = fieldConditions(leading, sql`${order[0]?.[0]}`)
    return [[...isSorted, ...fieldConditions(leading, unindexedValue(leading.value, dialect))]]
  }
  return isInOrder(leading, list) && leading.values
    ? leading.values.map((value) => fieldConditions({ ...leading, values: [value] }))
    : [fieldConditions(leading)]
}

/** The items of types and statuses, as the indexes of own fields have them. */
function inIndexes(types: readonly string[], statuses: readonly string[], { kind }: Dialect): Sql[] {
  const isOneOf = (column: Sql, values: readonly string[]): Sql =>
    values.length === 1 ? sql`${column} = ${sql.lit(values[0])}` : sql`${column} in (${sql.join(values.map(sql.lit))})`
  return [isOneOf(indexedType(kind), types), isOneOf(indexedStatus(kind), statuses)]
}

/** What a list that is found by sorting compares, too, so that SQLite can read these indexes. */
export const fieldIndexConditions = ({ types, statuses }: Pick<SortedList, 'types' | 'statuses'>, dialect: Dialect): Condition[] =>
  dialect.kind === 'sqlite' ? inIndexes(types, statuses, dialect).map((one) => sql<SqlBool>`${one}`) : []

/** A value that is compared item by item. PostgreSQL chooses by its statistics, and compares it in the index of a walk. */
const unindexedValue = (value: Sql, { kind }: Dialect): Sql => (kind === 'sqlite' ? sql`+${value}` : value)

/** An order in which no index is read. */
const unindexedOrder = (by: Sql, { kind }: Dialect): Sql => (kind === 'sqlite' ? sql`+${by}` : sql`greatest(${by})`)
