// Pages of lists of events: of their occurrences, or with each series once.
import type { FoundRows, RowBounds } from '../db/keyset.ts'
import { idsOf } from '../db/ids.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { FoundPage } from '../engine/listing.ts'
import type { ItemKey } from '../lists/sorted-store.ts'
import { findEventItems, findEventItemsByPortion, findWholes } from './occurrences-store.ts'

type Keys = () => Promise<FoundRows<ItemKey>>

/** A page of events, series or occurrences by their keys. */
export function eventPage(keys: Keys, db: Db): FoundPage<ContentRow> {
  return {
    async rows() {
      const { rows, ...extent } = await keys()
      return { ...extent, rows: await findEventItems(db, idsOf(rows)) }
    },
    keyed: { keys, read: (ids) => findEventItems(db, ids), portions: (ids) => findEventItemsByPortion(db, ids) },
  }
}

/** Occurrences are read in portions until there are enough events and series. */
const AT_ONCE = 2000
const MAX_OCCURRENCES = 40_000

/** A page of the single events and series that a list of occurrences has. `find` returns a page of that list. The total counts occurrences. */
export function eachSeriesOnce(find: (bounds: RowBounds) => Promise<FoundPage<ContentRow>>, limit: number, db: Db): FoundPage<ContentRow> {
  return eventPage(async () => {
    const found = new Map<number, ItemKey>()
    let total = 0
    for (let offset = 0; offset < MAX_OCCURRENCES && found.size < limit; offset += AT_ONCE) {
      const page = await find({ limit: AT_ONCE, offset })
      const listed = await (page.keyed ? page.keyed.keys() : page.rows())
      total ||= listed.total
      for (const key of await findWholes(db, idsOf(listed.rows))) if (!found.has(key.id)) found.set(key.id, key)
      if (listed.rows.length < AT_ONCE) break
    }
    return { total, rows: [...found.values()].slice(0, limit) }
  }, db)
}
