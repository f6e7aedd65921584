// Plans how a page of a list of content is found. There are these roads:
//
// - Ranges of indexes are merged, and the total follows from maintained counts: if an index has the order, and constraints say the same as
//   the filters. Deep pages start at their day, or at the end of the list (content-ranges-store.ts).
// - The same ranges are read in their order, and items are checked for words, until the page is full: if many items have the words of a search.
// - The search index finds the items with rare words, which are filtered and sorted (sorted-store.ts).
// - All items of the list are filtered and sorted: whatever else a list asks for. Without constraints, the database can choose an index.
//
// Estimates of what each way to find words would read decide about searches (search-plan.ts). A filter without constraints has a condition,
// which only the last two roads and the check of items know.
import type { RequestContext } from '../context.ts'
import type { Condition } from '../db/content-builder.ts'
import type { Dialect } from '../db/dialect.ts'
import type { FoundRows, RowBounds } from '../db/keyset.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { accessBranches, accessCondition } from './access-filters.ts'
import type { AccessScope } from './access-filters.ts'
import { conditionOf, constraintsOf, exceptionsOf, isConstrained } from './constraints.ts'
import type { Constrained } from './constraints.ts'
import { findInRanges, hasKeptTotal, startsAtPeriod } from './content-ranges-store.ts'
import type { CountingMatches } from './content-ranges-store.ts'
import { countLimit } from './count-limit.ts'
import { assertReachable } from './list-bounds.ts'
import type { Reach } from './list-bounds.ts'
import type { Sorting } from './order.ts'
import { itemChecks } from './range-sources-store.ts'
import type { ContentList } from './range-sources-store.ts'
import { isDeep } from './ranges-store.ts'
import type { Columns } from './ranges-store.ts'
import { planSearch } from './search-plan.ts'
import type { Search, SearchPlan } from './search-plan.ts'
import { countOfMatches, findSorted, itemKey } from './sorted-store.ts'
import type { ItemKey, SortedList } from './sorted-store.ts'
import { assertFits } from './text-sizes-store.ts'

type Filtered = Condition | Constrained

/** A list of content. */
export interface List extends RowBounds, Pick<SortedList, 'types' | 'statuses' | 'joined'> {
  /** In which statuses the caller sees items. */
  scope: AccessScope
  /** The filters, with the words found by this dialect. */
  filters(dialect: Dialect): Promise<readonly (Filtered | undefined)[]>
  /** What most items meet. */
  checks?: readonly Condition[]
  /** IDs of items to exclude. */
  without?: readonly number[] | undefined
  sorting: Sorting
  first?: ContentList['first']
  search?: Search | undefined
  /** How far matches are counted where no count is kept; by default as far as lists of filtered items, and all of those that are sorted. */
  countLimit?: number | undefined
  /** The query of callers, who can read only so much of the list page by page. */
  given?: object
}

/** A list whose pages are found in one way. */
export interface FoundList {
  /** The columns of the items of the page. */
  select<Column extends keyof ContentRow>(columns: readonly Column[]): Promise<FoundRows<Pick<ContentRow, Column>>>
  keys(): Promise<FoundRows<ItemKey>>
  /** Throws if the rows are too large in total. */
  rows(): Promise<FoundRows<ContentRow>>
}

export async function findList(list: List, context: RequestContext): Promise<FoundList> {
  const { db } = context
  const road = await planned(list, context)
  return foundList(db, list.types, (columns) =>
    'ranges' in road ? findInRanges(db, road.ranges, columns, road) : findSorted(db, road.sorted, columns),
  )
}

/** What reads the page with these columns, as what reads all forms of it. */
export function foundList(
  db: Db,
  types: readonly string[],
  read: <Row extends object>(columns: Columns) => Promise<FoundRows<Row>>,
): FoundList {
  const keys = (): Promise<FoundRows<ItemKey>> => read<ItemKey>(itemKey)
  return {
    select: read,
    keys,
    async rows() {
      await assertFits(db, (await keys()).rows, types)
      return read<ContentRow>('all')
    },
  }
}

type Road = { sorted: SortedList } | ({ ranges: ContentList } & CountingMatches)

async function planned(list: List, context: RequestContext): Promise<Road> {
  const { types, statuses, joined, scope, checks = [], without = [], first, sorting, search, given, limit, offset, position } = list
  const { caller, hasFastPaths } = context
  const access = accessCondition(scope, caller, statuses)
  const withAccess = (conditions: readonly Condition[]): Condition[] => [...(access ? [access] : []), ...checks, ...conditions]
  const filtersWith = async (dialect: Dialect): Promise<Filtered[]> =>
    (await list.filters(dialect)).filter((filtered) => filtered !== undefined)
  if (given && search) await assertReachable('counted', given, list, context)
  const plan: Partial<SearchPlan> = search
    ? await planSearch(
        {
          ...{ types, statuses, joined, search, sorting },
          upTo: offset + limit + (types.length > 1 ? IN_OTHER_TYPES : 0),
          conditionsWith: async (dialect) => withAccess(itemChecks(await filtersWith(dialect))),
        },
        context,
      )
    : {}
  const { dialect = context.dialect, counting, leading, isWalk, few } = plan
  const filtered = await filtersWith(dialect)
  const constrained = filtered.filter(isConstrained)
  const unconstrained = filtered.flatMap((one) => (isConstrained(one) ? [] : [one]))
  const constraints = constraintsOf(constrained)
  // Other filters, such as IDs or slugs, leave few items, and those of joined tables are not known there.
  const isInRanges = !joined && (search ? isWalk && !leading : !unconstrained.length)
  const branches = accessBranches(scope, caller, { types, statuses })
  const ranges = isInRanges &&
    constraints && { branches, constraints, exceptions: exceptionsOf(constrained), conditions: [...checks, ...unconstrained] }
  if (given && !search) await assertReachable(reachOf(ranges || undefined, sorting), given, list, context)

  const order = leading && sorting.ranked ? sorting.ranked : sorting.order({ dialect, counting })
  const page = { without, limit, offset, position }
  const sorted: SortedList = {
    ...{ types, statuses, joined, few, leading, isSearch: search !== undefined, ...page },
    conditions: plan.conditions ?? withAccess(ranges ? filtered.map(conditionOf) : itemChecks(filtered)),
    order: first ? [[first, 'desc'], ...order] : order,
  }
  const isPlain =
    ranges && branches.length === 1 && !branches[0]?.author && !first && !ranges.constraints.length && !ranges.exceptions.length
  if (!hasFastPaths || !ranges || !branches.length || !sorting.index || order.length > INDEXED_COLUMNS || (isPlain && !isDeep(list))) {
    const most = list.countLimit ?? (hasFastPaths ? undefined : MAX_COUNTED)
    return {
      sorted: { ...sorted, counting: counting ?? (most === undefined ? undefined : { conditions: sorted.conditions, limit: most }) },
    }
  }
  return {
    ranges: { ...ranges, ...page, order, first, isByDate: sorting.index === 'date' },
    limit: async () => list.countLimit ?? countLimit(context),
    // Constraints may leave few items to count.
    counted: counting && !(counting.isWalk && ranges.constraints.length) ? countOfMatches(sorted, counting) : undefined,
  }
}

/** An index has the column that a list is sorted by, and the ID. */
const INDEXED_COLUMNS = 2

/** Each type is walked until it has a page of its own, or ends: as if the page had so many more items. */
const IN_OTHER_TYPES = 5000

/** How far items are counted where the counts that are kept are not to be used. */
const MAX_COUNTED = 1_000_000_000

/** How much of a list can be read page by page: all of it if a page starts at its day or month. */
function reachOf(
  ranges: Pick<ContentList, 'branches' | 'constraints' | 'exceptions' | 'conditions'> | undefined,
  { index }: Sorting,
): Reach {
  if (ranges && !hasKeptTotal(ranges)) return 'counted'
  return ranges && index === 'date' && startsAtPeriod(ranges) ? 'whole' : 'long'
}
