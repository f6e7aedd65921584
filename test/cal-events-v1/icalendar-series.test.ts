// Series and their occurrences as iCalendar, read by an independent parser.
import { beforeAll, describe, expect, it } from '@jest/globals'
import ICAL from 'ical.js'
import { DateTime } from 'luxon'
import { changeEvent, makeEvent, makeEventCategory, makeEventTag } from '../support/calendar.ts'
import type { Event, EventInput } from '../support/calendar.ts'
import { newWord } from '../support/posts.ts'
import { dataOf } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer({ SITE_TIMEZONE: 'Europe/Berlin' })
const { editor } = server.as

/** A Thursday. */
const thursday = { start_date: '2031-03-06 18:30:00', end_date: '2031-03-06 20:00:00' }

const makeSeries = (of: EventInput = {}): Promise<Event> =>
  makeEvent(editor, { ...thursday, recurrence: { rrule: 'FREQ=WEEKLY;COUNT=5' }, ...of })

const occurrencesOf = async ({ id }: Event): Promise<Event[]> =>
  (await dataOf(editor.calendar.GET('/events', { params: { query: { series: [id], starts_after: '2020-01-01', per_page: 50 } } }))).events

const request = (path: string, authorization?: string) =>
  fetch(`${server.restRoot}/cal/events/v1/${path}`, authorization ? { headers: { Authorization: authorization } } : {})

const textOf = async (path: string, authorization?: string): Promise<string> => (await request(path, authorization)).text()

const eventsIn = (text: string): ICAL.Component[] => new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent')

const valuesOf = (event: ICAL.Component | undefined, name: string): string[] =>
  (event?.getAllProperties(name) ?? []).flatMap((property) => property.getValues().map(String))

const valueOf = (event: ICAL.Component | undefined, name: string): string | undefined => valuesOf(event, name)[0]

const eventsOf = async (path: string, authorization?: string) => eventsIn(await textOf(path, authorization))

const feedOf = (query: string): string => `events.ics?start_date=2031-01-01&end_date=2035-01-01&${query}`

describe('a series in a feed', () => {
  let series: Event
  let category: string
  beforeAll(async () => {
    const { id } = await makeEventCategory(editor)
    category = `categories=${id}`
    series = await makeSeries({
      title: newWord(),
      categories: [id],
      recurrence: { rrule: 'FREQ=WEEKLY;COUNT=5;BYDAY=TH', rdates: ['2031-03-08 10:00:00'], exdates: ['2031-03-13 18:30:00'] },
    })
    const [, , third, fourth] = await occurrencesOf(series)
    await changeEvent(editor, third?.id ?? 0, { title: 'Moved', start_date: '2031-03-21 17:00:00', end_date: '2031-03-21 19:00:00' })
    await changeEvent(editor, fourth?.id ?? 0, { canceled: true })
  })

  it('is there once, with its rule, its dates, and what has been changed', async () => {
    const response = await request(feedOf(category))
    expect(response.headers.get('X-CAL-Total')).toBe('5')
    const [main, moved, canceled, ...others] = eventsIn(await response.text())
    expect(others).toEqual([])
    expect([valuesOf(main, 'rrule'), valuesOf(main, 'rdate'), valuesOf(main, 'exdate')]).toEqual([
      ['FREQ=WEEKLY;COUNT=5;BYDAY=TH'],
      ['2031-03-08T10:00:00'],
      ['2031-03-13T18:30:00'],
    ])
    expect(main?.getFirstProperty('exdate')?.getFirstParameter('tzid')).toBe('Europe/Berlin')
    expect(['summary', 'recurrence-id', 'dtstart'].map((name) => valueOf(moved, name))).toEqual([
      'Moved',
      '2031-03-20T18:30:00',
      '2031-03-21T17:00:00',
    ])
    expect(['status', 'recurrence-id'].map((name) => valueOf(canceled, name))).toEqual(['CANCELLED', '2031-03-27T18:30:00'])
    expect(new Set([main, moved, canceled].map((one) => valueOf(one, 'uid'))).size).toBe(1)
  })

  it('is the same in its file, and an occurrence is alone in its own', async () => {
    expect(await eventsOf(`events/${series.id}.ics`)).toHaveLength(3)
    const [first, , third] = await occurrencesOf(series)
    const uid = valueOf((await eventsOf(`events/${series.id}.ics`))[0], 'uid')
    for (const [one, id] of [
      [first, '2031-03-06T18:30:00'],
      [third, '2031-03-20T18:30:00'],
    ] as const) {
      const [event, ...others] = await eventsOf(`events/${one?.id}.ics`)
      expect([others, valueOf(event, 'uid'), valueOf(event, 'recurrence-id'), valuesOf(event, 'rrule')]).toEqual([[], uid, id, []])
      expect(valueOf(event, 'summary')).toBe(one?.title)
    }
  })

  it('gets a higher SEQUENCE with each change, and so do its changed occurrences', async () => {
    const sequences = async () => (await eventsOf(feedOf(category))).map((event) => Number(valueOf(event, 'sequence')))
    const before = await sequences()
    await changeEvent(editor, series.id, { cost: '5' })
    const changed = await sequences()
    expect(changed.map((number, index) => number > (before[index] ?? 0))).toEqual([true, true, true])
    const third = (await occurrencesOf(series))[2]
    await changeEvent(editor, third?.id ?? 0, { cost: '6' })
    expect((await sequences())[1]).toBeGreaterThan(changed[1] ?? 0)
  })

  it('is not hidden by the many occurrences of another one', async () => {
    const { id } = await makeEventTag(editor)
    const daily = (start_date: string) =>
      makeSeries({ tags: [id], start_date, end_date: start_date, recurrence: { rrule: 'FREQ=DAILY;COUNT=700' } })
    for (const hour of [10, 11, 12]) await daily(`2031-03-06 ${hour}:00:00`)
    const late = await makeEvent(editor, {
      tags: [id],
      title: newWord(),
      start_date: '2034-12-01 10:00:00',
      end_date: '2034-12-01 11:00:00',
    })
    const response = await request(feedOf(`tags=${id}`))
    expect(response.headers.get('X-CAL-Total')).toBe('2101')
    const events = eventsIn(await response.text())
    expect([events.length, valueOf(events[3], 'summary')]).toEqual([4, late.title])
  })
})

describe('an occurrence that is not for everybody', () => {
  it('is left out of its series, unless the caller may see it', async () => {
    const { id } = await makeEventCategory(editor)
    const [series, secret] = [await makeSeries({ categories: [id] }), newWord()]
    const [, second, third] = await occurrencesOf(series)
    await changeEvent(editor, second?.id ?? 0, { title: secret, status: 'private' })
    await changeEvent(editor, third?.id ?? 0, { title: secret, hide_from_listings: true })
    for (const path of [feedOf(`categories=${id}`), `events/${series.id}.ics`]) {
      const text = await textOf(path)
      const isFeed = path.startsWith('events.ics')
      expect(text.match(new RegExp(secret, 'g'))?.length ?? 0).toBe(isFeed ? 0 : 1)
      expect(valuesOf(eventsIn(text)[0], 'exdate')).toEqual(['2031-03-13T18:30:00', ...(isFeed ? ['2031-03-20T18:30:00'] : [])])
    }
    const [main, ...others] = await eventsOf(`events/${series.id}.ics`, server.authorization.editor)
    expect([valuesOf(main, 'exdate'), others.map((one) => valueOf(one, 'class'))]).toEqual([[], ['PRIVATE', undefined]])
  })

  it('is alone if its series is not for the caller', async () => {
    const { id } = await makeEventCategory(editor)
    const series = await makeSeries({ title: newWord(), categories: [id] })
    const [, second] = await occurrencesOf(series)
    await changeEvent(editor, second?.id ?? 0, { title: newWord(), cost: '3' })
    await changeEvent(editor, series.id, { status: 'draft' })
    await changeEvent(editor, second?.id ?? 0, { status: 'publish' })
    const text = await textOf(feedOf(`categories=${id}`))
    expect(text).not.toContain(`SUMMARY:${series.title}`)
    const [event, ...others] = eventsIn(text)
    expect([others, valueOf(event, 'recurrence-id'), valuesOf(event, 'rrule')]).toEqual([[], '2031-03-13T18:30:00', []])
  })

  it('has no texts without its password', async () => {
    const series = await makeSeries()
    const [, second] = await occurrencesOf(series)
    await changeEvent(editor, second?.id ?? 0, { description: 'secret coat', password: 'lantern' })
    expect(await textOf(`events/${series.id}.ics`)).not.toContain('secret coat')
  })
})

describe('a series that continues another one', () => {
  it('has a UID of its own and says which it continues', async () => {
    const series = await makeSeries()
    const [, , third] = await occurrencesOf(series)
    const { series: later } = await dataOf(
      editor.calendar.POST('/events/{id}', {
        params: { path: { id: third?.id ?? 0 }, query: { scope: 'following' } },
        body: { title: 'Later' },
      }),
    )
    const [before] = await eventsOf(`events/${series.id}.ics`)
    const [after] = await eventsOf(`events/${later}.ics`)
    expect([valueOf(before, 'rrule'), valueOf(after, 'rrule')]).toEqual(['FREQ=WEEKLY;COUNT=2', 'FREQ=WEEKLY;COUNT=3'])
    expect([valueOf(after, 'related-to'), valueOf(before, 'related-to')]).toEqual([valueOf(before, 'uid'), undefined])
    expect(valueOf(after, 'uid')).not.toBe(valueOf(before, 'uid'))
  })
})

/** Some with unusual rules: half an hour, changes at the end of a month, an old rule that ends, no changes, no name. */
const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Africa/Casablanca',
  'America/Santiago',
  'Asia/Jerusalem',
  'America/Nuuk',
  'Asia/Tbilisi',
  'UTC',
  'UTC+5:30',
] as const

describe.each(zones)('a series without an end in %s', (timezone) => {
  it('takes place at its hour after all changes of the clocks in twelve years', async () => {
    const series = await makeSeries({
      timezone,
      recurrence: { rrule: 'FREQ=DAILY;INTERVAL=5' },
      start_date: '2029-03-06 18:30:00',
      end_date: '2029-03-06 20:00:00',
    })
    const [main] = await eventsOf(`events/${series.id}.ics`)
    const iterator = new ICAL.Event(main).iterator()
    const zone = timezone === 'UTC+5:30' ? 'UTC+5:30' : timezone
    const wrong: string[] = []
    let next = iterator.next()
    for (; next.year < 2041; next = iterator.next()) {
      const local = next.toString().slice(0, 19)
      const expected = DateTime.fromISO(local, { zone }).toMillis()
      if (next.toUnixTime() * 1000 !== expected) wrong.push(local)
    }
    expect([next.year, wrong]).toEqual([2041, []])
  })

  it('has the starts of the service', async () => {
    const series = await makeSeries({
      timezone,
      recurrence: { rrule: 'FREQ=WEEKLY;COUNT=40' },
      start_date: '2031-03-06 22:15:00',
      end_date: '2031-03-07 01:00:00',
    })
    const [main] = await eventsOf(`events/${series.id}.ics`)
    const iterator = new ICAL.Event(main).iterator()
    const starts: string[] = []
    for (let next = iterator.next() as ICAL.Time | undefined; next; next = iterator.next() as ICAL.Time | undefined)
      starts.push(new Date(next.toUnixTime() * 1000).toISOString().slice(0, 19).replace('T', ' '))
    expect(starts).toEqual((await occurrencesOf(series)).map(({ utc_start_date }) => utc_start_date))
  })
})

it('writes the dates of a series of whole days without times', async () => {
  const series = await makeSeries({
    all_day: true,
    start_date: '2031-03-06',
    end_date: '2031-03-07',
    recurrence: { rrule: 'FREQ=YEARLY;UNTIL=20400101', rdates: ['2031-05-01'], exdates: ['2032-03-06'] },
  })
  const [first] = await occurrencesOf(series)
  await changeEvent(editor, first?.id ?? 0, { title: 'Changed' })
  const text = await textOf(`events/${series.id}.ics`)
  for (const line of [
    'RRULE:FREQ=YEARLY;UNTIL=20400101',
    'RDATE;VALUE=DATE:20310501',
    'EXDATE;VALUE=DATE:20320306',
    'RECURRENCE-ID;VALUE=DATE:20310306',
  ])
    expect(text).toContain(`\r\n${line}\r\n`)
})

it('writes the dates of a series in UTC without a time zone', async () => {
  const series = await makeSeries({ timezone: 'UTC', recurrence: { rrule: 'FREQ=WEEKLY;COUNT=3', exdates: ['2031-03-13'] } })
  const text = await textOf(`events/${series.id}.ics`)
  expect(text).toContain('\r\nDTSTART:20310306T183000Z\r\n')
  expect(text).toContain('\r\nEXDATE:20310313T183000Z\r\n')
  expect(text).not.toMatch(/TZID|VTIMEZONE/)
})
