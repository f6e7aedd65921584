// Events as iCalendar, read by an independent parser.
import { describe, expect, it } from '@jest/globals'
import ICAL from 'ical.js'
import { failureIn } from '../support/responses.ts'
import { changeEvent, changeVenue, makeEvent, makeEventCategory, makeEventTag, makeOrganizer, makeVenue } from '../support/calendar.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer({ SITE_TIMEZONE: 'America/New_York', SITE_NAME: 'Harbour; town, sea' })
const editor = server.as.editor

const request = (path: string, authorization?: string) =>
  fetch(`${server.restRoot}/cal/events/v1/${path}`, authorization ? { headers: { Authorization: authorization } } : {})

async function textOf(path: string, authorization?: string): Promise<string> {
  const response = await request(path, authorization)
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  return response.text()
}

/** Checks each line against the standard before parsing. */
function eventsIn(text: string): ICAL.Component[] {
  expect(text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true)
  const lines = text.slice(0, -2).split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\p{Cc}]/u.test(line))).toEqual([])
  expect(text.indexOf('BEGIN:VEVENT')).toBeGreaterThan(text.lastIndexOf('END:VTIMEZONE'))
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[])
  const events = calendar.getAllSubcomponents('vevent')
  for (const event of events)
    for (const name of ['uid', 'dtstamp', 'dtstart', 'dtend', 'summary', 'sequence', 'last-modified', 'url', 'status'])
      expect(event.getAllProperties(name)).toHaveLength(1)
  return events
}

const eventOf = async (id: number, query = '', authorization?: string): Promise<ICAL.Component> => {
  const [event, ...others] = eventsIn(await textOf(`events/${id}.ics${query}`, authorization))
  if (!event || others.length) throw new Error('The calendar does not contain exactly one event.')
  return event
}

const valueOf = (event: ICAL.Component, name: string): unknown => event.getFirstPropertyValue(name)
const timeOf = (event: ICAL.Component, name: 'dtstart' | 'dtend'): ICAL.Time => event.getFirstPropertyValue(name) as ICAL.Time
const momentOf = (event: ICAL.Component, name: 'dtstart' | 'dtend'): string =>
  new Date(timeOf(event, name).toUnixTime() * 1000).toISOString()
const uidOf = (event: ICAL.Component): unknown => valueOf(event, 'uid')

/** Events in different time zones, some of them when clocks change. */
const scheduled = [
  ['Asia/Tbilisi', '2031-03-04 10:00:00', '2031-03-04 12:30:00'],
  ['Europe/Berlin', '2031-03-30 01:30:00', '2031-03-30 03:30:00'],
  ['Europe/Berlin', '2031-10-26 01:30:00', '2031-10-26 03:30:00'],
  ['Europe/Berlin', '2031-12-31 23:30:00', '2032-01-01 00:30:00'],
  ['America/New_York', '2031-07-04 20:00:00', '2031-07-06 02:00:00'],
  ['Australia/Lord_Howe', '2031-04-06 01:15:00', '2031-04-06 04:00:00'],
  ['Asia/Tbilisi', '2004-06-27 04:30:00', '2004-06-28 04:30:00'],
  ['UTC', '2031-03-04 10:00:00', '2031-03-04 12:00:00'],
  ['UTC+5:30', '2031-03-04 10:00:00', '2031-03-04 12:00:00'],
  ['UTC-3', '2031-03-04 22:00:00', '2031-03-05 02:00:00'],
] as const

describe('getEventFile', () => {
  it('contains the fields of an event', async () => {
    const venue = await makeVenue(editor, {
      venue: `Old "Mill"; ${newWord()}`,
      address: 'Mole 1',
      city: 'Batumi',
      country: 'Georgia',
      geo_lat: 41.65,
      geo_lng: 0,
    })
    const [host, other] = [
      await makeOrganizer(editor, { organizer: `Anna "A", B. ${newWord()}`, email: 'anna@example.org' }),
      await makeOrganizer(editor),
    ]
    const [category, tag] = [await makeEventCategory(editor, { name: `Boats, big ${newWord()}` }), await makeEventTag(editor)]
    const event = await makeEvent(editor, {
      title: 'Harbour &amp; sea, “walk”',
      description: '<p>Bring a <b>coat</b>.</p><p>Then<br>go; run</p>',
      cost: '$10 – $25',
      website: 'https://example.org/walk',
      venue: venue.id,
      organizer: [host.id, other.id],
      categories: [category.id],
      tags: [tag.id],
    })
    const entry = await eventOf(event.id)
    expect(valueOf(entry, 'summary')).toBe('Harbour & sea, “walk”')
    expect(valueOf(entry, 'description')).toBe('Bring a coat.\n\nThen\ngo; run')
    expect(valueOf(entry, 'location')).toBe(`Old “Mill”; ${venue.venue.split('; ')[1]}\nMole 1, Batumi, Georgia`)
    expect(valueOf(entry, 'geo')).toEqual([41.65, expect.closeTo(0, 5)])
    expect(valueOf(entry, 'organizer')).toBe('mailto:anna@example.org')
    expect(entry.getFirstProperty('organizer')?.getParameter('cn')).toMatch(/^Anna “A”, B\. /)
    expect(entry.getFirstProperty('categories')?.getValues()).toEqual([category.name])
    expect([valueOf(entry, 'url'), valueOf(entry, 'status'), valueOf(entry, 'class'), valueOf(entry, 'sequence')]).toEqual([
      event.url,
      'CONFIRMED',
      null,
      0,
    ])
    expect(String(valueOf(entry, 'last-modified'))).toBe(`${event.modified_utc.replace(' ', 'T')}Z`)
    expect([valueOf(entry, 'x-cal-tag'), valueOf(entry, 'x-cal-cost'), valueOf(entry, 'x-cal-organizer')]).toEqual([
      tag.name,
      '$10 – $25',
      other.organizer,
    ])
  })

  it('keeps its UID and increases its SEQUENCE with each change', async () => {
    const { id } = await makeEvent(editor)
    const before = await eventOf(id)
    await changeEvent(editor, id, { title: 'Another' })
    const after = await eventOf(id)
    expect(uidOf(after)).toBe(uidOf(before))
    expect(uidOf(await eventOf((await makeEvent(editor)).id))).not.toBe(uidOf(before))
    expect(Number(valueOf(after, 'sequence'))).toBeGreaterThan(Number(valueOf(before, 'sequence')))
  })

  it.each(scheduled)('has the start and the end of an event in %s from %s to %s', async (timezone, start_date, end_date) => {
    const event = await makeEvent(editor, { timezone, start_date, end_date })
    const entry = await eventOf(event.id)
    const iso = (date: string): string => `${date.replace(' ', 'T')}.000Z`
    expect([momentOf(entry, 'dtstart'), momentOf(entry, 'dtend')]).toEqual([iso(event.utc_start_date), iso(event.utc_end_date)])
    const isNamed = !timezone.startsWith('UTC')
    expect(timeOf(entry, 'dtstart').zone?.tzid).toBe(isNamed ? timezone : 'UTC')
    if (isNamed) expect(timeOf(entry, 'dtstart').toString()).toBe(event.start_date.replace(' ', 'T'))
  })

  it('has the right time in an hour that is repeated', async () => {
    const { id } = await makeEvent(editor, {
      timezone: 'Europe/Berlin',
      start_date: '2031-10-26T02:30:00+01:00',
      end_date: '2031-10-26T04:00:00+01:00',
    })
    expect(momentOf(await eventOf(id), 'dtstart')).toBe('2031-10-26T01:30:00.000Z')
  })

  it('writes whole days as dates, with the day after the last one as the end', async () => {
    const { id } = await makeEvent(editor, { all_day: true, timezone: 'Asia/Tbilisi', start_date: '2031-02-27', end_date: '2031-03-01' })
    const entry = await eventOf(id)
    expect(['dtstart', 'dtend'].map((name) => [timeOf(entry, name as 'dtstart').isDate, String(valueOf(entry, name))])).toEqual([
      [true, '2031-02-27'],
      [true, '2031-03-02'],
    ])
    expect(valueOf(entry, 'x-cal-timezone')).toBe('Asia/Tbilisi')
  })

  it('preserves long Georgian texts', async () => {
    const title = 'ზღვისპირის ნავსადგურის ფესტივალი იხსნება მზის ჩასვლისას და გრძელდება გვიან ღამემდე 🎏🎐'.repeat(3)
    const { id } = await makeEvent(editor, { title, description: `<p>${title}</p>` })
    const entry = await eventOf(id)
    expect([valueOf(entry, 'summary'), valueOf(entry, 'description')]).toEqual([title, title])
  })

  it('escapes hostile texts', async () => {
    const title = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil\r\nSUMMARY:evil\\, \\n;:"^\u0007'
    const venue = await makeVenue(editor, { venue: `${newWord()}\r\nATTACH:http://evil.example` })
    const organizer = await makeOrganizer(editor, { organizer: `${newWord()}"\r\nATTACH:http://evil.example`, email: 'a@example.org' })
    const { id } = await makeEvent(editor, {
      title,
      description: title,
      excerpt: title,
      cost: 'x\r\nATTACH:http://evil.example',
      venue: venue.id,
      organizer: [organizer.id],
      tags: [(await makeEventTag(editor, { name: `${newWord()}, \\n;` })).id],
    })
    const entry = await eventOf(id)
    expect(uidOf(entry)).not.toBe('evil')
    expect(valueOf(entry, 'summary')).toBe('x END:VEVENT BEGIN:VEVENT UID:evil SUMMARY:evil\\, \\n;:”^')
    expect(valueOf(entry, 'description')).toContain('BEGIN:VEVENT')
    expect(entry.getAllProperties('attach')).toEqual([])
  })

  it('hides protected texts', async () => {
    const { id } = await makeEvent(editor, { password: 'lantern', description: 'secret coat', excerpt: 'secret hat' })
    expect(await textOf(`events/${id}.ics`)).not.toContain('secret')
    expect(await textOf(`events/${id}.ics?password=lantern`)).toContain('secret coat')
    expect(await failureIn(await request(`events/${id}.ics?password=wrong`))).toEqual({ status: 403, code: 'rest_post_incorrect_password' })
  })

  it('requires the right to read the event', async () => {
    const venue = await makeVenue(editor, { venue: `Hidden ${newWord()}`, status: 'draft' })
    const { id } = await makeEvent(editor, { status: 'draft', venue: venue.id })
    expect(await failureIn(await request(`events/${id}.ics`))).toEqual({ status: 403, code: 'event-not-accessible' })
    expect(valueOf(await eventOf(id, '', server.authorization.editor), 'status')).toBe('TENTATIVE')
    await changeEvent(editor, id, { status: 'publish' })
    expect(valueOf(await eventOf(id), 'location')).toBeNull()
    expect(await failureIn(await request('events/999999.ics'))).toEqual({ status: 404, code: 'rest_post_invalid_id' })
    expect((await request('events/none.ics')).status).toBe(404)
  })

  it('is in the requested language', async () => {
    const { id } = await makeEvent(editor, { title: 'Sea' })
    await changeEvent(editor, id, { title: 'ზღვა' }, 'ka-ge')
    expect([valueOf(await eventOf(id), 'summary'), valueOf(await eventOf(id, '?i18n_language=ka-ge'), 'summary')]).toEqual(['Sea', 'ზღვა'])
  })

  it('omits the properties that an event does not have', async () => {
    const { id } = await makeEvent(editor)
    const entry = await eventOf(id)
    for (const name of ['location', 'geo', 'organizer', 'categories', 'description', 'x-alt-desc', 'class'])
      expect(valueOf(entry, name)).toBeNull()
  })
})

describe('getCalendarFeed', () => {
  it('contains the same events as the list, in the same order, on one page', async () => {
    const category = await makeEventCategory(editor)
    const made = []
    for (let day = 12; day > 0; day--)
      made.push(
        await makeEvent(editor, {
          categories: [category.id],
          start_date: `2031-05-${day + 10} 10:00:00`,
          end_date: `2031-05-${day + 10} 11:00:00`,
          timezone: scheduled[day % scheduled.length]?.[0] ?? 'UTC',
        }),
      )
    await makeEvent(editor, { categories: [category.id], hide_from_listings: true, start_date: '2031-05-20', end_date: '2031-05-20' })
    const query = `?start_date=2031-05-01&end_date=2031-06-01&categories=${category.slug}&per_page=2`
    const response = await request(`events.ics${query}`)
    expect([
      response.headers.get('X-CAL-Total'),
      response.headers.get('Content-Disposition'),
      response.headers.get('Content-Language'),
    ]).toEqual(['12', 'inline; filename="events.ics"', 'en'])
    expect(eventsIn(await response.text()).map((event) => valueOf(event, 'url'))).toEqual(made.toReversed().map(({ url }) => url))
  })

  it('defines each time zone once, and only those that it uses', async () => {
    const category = await makeEventCategory(editor)
    for (const timezone of ['Europe/Berlin', 'Europe/Berlin', 'Asia/Tbilisi', 'UTC', 'UTC+4'])
      await makeEvent(editor, { categories: [category.id], timezone })
    const text = await textOf(`events.ics?categories=${category.id}&start_date=2031-01-01`)
    expect(text.match(/^TZID:.*$/gm)?.toSorted()).toEqual(['TZID:Asia/Tbilisi', 'TZID:Europe/Berlin'])
    expect(eventsIn(text)).toHaveLength(5)
  })

  it('has both changes of a time zone that are twelve days apart', async () => {
    const dates = { start_date: '2004-06-07 10:00:00', end_date: '2004-06-07 11:00:00' }
    const { id } = await makeEvent(editor, { ...dates, timezone: 'America/Argentina/Tucuman' })
    const text = await textOf(`events/${id}.ics`)
    expect(text).toContain('DTSTART:20040601T000000')
    expect(text).toContain('DTSTART:20040613T000000')
  })

  it('shows changes of an event and of its venue immediately, also after earlier requests', async () => {
    const category = await makeEventCategory(editor)
    const venue = await makeVenue(editor)
    const event = await makeEvent(editor, { categories: [category.id], venue: venue.id })
    const other = await makeEvent(editor, { categories: [category.id] })
    const feed = async (attempt: number) =>
      eventsIn(await textOf(`events.ics?start_date=2031-01-01&categories=${category.id}&_=${attempt}`))
    const shown = async (attempt: number, property: string) => (await feed(attempt)).map((one) => valueOf(one, property))
    expect(await shown(1, 'summary')).toEqual(await shown(2, 'summary'))
    await changeEvent(editor, event.id, { title: 'Another title' })
    expect((await shown(3, 'summary')).toSorted()).toEqual(['Another title', other.title].toSorted())
    await changeVenue(editor, venue.id, { venue: 'Another place' })
    expect((await shown(4, 'location')).join()).toContain('Another place')
  })

  it('shows anonymous callers no unpublished events, and supports the filters of the list', async () => {
    const word = newWord()
    const draft = await makeEvent(editor, { title: `${word} draft`, status: 'draft', featured: true })
    const open = await makeEvent(editor, { title: `${word} open` })
    const urls = async (query: string, authorization?: string) =>
      eventsIn(await textOf(`events.ics?start_date=2031-01-01&search=${word}${query}`, authorization)).map((event) => valueOf(event, 'url'))
    expect(await urls('')).toEqual([open.url])
    expect(await urls('', server.authorization.editor)).toEqual([draft.url, open.url])
    expect(await urls('&featured=true', server.authorization.editor)).toEqual([draft.url])
    expect(await failureIn(await request('events.ics?status=draft'))).toMatchObject({ status: 400, params: ['status'] })
    expect(await failureIn(await request('events.ics?venue=999999'))).toMatchObject({ status: 400, params: ['venue'] })
  })

  it('is a valid calendar without events, with the name of the site', async () => {
    const text = await textOf('events.ics?start_date=2060-01-01')
    expect(text).not.toContain('VEVENT')
    expect(new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents()).toEqual([])
    expect(text).toContain('\r\nNAME:Harbour\\; town\\, sea\r\n')
  })

  it('supports HEAD and If-None-Match', async () => {
    await makeEvent(editor)
    const response = await request('events.ics?start_date=2031-01-01')
    const etag = response.headers.get('ETag') ?? ''
    const again = await fetch(response.url, { headers: { 'If-None-Match': etag } })
    expect([etag.length > 2, again.status]).toEqual([true, 304])
    const head = await fetch(response.url, { method: 'HEAD' })
    expect([head.status, head.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  })
})
