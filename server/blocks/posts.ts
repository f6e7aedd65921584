// Finds the posts that a block lists.
import type { RequestContext } from '../context.ts'
import type { PostFormat } from '../db/tables/content.ts'
import { conditionOf, constraintsOf, exceptionsOf } from '../engine/constraints.ts'
import { byAuthor, byFormat, byId, byParent, bySearch, bySticky } from '../engine/filters.ts'
import { isIndexedOrder, orderBy, stickyItemsFirst } from '../engine/order.ts'
import { findPage } from '../engine/lists-store.ts'
import { byTerms } from '../engine/term-filters.ts'
import type { Surroundings } from './block.ts'
import type { ListedItem } from './store.ts'
import { withoutPassword } from './store.ts'

/** Which published items to list. */
export interface PostsQuery {
  type: string
  order: 'asc' | 'desc'
  orderby: string
  limit: number
  offset?: number
  /** Term IDs: of each taxonomy, one has to apply. */
  terms?: readonly number[][]
  author?: number[]
  parent?: number[]
  exclude?: number[]
  search?: string
  sticky?: 'only' | 'exclude' | 'first' | undefined
  format?: readonly PostFormat[]
}

const MAX_POSTS = 100

type Lists = Pick<Surroundings, 'context' | 'data'>

export async function listPosts(query: PostsQuery, lists: Lists): Promise<ListedItem[]> {
  const { keys } = await foundPage(query, lists)
  return (await Promise.all(keys.map(({ id }) => lists.data.items.load(id)))).filter((row) => row !== undefined)
}

/** The number of all items that match, on other pages too. */
export const countPosts = async (query: PostsQuery, lists: Lists): Promise<number> => (await foundPage(query, lists)).total

type FoundPage = Awaited<ReturnType<typeof findPage>>

const foundPage = (query: PostsQuery, { context, data }: Lists): Promise<FoundPage> =>
  data.once(`posts ${JSON.stringify(query)}`, () => findPosts(query, context))

function findPosts(query: PostsQuery, context: RequestContext): Promise<FoundPage> {
  const {
    type,
    terms = [],
    author = [],
    parent = [],
    exclude = [],
    search = '',
    sticky,
    limit,
    offset = 0,
    order,
    orderby,
    format = [],
  } = query
  const given = { author, author_exclude: [], parent, parent_exclude: [], include: [], search, search_columns: [], order, orderby }
  const filtered = [
    byAuthor(given, context),
    byParent(given, context),
    byId(given, context),
    bySearch(given, context),
    byFormat({ format: [...format] }, context),
    ...terms.map((ids) => byTerms('terms')({ terms: ids }, context)),
    sticky === 'only' || sticky === 'exclude' ? bySticky({ sticky: sticky === 'only' }, context) : undefined,
  ].filter((condition) => condition !== undefined)
  const constraints = constraintsOf(filtered)
  const ranges = {
    branches: [{ status: 'publish' }] as const,
    conditions: [withoutPassword],
    exceptions: exceptionsOf(filtered),
    isByDate: orderby === 'date',
    isStickyFirst: sticky === 'first',
  }
  const sorted = orderBy(given, context)
  return findPage(context.db, {
    type,
    statuses: ['publish'],
    conditions: [withoutPassword, ...filtered.map(conditionOf)],
    ranges: constraints && isIndexedOrder(given) ? { ...ranges, constraints } : undefined,
    without: exclude,
    order: sticky === 'first' ? [stickyItemsFirst, ...sorted] : sorted,
    limit: Math.min(limit, MAX_POSTS),
    offset,
  })
}
