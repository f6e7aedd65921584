// The list of events: its envelope, its pages and its filters, separately and combined.
import { describe, expect, it } from '@jest/globals'
import { DateTime } from 'luxon'
import type { Client } from '../../client/index.ts'
import { dataOf, invalid, failureIn, failureOf } from '../support/responses.ts'
import {
  changeEvent,
  eventIds,
  listEvents,
  makeEvent,
  makeEventCategory,
  makeEventTag,
  makeOrganizer,
  makeVenue,
  thatYear,
} from '../support/calendar.ts'
import type { Event, EventsQuery } from '../support/calendar.ts'
import { clockAt } from '../support/clock.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const ZONE = 'America/New_York'

/** Noon of a day, so that no day ends during a test. */
const clock = clockAt('2026-06-01T16:00:00')
const server = await sharedServer({ SITE_TIMEZONE: ZONE }, { now: clock.now })
const { editor, author } = server.as
const anonymous = server.anonymous

/** Returns a pseudorandom number generator that is the same in every run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const raw = (query: string, role?: 'editor') =>
  fetch(`${server.restRoot}/cal/events/v1/events?${query}`, role ? { headers: { Authorization: server.authorization[role] } } : {})

describe('listEvents', () => {
  describe('pages', () => {
    it('have an envelope whose links keep all other parameters', async () => {
      const word = newWord()
      const ids: number[] = []
      for (let day = 1; day <= 5; day++)
        ids.push((await makeEvent(editor, { title: word, featured: true, start_date: `2031-02-0${day}`, end_date: `2031-02-0${day}` })).id)
      const tag = await makeEventTag(editor)
      for (const id of ids) await changeEvent(editor, id, { tags: [tag.id] })
      const first = await dataOf(
        anonymous.calendar.GET('/events', {
          params: {
            query: {
              ...thatYear,
              search: word,
              featured: true,
              tags: [String(tag.id), tag.slug],
              per_page: 2,
              strict_dates: true,
              i18n_language: 'ka-ge',
            },
          },
        }),
      )
      expect(first).toMatchObject({ total: 5, total_pages: 3, previous_rest_url: null })
      const urls = [first.rest_url]
      const seen = first.events.map((event) => event.id)
      for (let next = first.next_rest_url; next;) {
        const response = await fetch(next)
        const page = (await response.json()) as typeof first
        expect(response.headers.get('Content-Language')).toBe('ka-ge')
        expect([response.headers.get('X-CAL-Total'), response.headers.get('X-CAL-TotalPages')]).toEqual(['5', '3'])
        seen.push(...page.events.map((event) => event.id))
        urls.push(page.rest_url)
        expect(page.previous_rest_url).not.toBeNull()
        next = page.next_rest_url
      }
      expect(seen).toEqual(ids)
      // The URL of each page returns the same page.
      const again: number[] = []
      for (const url of urls) again.push(...((await (await fetch(url)).json()) as typeof first).events.map((event) => event.id))
      expect(again).toEqual(ids)
      const back = (await (await raw(`search=${word}&start_date=2031-01-01&per_page=2&page=3`)).json()) as typeof first
      expect(((await (await fetch(back.previous_rest_url ?? '')).json()) as typeof first).events.map((event) => event.id)).toEqual(
        ids.slice(2, 4),
      )
    })

    it('have Link headers', async () => {
      const word = newWord()
      await makeEvent(editor, { title: word })
      await makeEvent(editor, { title: word })
      const { response } = await anonymous.calendar.GET('/events', { params: { query: { ...thatYear, search: word, per_page: 1 } } })
      expect(response.headers.get('Link')).toMatch(
        new RegExp(`^<${server.restRoot}/cal/events/v1/events\\?.*search=${word}.*page=2>; rel="next"$`),
      )
    })

    it('contain 50 events at most, and do not exist after the last one', async () => {
      const word = newWord()
      await makeEvent(editor, { title: word })
      expect(await failureOf(anonymous.calendar.GET('/events', { params: { query: { ...thatYear, search: word, page: 2 } } }))).toEqual({
        status: 404,
        code: 'event-archive-page-not-found',
      })
      expect((await listEvents(anonymous, { ...thatYear, search: newWord() })).events).toEqual([])
      expect((await listEvents(anonymous, { ...thatYear, search: word, per_page: 100 })).rest_url).toContain('per_page=50')
    })

    it('keep an ampersand of the search in their links', async () => {
      const word = newWord()
      await makeEvent(editor, { title: `${word} a&b` })
      await makeEvent(editor, { title: `${word} a&b` })
      const { next_rest_url, rest_url } = await listEvents(anonymous, { ...thatYear, search: `${word} a&b`, per_page: 1 })
      for (const url of [rest_url, next_rest_url ?? '']) expect(((await (await fetch(url)).json()) as { total: number }).total).toBe(2)
    })
  })

  it.each([
    'page=0',
    'page=two',
    'per_page=0',
    'per_page=many',
    'search=',
    'start_date=someday',
    'end_date=2031-02-30',
    'starts_before=',
    'ends_after=x',
    'featured=perhaps',
    'ticketed=maybe',
    'geoloc=maybe',
    'geoloc_lat=91&geoloc_lng=0',
    'status=bogus',
    'status=draft',
    'venue=999888777',
    'venue=here',
    'organizer=999888777',
    'categories=999888777',
    'categories=unknown-word',
    'tags=999888777',
    'include=first',
    'post_parent=999888777',
    'i18n_language=fr',
  ])('refuses %s', async (query) => {
    const name = query === 'geoloc_lat=91&geoloc_lng=0' ? 'geoloc_lat' : (query.split('=')[0] ?? '')
    expect(await failureIn(await raw(query))).toEqual(invalid(name))
  })

  it('requires latitude and longitude together', async () => {
    expect(await failureIn(await raw('geoloc_lat=41.7'))).toEqual(invalid('geoloc_lng'))
    expect(await failureIn(await raw('geoloc_lng=41.7'))).toEqual(invalid('geoloc_lat'))
  })

  it('shows the events of the next two years unless dates are given', async () => {
    const word = newWord()
    const today = DateTime.fromJSDate(clock.now()).setZone(ZONE).startOf('day')
    const at = async (date: DateTime): Promise<number> =>
      (await makeEvent(editor, { title: word, start_date: date.toFormat('yyyy-MM-dd HH:mm'), end_date: date.toFormat('yyyy-MM-dd HH:mm') }))
        .id
    const [yesterday, start, end, after] = [
      await at(today.minus({ minutes: 1 })),
      await at(today),
      await at(today.plus({ years: 2, hours: 23 })),
      await at(today.plus({ years: 2, days: 1 })),
    ]
    expect(await eventIds(anonymous, { search: word })).toEqual([start, end])
    expect(await eventIds(anonymous, { search: word, start_date: today.minus({ days: 2 }).toISODate() ?? '' })).toEqual([yesterday, start])
    expect(await eventIds(anonymous, { search: word, starts_after: today.minus({ days: 2 }).toISODate() ?? '' })).toEqual([
      yesterday,
      start,
      end,
      after,
    ])
    expect(await eventIds(anonymous, { search: word, include: [after, yesterday] })).toEqual([yesterday, after])
  })

  it('ignores dates if events are given by ID', async () => {
    const [past, future] = [await makeEvent(editor, { start_date: '2001-01-01', end_date: '2001-01-01' }), await makeEvent(editor)]
    expect(await eventIds(anonymous, { include: [future.id, past.id], start_date: '2025-01-01', ends_before: '2025-01-02' })).toEqual([
      past.id,
      future.id,
    ])
    expect(await eventIds(anonymous, { include: [past.id, 999_888_777] })).toEqual([past.id])
  })

  it('is sorted by publication date if events are given by ID', async () => {
    const late = await makeEvent(editor, { date: '2021-02-01', start_date: '2031-01-01', end_date: '2031-01-01' })
    const early = await makeEvent(editor, { date: '2021-01-01', start_date: '2031-06-01', end_date: '2031-06-01' })
    expect(await eventIds(anonymous, { include: [late.id, early.id] })).toEqual([early.id, late.id])
  })

  it('converts a date with an offset to the time zone of the site', async () => {
    const word = newWord()
    const { id } = await makeEvent(editor, { title: word, start_date: '2031-06-10 20:00', end_date: '2031-06-10 21:00' })
    expect(await eventIds(anonymous, { search: word, starts_after: '2031-06-11T03:30:00+04:00', strict_dates: true })).toEqual([id])
    expect(await eventIds(anonymous, { search: word, starts_after: '2031-06-11T04:30:00+04:00', strict_dates: true })).toEqual([])
  })

  it('is sorted by local start', async () => {
    const word = newWord()
    const at = async (start_date: string, timezone: string): Promise<number> =>
      (await makeEvent(editor, { title: word, start_date, end_date: start_date, timezone })).id
    const ids = [
      await at('2031-06-10 22:00', 'Pacific/Honolulu'),
      await at('2031-06-10 01:00', 'Asia/Tokyo'),
      await at('2031-06-10 12:00', ZONE),
    ]
    expect(await eventIds(anonymous, { search: word, start_date: '2031-06-10', end_date: '2031-06-10' })).toEqual([ids[1], ids[2], ids[0]])
  })

  it('filters by venue, organizer, terms and flags, separately and combined', async () => {
    const word = newWord()
    const [venue, organizer, above, tag] = [
      await makeVenue(editor),
      await makeOrganizer(editor),
      await makeEventCategory(editor),
      await makeEventTag(editor),
    ]
    const below = await makeEventCategory(editor, { name: `${word} Film noir`, parent: above.id })
    const make = async (fields: object): Promise<number> => (await makeEvent(editor, { title: word, ...fields })).id
    const [atVenue, ofOrganizer, inCategory, tagged, starred, plain] = [
      await make({ venue: venue.id }),
      await make({ organizer: [organizer.id], venue: venue.id }),
      await make({ categories: [below.id] }),
      await make({ tags: [tag.id], categories: [above.id] }),
      await make({ featured: true, ticketed: true }),
      await make({}),
    ]
    const found = (query: EventsQuery) => eventIds(anonymous, { ...thatYear, search: word, ...query })
    expect(await found({ venue: [venue.id] })).toEqual([atVenue, ofOrganizer])
    expect(await found({ organizer: [organizer.id] })).toEqual([ofOrganizer])
    expect(await found({ venue: [venue.id], organizer: [organizer.id] })).toEqual([ofOrganizer])
    expect(await found({ categories: [String(above.id)] })).toEqual([inCategory, tagged])
    expect(await found({ categories: [below.slug] })).toEqual([inCategory])
    const named = await raw(`start_date=2031-01-01&search=${word}&categories=${encodeURIComponent(below.name)}`)
    expect(await named.json()).toMatchObject({ events: [{ id: inCategory }] })
    expect(await found({ tags: [tag.slug] })).toEqual([tagged])
    expect(await found({ tags: [String(tag.id)], categories: [below.slug] })).toEqual([])
    expect(await found({ featured: true })).toEqual([starred])
    expect(await found({ ticketed: true })).toEqual([starred])
    expect(await (await raw(`start_date=2031-01-01&search=${word}&featured=TRUE`)).json()).toMatchObject({ events: [{ id: starred }] })
    expect(await found({ featured: false, ticketed: false })).toEqual([atVenue, ofOrganizer, inCategory, tagged, plain])
    expect(await found({ post_parent: plain })).toEqual([])
  })

  it('finds events near a place', async () => {
    const word = newWord()
    const at = async (geo_lat: number | null, geo_lng: number | null): Promise<number> =>
      (await makeEvent(editor, { title: word, venue: { venue: newWord(), geo_lat, geo_lng } })).id
    // Tbilisi, Mtskheta (20 km), Gori (about 65 km), both sides of the date line, and a venue without coordinates.
    const [tbilisi, mtskheta, gori, east, west, nowhere] = [
      await at(41.7151, 44.8271),
      await at(41.845, 44.718),
      await at(41.9842, 44.1158),
      await at(-16.8, 179.95),
      await at(-16.8, -179.95),
      await at(null, null),
    ]
    const found = (query: EventsQuery) => eventIds(anonymous, { ...thatYear, search: word, ...query })
    expect(await found({ geoloc_lat: 41.72, geoloc_lng: 44.8 })).toEqual([tbilisi, mtskheta])
    expect(await found({ geoloc_lat: -16.8, geoloc_lng: 180 })).toEqual([east, west])
    expect(await found({ geoloc_lat: 0, geoloc_lng: 0 })).toEqual([])
    expect(await found({ geoloc: true })).toEqual([tbilisi, mtskheta, gori, east, west])
    expect(await found({ geoloc: false })).toEqual([nowhere])
    expect(await failureOf(editor.calendar.POST('/venues', { body: { venue: newWord(), geo_lat: 1 } }))).toEqual(invalid('geo_lng'))
    expect(await failureOf(editor.calendar.POST('/venues', { body: { venue: newWord(), geo_lat: 1, geo_lng: 181 } }))).toEqual(
      invalid('geo_lng'),
    )
  })

  it('searches titles, descriptions and excerpts in every script, but not protected texts', async () => {
    const word = newWord()
    const [title, text, secret] = [
      await makeEvent(editor, { title: `${word} Accordion` }),
      await makeEvent(editor, { description: `${word} კონცერტი`, excerpt: 'Violin' }),
      await makeEvent(author, { description: `${word} hush`, password: 'x' }),
    ]
    const found = (search: string, client = anonymous) => eventIds(client, { ...thatYear, search })
    expect(await found(word)).toEqual([title.id, text.id])
    expect(await found(`ACCORDION ${word}`)).toEqual([title.id])
    expect(await found(`კონცერტ ${word} violin`)).toEqual([text.id])
    expect(await found(`${word} -accordion`)).toEqual([text.id])
    expect(await found(`${word} trumpet`)).toEqual([])
    for (const client of [author, editor]) expect(await found(`${word} hush`, client)).toEqual([secret.id])
    expect(await found(`${word} hush`, server.as.contributor)).toEqual([])
  })

  it('does not list events that are hidden from listings', async () => {
    const word = newWord()
    const { id } = await makeEvent(editor, { title: word, hide_from_listings: true })
    for (const client of [anonymous, editor]) expect(await eventIds(client, { ...thatYear, search: word })).toEqual([])
    expect(await eventIds(anonymous, { include: [id] })).toEqual([])
    await changeEvent(editor, id, { hide_from_listings: false })
    expect(await eventIds(anonymous, { include: [id] })).toEqual([id])
  })

  it('shows and counts only the events that the caller may read', async () => {
    const word = newWord()
    const make = async (client: Client, status: 'publish' | 'draft' | 'pending' | 'private'): Promise<number> =>
      (await makeEvent(client, { title: word, status })).id
    const [open, draft, pending, own] = [
      await make(editor, 'publish'),
      await make(editor, 'draft'),
      await make(editor, 'pending'),
      await make(author, 'private'),
    ]
    const seen = async (client: Client, query: EventsQuery = {}) => {
      const { events, total } = await listEvents(client, { ...thatYear, search: word, ...query })
      expect(total).toBe(events.length)
      return events.map((event) => event.id)
    }
    expect(await seen(anonymous)).toEqual([open])
    expect(await seen(server.as.subscriber)).toEqual([open])
    expect(await seen(server.as.contributor)).toEqual([open])
    expect(await seen(author)).toEqual([open, own])
    expect(await seen(editor)).toEqual([open, draft, pending, own])
    expect(await seen(editor, { status: ['draft', 'private'] })).toEqual([draft, own])
    expect(await seen(author, { status: ['draft'] })).toEqual([])
    expect((await listEvents(editor, { ...thatYear, search: word })).rest_url).toContain('status=any')
    await editor.calendar.DELETE('/events/{id}', { params: { path: { id: draft } } })
    expect(await seen(editor)).toEqual([open, pending, own])
    expect(await seen(editor, { status: ['trash'] })).toEqual([draft])
  })

  it('does not reveal the events of a hidden venue or organizer', async () => {
    const word = newWord()
    const [venue, organizer] = [
      await makeVenue(editor, { status: 'private', geo_lat: 10, geo_lng: 10 }),
      await makeOrganizer(editor, { status: 'draft' }),
    ]
    await makeEvent(editor, { title: word, venue: venue.id, organizer: [organizer.id] })
    expect(await failureOf(anonymous.calendar.GET('/events', { params: { query: { venue: [venue.id] } } }))).toEqual(invalid('venue'))
    expect(await failureOf(author.calendar.GET('/events', { params: { query: { organizer: [organizer.id] } } }))).toEqual(
      invalid('organizer'),
    )
    expect(await eventIds(anonymous, { ...thatYear, search: word, geoloc_lat: 10, geoloc_lng: 10 })).toEqual([])
    expect(JSON.stringify(await listEvents(anonymous, { ...thatYear, search: word }))).not.toContain(venue.venue)
  })

  it('returns the same events as a simple filter of all events', async () => {
    const word = newWord()
    const random = randomNumbers(20_310_304)
    const pick = <T>(from: readonly T[]): T => from[random(from.length)] as T
    const zones = [
      ZONE,
      'Asia/Tbilisi',
      'Pacific/Apia',
      'Pacific/Honolulu',
      'Europe/London',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'UTC',
      'UTC+13',
      'UTC-9:30',
    ]
    // When clocks change in America and Europe, and the turn of the year.
    const anchors = ['2031-03-09T00:00', '2031-03-30T00:00', '2031-11-02T00:00', '2031-12-31T12:00']
    const anchored = (): DateTime => DateTime.fromISO(pick(anchors), { zone: 'utc' }).plus({ minutes: random(72 * 60) - 36 * 60 })
    const venues = [await makeVenue(editor), await makeVenue(editor)]
    const tags = [await makeEventTag(editor), await makeEventTag(editor)]
    const all: Event[] = []
    for (let count = 0; count < 80; count++) {
      const start = anchored()
      const venue = random(3) ? pick(venues).id : []
      all.push(
        await makeEvent(editor, {
          title: `${word} ${pick(['violin', 'drums'])}`,
          timezone: pick(zones),
          start_date: start.toFormat('yyyy-MM-dd HH:mm:ss'),
          end_date: start.plus({ minutes: random(3000) }).toFormat('yyyy-MM-dd HH:mm:ss'),
          all_day: random(4) === 0,
          featured: random(2) === 0,
          ticketed: random(3) === 0,
          venue,
          tags: random(2) ? [pick(tags).id] : [],
        }),
      )
    }
    const inOrder = all.toSorted((a, b) => (a.start_date < b.start_date ? -1 : a.start_date > b.start_date ? 1 : a.id - b.id))
    const maybe = <T>(value: () => T): T | undefined => (random(3) === 0 ? value() : undefined)
    const text = (): string => anchored().toFormat(pick(['yyyy-MM-dd', 'yyyy-MM-dd HH:mm:ss']))
    let found = 0
    for (let count = 0; count < 150; count++) {
      const sent: EventsQuery = Object.fromEntries(
        Object.entries({
          start_date: maybe(text),
          end_date: maybe(text),
          starts_before: maybe(text),
          starts_after: maybe(text),
          ends_before: maybe(text),
          ends_after: maybe(text),
          strict_dates: maybe(() => true),
          featured: maybe(() => random(2) === 0),
          ticketed: maybe(() => random(2) === 0),
          venue: maybe(() => [pick(venues).id]),
          tags: maybe(() => [pick(tags).slug]),
          search: `${word} ${maybe(() => 'drums') ?? ''}`.trim(),
        }).filter(([, value]) => value !== undefined),
      )
      const query: EventsQuery = {
        ...sent,
        ...(!sent.starts_before &&
          !sent.starts_after &&
          !sent.ends_before &&
          !sent.ends_after && { start_date: sent.start_date ?? '2031-01-01', end_date: sent.end_date ?? '2032-12-31' }),
      }
      const expected = inOrder.filter((event) => matches(event, query)).map((event) => event.id)
      found += expected.length
      const got: number[] = []
      for (let page = 1; got.length < expected.length || page === 1; page++) {
        const { events, total } = await listEvents(anonymous, { ...query, per_page: 7, page })
        expect({ query, total }).toEqual({ query, total: expected.length })
        got.push(...events.map((event) => event.id))
      }
      expect({ query, got }).toEqual({ query, got: expected })
    }
    expect(found).toBeGreaterThan(300)

    function matches(event: Event, query: EventsQuery): boolean {
      const day = (date: string | undefined, clock: string): string | undefined =>
        date === undefined ? undefined : query.strict_dates ? date.padEnd(19, ' 00:00:00').slice(0, 19) : `${date.slice(0, 10)} ${clock}`
      const [from, until] = [day(query.start_date, '00:00:00'), day(query.end_date, '23:59:59')]
      const [startsBefore, endsBefore] = [day(query.starts_before, '23:59:59'), day(query.ends_before, '23:59:59')]
      const [startsAfter, endsAfter] = [day(query.starts_after, '23:59:59'), day(query.ends_after, '23:59:59')]
      const isBefore = (date: string, bound: string): boolean => (query.strict_dates ? date < bound : date <= bound)
      return (
        (from === undefined || event.start_date >= from) &&
        (until === undefined || event.end_date <= until) &&
        (startsBefore === undefined || isBefore(event.start_date, startsBefore)) &&
        (endsBefore === undefined || isBefore(event.end_date, endsBefore)) &&
        (startsAfter === undefined || event.start_date > startsAfter) &&
        (endsAfter === undefined || event.end_date > endsAfter) &&
        (query.featured === undefined || event.featured === query.featured) &&
        (query.ticketed === undefined || event.ticketed === query.ticketed) &&
        (query.venue === undefined || query.venue.includes(event.venue?.id ?? 0)) &&
        (query.tags === undefined || event.tags.some((tag) => query.tags?.includes(tag.slug))) &&
        (!query.search?.endsWith('drums') || event.title.endsWith('drums'))
      )
    }
  }, 120_000)

  it('has local dates and UTC dates for the same time', async () => {
    const random = randomNumbers(7)
    for (let count = 0; count < 40; count++) {
      const zone = ['Europe/London', 'America/St_Johns', 'Asia/Tbilisi', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Pacific/Chatham'][
        random(6)
      ]
      const start = DateTime.fromISO('2031-01-01T00:00', { zone: 'utc' }).plus({ minutes: random(365 * 24 * 60) })
      const event = await makeEvent(editor, {
        timezone: zone ?? '',
        start_date: start.toFormat('yyyy-MM-dd HH:mm'),
        end_date: start.plus({ days: 1 }).toFormat('yyyy-MM-dd HH:mm'),
      })
      for (const [local, utc] of [
        [event.start_date, event.utc_start_date],
        [event.end_date, event.utc_end_date],
      ] as const) {
        expect([zone, DateTime.fromSQL(utc, { zone: 'utc' }).setZone(zone).toFormat('yyyy-MM-dd HH:mm:ss')]).toEqual([zone, local])
      }
    }
  })
})
