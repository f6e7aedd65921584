// What dynamic blocks show: data that everybody may read. Requests for it are collected and loaded in common queries.
import DataLoader from 'dataloader'
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { TermRow } from '../db/tables/terms.ts'
import type { UserRow } from '../db/tables/users.ts'
import { permalinks } from '../engine/permalinks.ts'
import { attachmentsOf } from '../media/attachments.ts'
import { findShownMedia } from '../media/library-store.ts'
import { readSettings } from '../settings/settings.ts'
import type { Settings } from '../settings/settings.ts'
import { findTermsOf } from '../terms/store.ts'
import { anonymous } from '../users/caller.ts'
import { findUsers } from '../users/store.ts'
import type { ListedItem } from './store.ts'
import { findListed, findShownTexts } from './store.ts'

export type PublicData = ReturnType<typeof publicData>

type Addressed = Pick<ContentRow, 'id' | 'type' | 'status' | 'slug' | 'parent'>

const MAX_IDS = 1_000
/** The texts of so many items are in memory at once. */
const MAX_TEXTS = 20

export function publicData({ db, dialect, config }: RequestContext) {
  const results = new Map<string, Promise<unknown>>()
  return {
    settings: (): Promise<Settings> => once(results, 'settings', () => readSettings({ db, config })),
    /** Published items without a password. */
    items: byId((ids): Promise<ListedItem[]> => findListed(db, ids)),
    /** The same with their texts. */
    texts: byId((ids): Promise<ContentRow[]> => findShownTexts(db, ids), MAX_TEXTS),
    users: byId((ids): Promise<UserRow[]> => findUsers(db, ids)),
    media: byId(async (ids) => [...(await attachmentsOf(await findShownMedia(db, 'id', ids, anonymous), { db, config })).values()]),
    links: new DataLoader<Addressed, string, number>(
      async (rows) => {
        const { link } = await permalinks(db, rows, config.baseUrl)
        return rows.map(link)
      },
      { cacheKeyFn: ({ id }) => id, maxBatchSize: MAX_IDS },
    ),
    /** The terms of an item, by the name of a taxonomy. */
    terms: (taxonomy: string): DataLoader<number, TermRow[]> =>
      once(results, `terms of ${taxonomy}`, () => {
        const find = async (ids: readonly number[]) => {
          const found = await findTermsOf({ db, dialect }, taxonomy, ids)
          return ids.map((id) => found.get(id) ?? [])
        }
        return new DataLoader(find, { maxBatchSize: MAX_IDS })
      }),
    /** Loads something else once for all blocks. */
    once: <Result>(key: string, load: () => Promise<Result>): Promise<Result> => once(results, key, load),
  }
}

function byId<Row extends { id: number }>(find: (ids: readonly number[]) => Promise<Row[]>, maxBatchSize = MAX_IDS) {
  return new DataLoader<number, Row | undefined>(
    async (ids) => {
      const rows = new Map((await find(ids)).map((row) => [row.id, row]))
      return ids.map((id) => rows.get(id))
    },
    { maxBatchSize },
  )
}

function once<Result>(results: Map<string, unknown>, key: string, load: () => Result): Result {
  if (!results.has(key)) results.set(key, load())
  return results.get(key) as Result
}
