// Decides how a search reads a long list. The search index suits words that few items have. Items with frequent words are found sooner
// by reading the list in its order until the page is full, and are counted up to a limit.
import type { RequestContext } from '../context.ts'
import type { Condition } from '../db/content-builder.ts'
import { isIndexable, searchItemByItem, withWordsFound, withoutWords } from '../db/dialect.ts'
import type { Dialect, SearchColumn } from '../db/dialect.ts'
import { countLimitFor } from './count-limit.ts'
import { findMaxId } from './maintained-counts-store.ts'
import { isBounded } from './list-bounds.ts'
import type { Sorting } from './order.ts'
import { searchTerms } from './search-terms.ts'
import { titleRelevance } from './search-filters.ts'
import { selectAmongNewest, findPeriodAt, findIdsAmong } from './sorted-store.ts'
import type { Counting, Leading, SortedList } from './sorted-store.ts'

export interface SearchedList extends Pick<SortedList, 'types' | 'statuses' | 'joined'> {
  search: Search
  sorting: Sorting
  /** The number of items up to the end of the page. */
  upTo: number
  /** The conditions of the list, with the words found by this dialect. */
  conditionsWith(dialect: Dialect): Promise<Condition[]>
}

/** What a search looks for, and where. */
export interface Search {
  text: string
  columns: readonly SearchColumn[]
  /** Whether words are looked for nowhere but in the texts that the search index has. */
  isInTexts: boolean
}

export interface SearchPlan {
  /** Finds the words in the way that suits the page. */
  dialect: Dialect
  conditions: Condition[]
  /** Selects the `id` of the newest items, if no others are searched. */
  few?: SortedList['few']
  /** Whether the list is read in its order until the page is full. */
  isWalk?: boolean
  /** Set if many items may match: they are counted up to the limit, with the words found in the way that suits it. */
  counting?: Counting & Pick<SearchPlan, 'isWalk'>
  /** Of many matches, those that come first if they are sorted by relevance. */
  leading?: Leading
}

/** An estimate counts as certain if it is this many times the limit. */
const CERTAINTY_FACTOR = 3

/** How many times the limit are searched for words that the index does not have. */
const UNINDEXED_FACTOR = 10

/** How many items are read for callers without the right to edit, as a multiple of the limit. If it would take more, only the newest are searched. */
const BOUNDED_FACTOR = 2

/** The items of a usual page. */
const PAGE = 10

/** The share of all items from which on titles are looked at in the newest matches only. */
const MIN_FREQUENT_SHARE = 1 / 10

/** Chooses how the words of a search are found, by estimates of how many items each way would read. */
export async function planSearch(list: SearchedList, context: RequestContext): Promise<SearchPlan> {
  const { db, dialect } = context
  const { text, columns, isInTexts } = list.search
  const { index, ranked } = list.sorting
  // It can be read until the page is full.
  const isIndexed = Boolean(index ?? ranked)
  const alone = searchItemByItem(dialect)
  if (!context.hasFastPaths) return { dialect: alone, conditions: await list.conditionsWith(alone) }
  const maxId = await findMaxId(db)
  const limit = countLimitFor(maxId, context.config)
  const many = CERTAINTY_FACTOR * limit
  const indexed = async (): Promise<SearchPlan> => ({ dialect, conditions: await list.conditionsWith(dialect) })
  if (maxId < many) return indexed()
  const { wanted } = searchTerms(text)
  const isInIndex = wanted.some(isIndexable)
  if (isInIndex && (await dialect.matchesAtMost?.(db, many, columns, wanted))) return indexed()

  const having = wanted.length ? [dialect.containsItself('all', columns, wanted)] : []
  const { ids, found, weight } = await sample(maxId, (of) => findIdsAmong(db, having, of))
  const inIndex = isInIndex ? found.length * weight : Infinity
  if (inIndex < many) return indexed()

  const searched = await list.conditionsWith(alone)
  const matching = found.length && weight * (await findPeriodAt(db, { ...list, conditions: searched }, found))
  const listed = weight * (await findPeriodAt(db, { ...list, conditions: await list.conditionsWith(withoutWords(dialect)) }, ids))
  const readFor = (count: number): number => (matching ? Math.min((count * listed) / matching, listed) : listed)
  const newest = newestFor({ isIndexed, limit, isInIndex, hasWanted: wanted.length > 0 }, context)
  if (newest && Math.min(readFor(newest.count), inIndex) > newest.maxRead)
    return { dialect: alone, conditions: searched, few: selectAmongNewest(list.types, list.statuses, newest.searched) }
  /** Finds so many items by reading as few as possible. */
  const finding = async (count: number): Promise<SearchPlan> =>
    readFor(isIndexed ? count : Infinity) <= inIndex ? { dialect: alone, conditions: searched, isWalk: true } : indexed()
  const isFoundSooner = isInTexts && inIndex < listed
  const counting = isFoundSooner ? await countInIndex(list, wanted, { dialect, limit }) : { ...(await finding(limit)), limit }
  const plan = { ...(await finding(list.upTo)), counting }
  if (!ranked || !wanted.length) return plan
  const isFrequent = inIndex >= maxId * MIN_FREQUENT_SHARE
  const titled = (isFrequent ? alone : dialect).contains('any', ['title'], isFrequent ? wanted : wanted.filter(isIndexable))
  const rank = titleRelevance({ search: text }, context)
  return { ...plan, leading: { condition: titled, rank, limit, isAmongNewest: isFrequent } }
}

interface Newest {
  /** If finding so many items */
  count: number
  /** reads more than this, */
  maxRead: number
  /** so many of the newest items are searched. */
  searched: number
}

/** When only the newest items are searched; undefined if never. It is the same for all pages of a list. */
function newestFor(
  { isIndexed, limit, isInIndex, hasWanted }: { isIndexed: boolean; limit: number; isInIndex: boolean; hasWanted: boolean },
  context: RequestContext,
): Newest | undefined {
  // Words that the index has are counted there.
  if (isBounded(context))
    return { count: !isIndexed ? Infinity : isInIndex ? PAGE : limit, maxRead: BOUNDED_FACTOR * limit, searched: limit }
  const unindexed = UNINDEXED_FACTOR * limit
  return hasWanted && !isInIndex ? { count: Infinity, maxRead: unindexed, searched: unindexed } : undefined
}

async function countInIndex(
  { search: { columns }, conditionsWith }: SearchedList,
  wanted: readonly string[],
  { dialect, limit }: { dialect: Dialect; limit: number },
): Promise<Counting> {
  const { ids: among, others } = dialect.idsContaining(columns, wanted)
  const conditions = await conditionsWith(withWordsFound(dialect))
  return { among, limit, conditions: others.length ? [...conditions, dialect.containsItself('all', columns, others)] : conditions }
}

interface Sample {
  /** Those of the IDs that were looked for. */
  found: number[]
  ids: readonly number[]
  /** How many items each ID stands for. */
  weight: number
}

/** Looks for items in a sample, which is the same for all pages of a list. Very frequent ones need a small one only. */
async function sample(maxId: number, find: (ids: readonly number[]) => Promise<number[]>): Promise<Sample> {
  const all = spread(maxId, SAMPLE_SIZE)
  const first = all.slice(0, FIRST_SAMPLE_SIZE)
  const found = await find(first)
  if (found.length >= MIN_FOUND) return { ids: first, found, weight: maxId / first.length }
  return { ids: all, found: [...found, ...(await find(all.slice(FIRST_SAMPLE_SIZE)))], weight: maxId / all.length }
}

const SAMPLE_SIZE = 500
const FIRST_SAMPLE_SIZE = 100
const MIN_FOUND = 10

const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2

/** IDs that are spread evenly, without a period that the IDs of a list could share. */
function spread(maxId: number, size: number): number[] {
  return [...new Set(Array.from({ length: size }, (_, index) => Math.floor(((index * GOLDEN_RATIO) % 1) * maxId) + 1))]
}
