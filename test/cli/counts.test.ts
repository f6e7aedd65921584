// `counts` compares the data that triggers maintain with the items, and repairs it.
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { makeEvent, makeEventCategory, makeOrganizer, makeVenue } from '../support/calendar.ts'
import { isPostgres } from '../support/database.ts'
import { listPosts, makePost } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { makeCategory } from '../support/terms.ts'
import { runCommand } from '../worker/cli.ts'
import { newDatabase } from '../worker/test-database.ts'
import type { TestDatabase } from '../worker/test-database.ts'

let database: TestDatabase
let server: TestServer
let category: number

beforeAll(async () => {
  const file = `file:${join(mkdtempSync(join(tmpdir(), 'counts-')), 'content.sqlite')}`
  database = isPostgres ? await newDatabase() : { url: file, remove: () => Promise.resolve() }
  server = await startServer({ DATABASE_URL: database.url })
  const { editor } = server.as
  category = (await makeCategory(editor)).id
  for (let post = 0; post < 3; post++) await makePost(editor, { categories: [category] })
  const [kind, venue, organizer] = [
    await makeEventCategory(editor),
    await makeVenue(editor, { geo_lat: 1, geo_lng: 1 }),
    await makeOrganizer(editor),
  ]
  await makeEvent(editor, { categories: [kind.id], venue: venue.id, organizer: [organizer.id], featured: true })
})
afterAll(async () => {
  await server.close()
  await database.remove()
})

async function counts(...args: string[]) {
  const { stdout, ...exit } = await runCommand(['counts', ...args], { DATABASE_URL: database.url, LOG_LEVEL: 'silent' })
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { name?: string; wrong?: number; repaired?: string[] })
  const wrong = lines.flatMap(({ name, wrong: rows }) => (name && rows ? [name] : []))
  return { ...exit, parts: lines.filter(({ name }) => name).length, wrong, repaired: lines.at(-1)?.repaired }
}

const damages: Record<string, string> = {
  'type, status and date of the items of terms': `update content_terms set date_gmt = '2001-01-01T00:00:00' where type = 'post'`,
  'counts by type and status': `update content_counts set count = count + 5 where type = 'post'`,
  'counts by author': `delete from facet_counts where facet = 'author'`,
  'counts by day': `update facet_counts set value = '2001-01-01' where facet = 'date' and type = 'post'`,
  'counts by day of modification': `update facet_counts set count = 0 where facet = 'modified'`,
  'counts by block of IDs': `update facet_counts set count = 2 where facet = 'block'`,
  'counts by month': `update facet_counts set count = -1 where facet = 'month'`,
  'counts by author and month': `delete from facet_counts where facet = 'author_month'`,
  'counts by term': `update facet_counts set count = 7 where facet = 'term'`,
  'counts by term and month': `insert into facet_counts (facet, type, status, value, count) values ('term_month', 'post', 'publish', '1 1999-01', 3)`,
  'counts of terms': 'update terms set count = 40',
  'counts of terms below others': 'update terms set below = 3',
  'last ends of events': `update events set utc_last_end = '2001-01-01 00:00:00'`,
  'occurrences of single events': `update event_occurrences set utc_start_date = '2001-01-01 00:00:00'`,
  'events by list': 'delete from event_listings where list = -1',
  'ends of events by organizer': `update event_organizers set utc_end_date = '2001-01-01 00:00:00'`,
  'counts of events by day': 'update event_day_counts set count = 9',
}

it('finds no differences in a consistent database', async () => {
  expect(await counts()).toMatchObject({ code: 0, wrong: [], parts: Object.keys(damages).length })
})

it.each(Object.keys(damages))('finds and repairs wrong %s', async (name) => {
  await sql.raw(damages[name] as string).execute(server.context.db)
  const found = await counts()
  expect(found).toMatchObject({ code: 1, stderr: 'Some rows are wrong. Run the command with --repair.\n' })
  expect(found.wrong).toContain(name)
  expect(await counts('--repair')).toMatchObject({ code: 0, repaired: found.wrong })
  expect(await counts()).toMatchObject({ code: 0, wrong: [] })
})

it('repairs the totals of lists', async () => {
  await sql.raw(`update facet_counts set count = 50 where facet = 'term'`).execute(server.context.db)
  await counts('--repair')
  expect(await listPosts(server.as.editor, { categories: [category] })).toMatchObject({ total: 3 })
})
