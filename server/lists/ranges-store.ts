// Lists that are read in ranges of indexes: each range has its rows in the order of the list, and a page merges the first rows of all, so
// nothing is sorted as a whole. What a page costs depends on its size, not on how many rows there are.
import { sql } from 'kysely'
import type { Expression, OrderByDirection, RawBuilder } from 'kysely'
import { isAfter, keyName, limitToRead } from '../db/keyset.ts'
import type { Position, RowBounds, SortKey } from '../db/keyset.ts'
import { rowLimit } from '../db/page.ts'
import type { Counted } from '../db/page.ts'
import type { ContentRow } from '../db/tables/content.ts'

export type Sql = RawBuilder<unknown>
export type Count = RawBuilder<number>

/** A range of an index. */
export interface Range {
  /** The table that is read, with the tables joined to it. */
  from: Sql
  conditions: readonly Sql[]
  /** What its rows are sorted by. The last column is the ID of the item. */
  key: readonly Sql[]
  /** If ranges have ranks, the rows with the highest rank come first. */
  rank?: number
}

/** A list as ranges of indexes. */
export interface RangedList {
  ranges: readonly Range[]
  /** What the items are counted in, if it is something else. */
  counted?: readonly Range[] | undefined
  direction: 'asc' | 'desc'
  /** Whether several ranges may have the same item. */
  mayRepeat: boolean
}

/** Deeper pages are found from a nearer position than the start of the list. */
const MIN_DEEP_OFFSET = 1000

export const isDeep = ({ offset }: { offset: number }): boolean => offset >= MIN_DEEP_OFFSET

/** Columns of content. */
export type Columns = readonly (keyof ContentRow)[] | 'all'

/** What a page selects of its items, and where they are found by their IDs. */
export interface ItemSource {
  columns: Sql
  from: Sql
  conditions(id: Sql): readonly Sql[]
}

export function contentItems(columns: Columns, types: readonly string[]): ItemSource {
  const names = columns === 'all' ? ['content.*'] : columns.map((name) => `content.${name}`)
  return {
    columns: sql.raw(names.join(', ')),
    from: sql`content`,
    conditions: (id) => [sql`content.id = ${id}`, typeCondition(types)],
  }
}

/** Selects the columns of the items of a page, and the total. */
export function rangedPage<Row>(
  list: RangedList,
  items: ItemSource,
  bounds: RowBounds,
  total: Expression<number>,
): RawBuilder<Counted<Row>> {
  const { ranges, direction } = list
  const [{ key, rank } = { key: [] }] = ranges
  const directions = [...(rank === undefined ? [] : (['desc'] as const)), ...key.map(() => direction)]
  const id = sql.raw(`page.${keyName(directions.length - 1)}`)
  return itemsOf(mergeRanges(list, directions, bounds), items, { directions, id, total, position: bounds.position })
}

/** The rows of all ranges that are on a page, by their keys. */
function mergeRanges(
  { ranges, direction, mayRepeat }: RangedList,
  directions: Directions,
  { limit: most, offset, position }: RowBounds,
): Sql {
  const limit = limitToRead(most, position)
  const sources = position?.key ? restrictToRangesAfter(position.key, ranges, direction) : ranges
  const [only, ...more] = sources.map(({ from, conditions, key, rank }) => {
    const ranked = rank === undefined ? key : [sql.lit(rank), ...key]
    // The rank is the same in the whole range.
    const within = orderIn('', directions, ranked.length - key.length)
    return sql`select ${selectKeys(ranked)} from ${from} where ${allOf(conditions)} order by ${within}`
  })
  if (only && !more.length) return sql`${only} limit ${rowLimit(limit)} offset ${offset}`
  const first = [only, ...more].map((range) => sql`${range} limit ${rowLimit(offset + limit)}`)
  return sql`select * from (${union(first, mayRepeat)}) as merged
    order by ${orderIn('merged.', directions)} limit ${rowLimit(limit)} offset ${offset}`
}

type Directions = readonly OrderByDirection[]

interface KeyedPage {
  directions: Directions
  /** The column of the page with the IDs of the items. */
  id: Sql
  total: Expression<number>
  position: Position | undefined
}

/** The columns of the items of a page that has their keys. */
export function itemsOf<Row>(page: Sql, items: ItemSource, of: KeyedPage): RawBuilder<Counted<Row>> {
  const keys = of.position ? of.directions.map((_direction, index) => `page.${keyName(index)} as ${keyName(index)}`) : []
  return sql`select ${items.columns}${sql.raw(keys.map((key) => `, ${key}`).join(''))}, ${of.total} as list_total
    from (${page}) as page cross join ${items.from}
    where ${allOf(items.conditions(of.id))} order by ${orderIn('page.', of.directions)}`
}

/** The columns with the names that the keys of a page have, in one piece: a statement has one for each range. */
export function selectKeys(key: readonly Expression<unknown>[]): Sql {
  const texts = ['', ...key.map((_column, index) => ` as ${keyName(index)}${index < key.length - 1 ? ', ' : ''}`)]
  return sql(texts as unknown as TemplateStringsArray, ...key)
}

/** The order by the keys of a page. */
export const orderIn = (table: string, directions: Directions, first = 0): Sql =>
  sql.raw(
    directions
      .map((direction, index) => `${table}${keyName(index)} ${direction}`)
      .slice(first)
      .join(', '),
  )

/** The ranges with only the items after the position of a walk. */
function restrictToRangesAfter(position: SortKey, ranges: readonly Range[], direction: RangedList['direction']): Range[] {
  return ranges.flatMap((range) => {
    const { key, rank, conditions } = range
    const [rankBefore, values] = rank === undefined ? [undefined, position] : [Number(position[0]), position.slice(1)]
    if (rank !== undefined && rank !== rankBefore) return rank < Number(rankBefore) ? [range] : []
    const after = isAfter(
      key.map((column) => [column, direction]),
      values,
    )
    // Of two bounds of a column, SQLite uses the first one for its index.
    return [{ ...range, conditions: [after, ...conditions] }]
  })
}

/** How many items the ranges have, at most one more than the limit. */
export function countUpTo(
  limit: number,
  { ranges, counted = ranges, mayRepeat }: Pick<RangedList, 'ranges' | 'counted' | 'mayRepeat'>,
): Count {
  const most = sql.lit(limit + 1)
  const first = counted.map(
    ({ key, from, conditions }) => sql`select ${key.at(-1)} as id from ${from} where ${allOf(conditions)} limit ${most}`,
  )
  return sql<number>`(select count(*) from (select * from (${union(first, mayRepeat)}) as parts limit ${most}) as bounded)`
}

function union(queries: readonly Sql[], mayRepeat: boolean): Sql {
  const parts = queries.map((query) => sql`select * from (${query}) as part`)
  return sql.join(parts, mayRepeat ? sql` union ` : sql` union all `)
}

export const allOf = (conditions: readonly Expression<unknown>[]): Sql => sql.join([...conditions], sql` and `)

/** The offset keeps PostgreSQL from joining the tables as a whole: few rows are checked until the page is full. */
export const exists = (from: Sql, conditions: readonly Sql[]): Sql =>
  sql`exists (select 1 from ${from} where ${allOf(conditions)} limit 1 offset 0)`

/** A single type is compared as in the indexes of its own fields. */
export const typeCondition = (types: readonly string[]): Sql =>
  types.length === 1 ? sql`"content"."type" = ${sql.lit(types[0])}` : sql`"content"."type" in (${sql.join(types.map(sql.lit))})`
