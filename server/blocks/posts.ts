// Finds the posts that a block lists. Each query is charged to the budget by the number of rows that it may read.
import type { RequestContext } from '../context.ts'
import type { PostFormat } from '../db/tables/content.ts'
import type { FoundRows } from '../db/keyset.ts'
import { bySticky, stickyFirst } from '../content/sticky-filters.ts'
import { idsOf } from '../db/ids.ts'
import { byAuthor, byFormat, byParent, isListed } from '../engine/filters.ts'
import { byTerms } from '../engine/term-filters.ts'
import { unrestricted } from '../lists/access-filters.ts'
import { countLimit } from '../lists/count-limit.ts'
import { countOfAll } from '../lists/maintained-counts-store.ts'
import { sortingOf } from '../lists/order.ts'
import { isInOwnLanguage } from '../engine/translations.ts'
import { findList } from '../lists/planner.ts'
import { bySearch, searchedColumns } from '../lists/search-filters.ts'
import type { ItemKey } from '../lists/sorted-store.ts'
import { COSTS } from '../work-budget.ts'
import type { Surroundings } from './block.ts'
import type { ListedItem } from './store.ts'
import { withoutPassword } from './store.ts'

export interface PostsQuery {
  type: string
  order: 'asc' | 'desc'
  orderby: string
  limit: number
  offset?: number
  /** Term IDs by taxonomy. An item must have at least one term of each. */
  terms?: readonly number[][]
  author?: number[]
  parent?: number[]
  exclude?: number[]
  search?: string
  sticky?: 'only' | 'exclude' | 'first' | undefined
  format?: readonly PostFormat[]
}

const MAX_POSTS = 100
/** A list with a larger offset is empty. */
const MAX_OFFSET = 10_000
/** The number of IDs in each filter; more are ignored. */
const MAX_IDS = 100

type Lists = Pick<Surroundings, 'context' | 'data'>

export async function listPosts(given: PostsQuery, lists: Lists): Promise<ListedItem[]> {
  const query = limitQuery(given)
  if (query.offset > MAX_OFFSET) return []
  const { rows } = await findPage(query, lists, 0)
  return lists.data.list(idsOf(rows))
}

/** Returns the number of matching items on all pages. If there are filters, it counts up to the limit of lists. */
export async function countPosts(given: PostsQuery, lists: Lists): Promise<number> {
  const query = { ...limitQuery(given), limit: 1, offset: 0 }
  return (await findPage(query, lists, await countLimit(lists.context))).total
}

async function findPage(query: BoundedQuery, { context, data }: Lists, counted: number): Promise<FoundRows<ItemKey>> {
  const { type } = query
  const all = await data.once(`count of ${type}`, () => countOfAll(context.db, [{ type, status: 'publish' }]))
  const cost = costOf(query, all) + counted * COSTS.scannedRow
  return data.once(`posts ${JSON.stringify([query, counted])}`, () => findPosts(query, context, counted), cost)
}

const MAX_TERM_FILTERS = 10

type BoundedQuery = ReturnType<typeof limitQuery>

function limitQuery({
  terms = [],
  author = [],
  parent = [],
  exclude = [],
  search = '',
  offset = 0,
  format = [],
  limit,
  ...others
}: PostsQuery) {
  const first = (ids: readonly number[]): number[] => ids.slice(0, MAX_IDS)
  return {
    ...others,
    ...{ search, offset, format },
    limit: Math.min(limit, MAX_POSTS),
    terms: terms.slice(0, MAX_TERM_FILTERS).map(first),
    author: first(author),
    parent: first(parent),
    exclude: first(exclude),
  }
}

/** Orders without an index. */
const SORTED_ORDERS: ReadonlySet<string> = new Set(['menu_order', 'parent'])
/** An estimate of the rows that are read to find items that match several filters. */
const MAX_FILTERED = 20_000

/** Estimates the cost of a query. `all` is the number of items of the type. */
function costOf({ terms, author, parent, exclude, search, format, orderby, limit, offset }: BoundedQuery, all: number): number {
  const ids = [...terms, author, parent, exclude].reduce((sum, { length }) => sum + length, 0)
  const filters = terms.length + author.length + parent.length + format.length
  // Few items with a term are sorted; many are found by reading the list in its order.
  const sortedTerms = terms.length && orderby !== 'date' ? Math.sqrt((offset + limit) * all) : 0
  const filtered = filters > 1 || parent.length ? Math.min(all, MAX_FILTERED) : sortedTerms
  const searched = search ? 2 * Math.min(all, MAX_FILTERED) : 0
  const sorted = SORTED_ORDERS.has(orderby) ? all : 0
  // The rows from which the items of several terms or authors are merged.
  const merged = (offset + limit) * Math.max(1, author.length, ...terms.map(({ length }) => length))
  return COSTS.query + ids * COSTS.givenId + (merged + filtered + searched + sorted) * COSTS.scannedRow
}

async function findPosts(query: BoundedQuery, context: RequestContext, counted: number): Promise<FoundRows<ItemKey>> {
  const { type, terms, author, parent, exclude, search, format, sticky, limit, offset, order, orderby } = query
  const listed = context.contentTypes.get(type) ?? {}
  const given = { author, author_exclude: [], parent, parent_exclude: [], include: [], search, search_columns: [], order, orderby }
  const list = await findList(
    {
      ...{ types: [type], statuses: ['publish'], scope: unrestricted, limit, offset, without: exclude, countLimit: counted },
      filters: async (dialect) => [
        byAuthor(given, context),
        byParent(given, context),
        bySearch(given, { ...context, dialect }),
        byFormat({ format: [...format] }, context),
        ...terms.map((ids) => byTerms('terms')({ terms: ids }, context)),
        isListed(listed),
        sticky === 'only' || sticky === 'exclude' ? bySticky({ sticky: sticky === 'only' }, context) : undefined,
      ],
      checks: [withoutPassword],
      sorting: sortingOf(given, context, listed),
      first: sticky === 'first' ? stickyFirst : undefined,
      search: search ? { text: search, columns: searchedColumns({}, context), isInTexts: isInOwnLanguage(context) } : undefined,
    },
    context,
  )
  return list.keys()
}
