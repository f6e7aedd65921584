// Publishes scheduled items.
import { transact } from '../db/transact.ts'
import { siteDate } from '../engine/dates.ts'
import { findDueTypes, publishDue } from './publishing-store.ts'
import type { Context } from '../context.ts'
import type { PeriodicJob } from './periodic.ts'

export const publishing: PeriodicJob = { name: 'publish scheduled items', everyMs: 1_000, act: publish }

/**
 * The content type publishes the item, as when a user publishes it. Items of a type that this process does not know stay scheduled,
 * for example those of a newer release while processes are replaced.
 */
async function publish(context: Context): Promise<void> {
  const now = siteDate(context.now(), context.config.site.timezone).date_gmt
  const dueTypes = await findDueTypes(context.db, now)
  const due = [...context.contentTypes.values()].filter(({ type }) => dueTypes.has(type))
  // Opens a transaction, which takes the write lock, only if something is due.
  if (!due.length) return
  const published = await transact(context.db, async (db) => {
    let count = 0
    for (const { type, traits } of due) {
      for (const row of await publishDue(db, type, now)) {
        await traits.publish?.(row, { ...context, db })
        count++
      }
    }
    return count
  })
  if (published) context.log.info({ published }, 'published scheduled items')
}
