// Exports of all events as iCalendar files, which an import reads again.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { unwrap } from '../../client/index.ts'
import { bringCalendar } from '../import/bring.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { sitePlaces } from '../support/site-places.ts'
import type { SitePlace } from '../support/site-places.ts'

const newPlace = sitePlaces()
const now = new Date('2031-01-01T00:00:00Z')
const horizon = { now, until: new Date('2036-01-01T00:00:00Z'), maxOccurrences: 50 }

/** The lines that do not depend on the site: it counts the changes, and has its own URLs. */
const linesOf = (text: string): string[] =>
  text
    .replace(/\r\n /g, '')
    .split('\r\n')
    .filter((line) => !/^(SEQUENCE|URL)/.test(line))

async function withServer<Result>(act: (server: TestServer, place: SitePlace) => Promise<Result>): Promise<Result> {
  const place = await newPlace()
  const server = await startServer(place.env)
  return act(server, place).finally(() => server.close())
}

async function exported(place: SitePlace, ...options: string[]): Promise<string> {
  const file = join(place.folder, `events${options.join('')}.ics`)
  expect(await place.run('export', file, ...options)).toMatchObject({ code: 0, stderr: '' })
  return file
}

describe('export of a calendar', () => {
  it.each(['google', 'apple', 'outlook', 'nextcloud'])('becomes the same file after an import: %s', async (vendor) => {
    const first = await withServer(async (server, place) => {
      await bringCalendar(join(import.meta.dirname, `../import/calendars/${vendor}.ics`), horizon, server)
      return exported(place)
    })
    const text = await readFile(first, 'utf8')
    expect(text).toMatch(/^BEGIN:VEVENT\r\n[^]*\r\nRRULE:/m)
    const second = await withServer(async (server, place) => {
      await bringCalendar(first, horizon, server)
      return exported(place)
    })
    expect(linesOf(await readFile(second, 'utf8'))).toEqual(linesOf(text))
  })

  it('has what only editors see, and the texts of one language', async () => {
    await withServer(async (server, place) => {
      const { calendar } = server.as.administrator
      const dates = { start_date: '2031-05-01 10:00:00', end_date: '2031-05-01 12:00:00' }
      const draft = { ...dates, title: 'Rehearsal', status: 'draft' } as const
      await unwrap(calendar.POST('/events', { body: draft }))
      const { id } = await unwrap(
        calendar.POST('/events', {
          body: { ...dates, title: 'Regatta', description: 'At noon', status: 'publish', password: 'open', hide_from_listings: true },
        }),
      )
      await unwrap(
        calendar.POST('/events/{id}', { params: { path: { id }, query: { i18n_language: 'ka-ge' } }, body: { title: 'რეგატა' } }),
      )
      const text = await readFile(await exported(place), 'utf8')
      expect(linesOf(text)).toEqual(
        expect.arrayContaining(['SUMMARY:Rehearsal', 'X-CAL-STATUS:draft', 'SUMMARY:Regatta', 'DESCRIPTION:At noon', 'CLASS:PRIVATE']),
      )
      expect(await readFile(await exported(place, '--language', 'ka-ge'), 'utf8')).toContain('SUMMARY:რეგატა')
    })
  })
})
