// npm run bench -- --series: events that repeat without an end, and as many single events.
import type { Config } from '../../server/config/config.ts'
import { parseRule } from '../../server/calendar/recurrence/rules.ts'
import { writeRecurrence } from '../../server/calendar/recurrence/recurrence.ts'
import { findZone } from '../../server/calendar/dates.ts'
import { storeOccurrences } from '../../server/calendar/series-store.ts'
import { findEvents, saveEvent } from '../../server/calendar/store.ts'
import { closeContext, createContext } from '../../server/process/open-context.ts'
import { executeTransaction } from '../../server/db/direct-statements.ts'
import { formatLocal } from '../../server/calendar/recurrence/local-dates.ts'
import { insertRow } from '../../server/engine/writes-store.ts'
import { DAY_MS } from '../../server/durations.ts'

const AT_ONCE = 500

/** Adds events on the days of the next two years, or weekly ones that start in the next seven days. */
export async function addEvents(config: Config, count: number, isRepeated: boolean): Promise<void> {
  const context = await createContext(config)
  const zone = findZone('UTC')
  if (!zone) throw new Error('The zone UTC is unknown.')
  const rule = parseRule('FREQ=WEEKLY', zone)
  const recurrence = isRepeated ? writeRecurrence({ rule, rdates: [], exdates: [] }) : ''
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  const at = '2026-01-01T00:00:00'
  const published = { type: 'event', status: 'publish', author: 2, date: at, date_gmt: at, modified: at, modified_gmt: at } as const
  for (let done = 0; done < count; done += AT_ONCE)
    await executeTransaction(context.db, async (db) => {
      for (let number = done; number < Math.min(done + AT_ONCE, count); number++) {
        const start = today + (1 + (number % (isRepeated ? 7 : 730))) * DAY_MS + (number % 10) * 3_600_000
        const [start_date, end_date] = [formatLocal(start), formatLocal(start + 3_600_000)]
        const name = `${isRepeated ? 'series' : 'single'}-${number}`
        const { id } = await insertRow(db, { ...published, slug: name, title: name, title_rendered: name, guid: name })
        await saveEvent(db, {
          ...{ content_id: id, start_date, end_date, utc_start_date: start_date, utc_end_date: end_date, timezone: 'UTC', all_day: 0 },
          ...{ cost: '', website: '', show_map: 0, show_map_link: 0, hide_from_listings: 0, sticky: 0, featured: 0, ticketed: 0 },
          ...{ venue_id: 0, canceled: 0, recurrence, generated_until: '', utc_last_end: '' },
        })
        const event = isRepeated ? (await findEvents(db, [id])).get(id) : undefined
        if (event) await storeOccurrences(event, 0, { ...context, db })
      }
    })
  await closeContext(context)
}
