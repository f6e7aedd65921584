// Sort orders of lists.
import { sql } from 'kysely'
import type { Expression } from 'kysely'
import type { RequestContext } from '../context.ts'
import { contentBuilder } from '../db/content-builder.ts'
import { constant } from '../db/compiled-query.ts'
import type { SortOrder } from '../db/keyset.ts'
import { orderByList } from '../db/order-by-list.ts'
import { ApiError } from '../contract/api-error.ts'
import { slugFrom } from '../rendering/slug.ts'
import { relevance } from './search-filters.ts'
import type { SearchQuery } from './search-filters.ts'
import { listRank } from './lists-store.ts'

export type Order = [...SortOrder]

interface OrderQuery {
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

/** Puts sticky items first. */
export const stickyItemsFirst: Order[number] = [constant(eb.ref('content.sticky')), 'desc']

/** Whether a list is sorted by date; without slugs, their order is that. */
export const isByDate = ({ orderby, slug }: Pick<OrderQuery, 'orderby' | 'slug'>): boolean =>
  orderby === 'date' || (orderby === 'include_slugs' && !slug?.length)

/** Whether a list is sorted by what an index has. */
export function isIndexedOrder(query: Pick<OrderQuery, 'orderby' | 'slug'>): boolean {
  const { orderby } = query
  return orderby in columns || orderby === 'title' || orderby === 'id' || isByDate(query)
}

/** The order of a list with leading rows. */
export const orderByRank = (query: Pick<OrderQuery, 'order'>): Order => [[listRank, 'asc'], ...byDate(query)]

function byDate({ order }: Pick<OrderQuery, 'order'>): Order {
  return [
    [date, order],
    [id, order],
  ]
}

/** The order of publication, the newest item first. */
export const newestFirst: Order = byDate({ order: 'desc' })

/** The sort order that the query asks for. Ties are sorted by ID. */
export function orderBy(query: OrderQuery, context: RequestContext): Order {
  const byId = [id, query.order] as const
  const column = columns[query.orderby]
  if (column) return [[column, query.order], byId]
  switch (query.orderby) {
    case 'title':
      return [[context.dialect.fold(eb.ref('content.title')), query.order], byId]
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
