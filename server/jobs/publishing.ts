// Publishes scheduled items when their time has come.
import { transact } from '../db/transact.ts'
import { siteDate } from '../engine/dates.ts'
import { findDue, publishDue } from './publishing-store.ts'
import type { Context } from '../context.ts'
import { pages } from '../api/namespaces/cms-v2/pages.ts'
import type { PeriodicJob } from './periodic.ts'

export const publishing: PeriodicJob = { name: 'publish scheduled items', everyMs: 1_000, act: publish }

/** The content types with an action on publication. */
const followed = [pages.resource]

async function publish(context: Context): Promise<void> {
  const now = siteDate(context.now(), context.config.site.timezone).date_gmt
  // A transaction takes the write lock, so it is opened only if something is due.
  if (!(await findDue(context.db, now)).length) return
  const published = await transact(context.db, async (db) => {
    const rows = await publishDue(db, now)
    for (const row of rows) await followed.find(({ type }) => type === row.type)?.traits.publish?.(row, { ...context, db })
    return rows.length
  })
  if (published) context.log.info({ published }, 'published scheduled items')
}
