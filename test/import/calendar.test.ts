// Importing iCalendar files: of other programs, of this service, and invalid ones.
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { decodeHTML } from 'entities'
import type { Event } from '../support/calendar.ts'
import { listEvents, makeEvent, makeEventCategory, makeEventTag, makeOrganizer, makeVenue } from '../support/calendar.ts'
import { commandLine } from '../cli/run.ts'
import { readCalendarFile } from '#server/import/calendar-file.ts'
import { describeOnSqlite } from '../support/database.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { bringCalendar } from './bring.ts'

let server: TestServer

beforeEach(async () => {
  server = await startServer({ SITE_TIMEZONE: 'Asia/Tbilisi' })
})
afterEach(() => server.close())

const horizon = { now: new Date('2031-01-01T00:00:00Z'), until: new Date('2033-01-01T00:00:00Z'), maxOccurrences: 500 }

async function fileOf(text: string | Uint8Array): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'calendar-')), 'events.ics')
  await writeFile(file, text)
  return file
}

const calendarOf = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//example.org//test//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const eventOf = (uid: string, ...lines: string[]): string =>
  [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20300101T000000Z',
    ...(lines.some((line) => line.startsWith('SUMMARY')) ? [] : [`SUMMARY:${uid}`]),
    ...lines,
    'END:VEVENT',
  ].join('\r\n')

const bring = async (...lines: string[]) => bringCalendar(await fileOf(calendarOf(...lines)), horizon, server)

const all = async (to = server): Promise<Event[]> =>
  (await listEvents(to.as.administrator, { start_date: '2000-01-01', end_date: '2100-01-01', per_page: 50, status: ['any'] })).events
const starts = async (): Promise<string[]> => (await all()).map((event) => event.start_date)
const tally = (report: { skipped: { reason: string; count: number }[] }) => report.skipped.map(({ reason, count }) => [count, reason])

describe('an event', () => {
  it('is imported with its venue, organizer, categories and text', async () => {
    const report = await bring(
      eventOf(
        'a@example.org',
        'SUMMARY:Sea\\, wind & <b>sails</b>',
        'DTSTART;TZID=Europe/Berlin:20310304T180000',
        'DTEND;TZID=Europe/Berlin:20310304T203000',
        'DESCRIPTION:Bring a coat\\; go <3\\n\\nThen run',
        'LOCATION:Old Mill\\nMole 1\\, Kiel',
        'GEO:54.3;10.1',
        'ORGANIZER;CN="Anna B.":mailto:anna@example.org',
        'CATEGORIES:Boats,2024',
        'URL:https://example.org/sea',
      ),
    )
    expect(report).toMatchObject({
      items: { event: { publish: 1 }, venue: { publish: 1 }, organizer: { publish: 1 } },
      terms: { cal_events_cat: { added: 2 } },
      skipped: [],
    })
    const [event] = await all()
    expect(event).toMatchObject({
      title: 'Sea, wind &amp; &lt;b&gt;sails&lt;/b&gt;',
      description: '<p>Bring a coat; go &lt;3</p>\n<p>Then run</p>',
      start_date: '2031-03-04 18:00:00',
      end_date: '2031-03-04 20:30:00',
      utc_start_date: '2031-03-04 17:00:00',
      timezone: 'Europe/Berlin',
      all_day: false,
      status: 'publish',
      venue: { venue: 'Old Mill', address: 'Mole 1, Kiel', geo_lat: 54.3, geo_lng: 10.1 },
      organizer: [{ organizer: 'Anna B.', email: 'anna@example.org' }],
      author: server.ids.administrator,
    })
    expect(event?.categories.map(({ name }) => name)).toEqual(['2024', 'Boats'])
  })

  it('uses the existing venue and organizer with the same names, unchanged', async () => {
    const venue = await makeVenue(server.as.editor, { venue: "O'Neill & Sons", address: 'Quay 3' })
    const organizer = await makeOrganizer(server.as.editor, { organizer: 'Anna', email: 'old@example.org' })
    const report = await bring(
      eventOf('a', 'DTSTART:20310304T180000Z', "LOCATION:o'neill & sons\\nElsewhere", 'ORGANIZER;CN=anna:mailto:new@example.org'),
    )
    expect(report.items).toEqual({ event: { publish: 1 } })
    expect((await all())[0]).toMatchObject({
      venue: { id: venue.id, address: 'Quay 3' },
      organizer: [{ id: organizer.id, email: 'old@example.org' }],
    })
  })

  it('covers whole days, including the last one', async () => {
    await bring(
      eventOf('one', 'DTSTART;VALUE=DATE:20310227'),
      eventOf('three', 'DTSTART;VALUE=DATE:20310228', 'DTEND;VALUE=DATE:20310303'),
      eventOf('long', 'DTSTART;VALUE=DATE:20310305', 'DURATION:P2D'),
    )
    expect((await all()).map(({ all_day, start_date, end_date, timezone }) => [all_day, start_date, end_date, timezone])).toEqual([
      [true, '2031-02-27 00:00:00', '2031-02-27 23:59:59', 'Asia/Tbilisi'],
      [true, '2031-02-28 00:00:00', '2031-03-02 23:59:59', 'Asia/Tbilisi'],
      [true, '2031-03-05 00:00:00', '2031-03-06 23:59:59', 'Asia/Tbilisi'],
    ])
  })

  it('has its own time zone, or that of its calendar or the site, under any common name', async () => {
    const described = [
      'BEGIN:VTIMEZONE',
      'TZID:W. Europe Standard Time',
      'BEGIN:STANDARD',
      'DTSTART:16010101T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:16010101T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ]
    await bring(
      ...described,
      eventOf('windows', 'DTSTART;TZID=W. Europe Standard Time:20310701T120000'),
      eventOf('utc', 'DTSTART:20310702T120000Z'),
      eventOf('floating', 'DTSTART:20310703T120000'),
    )
    await bring(
      'X-WR-TIMEZONE:Australia/Sydney',
      eventOf('of-calendar', 'DTSTART:20310704T120000Z'),
      eventOf('floating-there', 'DTSTART:20310705T120000'),
    )
    await bring(
      eventOf(
        'long-name',
        'DTSTART;TZID=/example.org/20310101/Europe/Lisbon:20310706T120000',
        'DTEND;TZID=America/New_York:20310706T120000',
      ),
    )
    expect((await all()).map(({ start_date, utc_start_date, timezone }) => [start_date, utc_start_date, timezone])).toEqual([
      ['2031-07-01 12:00:00', '2031-07-01 10:00:00', 'Europe/Berlin'],
      ['2031-07-02 16:00:00', '2031-07-02 12:00:00', 'Asia/Tbilisi'],
      ['2031-07-03 12:00:00', '2031-07-03 08:00:00', 'Asia/Tbilisi'],
      ['2031-07-04 22:00:00', '2031-07-04 12:00:00', 'Australia/Sydney'],
      ['2031-07-05 12:00:00', '2031-07-05 02:00:00', 'Australia/Sydney'],
      ['2031-07-06 12:00:00', '2031-07-06 11:00:00', 'Europe/Lisbon'],
    ])
    expect((await all()).at(-1)?.utc_end_date).toBe('2031-07-06 16:00:00')
  })

  it('keeps harmless HTML', async () => {
    await bring(
      eventOf(
        'html',
        'DTSTART:20310304T180000Z',
        'X-ALT-DESC;FMTTYPE=text/html:<html><head></head><body><p>Old <b>mill</b><script>alert(1)</script></p></body></html>',
        'DESCRIPTION:Old mill',
      ),
      eventOf('habit', 'DTSTART:20310305T180000Z', 'DESCRIPTION:Old <i onclick="x">mill</i><br>Go'),
    )
    const texts = (await all()).map((event) => event.description)
    expect(texts[0]).toMatch(/^<p>Old <b>mill<\/b>/)
    expect(texts[1]).toMatch(/^<p>Old <i>mill<\/i><br ?\/?>\s*Go<\/p>$/)
    expect(texts.join()).not.toMatch(/<script|onclick/)
  })

  it('is private if the file says so, and has a website instead of a location that is a URL', async () => {
    await bring(eventOf('p', 'CLASS:PRIVATE', 'DTSTART:20310304T180000Z', 'LOCATION:https://meet.example.org/x'))
    expect((await all())[0]).toMatchObject({ status: 'private', venue: null, website: 'https://meet.example.org/x' })
  })
})

describe('a recurring event that cannot be a series', () => {
  const hourly = eventOf('hourly', 'DTSTART:20301231T220000Z', 'RRULE:FREQ=HOURLY')

  it('becomes single events up to the horizon, upcoming ones first, and the report says why', async () => {
    const file = await fileOf(calendarOf(hourly))
    const report = await bringCalendar(file, { ...horizon, until: new Date('2031-01-01T02:00:00Z') }, server)
    expect([report.items['event'], report.skipped]).toEqual([
      { publish: 5 },
      [{ what: 'recurring event', count: 1, reason: expect.stringMatching(/^it became single events: FREQ must be DAILY/) }],
    ])
    expect((await all()).map(({ start_date, series, recurrence }) => [start_date, series, recurrence])[0]).toEqual([
      '2031-01-01 02:00:00',
      null,
      null,
    ])
    const { events, skipped } = await readCalendarFile(file, { ...horizon, maxOccurrences: 5 }, 'UTC')
    expect([events.length, events[0]?.key]).toEqual([5, 'hourly/20310101T000000Z'])
    expect(skipped[0]).toEqual({
      what: 'event',
      count: expect.any(Number),
      reason: 'at most 5 occurrences of a recurring event are imported',
    })
    const ending = { now: new Date('2031-01-01T00:00:00Z'), until: new Date('2031-01-01T00:30:00Z'), maxOccurrences: 3 }
    expect((await readCalendarFile(file, ending, 'UTC')).events.map(({ key }) => key)).toEqual([
      'hourly/20301231T220000Z',
      'hourly/20301231T230000Z',
      'hourly/20310101T000000Z',
    ])
  })

  it.each([
    ['several rules', ['RRULE:FREQ=MONTHLY;COUNT=2', 'RRULE:FREQ=DAILY;COUNT=2'], 'it has several rules', 3],
    ['a time of its own', ['RRULE:FREQ=DAILY;BYHOUR=10,12;COUNT=3'], /BYHOUR is not supported/, 3],
    ['a rule that lasts too long', ['RRULE:FREQ=DAILY;COUNT=99999'], /COUNT must be from 1 to 10000/, 500],
  ])('because of %s, is imported as far as before', async (_what, lines, reason, count) => {
    const report = await bring(eventOf('other', 'DTSTART:20310304T100000Z', ...lines))
    expect(report.items['event']).toEqual({ publish: count })
    expect(report.skipped.find(({ what }) => what === 'recurring event')?.reason).toMatch(reason)
  })

  it('without any matching day is skipped, and the rest is imported', async () => {
    const report = await bring(
      eventOf('never', 'DTSTART:20310304T180000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
      eventOf('once', 'DTSTART:20310304T180000Z'),
    )
    expect(tally(report)).toEqual([[1, 'it cannot be read: its recurrence rule matches no date']])
    expect(await starts()).toHaveLength(1)
  }, 20_000)
})

describe('an unsupported component', () => {
  it('is reported', async () => {
    const report = await bring(
      'BEGIN:VTODO\r\nUID:t\r\nEND:VTODO',
      eventOf('cancelled', 'STATUS:CANCELLED', 'DTSTART:20310304T180000Z'),
      eventOf('startless'),
      eventOf('wrong', 'DTSTART:20310230T180000Z'),
      eventOf('zoneless', 'DTSTART;TZID=Nowhere Time:20310304T180000'),
      eventOf('nameless', 'SUMMARY: ', 'DTSTART:20310304T180000Z'),
      eventOf('wordy', `DESCRIPTION:${'word '.repeat(200_001)}`, 'DTSTART:20310304T180000Z'),
      eventOf('twice', 'SEQUENCE:1', 'SUMMARY:older', 'DTSTART:20310304T180000Z'),
      eventOf('twice', 'SEQUENCE:2', 'SUMMARY:newer', 'DTSTART:20310304T180000Z'),
    )
    expect(tally(report).toSorted()).toEqual([
      [1, '2031-02-30T18:00:00Z is not a valid date'],
      [1, 'it has no start date'],
      [1, 'it has no title'],
      [1, 'its description is longer than 1000000 characters'],
      [1, 'only events are imported'],
      [1, 'the file does not describe its time zone Nowhere Time'],
      [1, 'the file has a newer entry with the same UID'],
    ])
    expect((await all()).map(({ title, canceled }) => [title, canceled])).toEqual([
      ['cancelled', true],
      ['newer', false],
    ])
  })
})

describe('the same file imported again', () => {
  it('creates no duplicates and restores nothing that has been deleted', async () => {
    const lines = [
      eventOf('w', 'DTSTART:20310304T180000Z', 'RRULE:FREQ=WEEKLY;COUNT=3'),
      eventOf('single', 'DTSTART:20310305T180000Z', 'LOCATION:Mill', 'ORGANIZER;CN=Anna:mailto:a@example.org', 'CATEGORIES:Boats'),
      'BEGIN:VEVENT\r\nDTSTART:20310306T180000Z\r\nSUMMARY:without UID\r\nEND:VEVENT',
    ]
    expect((await bring(...lines)).items['event']).toEqual({ publish: 3 })
    const [occurrence, single] = await all()
    for (const id of [occurrence?.id ?? 0, single?.id ?? 0])
      await server.as.administrator.calendar.DELETE('/events/{id}', { params: { path: { id } } })
    expect(await bring(...lines)).toMatchObject({ items: {}, changed: {}, present: { event: 3 } })
    expect(await starts()).toHaveLength(3)
  })
})

describe('the iCalendar file of the service', () => {
  it('is imported as the same events, and recognized by the service that exported it', async () => {
    const { editor } = server.as
    const venue = await makeVenue(editor, {
      venue: 'O\'Neill; "Sons" & Co',
      address: 'Mole 1',
      city: 'Batumi',
      geo_lat: 41.65,
      geo_lng: 41.64,
    })
    const hosts = [
      await makeOrganizer(editor, { organizer: 'Anna, B.', email: 'anna@example.org' }),
      await makeOrganizer(editor, { organizer: 'Choir' }),
    ]
    const shared = {
      venue: venue.id,
      organizer: hosts.map(({ id }) => id),
      categories: [(await makeEventCategory(editor, { name: 'Boats & sails' })).id],
      tags: [(await makeEventTag(editor, { name: 'sea, wide' })).id],
      cost: '$10 – $25',
      website: 'https://example.org/',
      excerpt: 'In <em>short</em>',
      description: '<p>Bring a <b>coat</b>.</p>\n<ul><li>one</li></ul>',
    }
    await makeEvent(editor, {
      ...shared,
      title: 'ზღვა & "wind"',
      timezone: 'Europe/Berlin',
      start_date: '2031-03-30 01:30:00',
      end_date: '2031-03-30 03:30:00',
    })
    await makeEvent(editor, {
      title: 'twice',
      timezone: 'Europe/Berlin',
      start_date: '2031-10-26T02:30:00+01:00',
      end_date: '2031-10-26T03:30:00+01:00',
    })
    await makeEvent(editor, {
      title: 'days',
      timezone: 'America/New_York',
      all_day: true,
      start_date: '2031-05-01',
      end_date: '2031-05-03',
    })
    await makeEvent(editor, { title: 'offset', timezone: 'UTC+5:30', start_date: '2031-06-01 10:00:00', end_date: '2031-06-02 11:00:00' })
    await makeEvent(editor, { title: 'draft', status: 'draft' })
    const response = await fetch(`${server.restRoot}/cal/events/v1/events.ics?start_date=2031-01-01`, {
      headers: { Authorization: server.authorization.editor },
    })
    const file = await fileOf(await response.text())
    expect(await bringCalendar(file, horizon, server)).toMatchObject({ items: {}, present: { event: 5 }, skipped: [] })

    const elsewhere = await startServer({ SITE_TIMEZONE: 'America/New_York' })
    try {
      expect(await bringCalendar(file, horizon, elsewhere)).toMatchObject({
        items: { event: { publish: 4, draft: 1 }, venue: { publish: 1 }, organizer: { publish: 2 } },
        skipped: [],
      })
      const told = (events: Event[]) =>
        events.map(
          ({
            title,
            description,
            excerpt,
            status,
            start_date,
            end_date,
            utc_start_date,
            utc_end_date,
            timezone,
            all_day,
            cost,
            website,
            url,
            venue: place,
            organizer,
            categories,
            tags,
          }) => ({
            texts: [decodeHTML(title), description, excerpt, status, cost, website === url ? '' : website],
            times: [start_date, end_date, utc_start_date, utc_end_date, timezone, all_day],
            place: place && [decodeHTML(place.venue), place.geo_lat, place.geo_lng],
            names: [organizer.map((one) => [one.organizer, one.email]), categories.map(({ name }) => name), tags.map(({ name }) => name)],
          }),
        )
      expect(told(await all(elsewhere))).toEqual(told(await all()))
    } finally {
      await elsewhere.close()
    }
  })
})

describe('an invalid file', () => {
  it.each([
    [
      'is truncated',
      'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:20310304T180000Z\r\nSUMMARY:a\r\nEND:VEVENT\r\n',
      /not a valid iCalendar file/,
    ],
    ['has invalid lines', calendarOf(eventOf('a', 'DTSTART:20310304T180000Z'), 'nonsense'), /not a valid iCalendar file.*nonsense/],
    ['is empty', '', /no VCALENDAR/],
    ['is a vCard', 'BEGIN:VCARD\r\nFN:x\r\nEND:VCARD\r\n', /no VCALENDAR/],
    [
      'is in another encoding',
      Buffer.from(calendarOf(eventOf('a', 'SUMMARY:\xe9', 'DTSTART:20310304T180000Z')), 'latin1'),
      /not encoded in UTF-8/,
    ],
  ])('that %s is refused with a clear word, and nothing is written', async (_what, content, words) => {
    await expect(readCalendarFile(await fileOf(content), horizon, 'UTC')).rejects.toThrow(words)
  })
})

describeOnSqlite('the command', () => {
  it('recognizes a calendar by its name or its first line, and accepts a horizon', async () => {
    const cli = commandLine()
    const file = join(cli.folder, 'calendar.txt')
    await writeFile(file, `\uFEFF${calendarOf(eventOf('hourly', 'DTSTART:20200101T100000Z', 'RRULE:FREQ=HOURLY;INTERVAL=24'))}`)
    const [report] = (await cli.run('import', file, '--json', '--until', '2020-01-10', '--occurrences', '4')).json()
    expect(report).toMatchObject({
      items: { event: { publish: 4 } },
      skipped: [
        { what: 'event', count: 6 },
        { what: 'recurring event', count: 1 },
      ],
    })
    const again = await cli.run('import', file, '--until', '2020-01-10')
    expect([again.code, again.stdout]).toEqual([
      0,
      expect.stringMatching(/event +6 {2}6 publish[\s\S]*Already present, unchanged\n +event +4/),
    ])
  })

  it('refuses an invalid file, a missing file and an invalid horizon', async () => {
    const cli = commandLine()
    const file = join(cli.folder, 'broken.ics')
    await writeFile(file, 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n')
    const broken = await cli.run('import', file)
    expect([broken.code, broken.stderr]).toEqual([1, expect.stringMatching(/not a valid iCalendar file.*Nothing was written\.\n$/)])
    expect((await cli.run('import', join(cli.folder, 'none.ics'))).stderr).toMatch(
      /^The file .*none\.ics does not exist\. Nothing was written\.\n$/,
    )
    for (const wrong of [
      ['--until', 'soon'],
      ['--until', '2031-02-30'],
      ['--occurrences', '0'],
    ])
      expect((await cli.run('import', file, ...wrong)).code).not.toBe(0)
  })
})
