// Scheduled items go public when their time has come, without a request having to come in first.
import { siteDate } from './content/dates.ts'
import { joinMenus } from './content/menu-joining.ts'
import { publishDue } from './content/store.ts'
import type { Context } from './context.ts'
import type { Periodic } from './operation/periodic.ts'

export const publishing: Periodic = { name: 'publish scheduled items', everyMs: 1_000, act: publish }

async function publish(context: Context): Promise<void> {
  const published = await context.db.transaction().execute(async (db) => {
    const rows = await publishDue(db, siteDate(context.now(), context.config.site.timezone).date_gmt)
    await joinMenus(db, rows, context)
    return rows.length
  })
  if (published) context.log.info({ published }, 'scheduled items went public')
}
