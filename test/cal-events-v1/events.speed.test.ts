// Lists of a month use an index: many events at other times cost nothing.
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { eventIds } from '../support/calendar.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ VALIDATE_RESPONSES: 'off' })
})
afterAll(() => server.close())

const BATCH = 500

/** Adds published events of an hour, forty a month, from the first month of a year on. */
async function addEvents(count: number, year: number): Promise<void> {
  const { db } = server.context
  const dates = { date: '2026-01-01T00:00:00', date_gmt: '2026-01-01T00:00:00', modified: '2026-01-01T00:00:00', modified_gmt: '2026-01-01T00:00:00' }
  const facts = { timezone: 'UTC', cost: '', website: '', all_day: 0, show_map: 0, show_map_link: 0, hide_from_listings: 0, sticky: 0, featured: 0, ticketed: 0, venue_id: 0 } as const
  await db.transaction().execute(async (trx) => {
    for (let first = 0; first < count; first += BATCH) {
      const numbers = Array.from({ length: BATCH }, (_none, index) => first + index)
      const rows = await trx.insertInto('content').values(numbers.map((number) => ({ type: 'event', status: 'publish' as const, slug: `${year}-${number}`, author: server.ids.editor, title: 'Event', title_rendered: 'Event', ...dates }))).returning('id').execute()
      await trx.insertInto('events').values(rows.map(({ id }, index) => {
        const number = first + index
        const at = (hour: string): string => `${String(year + Math.floor(number / 480)).padStart(4, '0')}-${String((Math.floor(number / 40) % 12) + 1).padStart(2, '0')}-${String((number % 28) + 1).padStart(2, '0')} ${hour}:00:00`
        return { content_id: id, start_date: at('10'), end_date: at('11'), utc_start_date: at('10'), utc_end_date: at('11'), ...facts }
      })).execute()
      // A database inside this process would keep the server from noticing that connections have ended.
      await setImmediate()
    }
  })
}

/** The fastest of many requests for a month, in milliseconds. */
async function timeOfMonth(): Promise<number> {
  let best = Infinity
  for (let count = 0; count < 60; count++) {
    const started = performance.now()
    // No two addresses are alike, so that no reply is kept.
    expect(await eventIds(server.visitor, { start_date: '2031-03-01', end_date: `2031-03-31 00:00:${String(count % 60).padStart(2, '0')}`, per_page: 20 })).toHaveLength(20)
    best = Math.min(best, performance.now() - started)
  }
  return best
}

it('a month among many events costs at most twice what it costs among few', async () => {
  await addEvents(1000, 2030)
  const among1000 = await timeOfMonth()
  await addEvents(20_000, 1900)
  expect(await timeOfMonth()).toBeLessThan(among1000 * 2)
}, 180_000)
