// Series in iCalendar files: as other programs write them, there and back, and imported again.
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import ICAL from 'ical.js'
import { changeEvent, listEvents } from '../support/calendar.ts'
import type { Event } from '../support/calendar.ts'
import { dataOf } from '../support/responses.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { bringCalendar } from './bring.ts'

let server: TestServer

beforeEach(async () => {
  server = await startServer({ SITE_TIMEZONE: 'Europe/Berlin' })
})
afterEach(() => server.close())

const horizon = { now: new Date('2031-01-01T00:00:00Z'), until: new Date('2033-01-01T00:00:00Z'), maxOccurrences: 500 }

const vendors = ['google', 'outlook', 'apple', 'nextcloud'] as const

const textOf = (vendor: (typeof vendors)[number]): Promise<string> =>
  readFile(join(import.meta.dirname, 'calendars', `${vendor}.ics`), 'utf8')

async function bringText(text: string, to = server) {
  const file = join(await mkdtemp(join(tmpdir(), 'calendar-')), 'events.ics')
  await writeFile(file, text)
  return bringCalendar(file, horizon, to)
}

const event = (uid: string, ...lines: string[]): string =>
  [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    ...(lines.some((line) => line.startsWith('SUMMARY')) ? [] : [`SUMMARY:${uid}`]),
    ...lines,
    'END:VEVENT',
  ].join('\r\n')

const calendar = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example.org//test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')

const bring = (...lines: string[]) => bringText(calendar(...lines))

const feedOf = async (of: TestServer): Promise<string> =>
  (
    await fetch(`${of.restRoot}/cal/events/v1/events.ics?start_date=2031-01-01&end_date=2039-01-01`, {
      headers: { Authorization: of.authorization.editor },
    })
  ).text()

const all = async (of = server): Promise<Event[]> =>
  (await listEvents(of.as.editor, { start_date: '2031-01-01', end_date: '2040-01-01', per_page: 50, status: ['any'] })).events

const seriesOf = (found: readonly Event[]): number[] => [...new Set(found.flatMap(({ series }) => series ?? []))]

const EXPANDED_YEARS = 5

interface Detailed {
  getOccurrenceDetails(time: ICAL.Time): { item: ICAL.Event; startDate: ICAL.Time; endDate: ICAL.Time }
}

/** What another program shows of a file: the occurrences of some years with their titles, without those that are canceled. */
function expand(text: string): string[] {
  // The library does not expand periods.
  const root = new ICAL.Component(ICAL.parse(text.replace(/^RDATE;VALUE=PERIOD:(\w+)\/\w+/m, 'RDATE:$1')) as unknown[])
  const byUid = Map.groupBy(root.getAllSubcomponents('vevent'), (one) => String(one.getFirstPropertyValue('uid')))
  const end = ICAL.Time.fromData({ year: 2031 + EXPANDED_YEARS, month: 1, day: 1 })
  return [...byUid.values()]
    .flatMap((versions) => {
      const main = versions.find((one) => !one.hasProperty('recurrence-id')) as ICAL.Component
      // The library knows a start that the rule does not give only as an added date.
      addStart(main)
      const series = new ICAL.Event(main, { exceptions: versions.filter((one) => one !== main) })
      const found = new Set<string>()
      const iterator = series.iterator()
      for (
        let next = iterator.next() as ICAL.Time | undefined;
        next && next.compare(end) < 0;
        next = iterator.next() as ICAL.Time | undefined
      ) {
        const { item, startDate, endDate } = (series as unknown as Detailed).getOccurrenceDetails(next)
        if (item.component.getFirstPropertyValue('status') === 'CANCELLED') continue
        found.add([momentOf(startDate), momentOf(endDate), item.summary].join(' '))
      }
      return [...found]
    })
    .toSorted()
}

function addStart(main: ICAL.Component): void {
  const [, ...start] = main.getFirstProperty('dtstart')?.toJSON() as [string, ...unknown[]]
  if (main.hasProperty('rrule') || main.hasProperty('rdate')) main.addProperty(new ICAL.Property(['rdate', ...start], main))
}

const momentOf = (time: ICAL.Time): string => (time.isDate ? time.toString() : new Date(time.toUnixTime() * 1000).toISOString())

const shown = (found: readonly Event[]) =>
  found.map(({ title, start_date, end_date, utc_start_date, utc_end_date, timezone, all_day, canceled, occurrence, recurrence }) => ({
    ...{ title, start_date, end_date, utc_start_date, utc_end_date, timezone, all_day, canceled, occurrence, recurrence },
  }))

const occurrencesOf = async (title: string): Promise<Event[]> => {
  const series = seriesOf((await all()).filter((one) => one.title === title))
  return (
    await dataOf(
      server.as.editor.calendar.GET('/events', {
        params: { query: { series, starts_after: '2030-01-01', per_page: 50, status: ['any'] } },
      }),
    )
  ).events
}

describe.each(vendors)('a file of %s', (vendor) => {
  it('shows the same occurrences in a feed of the service, and in another service that imports it', async () => {
    const text = await textOf(vendor)
    const report = await bringText(text)
    expect(report.skipped.filter(({ what }) => what === 'recurring event')).toEqual([])
    const feed = await feedOf(server)
    expect(expand(feed)).toEqual(expand(text))
    const elsewhere = await startServer({ SITE_TIMEZONE: 'Europe/Berlin' })
    try {
      await bringText(feed, elsewhere)
      expect(shown(await all(elsewhere))).toEqual(shown(await all()))
      expect(expand(await feedOf(elsewhere))).toEqual(expand(feed))
    } finally {
      await elsewhere.close()
    }
  })

  it('changes nothing when it is imported again, and is recognized in the feed of the service', async () => {
    const text = await textOf(vendor)
    await bringText(text)
    const before = await all()
    for (const again of [text, await feedOf(server)]) expect(await bringText(again)).toMatchObject({ items: {}, changed: {} })
    expect((await all()).map(({ id, modified }) => [id, modified])).toEqual(before.map(({ id, modified }) => [id, modified]))
  })
})

describe('an imported series', () => {
  it('has the rule, the dates and the exceptions of the file', async () => {
    await bringText(await textOf('google'))
    const found = await occurrencesOf('Choir')
    expect(found[0]?.recurrence).toMatchObject({
      rrule: 'FREQ=WEEKLY;UNTIL=20310501T215959Z;BYDAY=TH',
      exdates: ['2031-03-20 18:30:00'],
    })
    expect(found[0]).toMatchObject({
      timezone: 'Europe/Berlin',
      venue: { venue: 'Town Hall' },
      description: '<p>Bring your <b>notes</b>.</p>',
    })
    expect(found.slice(0, 4).map(({ title, start_date, occurrence }) => [title, start_date, occurrence])).toEqual([
      ['Choir', '2031-03-06 18:30:00', '2031-03-06 18:30:00'],
      ['Choir', '2031-03-13 18:30:00', '2031-03-13 18:30:00'],
      ['Choir with orchestra', '2031-03-28 17:00:00', '2031-03-27 18:30:00'],
      ['Choir', '2031-04-03 18:30:00', '2031-04-03 18:30:00'],
    ])
  })

  it('has the time zone that Outlook means', async () => {
    await bringText(await textOf('outlook'))
    expect((await occurrencesOf('Choir'))[0]).toMatchObject({ timezone: 'Europe/Berlin', utc_start_date: '2031-03-06 17:30:00' })
  })

  it('is canceled where the file says so', async () => {
    await bringText(await textOf('nextcloud'))
    expect((await occurrencesOf('Choir')).filter(({ canceled }) => canceled)).toMatchObject([{ occurrence: '2031-04-17 18:30:00' }])
  })

  it('splits where all that follow change', async () => {
    await bringText(await textOf('google'))
    const [first] = await occurrencesOf('Board')
    const [later] = await occurrencesOf('Board in the afternoon')
    expect([first?.recurrence?.rrule, later?.recurrence?.rrule]).toEqual([
      'FREQ=MONTHLY;COUNT=4;BYDAY=1MO',
      'FREQ=MONTHLY;COUNT=8;BYDAY=1MO',
    ])
    expect(later?.start_date).toBe('2032-01-05 14:00:00')
  })

  it('starts where its rule does, and keeps a start that the rule does not give as an added date', async () => {
    await bringText(await textOf('nextcloud'))
    const [first, second] = await occurrencesOf('Market')
    expect([first?.start_date, second?.start_date, first?.recurrence?.rdates]).toEqual([
      '2031-03-04 08:00:00',
      '2031-03-08 08:00:00',
      ['2031-03-04 08:00:00'],
    ])
  })

  it('repeats in UTC if its times are in UTC and the offset of the time zone changes', async () => {
    await bring(
      event('utc', 'DTSTART:20310306T180000Z', 'DTEND:20310306T190000Z', 'RRULE:FREQ=MONTHLY;COUNT=3'),
      event('fixed', 'X-CAL-TIMEZONE:Asia/Tbilisi', 'DTSTART:20310306T180000Z', 'DTEND:20310306T190000Z', 'RRULE:FREQ=MONTHLY;COUNT=2'),
    )
    expect((await occurrencesOf('utc')).map(({ utc_start_date, timezone }) => [utc_start_date, timezone])).toEqual([
      ['2031-03-06 18:00:00', 'UTC'],
      ['2031-04-06 18:00:00', 'UTC'],
      ['2031-05-06 18:00:00', 'UTC'],
    ])
    expect((await occurrencesOf('fixed'))[1]).toMatchObject({ start_date: '2031-04-06 22:00:00', timezone: 'Asia/Tbilisi' })
  })

  it('that cannot be one has its periods, too', async () => {
    await bring(event('hours', 'DTSTART:20310306T180000Z', 'RRULE:FREQ=HOURLY;COUNT=2', 'RDATE;VALUE=PERIOD:20310308T180000Z/PT1H'))
    expect((await all()).map(({ utc_start_date }) => utc_start_date)).toEqual([
      '2031-03-06 18:00:00',
      '2031-03-06 19:00:00',
      '2031-03-08 18:00:00',
    ])
  })

  it('becomes single events if its time zone is unknown', async () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Customized',
      'BEGIN:STANDARD',
      'DTSTART:16010101T000000',
      'TZOFFSETFROM:+0130',
      'TZOFFSETTO:+0130',
    ]
    const report = await bring(
      ...[...zone, 'END:STANDARD', 'END:VTIMEZONE'],
      event('there', 'DTSTART;TZID=Customized:20310306T180000', 'RRULE:FREQ=DAILY;COUNT=2'),
    )
    expect(report).toMatchObject({
      items: { event: { publish: 2 } },
      skipped: [{ reason: expect.stringContaining('time zone Customized') }],
    })
  })
})

describe('a file that is imported again', () => {
  const start = ['DTSTART;TZID=Europe/Berlin:20310306T183000', 'DTEND;TZID=Europe/Berlin:20310306T200000']
  const choir = (modified: string, ...lines: string[]) => event('choir', `LAST-MODIFIED:${modified}T100000Z`, ...start, ...lines)
  const single = (modified: string, title: string) =>
    event('single', `LAST-MODIFIED:${modified}T100000Z`, 'DTSTART;TZID=Europe/Berlin:20310308T183000', `SUMMARY:${title}`)
  const moved = (modified: string, to: string) =>
    event(
      'choir',
      `LAST-MODIFIED:${modified}T100000Z`,
      'RECURRENCE-ID;TZID=Europe/Berlin:20310313T183000',
      `DTSTART;TZID=Europe/Berlin:${to}`,
      'DURATION:PT90M',
    )

  it('changes what is newer in it', async () => {
    await bring(choir('20260101', 'RRULE:FREQ=WEEKLY;COUNT=3'), moved('20260101', '20310314T170000'), single('20260101', 'Concert'))
    const before = await all()
    const report = await bring(
      choir('20260102', 'RRULE:FREQ=WEEKLY;COUNT=4'),
      moved('20260102', '20310314T180000'),
      single('20260102', 'Gala'),
    )
    expect(report).toMatchObject({ items: {}, changed: { event: 3 }, present: {} })
    const after = await all()
    expect(after.map(({ title, start_date }) => [title, start_date])).toEqual([
      ['choir', '2031-03-06 18:30:00'],
      ['Gala', '2031-03-08 18:30:00'],
      ['choir', '2031-03-14 18:00:00'],
      ['choir', '2031-03-20 18:30:00'],
      ['choir', '2031-03-27 18:30:00'],
    ])
    expect(after.slice(0, 4).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  it('leaves alone what has been changed here since, until it is newer', async () => {
    await bring(choir('20260101', 'RRULE:FREQ=WEEKLY;COUNT=2'), single('20260101', 'Concert'))
    const [first, concert] = await all()
    await changeEvent(server.as.editor, concert?.id ?? 0, { title: 'Our concert' })
    await changeEvent(server.as.editor, first?.id ?? 0, { title: 'Our choir' })
    const titles = async () => (await all()).map(({ title }) => title)
    expect(await bring(single('20260102', 'Concert tonight'))).toMatchObject({ changed: {}, present: { event: 1 } })
    expect(await titles()).toEqual(['Our choir', 'Our concert', 'choir'])
    expect(await bring(single('20400102', 'Concert tonight'))).toMatchObject({ changed: { event: 1 } })
    expect(await titles()).toEqual(['Our choir', 'Concert tonight', 'choir'])
  })

  it('brings back no occurrence that has been deleted here', async () => {
    await bring(choir('20260101', 'RRULE:FREQ=WEEKLY;COUNT=3'))
    const [, second] = await all()
    await server.as.editor.calendar.DELETE('/events/{id}', { params: { path: { id: second?.id ?? 0 } } })
    await bring(choir('20260102', 'RRULE:FREQ=WEEKLY;COUNT=4'), moved('20260102', '20310314T170000'))
    expect((await all()).map(({ start_date }) => start_date.slice(0, 10))).toEqual(['2031-03-06', '2031-03-20', '2031-03-27'])
  })

  it('applies to a series that is in another file', async () => {
    await bring(choir('20260101', 'RRULE:FREQ=WEEKLY;COUNT=2'))
    expect(await bring(moved('20260102', '20310314T170000'))).toMatchObject({ changed: { event: 1 }, items: {} })
    expect((await all())[1]).toMatchObject({ start_date: '2031-03-14 17:00:00', occurrence: '2031-03-13 18:30:00' })
  })

  it('calls off events that it cancels, and creates none', async () => {
    await bring(single('20260101', 'Concert'))
    expect(await bring('METHOD:CANCEL', single('20400102', 'Concert'), event('other', 'DTSTART:20310306T183000Z'))).toMatchObject({
      items: {},
      changed: { event: 1 },
      skipped: [{ reason: 'it is canceled' }],
    })
    expect(await all()).toMatchObject([{ title: 'Concert', canceled: true }])
  })
})
