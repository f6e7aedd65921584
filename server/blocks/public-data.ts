// The public data that dynamic blocks show, charged to the budget of the response. Blocks are rendered one after another, so what a block
// loads for one item is loaded for all items of its list in the same query.
import DataLoader from 'dataloader'
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { translateRows } from '../engine/translated-rows.ts'
import { translateTerms } from '../terms/translations.ts'
import type { TermRow } from '../db/tables/terms.ts'
import type { UserRow } from '../db/tables/users.ts'
import { createPermalinks } from '../engine/permalinks.ts'
import { findTextSizes } from '../lists/text-sizes-store.ts'
import { attachmentsOf } from '../media/attachments.ts'
import { findShownMedia } from '../media/library-store.ts'
import type { Attachment } from '../rendering/attachments.ts'
import { readSettings } from '../settings/settings.ts'
import type { Settings } from '../settings/settings.ts'
import { findTermsOf } from '../terms/store.ts'
import { anonymous } from '../users/caller.ts'
import { findUsers } from '../users/store.ts'
import { COSTS } from '../work-budget.ts'
import type { ListedItem } from './store.ts'
import { findListed, findShownTexts } from './store.ts'

export type PublicData = ReturnType<typeof createPublicData>

type Addressed = Pick<ContentRow, 'id' | 'type' | 'status' | 'slug' | 'parent'>

const MAX_IDS = 1_000

/** `rows` are the items that are completed. */
export function createPublicData(context: RequestContext, rows: readonly ListedItem[]) {
  const { db, dialect, budget } = context
  const results = new Map<string, unknown>()
  /** The items whose data will probably be needed, in the order in which they were found. */
  const listed: ListedItem[] = [...rows]

  /** Loads data for one item and for all items listed since the last load. `keyOf` returns 0 if an item has no such data. */
  function forListed<Key extends object | number, Value, CacheKey>(
    loader: DataLoader<Key, Value, CacheKey>,
    keyOf: (item: ListedItem) => Key | 0,
  ) {
    let seen = 0
    return {
      load(key: Key): Promise<Value> {
        const found = loader.load(key)
        for (const item of listed.slice(seen)) {
          const other = keyOf(item)
          // The caller gets the error from `found`.
          if (other) loader.load(other).catch(() => undefined)
        }
        seen = listed.length
        return found
      },
    }
  }

  /** Loads something once for all blocks. */
  function once<Result>(key: string, load: () => Result, cost: number = COSTS.lookup): Result {
    budget.charge(cost, key)
    if (!results.has(key)) results.set(key, load())
    return results.get(key) as Result
  }

  const items = loaderById(async (ids): Promise<readonly ListedItem[]> => translateRows(await findListed(db, ids), context))
  const texts = loaderById(async (ids): Promise<readonly ContentRow[]> => translateRows(await findShownTexts(db, ids), context))
  const media = loaderById(async (ids): Promise<Attachment[]> => [
    ...(await attachmentsOf(await findShownMedia(db, 'id', ids, anonymous), context)).values(),
  ])
  const sizes = forListed(
    loaderByKey((ids: readonly number[]) => findTextSizes(db, ids)),
    ({ id }) => id,
  )
  const termsOf = (taxonomy: string) => {
    const find = async (ids: readonly number[]): Promise<Map<number, TermRow[]>> => {
      const found = await findTermsOf({ db, dialect }, taxonomy, ids)
      const shown = new Map((await translateTerms([...found.values()].flat(), context)).map((term) => [term.id, term]))
      return new Map([...found].map(([id, terms]) => [id, terms.map((term) => shown.get(term.id) ?? term)]))
    }
    const loader = forListed(loaderByKey(find), ({ id }) => id)
    return { load: async (id: number): Promise<TermRow[]> => (await loader.load(id)) ?? [] }
  }

  return {
    settings: (): Promise<Settings> => once('settings', () => readSettings(context)),
    /** Published items without a password. */
    items: {
      load(id: number): Promise<ListedItem | undefined> {
        budget.charge(COSTS.lookup, `item ${id}`)
        return items.load(id)
      },
    },
    /** The items of a list, each of which is charged. */
    async list(ids: readonly number[]): Promise<ListedItem[]> {
      budget.charge(ids.length * COSTS.entry)
      const found = (await Promise.all(ids.map((id) => items.load(id)))).filter((row) => row !== undefined)
      listed.push(...found)
      return found
    },
    /** Published items without a password, with their texts, which are charged each time. */
    texts: {
      async load(id: number): Promise<ContentRow | undefined> {
        budget.charge(COSTS.lookup)
        budget.charge(((await sizes.load(id)) ?? 0) * COSTS.character)
        return texts.load(id)
      },
    },
    users: forListed(
      loaderById((ids): Promise<UserRow[]> => findUsers(db, ids)),
      ({ author }) => author,
    ),
    media: forListed(media, ({ featured_media }) => featured_media),
    links: forListed(
      new DataLoader<Addressed, string, number>(
        async (rows) => {
          const { link } = await createPermalinks(rows, context)
          return rows.map(link)
        },
        { cacheKeyFn: ({ id }) => id, maxBatchSize: MAX_IDS },
      ),
      (item) => item,
    ),
    /** The terms of an item, by the name of a taxonomy. */
    terms(taxonomy: string): ReturnType<typeof termsOf> {
      return once(`terms of ${taxonomy}`, () => termsOf(taxonomy))
    },
    ancestorsOfTerms: new Map<number, TermRow>(),
    once,
    budget,
  }
}

function loaderById<Row extends { id: number }>(find: (ids: readonly number[]) => Promise<readonly Row[]>) {
  return loaderByKey(async (ids: readonly number[]) => new Map((await find(ids)).map((row) => [row.id, row])))
}

function loaderByKey<Value>(find: (ids: readonly number[]) => Promise<Map<number, Value>>) {
  const load = async (ids: readonly number[]): Promise<(Value | undefined)[]> => {
    const found = await find(ids)
    return ids.map((id) => found.get(id))
  }
  return new DataLoader<number, Value | undefined>(load, { maxBatchSize: MAX_IDS })
}
