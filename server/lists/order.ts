// Sort orders of lists.
import { sql } from 'kysely'
import type { Expression } from 'kysely'
import type { JoinedOrder, TypeDescription } from '../content-type.ts'
import type { RequestContext } from '../context.ts'
import { contentBuilder } from '../db/content-builder.ts'
import { constant } from '../db/compiled-query.ts'
import type { Dialect } from '../db/dialect.ts'
import type { SortOrder } from '../db/keyset.ts'
import { orderByList } from '../db/order-by-list.ts'
import { ApiError } from '../contract/api-error.ts'
import { slugFrom } from '../rendering/slug.ts'
import { relevance } from './search-filters.ts'
import type { SearchQuery } from './search-filters.ts'
import { fieldOrder } from './field-filters.ts'
import { titleOrder } from './language-filters.ts'
import { listRank } from './sorted-store.ts'
import type { Counting } from './sorted-store.ts'

export interface OrderQuery {
  order: 'asc' | 'desc'
  orderby: string
  include: number[]
  slug?: string[]
  search?: string
  search_columns?: SearchQuery['search_columns']
}

const eb = contentBuilder()
const id = constant(eb.ref('content.id'))
const date = constant(eb.ref('content.date_gmt'))
const columns: Record<string, Expression<unknown>> = {
  date,
  modified: constant(eb.ref('content.modified_gmt')),
  author: constant(eb.ref('content.author')),
  parent: constant(eb.ref('content.parent')),
  slug: constant(eb.ref('content.slug')),
  menu_order: constant(eb.ref('content.menu_order')),
}

/** How a list is sorted. */
export interface Sorting {
  /** Where words are found by this dialect. Many matches are counted up to a limit. */
  order(plan: { dialect: Dialect; counting?: Counting | undefined }): SortOrder
  /** What the list is sorted by, if an index has it: that of content, of an own field, or of the joined table. */
  index: 'date' | 'field' | 'other' | 'joined' | undefined
  /** The own field that the list is sorted by, if it is compared as it is sorted. */
  field?: string | undefined
  /** The table that is joined for the order. */
  joined?: JoinedOrder['table']
  /** If many items match a search, the order with the most relevant ones first. */
  ranked?: SortOrder
}

/** The sort order that the query asks for, which can be one of the type. Without slugs, their order is that by date. */
export function sortingOf(
  query: OrderQuery,
  context: RequestContext,
  { type, orders = {} }: Partial<Pick<TypeDescription, 'type' | 'orders'>> = {},
): Sorting {
  const { orderby } = query
  const joined = orders[orderby]
  if (joined) {
    const order: SortOrder = [joined.by, sql.ref(`${joined.table}.content_id`)].map((by) => [by, query.order] as const)
    return { order: () => order, index: 'joined', joined: joined.table }
  }
  const byField = fieldOrder(type ?? '', query, context)
  if (byField) {
    const order: SortOrder = [
      [byField.by, query.order],
      [id, query.order],
    ]
    return { order: () => order, index: 'field', field: byField.compared }
  }
  const isByTitle = orderby === 'title' && context.language === context.config.site.language
  const index = isByDate(query) ? 'date' : orderby in columns || isByTitle || orderby === 'id' ? 'other' : undefined
  const order: Sorting['order'] = ({ dialect }) => orderBy(query, { ...context, dialect })
  return { order, index, ...(orderby === 'relevance' && { ranked: [[listRank, 'asc'], ...byDate(query)] }) }
}

const isByDate = ({ orderby, slug }: Pick<OrderQuery, 'orderby' | 'slug'>): boolean =>
  orderby === 'date' || (orderby === 'include_slugs' && !slug?.length)

function byDate({ order }: Pick<OrderQuery, 'order'>): SortOrder {
  return [
    [date, order],
    [id, order],
  ]
}

/** The order of publication, the newest item first. */
export const newestFirst: Sorting = { order: () => byDate({ order: 'desc' }), index: 'date' }

/** Ties are sorted by ID. */
function orderBy(query: OrderQuery, context: RequestContext): SortOrder {
  const byId = [id, query.order] as const
  const column = columns[query.orderby]
  if (column) return [[column, query.order], byId]
  switch (query.orderby) {
    case 'title':
      return [[titleOrder(context), query.order], byId]
    case 'include':
      if (!query.include.length)
        throw new ApiError(400, 'rest_orderby_include_missing_include', 'orderby=include requires the parameter include.')
      return [[orderByList(id, query.include), 'asc']]
    case 'include_slugs':
      return isByDate(query) ? byDate(query) : [[orderByList(eb.ref('content.slug'), (query.slug ?? []).map(slugFrom)), 'asc'], byId]
    case 'relevance':
      if (!query.search) throw new ApiError(400, 'rest_no_search_term_defined', 'orderby=relevance requires the parameter search.')
      return [[relevance({ ...query, search_columns: query.search_columns ?? [] }, context), 'asc'], ...byDate(query)]
    default:
      // As in the index by type and status: PostgreSQL would take the primary key and skip the items of all other types.
      return [[sql<number>`${id} + 0`, query.order]]
  }
}
