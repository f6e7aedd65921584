// Plans how a page of a list of content is found. These are the ways:
//
// 1. Ranges of indexes are merged, and the total follows from maintained counts: if an index has the order, and constraints say the same as
//    the filters. Deep pages start at their day, or at the end of the list (content-ranges-store.ts).
// 2. Ranges of indexes are read in their order until the page is full, and each item is checked: if many items have the words of a search.
// 3. The search index finds the items with rare words, which are filtered and sorted (sorted-store.ts).
// 4. All items are filtered and sorted: whatever else a list asks for.
//
// What each way would read decides about searches (search-plan.ts). Ranges take constraints only (constraints.ts): a filter that returns a
// condition without them is found in one of the other ways. Lists of events by their start have ranges of their own
// (calendar/event-lists-store.ts), which are merged in the same way (ranges-store.ts).
import type { RequestContext } from '../context.ts'
import type { Condition } from '../db/content-builder.ts'
import type { Dialect } from '../db/dialect.ts'
import type { FoundRows, RowBounds } from '../db/keyset.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { AccessScope } from '../users/permissions.ts'
import { accessBranches, accessCondition } from './access-filters.ts'
import { conditionOf, constraintsOf, exceptionsOf, isConstrained } from './constraints.ts'
import type { Constrained } from './constraints.ts'
import { findInRanges, hasKeptTotal, startsAtPeriod } from './content-ranges-store.ts'
import type { CountingMatches } from './content-ranges-store.ts'
import { countLimit } from './count-limit.ts'
import { fieldIndexConditions } from './field-ranges-store.ts'
import { assertReachable } from './list-bounds.ts'
import type { Reach } from './list-bounds.ts'
import { itemChecks } from './list-conditions-store.ts'
import type { ContentList } from './list-conditions-store.ts'
import type { Sorting } from './order.ts'
import { isDeep } from './ranges-store.ts'
import type { Columns } from './ranges-store.ts'
import { planSearch } from './search-plan.ts'
import type { Search, SearchPlan } from './search-plan.ts'
import { countOfMatches, findBySorting, itemKey } from './sorted-store.ts'
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

/** A page of a list, which is still to be read. */
export interface FoundList {
  /** The columns of the items of the page. */
  select<Column extends keyof ContentRow>(columns: readonly Column[]): Promise<FoundRows<Pick<ContentRow, Column>>>
  keys(): Promise<FoundRows<ItemKey>>
  /** Throws if the rows are too large in total. */
  rows(): Promise<FoundRows<ContentRow>>
}

export async function findList(list: List, context: RequestContext): Promise<FoundList> {
  const { db } = context
  const plan = await planList(list, context)
  return createFoundList(db, list.types, (columns) =>
    'ranges' in plan ? findInRanges(db, plan.ranges, columns, plan) : findBySorting(db, plan.sorted, columns),
  )
}

/** The page of a list in all forms, by a function that reads any of its columns. */
export function createFoundList(
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

type Plan = { sorted: SortedList } | ({ ranges: ContentList } & CountingMatches)

async function planList(list: List, context: RequestContext): Promise<Plan> {
  const { types, statuses, scope, checks = [], without = [], first, sorting, search, given, limit, offset, position } = list
  const { joined = sorting.joined } = list
  const { caller, hasFastPaths } = context
  const access = accessCondition(scope, caller, statuses)
  const withAccess = (conditions: readonly Condition[]): Condition[] => [...(access ? [access] : []), ...checks, ...conditions]
  const filtersWith = async (dialect: Dialect): Promise<Filtered[]> =>
    (await list.filters(dialect)).filter((filtered) => filtered !== undefined)
  if (given && search) await assertReachable('counted', given, list, context)
  const upTo = offset + limit + (types.length > 1 ? IN_OTHER_TYPES : 0)
  const conditionsWith = async (dialect: Dialect): Promise<Condition[]> => withAccess(itemChecks(await filtersWith(dialect)))
  const plan: Partial<SearchPlan> = search
    ? await planSearch({ types, statuses, joined, search, sorting, upTo, conditionsWith }, context)
    : {}
  const { dialect = context.dialect, counting, leading, isWalk, few } = plan

  const filtered = await filtersWith(dialect)
  const constrained = filtered.filter(isConstrained)
  const others = filtered.flatMap((one) => (isConstrained(one) ? [] : [one]))
  const constraints = constraintsOf(constrained)
  // Other filters than words, such as IDs or slugs, leave few items. Of joined tables, ranges only know the order.
  const suitsRanges = joined === sorting.joined && (search ? isWalk && !leading : !others.length)
  const ranged: Ranged | undefined =
    suitsRanges && constraints
      ? {
          ...{ constraints, exceptions: exceptionsOf(constrained), conditions: [...checks, ...others] },
          branches: accessBranches(scope, caller, { types, statuses }),
        }
      : undefined
  const isByField = sorting.index === 'field' || (constraints ?? []).some(({ by }) => by === 'field')
  if (given && !search) await assertReachable(reachOf(ranged, sorting), given, list, context)

  const order = leading && sorting.ranked ? sorting.ranked : sorting.order({ dialect, counting })
  const page = { without, limit, offset, position }
  const sorted: SortedList = {
    ...{ types, statuses, joined, few, leading, isSearch: search !== undefined, ...page },
    conditions: [
      ...(plan.conditions ?? withAccess(ranged ? filtered.map(conditionOf) : itemChecks(filtered))),
      ...(isByField ? fieldIndexConditions(list, context.dialect) : []),
    ],
    order: first ? [[first, 'desc'], ...order] : order,
  }
  const hasIndex = sorting.index !== undefined && order.length <= INDEXED_COLUMNS
  if (hasFastPaths && ranged?.branches.length && hasIndex && (first || joined || isByField || isDeep(list) || !isPlain(ranged)))
    return {
      ranges: {
        ...{ ...ranged, ...page, order, joined: sorting.joined, first, dialect: context.dialect },
        isByDate: sorting.index === 'date',
        byField: sorting.index === 'field' ? { name: sorting.field } : undefined,
      },
      limit: async () => list.countLimit ?? countLimit(context),
      // Constraints may leave few items to count.
      counted: counting && !(counting.isWalk && ranged.constraints.length) ? countOfMatches(sorted, counting) : undefined,
    }
  const most = list.countLimit ?? (!hasFastPaths ? MAX_COUNTED : isByField ? await countLimit(context) : undefined)
  return { sorted: { ...sorted, counting: counting ?? (most === undefined ? undefined : { conditions: sorted.conditions, limit: most }) } }
}

type Ranged = Pick<ContentList, 'branches' | 'constraints' | 'exceptions' | 'conditions'>

/** Whether the list is a single range, which the database finds itself if it sorts. */
const isPlain = ({ branches, constraints, exceptions }: Ranged): boolean =>
  branches.length === 1 && branches[0]?.author === undefined && !constraints.length && !exceptions.length

/** An index has the column that a list is sorted by, and the ID. */
const INDEXED_COLUMNS = 2

/** Each type is walked until it has a page of its own, or ends: as if the page had so many more items. */
const IN_OTHER_TYPES = 5000

/** How far items are counted where the counts that are kept are not to be used. */
const MAX_COUNTED = 1_000_000_000

/** How much of a list can be read page by page: all of it if a page starts at its day or month. In other orders, filters are checked item by item. */
function reachOf(ranged: Ranged | undefined, { index }: Sorting): Reach {
  if (!ranged) return 'long'
  if (!hasKeptTotal(ranged) || (index !== 'date' && ranged.constraints.length)) return 'counted'
  return index === 'date' && startsAtPeriod(ranged) ? 'whole' : 'long'
}
