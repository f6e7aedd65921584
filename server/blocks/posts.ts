// Finds the posts that a block lists. What may take long is paid for by the number of rows that it may read.
import type { RequestContext } from '../context.ts'
import type { Condition } from '../db/content-builder.ts'
import type { Dialect } from '../db/dialect.ts'
import { conditionOf, constraintsOf, exceptionsOf } from '../engine/constraints.ts'
import type { Constrained } from '../engine/constraints.ts'
import { byAuthor, byId, byParent, bySearch, bySticky, searchedColumns } from '../engine/filters.ts'
import { countOfAll } from '../engine/maintained-counts-store.ts'
import { isIndexedOrder, orderBy, stickyItemsFirst } from '../engine/order.ts'
import { countAmong, findPage } from '../engine/lists-store.ts'
import { planSearch } from '../engine/search-plan.ts'
import { byTerms } from '../engine/term-filters.ts'
import { COSTS } from '../work-budget.ts'
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
}

const MAX_POSTS = 100
/** A list shows nothing from further down. */
const MAX_OFFSET = 10_000
/** More IDs are ignored in each filter. */
const MAX_IDS = 100

export async function listPosts(given: PostsQuery, { context, data }: Pick<Surroundings, 'context' | 'data'>): Promise<ListedItem[]> {
  const query = bounded(given)
  if (query.offset > MAX_OFFSET) return []
  const { type } = query
  const all = await data.once(`count of ${type}`, () => countOfAll(context.db, type, ['publish']))
  return data.list(await data.once(`posts ${JSON.stringify(query)}`, () => findIds(query, context), costOf(query, all)))
}

const MAX_TERM_FILTERS = 10

type BoundedQuery = ReturnType<typeof bounded>

function bounded({ terms = [], author = [], parent = [], exclude = [], search = '', offset = 0, limit, ...others }: PostsQuery) {
  const first = (ids: readonly number[]): number[] => ids.slice(0, MAX_IDS)
  return {
    ...others,
    search,
    offset,
    limit: Math.min(limit, MAX_POSTS),
    terms: terms.slice(0, MAX_TERM_FILTERS).map(first),
    author: first(author),
    parent: first(parent),
    exclude: first(exclude),
  }
}

/** No index has these orders. */
const SORTED_ORDERS: ReadonlySet<string> = new Set(['menu_order', 'parent'])
/** Items that meet several conditions are usually found among so many. */
const MAX_FILTERED = 20_000

/** `all` is the number of items of the type. */
function costOf({ terms, author, parent, exclude, search, orderby, limit, offset }: BoundedQuery, all: number): number {
  const ids = [...terms, author, parent, exclude].reduce((sum, { length }) => sum + length, 0)
  const filters = terms.length + author.length + parent.length
  // Items with a term are sorted if they are few, and found in a sorted list if they are many.
  const sortedTerms = terms.length && orderby !== 'date' ? Math.sqrt((offset + limit) * all) : 0
  const filtered = filters > 1 || parent.length ? Math.min(all, MAX_FILTERED) : sortedTerms
  const searched = search ? 2 * Math.min(all, MAX_FILTERED) : 0
  const sorted = SORTED_ORDERS.has(orderby) ? all : 0
  // What the items of several terms or authors are merged from.
  const merged = (offset + limit) * Math.max(1, author.length, ...terms.map(({ length }) => length))
  return COSTS.query + ids * COSTS.givenId + (merged + filtered + searched + sorted) * COSTS.scannedRow
}

async function findIds(query: BoundedQuery, context: RequestContext): Promise<number[]> {
  const { type, terms, author, parent, exclude, search, sticky, limit, offset, order, orderby } = query
  const statuses = ['publish'] as const
  const given = { author, author_exclude: [], parent, parent_exclude: [], include: [], search, search_columns: [], order, orderby }
  const filteredWith = (dialect: Dialect): (Condition | Constrained)[] =>
    [
      byAuthor(given, context),
      byParent(given, context),
      byId(given, context),
      bySearch(given, { ...context, dialect }),
      ...terms.map((ids) => byTerms('terms')({ terms: ids }, context)),
      sticky === 'only' || sticky === 'exclude' ? bySticky({ sticky: sticky === 'only' }, context) : undefined,
    ].filter((condition) => condition !== undefined)
  const conditionsWith = (dialect: Dialect): Condition[] => [withoutPassword, ...filteredWith(dialect).map(conditionOf)]
  const filtered = filteredWith(context.dialect)
  const constraints = constraintsOf(filtered)
  const ranges = {
    branches: [{ status: 'publish' }] as const,
    conditions: [withoutPassword],
    exceptions: exceptionsOf(filtered),
    isByDate: orderby === 'date',
    isStickyFirst: sticky === 'first',
  }
  const sorted = orderBy(given, context)
  const { conditions } = search
    ? await planSearch(
        {
          ...{ types: [type], statuses, search, columns: searchedColumns({}), upTo: offset + limit },
          ...{ isByRelevance: false, isInTexts: true },
          conditionsWith: (dialect) => Promise.resolve(conditionsWith(dialect)),
          countAmong: (ids, conditions) => countAmong(context.db, { type, statuses, conditions }, ids),
        },
        context,
      )
    : { conditions: conditionsWith(context.dialect) }
  const { keys } = await findPage(context.db, {
    ...{ type, statuses, conditions, limit, offset },
    ranges: constraints && isIndexedOrder(given) ? { ...ranges, constraints } : undefined,
    without: exclude,
    order: sticky === 'first' ? [stickyItemsFirst, ...sorted] : sorted,
    // Blocks show no total.
    counting: { conditions, limit: 0 },
  })
  return keys.map(({ id }) => id)
}
