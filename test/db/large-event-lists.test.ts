// Lists of many events are read from the tables that triggers maintain: they equal the result of filtering all events, on every page.
import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import { calls } from '../support/collections.ts'
import type { ListQueryOf } from '../support/collections.ts'
import { listEvents, makeEventCategory, makeEventTag } from '../support/calendar.ts'
import type { EventsQuery } from '../support/calendar.ts'
import { sharedServer } from '../support/shared-server.ts'
import { storeItems } from '../support/stored-items.ts'
import type { Status } from '../support/stored-items.ts'
import { takesAll } from '../support/sampling.ts'

interface Item {
  id: number
  status: Status
  author: number
  start: string
  end: string
  hide_from_listings: 0 | 1
  featured: 0 | 1
  ticketed: 0 | 1
  /** An index of `venues`; the first is public and has a location. */
  venue: number
  terms: number[]
}

const COUNT = 1200
/** At least twice as many as there are filters. */
const ROUNDS = takesAll ? 60 : 22
/** Totals of combined filters stop here. */
const MAX_COUNTED = 100

const server = await sharedServer({ LIST_COUNT_LIMIT: String(MAX_COUNTED) })
let all: Item[]
let venues: number[]
let kind: number
let below: number
let rare: number
let tag: number

beforeAll(async () => {
  const { editor } = server.as
  kind = (await makeEventCategory(editor)).id
  below = (await makeEventCategory(editor, { parent: kind })).id
  rare = (await makeEventCategory(editor)).id
  tag = (await makeEventTag(editor)).id
  venues = await insertedVenues()
  all = (await insertedEvents()).toSorted((one, other) =>
    one.start === other.start ? one.id - other.id : one.start < other.start ? -1 : 1,
  )
})

async function insertedVenues(): Promise<number[]> {
  const statuses = ['publish', 'draft', 'publish'] as const
  const ids = await storeItems(
    server,
    statuses.map((status, index) => ({ type: 'venue', status, author: server.ids.editor, slug: `venue-${index}` })),
  )
  await describeVenues(ids, placeOf)
  return ids
}

async function describeVenues(ids: readonly number[], placeAt: typeof placeOf): Promise<void> {
  const texts = { address: '', city: '', country: '', province: '', state: '', zip: '', phone: '', website: '', stateprovince: '' }
  await server.context.db
    .insertInto('venues')
    .values(ids.map((content_id, index) => ({ content_id, ...texts, show_map: 1, show_map_link: 1, ...placeAt(index) }) as const))
    .execute()
}

const placeOf = (venue: number) => (venue === 2 ? { geo_lat: null, geo_lng: null } : { geo_lat: 1, geo_lng: 1 })

async function insertedEvents(): Promise<Item[]> {
  const next = random(11)
  const { ids } = server
  const items = Array.from({ length: COUNT }, (): Omit<Item, 'id'> => {
    const start = Date.UTC(2030, 0, 1) + next(700) * DAY_MS + next(4) * (DAY_MS / 4)
    // Some events last for years.
    const days = next(10) ? next(2) : ([3, 12, 45, 400, 900] as const)[next(5)]
    return {
      status: (['publish', 'publish', 'publish', 'publish', 'draft', 'private'] as const)[next(6)] ?? 'publish',
      author: next(3) ? ids.editor : ids.author,
      start: dateOf(start),
      end: dateOf(start + (days ?? 0) * DAY_MS + next(12) * (DAY_MS / 24)),
      hide_from_listings: next(20) ? 0 : 1,
      featured: next(8) ? 0 : 1,
      ticketed: next(2) ? 0 : 1,
      venue: next(3),
      terms: [...(next(3) ? [kind] : []), ...(next(6) ? [] : [below]), ...(next(60) ? [] : [rare]), ...(next(4) ? [] : [tag])],
    }
  })
  const stored = await storeItems(
    server,
    items.map(({ status, author }, index) => ({ type: 'event', status, author, slug: `event-${index}` })),
  )
  await server.context.db
    .insertInto('events')
    .values(
      items.map(
        ({ start, end, hide_from_listings, featured, ticketed, venue }, index) =>
          ({
            content_id: stored[index] ?? 0,
            ...{ start_date: start, end_date: end, utc_start_date: start, utc_end_date: end, timezone: 'UTC', cost: '', website: '' },
            ...{ all_day: 0, show_map: 1, show_map_link: 1, sticky: 0, hide_from_listings, featured, ticketed },
            venue_id: venues[venue] ?? 0,
          }) as const,
      ),
    )
    .execute()
  const terms = items.flatMap((item, index) => item.terms.map((term_id) => ({ content_id: stored[index] ?? 0, term_id })))
  await server.context.db.insertInto('content_terms').values(terms).execute()
  return items.map((item, index) => ({ ...item, id: stored[index] ?? 0 }))
}

const DAY_MS = 86_400_000
const dateOf = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ')

/** The same numbers in each run. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >>> 8) % limit
  }
}

/** Whether an event is in a range whose bounds are all strict. */
function isBetween(event: Item, query: EventsQuery): boolean {
  const { start_date, end_date, starts_before, starts_after, ends_before, ends_after } = query
  return (
    (start_date === undefined || event.start >= start_date) &&
    (end_date === undefined || event.end <= end_date) &&
    (starts_before === undefined || event.start < starts_before) &&
    (starts_after === undefined || event.start > starts_after) &&
    (ends_before === undefined || event.end < ends_before) &&
    (ends_after === undefined || event.end > ends_after)
  )
}

interface Filter {
  query: EventsQuery
  holds(event: Item): boolean
  /** Whether its total is counted up to the limit only. */
  isBounded?: true
}

const filters = (): Filter[] => [
  { query: {}, holds: () => true },
  { query: { categories: [String(below)] }, holds: ({ terms }) => terms.includes(below) },
  { query: { categories: [String(rare)] }, holds: ({ terms }) => terms.includes(rare) },
  { query: { tags: [String(tag)] }, holds: ({ terms }) => terms.includes(tag) },
  { query: { featured: true }, holds: ({ featured }) => featured === 1 },
  { query: { ticketed: false }, holds: ({ ticketed }) => ticketed === 0 },
  { query: { geoloc: true }, holds: ({ venue }) => venue === 0 },
  { query: { geoloc: false }, holds: ({ venue }) => venue !== 0 },
  { query: { categories: [String(kind)] }, holds: ({ terms }) => terms.includes(kind) || terms.includes(below), isBounded: true },
  {
    query: { categories: [String(below), String(rare)], ticketed: true },
    holds: ({ terms, ticketed }) => (terms.includes(below) || terms.includes(rare)) && ticketed === 1,
    isBounded: true,
  },
  {
    query: { tags: [String(tag)], featured: false, geoloc: false },
    holds: ({ terms, featured, venue }) => terms.includes(tag) && featured === 0 && venue !== 0,
    isBounded: true,
  },
]

interface Caller {
  client(): Client
  query: EventsQuery
  sees(event: Item): boolean
  isBounded?: true
}

const callers: Record<string, Caller> = {
  'an anonymous caller': { client: () => server.anonymous, query: {}, sees: ({ status }) => status === 'publish' },
  'an editor': { client: () => server.as.editor, query: {}, sees: () => true },
  'an editor who lists drafts': {
    client: () => server.as.editor,
    query: { status: ['draft', 'publish'] },
    sees: ({ status }) => status !== 'private',
  },
  'an author': {
    client: () => server.as.author,
    query: {},
    sees: ({ status, author }) => status === 'publish' || author === server.ids.author,
    isBounded: true,
  },
}

describe('a large list of events', () => {
  it.each(Object.keys(callers))('equals the result of filtering all events for %s', async (name) => {
    const { client, query: own, sees, isBounded } = callers[name] as Caller
    const next = random(name.length)
    const moment = (): string => {
      const date = dateOf(Date.UTC(2030, 0, 1) + next(760) * DAY_MS + next(24) * (DAY_MS / 24))
      return `${date.slice(0, 10)}${['', ' 00:00:00', ' 23:59:59', date.slice(10)][next(4)] || ' 00:00:00'}`
    }
    let found = 0
    for (let count = 0; count < ROUNDS; count++) {
      const filter = filters()[count % filters().length] as Filter
      const dates: EventsQuery = Object.fromEntries(
        ['start_date', 'end_date', 'starts_before', 'starts_after', 'ends_before', 'ends_after'].flatMap((bound) =>
          next(3) ? [] : [[bound, moment()]],
        ),
      )
      const open = Object.keys(dates).some((bound) => /^(starts|ends)/.test(bound))
      const range: EventsQuery = { ...(open || dates.start_date ? {} : { start_date: '2029-01-01 00:00:00' }), ...dates }
      if (!open && range.end_date === undefined) range.end_date = '2040-01-01 00:00:00'
      const query: EventsQuery = { ...own, ...filter.query, ...range, strict_dates: true, per_page: 50 }
      const due = all.filter((event) => !event.hide_from_listings && sees(event) && filter.holds(event) && isBetween(event, range))
      found += due.length
      const last = Math.max(Math.ceil(due.length / 50), 1)
      for (const page of new Set([1, 2, last])) {
        if (page > last) continue
        const listed = await listEvents(client(), { ...query, page })
        const ids = due.slice((page - 1) * 50, page * 50).map(({ id }) => id)
        expect({ query, page, ids: listed.events.map(({ id }) => id) }).toEqual({ query, page, ids })
        const isPast = (filter.isBounded ?? isBounded) && due.length > MAX_COUNTED
        const seen = (page - 1) * 50 + ids.length + (ids.length === 50 ? 1 : 0)
        expect({ query, page, total: listed.total }).toEqual({ query, page, total: isPast ? Math.max(MAX_COUNTED, seen) : due.length })
      }
    }
    expect(found).toBeGreaterThan(1000)
  })

  it('reflects the status and the location of a venue', async () => {
    const query: EventsQuery = { geoloc: true, start_date: '2029-01-01', end_date: '2040-01-01' }
    const { total } = await listEvents(server.anonymous, query)
    const atFirst = all.filter(({ status, venue, hide_from_listings }) => status === 'publish' && venue === 0 && !hide_from_listings).length
    expect(total).toBe(atFirst)
    const change = (body: object) => server.as.editor.calendar.PATCH('/venues/{id}', { params: { path: { id: venues[0] ?? 0 } }, body })
    await change({ status: 'draft' })
    expect((await listEvents(server.anonymous, query)).total).toBe(0)
    await change({ status: 'publish', geo_lat: null, geo_lng: null })
    expect((await listEvents(server.anonymous, query)).total).toBe(0)
    await change({ geo_lat: 10, geo_lng: 10 })
    expect((await listEvents(server.anonymous, query)).total).toBe(atFirst)
  })
})

describe('a large list of events as site content', () => {
  type Query = ListQueryOf<'/events'>
  const byTerm: [Query, (event: Item) => boolean, isBounded?: true][] = [
    [{}, () => true],
    [{ event_categories: [0] }, ({ terms }) => terms.includes(kind)],
    [{ event_categories_exclude: [0] }, ({ terms }) => !terms.includes(kind)],
    [{ tags: [0] }, ({ terms }) => terms.includes(tag)],
    [{ event_categories: [0], tags: [0] }, ({ terms }) => terms.includes(kind) && terms.includes(tag), true],
    [{ author: [0] }, ({ author }) => author === server.ids.author],
  ]
  /** The queries are made before the terms. */
  const filled = ({ event_categories, event_categories_exclude, tags, author, ...others }: Query): Query => ({
    ...others,
    ...(event_categories && { event_categories: [kind] }),
    ...(event_categories_exclude && { event_categories_exclude: [kind] }),
    ...(tags && { tags: [tag] }),
    ...(author && { author: [server.ids.author] }),
  })
  const orders: [Query, (one: Item, other: Item) => number][] = [
    [{ orderby: 'event_date' }, (one, other) => (one.start === other.start ? one.id - other.id : one.start < other.start ? -1 : 1)],
    [{ orderby: 'id' }, (one, other) => one.id - other.id],
  ]

  it.each<[string, Query, () => Client, (event: Item) => boolean]>([
    ['anonymous callers', {}, () => server.anonymous, ({ status, hide_from_listings }) => status === 'publish' && !hide_from_listings],
    ['editors who read', { status: ['any'] }, () => server.as.editor, ({ hide_from_listings }) => !hide_from_listings],
    ['editors who edit', { status: ['publish', 'draft'], context: 'edit' }, () => server.as.editor, ({ status }) => status !== 'private'],
  ])('equals the result of filtering all events on every page, for %s', async (_who, own, client, sees) => {
    const events = calls(client(), '/events')
    for (const [filter, holds, isBounded] of byTerm)
      for (const [sorted, compare] of orders)
        for (const order of ['asc', 'desc'] as const) {
          const query = { ...own, ...filled(filter), ...sorted, order, per_page: 50 }
          const due = all
            .filter((event) => sees(event) && holds(event))
            .toSorted((one, other) => compare(one, other) * (order === 'asc' ? 1 : -1))
          const last = Math.max(Math.ceil(due.length / 50), 1)
          const isFilteredForAnyone = Object.keys(filter).length > 0 && !Object.keys(own).length
          for (const page of new Set([1, 2, Math.ceil(last / 2), last])) {
            // Anonymous callers read further with a cursor.
            if (page > last || ((isBounded || isFilteredForAnyone) && page > 2)) continue
            const { ids, total } = await events.listed({ ...query, page })
            const seen = (page - 1) * 50 + ids.length + (ids.length === 50 ? 1 : 0)
            const isPast = isBounded && due.length > MAX_COUNTED
            expect({ query, page, ids, total }).toEqual({
              query,
              page,
              ids: due.slice((page - 1) * 50, page * 50).map(({ id }) => id),
              total: isPast ? Math.max(MAX_COUNTED, seen) : due.length,
            })
          }
        }
  })
})

describe('venues with upcoming events', () => {
  it('are counted up to the limit', async () => {
    const count = MAX_COUNTED + 30
    const stored = (type: string) =>
      storeItems(
        server,
        Array.from({ length: count }, (_none, index) => ({ type, author: server.ids.editor, slug: `more-${index}` })),
      )
    const made = await stored('venue')
    await describeVenues(made, () => placeOf(2))
    const dates = { start_date: '2035-01-01 10:00:00', end_date: '2035-01-01 12:00:00' }
    const events = await stored('event')
    const shown = { all_day: 0, show_map: 1, show_map_link: 1, sticky: 0, hide_from_listings: 1, featured: 0, ticketed: 0 } as const
    await server.context.db
      .insertInto('events')
      .values(
        events.map((content_id, index) => ({
          ...{ content_id, venue_id: made[index] ?? 0, ...shown, ...dates, timezone: 'UTC', cost: '', website: '' },
          ...{ utc_start_date: dates.start_date, utc_end_date: dates.end_date },
        })),
      )
      .execute()
    const page = (number: number) =>
      server.anonymous.calendar.GET('/venues', { params: { query: { only_with_upcoming: true, per_page: 50, page: number } } })
    expect((await page(1)).data).toMatchObject({ total: MAX_COUNTED, total_pages: 2 })
    expect((await page(2)).data).toMatchObject({ total: MAX_COUNTED + 1, total_pages: 3 })
    const { data } = await page(3)
    const found = count + venues.length - 1 - 2 * 50
    expect(data?.venues).toHaveLength(found)
    const all = await server.anonymous.calendar.GET('/venues', { params: { query: {} } })
    expect(all.data?.total).toBe(count + venues.length - 1)
  })
})
