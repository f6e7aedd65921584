// Scheduled items go public when their time has come, without a request having to come in first.
import { siteDate } from './content/dates.ts'
import { publishDue } from './content/store.ts'
import type { Context } from './context.ts'
import { pages } from './namespaces/cms-v2/pages.ts'

const EVERY_MS = 1_000

/** The kinds of content to which something happens when they go public. */
const followed = [pages.resource]

/** Publishes what is due now, and from then on what becomes due; gives back what ends it. */
export async function keepPublishing(context: Context): Promise<() => void> {
  let isBusy = false
  const publish = async (): Promise<void> => {
    if (isBusy) return
    isBusy = true
    try {
      const published = await context.db.transaction().execute(async (db) => {
        const rows = await publishDue(db, siteDate(context.now(), context.config.site.timezone).date_gmt)
        for (const row of rows) await followed.find(({ type }) => type === row.type)?.traits.publish?.(row, { ...context, db })
        return rows.length
      })
      if (published) context.log.info({ published }, 'scheduled items went public')
    } catch (error) {
      context.log.error({ err: error as Error }, 'could not publish scheduled items')
    } finally {
      isBusy = false
    }
  }
  await publish()
  const timer = setInterval(() => void publish(), EVERY_MS)
  return () => clearInterval(timer)
}
