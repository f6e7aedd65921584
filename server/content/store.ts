// The SQL of the search in the published items of all types that have public pages.
import type { RequestContext } from '../context.ts'
import type { Dialect } from '../db/dialect.ts'
import { allOf, mergedPage } from '../db/index-ranges.ts'
import { boundedTotal, countOf, countOfUpTo, withTotal } from '../db/page.ts'
import type { Counted } from '../db/page.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { sql } from 'kysely'
import type { Expression } from 'kysely'
import { bySearch, relevance, searchedColumns } from '../engine/filters.ts'
import type { Condition } from '../engine/filters.ts'
import { hidesProtected, permissionsFor } from '../engine/permissions.ts'
import { planSearch } from '../engine/search-plan.ts'
import type { SearchPlan } from '../engine/search-plan.ts'
import { contentBuilder, rowsOf } from '../engine/store.ts'
import type { Counting } from '../engine/store.ts'

export interface Searching {
  search?: string
  include: readonly number[]
  exclude: readonly number[]
}

export type FoundItem = Pick<ContentRow, 'id' | 'type' | 'status' | 'slug' | 'parent' | 'title_rendered'>

interface Found {
  rows: FoundItem[]
  total: number
}

interface Bounds {
  limit: number
  offset: number
}

const COLUMNS = ['id', 'type', 'status', 'slug', 'parent', 'title_rendered'] as const

/** Each type is walked until it has a page of its own, or ends: as if the page had so many more items. */
const IN_OTHER_TYPES = 5000

interface Wanted {
  conditions: readonly Condition[]
  total: Expression<number>
  /** What items are sorted by before their dates. */
  rank?: Expression<number>
}

const permissions = permissionsFor('posts')

/** Few matches are sorted by relevance, many of them and all items by date. */
export async function findPublished(types: readonly string[], given: Searching, bounds: Bounds, context: RequestContext): Promise<Found> {
  const { search } = given
  if (!search) return findNewest(types, { conditions: chosenBy(given), total: keptTotal(context.db, types, given) }, bounds, context)
  const plan = await planFor(types, { ...given, search }, bounds, context)
  const { counting, conditions } = plan
  if (!counting) {
    const rank = relevance({ search, search_columns: [] }, contentBuilder(), { ...context, dialect: plan.dialect })
    return findSorted(types, { conditions, rank, total: countOf(published(context.db, types, { conditions })) }, bounds, context)
  }
  const total = countOfUpTo(counting.limit, published(context.db, types, counting))
  const find = plan.dialect === context.dialect ? findSorted : findNewest
  const { rows, total: counted } = await find(types, { conditions, total }, bounds, context)
  return { rows, total: boundedTotal(counted, counting.limit, { ...bounds, length: rows.length }) }
}

function planFor(
  types: readonly string[],
  given: Searching & { search: string },
  { limit, offset }: Bounds,
  context: RequestContext,
): Promise<SearchPlan> {
  const { search } = given
  const eb = contentBuilder()
  const conditionsWith = (dialect: Dialect): Condition[] =>
    [
      ...chosenBy(given),
      hidesProtected(search, permissions, context.caller, eb),
      bySearch({ search, search_columns: [] }, eb, { ...context, dialect }),
    ].filter((condition) => condition !== undefined)
  const list = { types, statuses: ['publish'] as const, search, columns: searchedColumns({}), reach: offset + limit + IN_OTHER_TYPES }
  return planSearch(
    {
      ...list,
      isByRelevance: false,
      isInTexts: true,
      conditionsWith: (dialect) => Promise.resolve(conditionsWith(dialect)),
      async countAmong(ids, conditions) {
        const among = published(context.db, types, { conditions }).where('content.id', 'in', ids)
        const { count } = await context.db.selectNoFrom(sql<number>`${countOf(among)}`.as('count')).executeTakeFirstOrThrow()
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

function published(db: Db, types: readonly string[], { conditions, among }: Pick<Counting, 'conditions' | 'among'>) {
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

/** Walks the items of each type by date. */
async function findNewest(
  types: readonly string[],
  { conditions, total }: Wanted,
  { limit, offset }: Bounds,
  { db }: RequestContext,
): Promise<Found> {
  const ranges = types.map((type) => {
    const all = [sql`"content"."type" = ${sql.lit(type)}`, sql`content.status = 'publish'`, ...conditions.map((one) => sql`${one}`)]
    return sql`select content.id as id, content.date_gmt as place from content where ${allOf(all)}`
  })
  const page = mergedPage(ranges, { order: sql`place desc, id desc`, limit, offset, mayRepeat: false })
  const columns = sql.join(COLUMNS.map((column) => sql.ref(`content.${column}`)))
  const { rows } = await sql<Counted<FoundItem>>`select ${columns}, ${total} as list_total
    from (${page}) as page cross join content where content.id = page.id order by page.place desc, page.id desc`.execute(db)
  return withTotal<FoundItem>(rows, { db, offset, total: () => total })
}

/** Finds all matches and sorts them. */
async function findSorted(
  types: readonly string[],
  { conditions, total, rank }: Wanted,
  { limit, offset }: Bounds,
  { db }: RequestContext,
): Promise<Found> {
  const all = published(db, types, { conditions })
    .select(COLUMNS.map((column) => `content.${column}` as const))
    .select(sql<number>`${total}`.as('list_total'))
  const page = (rank ? all.orderBy(rank) : all)
    .orderBy('content.date_gmt', 'desc')
    .orderBy('content.id', 'desc')
    .limit(limit)
    .offset(offset)
  return withTotal<FoundItem>(await page.execute(), { db, offset, total: () => total })
}
