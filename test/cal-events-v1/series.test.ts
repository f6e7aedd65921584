// Events that repeat: their occurrences in lists, and changes of one, of all that follow, and of the whole.
import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import { changeEvent, makeEvent, makeEventCategory, makeVenue, readEvent } from '../support/calendar.ts'
import type { Event, EventInput } from '../support/calendar.ts'
import type { components } from '#generated/cms-v2/client.ts'
import { newWord } from '../support/posts.ts'
import { dataOf, failureOf, invalid } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'

type SiteEventInput = components['schemas']['SiteEventInput']

const server = await sharedServer({ SITE_TIMEZONE: 'Asia/Tbilisi' })
const { editor, author } = server.as
const anonymous = server.anonymous

const weekly = 'FREQ=WEEKLY;COUNT=5;BYDAY=TH'
/** A Thursday. */
const thursday = { start_date: '2031-03-06 18:30:00', end_date: '2031-03-06 20:00:00' }

const makeSeries = (of: EventInput = {}): Promise<Event> =>
  makeEvent(editor, { ...thursday, title: newWord(), recurrence: { rrule: weekly }, ...of })

const occurrencesOf = async (id: number, query: object = {}, client: Client = anonymous): Promise<Event[]> =>
  (
    await dataOf(
      client.calendar.GET('/events', { params: { query: { series: [id], starts_after: '2020-01-01', per_page: 50, ...query } } }),
    )
  ).events

const startsOf = (events: readonly Event[]): string[] => events.map(({ start_date }) => start_date)

const remove = (id: number, scope?: 'following') =>
  editor.calendar.DELETE('/events/{id}', { params: { path: { id }, query: { ...(scope && { scope }) } } })

const changeFollowing = (id: number, body: EventInput) =>
  dataOf(editor.calendar.POST('/events/{id}', { params: { path: { id }, query: { scope: 'following' } }, body }))

describe('a series', () => {
  it('has an occurrence for each start that its rule gives, with an ID, a slug and a URL of its own', async () => {
    const series = await makeSeries()
    const found = await occurrencesOf(series.id)
    expect(startsOf(found)).toEqual(
      [6, 13, 20, 27].map((day) => `2031-03-${String(day).padStart(2, '0')} 18:30:00`).concat('2031-04-03 18:30:00'),
    )
    expect(new Set([series.id, ...found.map(({ id }) => id)]).size).toBe(6)
    const [, second] = found
    expect(second).toMatchObject({
      series: series.id,
      occurrence: '2031-03-13 18:30:00',
      end_date: '2031-03-13 20:00:00',
      utc_start_date: '2031-03-13 14:30:00',
      title: series.title,
      slug: `${series.slug}--2031-03-13`,
      url: `${server.baseUrl}/event/${series.slug}/2031-03-13/`,
      recurrence: { rrule: weekly, rdates: [], exdates: [] },
    })
    expect(series).toMatchObject({
      series: null,
      occurrence: null,
      recurrence: { rule: { frequency: 'weekly', count: 5, by_day: [{ day: 'TH', position: null }] } },
    })
  })

  it('is not in lists itself', async () => {
    const { id, title } = await makeSeries()
    const { events, total } = await dataOf(
      anonymous.calendar.GET('/events', { params: { query: { search: title, starts_after: '2031-01-01' } } }),
    )
    expect(total).toBe(5)
    expect(events.map((one) => one.id)).not.toContain(id)
    expect(new Set(events.map(({ series }) => series))).toEqual(new Set([id]))
  })

  it('is listed once if occurrences are not expanded, with the first one in the date range', async () => {
    const { title } = await makeSeries()
    const single = await makeEvent(editor, { title, start_date: '2031-03-14 10:00:00', end_date: '2031-03-14 11:00:00' })
    const query = { search: title, starts_after: '2031-03-10', expand: 'none' as const }
    const { events, total } = await dataOf(anonymous.calendar.GET('/events', { params: { query } }))
    expect(startsOf(events)).toEqual(['2031-03-13 18:30:00', '2031-03-14 10:00:00'])
    expect([total, events[1]?.id]).toEqual([2, single.id])
  })

  it('has its occurrences in months, categories, counts and at venues', async () => {
    const { id: category } = await makeEventCategory(editor)
    const { id: venue } = await makeVenue(editor, { geo_lat: 41.7, geo_lng: 44.8 })
    await makeSeries({ categories: [category], venue, featured: true })
    const listed = async (query: object) =>
      dataOf(anonymous.calendar.GET('/events', { params: { query: { start_date: '2031-03-01', end_date: '2031-03-31', ...query } } }))
    for (const query of [
      { categories: [String(category)] },
      { venue: [venue] },
      { categories: [String(category)], featured: true, geoloc: true },
    ])
      expect(await listed(query)).toMatchObject({ total: 4, events: [{ venue: { id: venue } }, {}, {}, {}] })
    expect((await listed({ categories: [String(category)], per_page: 1, page: 4 })).events).toMatchObject([
      { start_date: '2031-03-27 18:30:00' },
    ])
    const upcoming = await dataOf(
      anonymous.calendar.GET('/venues', { params: { query: { only_with_upcoming: true, include: [venue] } } as never }),
    )
    expect(upcoming.venues.map(({ id }) => id)).toContain(venue)
  })

  it('keeps its hour when clocks change', async () => {
    const { id } = await makeSeries({
      timezone: 'Europe/Lisbon',
      start_date: '2031-03-27 18:30:00',
      end_date: '2031-03-27 20:00:00',
      recurrence: { rrule: 'FREQ=WEEKLY;COUNT=2' },
    })
    expect(await occurrencesOf(id)).toMatchObject([
      { start_date: '2031-03-27 18:30:00', utc_start_date: '2031-03-27 18:30:00', timezone_abbr: 'WET' },
      {
        start_date: '2031-04-03 18:30:00',
        utc_start_date: '2031-04-03 17:30:00',
        utc_end_date: '2031-04-03 19:00:00',
        timezone_abbr: 'WEST',
      },
    ])
  })

  it('can last all day, or several days', async () => {
    const { id } = await makeSeries({
      all_day: true,
      start_date: '2031-03-06',
      end_date: '2031-03-07',
      recurrence: { rule: { frequency: 'monthly', count: 2 } },
    })
    expect(await occurrencesOf(id)).toMatchObject([
      { start_date: '2031-03-06 00:00:00', end_date: '2031-03-07 23:59:59' },
      { start_date: '2031-04-06 00:00:00', end_date: '2031-04-07 23:59:59', all_day: true },
    ])
  })

  it('has added dates, and leaves others out', async () => {
    const { id, recurrence } = await makeSeries({
      recurrence: { rrule: 'FREQ=WEEKLY;COUNT=3', rdates: ['2031-03-08 10:00:00'], exdates: ['2031-03-13 18:30:00'] },
    })
    expect(recurrence).toMatchObject({ rdates: ['2031-03-08 10:00:00'], exdates: ['2031-03-13 18:30:00'] })
    const found = await occurrencesOf(id)
    expect(startsOf(found)).toEqual(['2031-03-06 18:30:00', '2031-03-08 10:00:00', '2031-03-20 18:30:00'])
    expect(found[1]).toMatchObject({ end_date: '2031-03-08 11:30:00', occurrence: '2031-03-08 10:00:00' })
  })

  it('without an end has occurrences for two years from its start', async () => {
    const { id } = await makeSeries({ recurrence: { rrule: 'FREQ=MONTHLY' } })
    expect(await occurrencesOf(id)).toHaveLength(25)
  })

  it('becomes a single event without a recurrence, and a series again with one', async () => {
    const { id } = await makeSeries()
    expect(await changeEvent(editor, id, { recurrence: null })).toMatchObject({ recurrence: null, start_date: thursday.start_date })
    expect(await occurrencesOf(id)).toMatchObject([{ id, series: null }])
    await changeEvent(editor, id, { recurrence: { rrule: 'FREQ=DAILY;COUNT=2' } })
    expect(startsOf(await occurrencesOf(id))).toEqual(['2031-03-06 18:30:00', '2031-03-07 18:30:00'])
  })

  it.each<[string, EventInput['recurrence'], string]>([
    ['a rule that does not give the start', { rrule: 'FREQ=WEEKLY;BYDAY=FR' }, 'does not give the start'],
    ['a frequency below days', { rrule: 'FREQ=HOURLY' }, 'FREQ must be'],
    ['nothing to repeat by', {}, 'It needs a rule'],
    ['a rule and an object that differ', { rrule: 'FREQ=DAILY', rule: { frequency: 'weekly' } }, 'differ'],
  ])('is refused with %s', async (_what, recurrence, why) => {
    const { response, error } = await editor.calendar.POST('/events', {
      body: { title: newWord(), ...thursday, ...(recurrence && { recurrence }) },
    })
    expect(response.status).toBe(400)
    expect(JSON.stringify(error)).toContain(why)
  })
})

it('refuses a series that has more occurrences than are stored', async () => {
  const body = { title: newWord(), start_date: '2001-01-01', end_date: '2001-01-01', recurrence: { rrule: 'FREQ=DAILY' } }
  expect(await failureOf(editor.calendar.POST('/events', { body }))).toEqual(invalid('recurrence'))
})

describe('a change of a series', () => {
  it('shows in all occurrences, which keep their IDs', async () => {
    const { id } = await makeSeries()
    const before = await occurrencesOf(id)
    await changeEvent(editor, id, { title: 'Choir practice', start_date: '2031-03-06 19:00:00', end_date: '2031-03-06 21:00:00' })
    const after = await occurrencesOf(id)
    expect(after.map((one) => one.id)).toEqual(before.map((one) => one.id))
    expect(after[1]).toMatchObject({
      title: 'Choir practice',
      start_date: '2031-03-13 19:00:00',
      end_date: '2031-03-13 21:00:00',
      occurrence: '2031-03-13 19:00:00',
    })
  })

  it('that moves it moves its end, too', async () => {
    const { id } = await makeSeries({ recurrence: { rrule: 'FREQ=WEEKLY' } })
    const [, second] = await occurrencesOf(id)
    await remove(second?.id ?? 0, 'following')
    await changeEvent(editor, id, { start_date: '2031-03-06 14:30:00', end_date: '2031-03-06 16:00:00' })
    expect(startsOf(await occurrencesOf(id))).toEqual(['2031-03-06 14:30:00'])
  })

  it('adds and removes the occurrences that its rule gives or no longer gives', async () => {
    const { id } = await makeSeries()
    const before = await occurrencesOf(id)
    await changeEvent(editor, id, { recurrence: { rrule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=4' } })
    const after = await occurrencesOf(id)
    expect(startsOf(after)).toEqual(['2031-03-06', '2031-03-20', '2031-04-03', '2031-04-17'].map((day) => `${day} 18:30:00`))
    expect(after.slice(0, 3).map((one) => one.id)).toEqual([0, 2, 4].map((index) => before[index]?.id))
  })

  it('to the trash and back takes its occurrences with it', async () => {
    const { id } = await makeSeries()
    const [first] = await occurrencesOf(id)
    await remove(id)
    expect(await failureOf(anonymous.calendar.GET('/events', { params: { query: { series: [id] } } }))).toMatchObject({
      code: 'rest_invalid_param',
    })
    expect((await anonymous.calendar.GET('/events/{id}', { params: { path: { id: first?.id ?? 0 } } })).response.status).toBe(403)
    await changeEvent(editor, id, { status: 'publish' })
    expect(await occurrencesOf(id)).toHaveLength(5)
  })
})

it('is an occurrence in the calendar after it has been read as site content', async () => {
  const { id } = await makeSeries()
  const [, second] = await occurrencesOf(id)
  const exception = second?.id ?? 0
  await changeEvent(editor, exception, { title: 'An exception' })
  await dataOf(anonymous.content.GET('/events/{id}', { params: { path: { id: exception } } }))
  expect(await readEvent(anonymous, exception)).toMatchObject({ series: id, occurrence: '2031-03-13 18:30:00' })
})

describe('a change of an occurrence', () => {
  let series: Event
  let second: Event
  beforeAll(async () => {
    series = await makeSeries({ description: 'Bring your notes.' })
    second = (await occurrencesOf(series.id))[1] as Event
  })

  it('changes it alone, and keeps its ID and URL', async () => {
    const changed = await changeEvent(editor, second.id, {
      title: 'With the orchestra',
      start_date: '2031-03-14 17:00:00',
      end_date: '2031-03-14 19:00:00',
    })
    expect(changed).toMatchObject({
      ...{ id: second.id, url: second.url, slug: second.slug, series: series.id, occurrence: '2031-03-13 18:30:00' },
      ...{ title: 'With the orchestra', start_date: '2031-03-14 17:00:00', description: series.description },
      recurrence: series.recurrence,
    })
    expect((await occurrencesOf(series.id)).map(({ title, start_date }) => [title, start_date])).toEqual([
      [series.title, '2031-03-06 18:30:00'],
      ['With the orchestra', '2031-03-14 17:00:00'],
      ...['20', '27'].map((day) => [series.title, `2031-03-${day} 18:30:00`]),
      [series.title, '2031-04-03 18:30:00'],
    ])
    expect(await readEvent(anonymous, second.id)).toMatchObject({ title: 'With the orchestra' })
    expect(await dataOf(anonymous.calendar.GET('/events/by-slug/{slug}', { params: { path: { slug: second.slug } } }))).toMatchObject({
      id: second.id,
    })
  })

  it('stays when the series changes, and all else follows', async () => {
    await changeEvent(editor, series.id, {
      title: 'Choir',
      description: 'New notes.',
      cost: '5',
      start_date: '2031-03-06 19:00:00',
      end_date: '2031-03-06 20:30:00',
    })
    expect(await readEvent(anonymous, second.id)).toMatchObject({
      ...{ title: 'With the orchestra', description: '<p>New notes.</p>', cost: '$5' },
      ...{ start_date: '2031-03-14 17:00:00', occurrence: '2031-03-13 19:00:00' },
    })
  })

  it('can call it off', async () => {
    const [third] = (await occurrencesOf(series.id)).slice(2)
    expect(await changeEvent(editor, third?.id ?? 0, { canceled: true })).toMatchObject({
      canceled: true,
      id: third?.id,
      start_date: third?.start_date,
    })
    expect((await occurrencesOf(series.id)).map(({ canceled }) => canceled)).toEqual([false, false, true, false, false])
  })

  it('cannot change its recurrence alone', async () => {
    const [, , , fourth] = await occurrencesOf(series.id)
    const { response } = await editor.calendar.POST('/events/{id}', {
      params: { path: { id: fourth?.id ?? 0 } },
      body: { recurrence: null },
    })
    expect(response.status).toBe(400)
  })

  it('leaves it out of the series, until it is restored', async () => {
    const [, , , fourth] = await occurrencesOf(series.id)
    const id = fourth?.id ?? 0
    expect(await dataOf(remove(id))).toMatchObject({ id, status: 'trash' })
    expect((await readEvent(editor, series.id)).recurrence?.exdates).toEqual([fourth?.occurrence])
    expect((await occurrencesOf(series.id)).map((one) => one.id)).not.toContain(id)
    expect((await anonymous.calendar.GET('/events/{id}', { params: { path: { id } } })).response.status).toBe(403)
    expect((await remove(id)).response.status).toBe(410)
    expect(await changeEvent(editor, id, { status: 'publish' })).toMatchObject({ id, status: 'publish' })
    expect((await occurrencesOf(series.id)).map((one) => one.id)).toContain(id)
    expect((await readEvent(editor, series.id)).recurrence?.exdates).toEqual([])
  })

  it('is refused if it has changed meanwhile', async () => {
    const [first] = await occurrencesOf(series.id)
    const path = { id: first?.id ?? 0 }
    const { response } = await editor.calendar.GET('/events/{id}', { params: { path } })
    const etag = response.headers.get('ETag') ?? ''
    const send = (title: string) =>
      editor.calendar.POST('/events/{id}', { params: { path, header: { 'If-Match': etag } }, body: { title } })
    expect((await send('One')).response.status).toBe(200)
    expect((await send('Other')).response.status).toBe(412)
  })
})

describe('a change of an occurrence and all that follow', () => {
  it('splits the series, and the occurrences keep their IDs and exceptions', async () => {
    const { id } = await makeSeries()
    const before = await occurrencesOf(id)
    await changeEvent(editor, before[3]?.id ?? 0, { title: 'Guest conductor' })
    const changed = await changeFollowing(before[2]?.id ?? 0, {
      title: 'Summer choir',
      start_date: '2031-03-20 17:00:00',
      end_date: '2031-03-20 18:00:00',
    })
    expect(changed).toMatchObject({
      id: before[2]?.id,
      title: 'Summer choir',
      start_date: '2031-03-20 17:00:00',
      recurrence: { rrule: 'FREQ=WEEKLY;COUNT=3;BYDAY=TH' },
    })
    expect(changed.series).not.toBe(id)
    expect(startsOf(await occurrencesOf(id))).toEqual(['2031-03-06 18:30:00', '2031-03-13 18:30:00'])
    expect((await readEvent(editor, id)).recurrence?.rrule).toBe('FREQ=WEEKLY;COUNT=2;BYDAY=TH')
    const after = await occurrencesOf(changed.series ?? 0)
    expect(after.map((one) => one.id)).toEqual(before.slice(2).map((one) => one.id))
    expect(after.map(({ title, start_date }) => [title, start_date.slice(11)])).toEqual([
      ['Summer choir', '17:00:00'],
      ['Guest conductor', '17:00:00'],
      ['Summer choir', '17:00:00'],
    ])
  })

  it('ends the series before it', async () => {
    const { id } = await makeSeries({ recurrence: { rrule: 'FREQ=WEEKLY' } })
    const [, , third] = await occurrencesOf(id)
    expect(await dataOf(remove(third?.id ?? 0, 'following'))).toMatchObject({ id: third?.id, status: 'trash' })
    expect(startsOf(await occurrencesOf(id))).toEqual(['2031-03-06 18:30:00', '2031-03-13 18:30:00'])
  })

  it('is a change of the series for the first one', async () => {
    const { id } = await makeSeries()
    const [first] = await occurrencesOf(id)
    expect(await changeFollowing(first?.id ?? 0, { title: 'All of it' })).toMatchObject({ series: id, title: 'All of it' })
    expect(await readEvent(editor, id)).toMatchObject({ title: 'All of it' })
  })
})

describe('translations', () => {
  const inGeorgian = (id: number) => readEvent(anonymous, id, { i18n_language: 'ka-ge' })

  it('belong to the series, unless an occurrence has its own', async () => {
    const { id, title } = await makeSeries({ description: 'Bring your notes.' })
    await changeEvent(editor, id, { title: 'გუნდი', description: 'მოიტანეთ ნოტები.' }, 'ka-ge')
    const [first, second] = await occurrencesOf(id)
    expect(await inGeorgian(first?.id ?? 0)).toMatchObject({ title: 'გუნდი', series: id })
    await changeEvent(editor, second?.id ?? 0, { title: 'გუნდი ორკესტრთან ერთად' }, 'ka-ge')
    await changeEvent(editor, id, { title: 'ქალაქის გუნდი', description: 'ნოტები ადგილზეა.' }, 'ka-ge')
    expect(await inGeorgian(first?.id ?? 0)).toMatchObject({ title: 'ქალაქის გუნდი' })
    expect(await inGeorgian(second?.id ?? 0)).toMatchObject({ title: 'გუნდი ორკესტრთან ერთად', description: '<p>ნოტები ადგილზეა.</p>' })
    expect(await readEvent(anonymous, second?.id ?? 0)).toMatchObject({ title })
  })
})

describe('revisions', () => {
  it('belong to the series, and to each exception', async () => {
    const { id } = await makeSeries()
    const [, second] = await occurrencesOf(id)
    await changeEvent(editor, id, { title: 'All of it' })
    await changeEvent(editor, second?.id ?? 0, { title: 'One of it' })
    const titles = async (parent: number) =>
      (await dataOf(editor.content.GET('/events/{parent}/revisions', { params: { path: { parent } } }))).map(({ title }) => title.rendered)
    expect(await titles(id)).toContain('All of it')
    expect(await titles(second?.id ?? 0)).toEqual(['One of it'])
  })
})

describe('a series of dates without a rule', () => {
  it.each([1, 2])('splits at each of its dates: %i', async (index) => {
    const { id } = await makeSeries({ recurrence: { rdates: ['2031-03-08 10:00:00', '2031-03-09 10:00:00'] } })
    const before = await occurrencesOf(id)
    const changed = await changeFollowing(before[index]?.id ?? 0, { title: 'Extra' })
    expect((await occurrencesOf(id)).map((one) => one.id)).toEqual(before.slice(0, index).map((one) => one.id))
    expect((await occurrencesOf(changed.series ?? 0)).map((one) => one.id)).toEqual(before.slice(index).map((one) => one.id))
  })
})

describe('an exception', () => {
  const readSite = (id: number) => editor.content.GET('/events/{id}', { params: { path: { id } } })
  const changeSite = (id: number, body: SiteEventInput) => dataOf(editor.content.POST('/events/{id}', { params: { path: { id } }, body }))

  async function makeException(of: EventInput = {}, own: EventInput = { title: newWord() }): Promise<{ id: number; series: number }> {
    const { id: series } = await makeSeries(of)
    const [, second] = await occurrencesOf(series, { status: ['any'] }, editor)
    const { id } = await changeEvent(editor, second?.id ?? 0, own)
    return { id, series }
  }

  it('takes a change of itself and all that follow', async () => {
    const { id } = await makeException()
    expect(await changeFollowing(id, { title: 'Finale' })).toMatchObject({ id, title: 'Finale' })
    expect(await readEvent(anonymous, id)).toMatchObject({ title: 'Finale' })
  })

  it('is left out of its series when it is deleted as site content, and back when it is restored', async () => {
    const { id, series } = await makeException()
    await dataOf(editor.content.DELETE('/events/{id}', { params: { path: { id } } }))
    expect((await readEvent(editor, series)).recurrence?.exdates).toEqual(['2031-03-13 18:30:00'])
    expect(await occurrencesOf(series)).toHaveLength(4)
    await changeSite(id, { status: 'publish' })
    expect((await readEvent(editor, series)).recurrence?.exdates).toEqual([])
    expect((await occurrencesOf(series)).map((one) => one.id)).toContain(id)
  })

  it('moves to the trash with its series whatever its status is, and back with it', async () => {
    const { id, series } = await makeException({ status: 'draft' }, { status: 'publish' })
    await remove(series)
    expect((await anonymous.calendar.GET('/events/{id}', { params: { path: { id } } })).response.status).toBe(403)
    await changeEvent(editor, series, { status: 'draft' })
    expect(await readEvent(anonymous, id)).toMatchObject({ status: 'publish' })
  })

  it('stays deleted when its series is restored', async () => {
    const { id, series } = await makeException()
    await remove(id)
    await remove(series)
    await changeEvent(editor, series, { status: 'publish' })
    expect(await dataOf(readSite(id))).toMatchObject({ status: 'trash' })
    expect(await readEvent(editor, id)).toMatchObject({ status: 'trash' })
  })

  it('is in the trash exactly while its start is among the exdates', async () => {
    const { id, series } = await makeException()
    await changeEvent(editor, series, { recurrence: { rrule: weekly, exdates: ['2031-03-13 18:30:00'] } })
    expect(await dataOf(readSite(id))).toMatchObject({ status: 'trash' })
    await changeEvent(editor, series, { recurrence: { rrule: weekly, exdates: [] } })
    expect(await dataOf(readSite(id))).toMatchObject({ status: 'publish' })
    expect((await occurrencesOf(series)).map((one) => one.id)).toContain(id)
  })

  it('that a deleted occurrence becomes is not public', async () => {
    const { id: series } = await makeSeries()
    const [first] = await occurrencesOf(series)
    await remove(first?.id ?? 0)
    await changeEvent(editor, first?.id ?? 0, { title: 'Changed in the trash' })
    expect(await dataOf(readSite(first?.id ?? 0))).toMatchObject({ status: 'trash' })
  })

  it('keeps the slug that belongs to its series', async () => {
    const { id, series } = await makeException()
    await changeSite(id, { slug: newWord() })
    await remove(id)
    const { slug } = await changeEvent(editor, series, { slug: newWord() })
    expect(await changeEvent(editor, id, { status: 'publish' })).toMatchObject({ slug: `${slug}--2031-03-13` })
  })

  it('of a series without a slug is found by its own', async () => {
    const { id, series } = await makeException({ status: 'draft' }, { status: 'publish' })
    const { slug } = await readEvent(editor, id)
    const find = (client: Client) => dataOf(client.calendar.GET('/events/by-slug/{slug}', { params: { path: { slug } } }))
    expect(await find(editor)).toMatchObject({ id, series, occurrence: '2031-03-13 18:30:00' })
    expect(await find(anonymous)).toMatchObject({ id, series: null })
  })

  it('that has left its series gets a slug of its own when it is restored', async () => {
    const { id, series } = await makeException()
    await remove(id)
    await changeEvent(editor, series, { recurrence: null })
    expect((await changeEvent(editor, id, { status: 'publish' })).slug).not.toContain('--')
  })
})

describe('the permanent deletion', () => {
  const eraseSite = (id: number) => editor.content.DELETE('/events/{id}', { params: { path: { id }, query: { force: true } } })

  it('of a series deletes its occurrences and exceptions', async () => {
    const { id } = await makeSeries()
    const found = await occurrencesOf(id)
    await changeEvent(editor, found[1]?.id ?? 0, { title: 'An exception' })
    await dataOf(eraseSite(id))
    for (const one of found)
      expect((await editor.calendar.GET('/events/{id}', { params: { path: { id: one.id } } })).response.status).toBe(404)
  })

  it('of an exception leaves its occurrence out of the series', async () => {
    const { id } = await makeSeries()
    const [, second] = await occurrencesOf(id)
    await changeEvent(editor, second?.id ?? 0, { title: 'An exception' })
    await dataOf(eraseSite(second?.id ?? 0))
    expect(await occurrencesOf(id)).toHaveLength(4)
    expect(await readEvent(editor, second?.id ?? 0)).toMatchObject({ status: 'trash', series: id })
    await changeEvent(editor, id, { recurrence: { rrule: 'FREQ=WEEKLY;COUNT=6' } })
    expect((await occurrencesOf(id)).map((one) => one.id)).not.toContain(second?.id)
  })
})

it('has no preview links as an occurrence, but as a series', async () => {
  const { id } = await makeSeries({ status: 'draft' })
  const [first] = await occurrencesOf(id, { status: ['draft'] }, editor)
  const create = (id: number) => editor.calendar.POST('/events/{id}/preview-links', { params: { path: { id } } })
  expect((await create(id)).response.status).toBe(201)
  expect((await create(first?.id ?? 0)).response.status).toBe(400)
})

describe('the page of an occurrence', () => {
  it('redirects from where it was before its series got another slug', async () => {
    const { id } = await makeSeries()
    const [, second] = await occurrencesOf(id)
    await changeEvent(editor, id, { slug: newWord() })
    const moved = await readEvent(anonymous, second?.id ?? 0)
    expect(moved.url).not.toBe(second?.url)
    const response = await fetch(second?.url ?? '', { redirect: 'manual' })
    expect([response.status, response.headers.get('Location')]).toEqual([301, moved.url])
  })

  it('is where its ID leads', async () => {
    const { id } = await makeSeries({ status: 'draft' })
    const [first] = await occurrencesOf(id, { status: ['draft'] }, editor)
    const leadsTo = async () => {
      const { status, headers } = await fetch(`${server.baseUrl}/?p=${first?.id}`, { redirect: 'manual' })
      return [status, headers.get('Location')]
    }
    expect([first?.url, await leadsTo()]).toEqual([`${server.baseUrl}/?p=${first?.id}`, [404, null]])
    await changeEvent(editor, id, { status: 'publish' })
    expect(await leadsTo()).toEqual([301, (await readEvent(anonymous, first?.id ?? 0)).url])
  })

  it('is below that of its series', async () => {
    const { id, slug } = await makeSeries()
    const [, second, third] = await occurrencesOf(id)
    await changeEvent(editor, third?.id ?? 0, { title: 'An exception' })
    expect(await (await fetch(second?.url ?? '')).text()).toContain('datetime="2031-03-13 18:30:00"')
    expect(await (await fetch(third?.url ?? '')).text()).toContain('An exception')
    expect((await fetch(`${server.baseUrl}/event/${slug}/2031-03-14/`)).status).toBe(404)
    expect(
      await dataOf(anonymous.content.GET('/resolve', { params: { query: { path: new URL(second?.url ?? '').pathname } } })),
    ).toMatchObject({ id: second?.id })
  })
})

describe('occurrences of a series that is not public', () => {
  it('are hidden from those who may not read it', async () => {
    const { id } = await makeSeries({ status: 'draft' })
    const [first] = await occurrencesOf(id, { status: ['draft'] }, editor)
    const status = async (client: Client) =>
      (await client.calendar.GET('/events/{id}', { params: { path: { id: first?.id ?? 0 } } })).response.status
    expect([await status(anonymous), await status(author), await status(editor)]).toEqual([403, 403, 200])
    expect(first?.slug).toBe('')
  })
})
