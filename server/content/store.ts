// The SQL of the search in the published items of all types that have public pages.
import type { RequestContext } from '../context.ts'
import { contentBuilder } from '../db/content-builder.ts'
import type { Condition } from '../db/content-builder.ts'
import type { Dialect } from '../db/dialect.ts'
import { allOf, mergedPage } from '../lists/merge-store.ts'
import { isAfter, keyColumns, rowsToRead } from '../db/keyset.ts'
import type { FoundRows, RowBounds, SortOrder } from '../db/keyset.ts'
import { countOf, countOfUpTo, findSorted, finishPage } from '../db/page.ts'
import type { Counted } from '../db/page.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { sql } from 'kysely'
import type { Expression } from 'kysely'
import { bySearch, relevance, searchedColumns } from '../lists/search-filters.ts'
import { hidesProtected } from '../lists/access-filters.ts'
import { permissionsFor } from '../engine/permissions.ts'
import { endOf, periodOf } from '../lists/maintained-counts-store.ts'
import { isDeep } from '../lists/ranges.ts'
import { planSearch } from '../lists/search-plan.ts'
import type { SearchPlan } from '../lists/search-plan.ts'
import { amongIds, rowsOf } from '../lists/counting-store.ts'
import type { Among, Counting } from '../lists/counting-store.ts'

export interface Searching {
  search?: string
  include: readonly number[]
  exclude: readonly number[]
}

export type FoundItem = Pick<ContentRow, 'id' | 'type' | 'status' | 'slug' | 'parent' | 'title_rendered'>

const COLUMNS = ['id', 'type', 'status', 'slug', 'parent', 'title_rendered'] as const

/** Each type is walked until it has a page of its own, or ends: as if the page had so many more items. */
const IN_OTHER_TYPES = 5000

interface Wanted extends RowBounds {
  conditions: readonly Condition[]
  total: Expression<number>
  /** Set if matches are counted up to a limit. */
  countLimit?: number
}

const permissions = permissionsFor('posts')

const byDate: SortOrder = [
  [sql.ref('content.date_gmt'), 'desc'],
  [sql.ref('content.id'), 'desc'],
]

/** Few matches are sorted by relevance, many of them and all items by date. A walk keeps the order that it began with. */
export async function findPublished(
  types: readonly string[],
  given: Searching,
  bounds: RowBounds,
  context: RequestContext,
): Promise<FoundRows<FoundItem>> {
  const { db } = context
  const { search } = given
  if (!search) return findNewest(types, { conditions: chosenBy(given), total: keptTotal(db, types, given), ...bounds }, db)
  const { counting, conditions, dialect, few } = await planFor(types, { ...given, search }, bounds, context)
  const matching = published(db, types, { conditions, few })
  const wanted: Wanted = counting
    ? { conditions, total: countOfUpTo(counting.limit, published(db, types, counting)), countLimit: counting.limit, ...bounds }
    : { conditions, total: countOf(matching), ...bounds }
  const rank = relevance({ search, search_columns: [] }, { ...context, dialect })
  const isRanked = bounds.position?.key ? bounds.position.key.length > byDate.length : !counting
  if (!isRanked && dialect !== context.dialect) return findNewest(types, wanted, db)
  const columns = matching.select(COLUMNS.map((column) => `content.${column}` as const))
  return findSorted(db, matching, columns, { order: isRanked ? [[rank, 'asc'], ...byDate] : byDate, ...wanted })
}

function planFor(
  types: readonly string[],
  given: Searching & { search: string },
  { limit, offset }: RowBounds,
  context: RequestContext,
): Promise<SearchPlan> {
  const { search } = given
  const conditionsWith = (dialect: Dialect): Condition[] =>
    [
      ...chosenBy(given),
      hidesProtected(search, permissions, context.caller),
      bySearch({ search, search_columns: [] }, { ...context, dialect }),
    ].filter((condition) => condition !== undefined)
  const list = { types, statuses: ['publish'] as const, search, columns: searchedColumns({}), upTo: offset + limit + IN_OTHER_TYPES }
  return planSearch(
    {
      ...list,
      isIndexed: true,
      isByRelevance: false,
      isInTexts: true,
      conditionsWith: (dialect) => Promise.resolve(conditionsWith(dialect)),
      async countAmong(ids, conditions) {
        const counted = published(context.db, types, { conditions, few: amongIds(ids) })
        const { count } = await context.db.selectNoFrom(sql<number>`${countOf(counted)}`.as('count')).executeTakeFirstOrThrow()
        return Number(count)
      },
    },
    context,
  )
}

function chosenBy({ include, exclude }: Searching): Condition[] {
  const eb = contentBuilder()
  return [...(include.length ? [eb('content.id', 'in', include)] : []), ...(exclude.length ? [eb('content.id', 'not in', exclude)] : [])]
}

function published(db: Db, types: readonly string[], { conditions, ...among }: Pick<Counting, 'conditions'> & Among) {
  const all = rowsOf(db, among).where('content.type', 'in', types).where('content.status', '=', sql.lit('publish'))
  return conditions.reduce((matching, condition) => matching.where(condition), all)
}

/** Excluding few items takes counting them alone. */
function keptTotal(db: Db, types: readonly string[], { include, exclude }: Searching): Expression<number> {
  if (include.length) return countOf(published(db, types, { conditions: chosenBy({ include, exclude }) }))
  const all = sql`(select coalesce(sum(count), 0) from content_counts where "type" in (${sql.join(types)}) and status = 'publish')`
  const excluded = countOf(published(db, types, { conditions: chosenBy({ include: exclude, exclude: [] }) }))
  return exclude.length ? sql<number>`(${all} - ${excluded})` : sql<number>`${all}`
}

/** Reads the items of each type by date, deep pages from their day. */
async function findNewest(
  types: readonly string[],
  { conditions, total: count, countLimit, ...bounds }: Wanted,
  db: Db,
): Promise<FoundRows<FoundItem>> {
  const { limit, position } = bounds
  const total = position?.key ? sql.lit(0) : count
  const isWhole = !conditions.length && isDeep(bounds)
  const day = isWhole ? await periodOf(db, { types, statuses: ['publish'], having: undefined }, 'desc', bounds.offset) : undefined
  const offset = bounds.offset - (day?.preceding ?? 0)
  const after = [...(position?.key ? [isAfter(byDate, position.key)] : []), ...(day ? [sql`content.date_gmt < ${endOf(day.name)}`] : [])]
  const ranges = types.map((type) => {
    const ofType = [sql`"content"."type" = ${sql.lit(type)}`, sql`content.status = 'publish'`]
    const all = [...after, ...ofType, ...conditions.map((one) => sql`${one}`)]
    return sql`select content.id as id, content.date_gmt as place from content where ${allOf(all)}`
  })
  const order = sql`place desc, id desc`
  const page = mergedPage(ranges, { order, limit: rowsToRead(limit, position), offset, mayRepeat: false })
  const columns = [
    ...COLUMNS.map((column) => sql.ref(`content.${column}`)),
    ...(position ? keyColumns([sql.ref('page.place'), sql.ref('page.id')]) : []),
  ]
  const { rows } = await sql<Counted<FoundItem>>`select ${sql.join(columns)}, ${total} as list_total
    from (${page}) as page cross join content where content.id = page.id order by page.place desc, page.id desc`.execute(db)
  return finishPage<FoundItem>(rows, bounds, { db, total: () => total, countLimit })
}
