// Single events: creating, updating, reading and deleting them, by ID and by slug.
import { describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import { parseDate } from '#server/calendar/dates.ts'
import { dataOf, invalid, failureIn, failureOf } from '../support/responses.ts'
import {
  changeEvent,
  makeEvent,
  makeEventCategory,
  makeEventTag,
  makeOrganizer,
  makeVenue,
  readEvent,
  readVenue,
  someDay,
} from '../support/calendar.ts'
import type { Event, EventInput } from '../support/calendar.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer({ SITE_TIMEZONE: 'America/New_York' })
const { editor, author } = server.as
const anonymous = server.anonymous

describe('the date of the last change of a new event', () => {
  it('is the date of the event that is sent, unless the event is sticky', async () => {
    const dated = { date: '2022-04-05 06:07:08' }
    const modified = { modified: '2022-04-05 06:07:08', modified_utc: '2022-04-05 10:07:08' }
    const { id, ...event } = await makeEvent(editor, dated)
    expect(event).toMatchObject(modified)
    expect(await makeEvent(editor, { ...dated, sticky: false })).toMatchObject(modified)
    expect((await changeEvent(editor, id, { excerpt: 'Changed' })).modified).not.toBe(modified.modified)
    expect((await makeEvent(editor, { ...dated, sticky: true })).modified).not.toBe(modified.modified)
  })
})

const create = (client: Client, body: EventInput) => client.calendar.POST('/events', { body: { title: newWord(), ...someDay, ...body } })
/** Sends a body that the types do not allow. */
const createRaw = (body: object, role: 'author' | 'editor' = 'editor') =>
  fetch(`${server.restRoot}/cal/events/v1/events`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: server.authorization[role] },
    body: JSON.stringify({ title: newWord(), ...someDay, ...body }),
  })

describe('createEvent', () => {
  it('creates an event from a title, a start and an end, and returns every property', async () => {
    const word = newWord()
    const { data, response } = await create(editor, { title: `${word} Harbour walk` })
    expect(response.status).toBe(201)
    expect(response.headers.get('Location')).toBe(`${server.restRoot}/cal/events/v1/events/${data?.id}`)
    expect(response.headers.get('Content-Language')).toBe('en')
    const url = `${server.baseUrl}/event/${word}-harbour-walk/`
    const details = (day: string, hour: string) => ({ year: '2031', month: '03', day, hour, minutes: '00', seconds: '00' })
    expect(data).toEqual({
      id: expect.any(Number),
      author: server.ids.editor,
      status: 'publish',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      date_utc: expect.any(String),
      modified: expect.any(String),
      modified_utc: expect.any(String),
      url,
      global_id: expect.any(String),
      global_id_lineage: [expect.any(String)],
      json_ld: expect.any(Object),
      rest_url: `${server.restRoot}/cal/events/v1/events/${data?.id}`,
      title: `${word} Harbour walk`,
      description: '',
      excerpt: '',
      slug: `${word}-harbour-walk`,
      image: null,
      all_day: false,
      start_date: '2031-03-04 10:00:00',
      start_date_details: details('04', '10'),
      end_date: '2031-03-04 12:00:00',
      end_date_details: details('04', '12'),
      utc_start_date: '2031-03-04 15:00:00',
      utc_start_date_details: details('04', '15'),
      utc_end_date: '2031-03-04 17:00:00',
      utc_end_date_details: details('04', '17'),
      timezone: 'America/New_York',
      timezone_abbr: 'EST',
      canceled: false,
      recurrence: null,
      series: null,
      occurrence: null,
      cost: '',
      cost_details: { currency_symbol: '', currency_code: '', currency_position: '', values: [] },
      website: url,
      show_map: false,
      show_map_link: false,
      hide_from_listings: false,
      sticky: false,
      featured: false,
      ticketed: false,
      protected: false,
      categories: [],
      tags: [],
      venue: null,
      organizer: [],
    })
    expect(await readEvent(anonymous, data?.id ?? 0)).toEqual(data)
  })

  it.each([
    ['18', '$18', ['18'], ''],
    ['$10 – $25', '$10 – $25', ['10', '25'], ''],
    ['25-10', '$10 – $25', ['10', '25'], ''],
    ['1,200.50', '$1,200.50', ['1200.50'], ''],
    ['£8', '£8', ['8'], '£'],
    ['20 €', '20€', ['20'], '€'],
    ['20 ₾', '20₾', ['20'], '₾'],
    ['9,50', '$9,50', ['9.50'], ''],
    ['1200', '$1200', ['1200'], ''],
    ['0', 'Free', ['0'], ''],
    [0, 'Free', ['0'], ''],
    ['0 - 10', 'Free – $10', ['0', '10'], ''],
    ['Free', 'Free', ['free'], ''],
    ['Pay-what-you-can', 'Pay-what-you-can', ['pay-what-you-can'], ''],
    ['', '', [], ''],
    [15, '$15', ['15'], ''],
    [['5', 15], '$5 – $15', ['5', '15'], ''],
    [null, '', [], ''],
  ])('reads the cost %j', async (cost, shown, values, symbol) => {
    const event = await makeEvent(editor, { cost })
    expect([event.cost, event.cost_details.values, event.cost_details.currency_symbol]).toEqual([shown, values, symbol])
    // Sending the cost back changes nothing.
    const again = await changeEvent(editor, event.id, { cost: event.cost })
    expect([again.cost, again.cost_details]).toEqual([event.cost, event.cost_details])
  })

  it('accepts a currency code', async () => {
    const { cost, cost_details } = await makeEvent(editor, { cost: '20 GEL' })
    expect([cost, cost_details]).toEqual([
      '20 GEL',
      { currency_symbol: '', currency_code: 'GEL', currency_position: 'postfix', values: ['20'] },
    ])
  })

  it.each([
    ['2031-03-04', '2031-03-04 00:00:00'],
    ['2031-03-04 9:15', '2031-03-04 09:15:00'],
    ['2031-03-04T10:00:00', '2031-03-04 10:00:00'],
    ['2031-03-04T10:00:00Z', '2031-03-04 05:00:00'],
    ['2031-03-04T10:00:00+04:00', '2031-03-04 01:00:00'],
    ['March 4 2031 3pm', '2031-03-04 15:00:00'],
    ['4 March 2031, 17:30', '2031-03-04 17:30:00'],
    ['Tuesday, March 4, 2031 at 3pm', '2031-03-04 15:00:00'],
    ['Tue, 04 Mar 2031 10:00:00 +0000', '2031-03-04 05:00:00'],
    ['4.3.2031 9:15', '2031-03-04 09:15:00'],
    ['20310304T101500Z', '2031-03-04 05:15:00'],
    ['2031-03-04 10:00:00 UTC', '2031-03-04 05:00:00'],
    ['March 2031', '2031-03-01 00:00:00'],
  ])('parses the date %s', async (start_date, shown) => {
    expect((await makeEvent(editor, { start_date, end_date: '2031-04-01' })).start_date).toBe(shown)
  })

  it.each([
    ['tomorrow', '2026-03-05 00:00:00'],
    ['tomorrow 24:00', '2026-03-06 00:00:00'],
    ['tomorrow at 10am', '2026-03-05 10:00:00'],
    ['next monday 18:30', '2026-03-09 18:30:00'],
    ['wednesday', '2026-03-04 00:00:00'],
    ['next wednesday', '2026-03-11 00:00:00'],
    ['last friday noon', '2026-02-27 12:00:00'],
    ['+2 weeks', '2026-03-18 09:30:15'],
    ['3 days ago', '2026-03-01 09:30:15'],
    ['next month', '2026-04-04 09:30:15'],
    ['last day of next month midnight', '2026-04-30 00:00:00'],
  ])('parses the relative date %s', (text, date) => {
    const found = parseDate(text, 'America/New_York', () => new Date('2026-03-04T14:30:15Z'))
    expect(found?.toFormat('yyyy-MM-dd HH:mm:ss')).toBe(date)
  })

  it.each(['someday', '', '2031-13-01', '2031-02-30', '2031-03-04 25:00', '1930000000', 'next', 'tomorrow 25:00', '9999-12-31 23:00'])(
    'refuses %j as a date',
    async (text) => {
      expect(await failureOf(create(editor, { start_date: text }))).toEqual(invalid('start_date'))
      expect(await failureOf(create(editor, { end_date: text }))).toEqual(invalid('end_date'))
    },
  )

  it.each([
    ['Europe/Berlin', '2031-07-04 10:00:00', '2031-07-04 08:00:00', 'CEST'],
    ['Asia/Tbilisi', '2031-07-04 10:00:00', '2031-07-04 06:00:00', '+04'],
    ['Asia/Kathmandu', '2031-07-04 10:00:00', '2031-07-04 04:15:00', '+0545'],
    ['UTC', '2031-07-04 10:00:00', '2031-07-04 10:00:00', 'UTC'],
    ['UTC+3', '2031-07-04 10:00:00', '2031-07-04 07:00:00', 'UTC+3'],
    ['UTC-3:30', '2031-07-04 10:00:00', '2031-07-04 13:30:00', 'UTC-3:30'],
    ['UTC+5.5', '2031-07-04 10:00:00', '2031-07-04 04:30:00', 'UTC+5.5'],
    ['America/New_York', '2031-01-04 10:00:00', '2031-01-04 15:00:00', 'EST'],
    ['Europe/Lisbon', '2031-01-04 10:00:00', '2031-01-04 10:00:00', 'WET'],
    ['Europe/Dublin', '2031-07-04 10:00:00', '2031-07-04 09:00:00', 'IST'],
    ['Europe/Moscow', '2031-07-04 10:00:00', '2031-07-04 07:00:00', 'MSK'],
    ['Asia/Seoul', '2031-07-04 10:00:00', '2031-07-04 01:00:00', 'KST'],
    ['Asia/Dubai', '2031-07-04 10:00:00', '2031-07-04 06:00:00', '+04'],
    ['GMT', '2031-07-04 10:00:00', '2031-07-04 10:00:00', 'GMT'],
  ])('keeps the time zone %s', async (timezone, start_date, utc, abbreviation) => {
    const event = await makeEvent(editor, { timezone, start_date, end_date: start_date })
    expect([event.timezone, event.start_date, event.utc_start_date, event.timezone_abbr]).toEqual([timezone, start_date, utc, abbreviation])
  })

  it.each([
    [true, true],
    ['TRUE', true],
    ['1', true],
    [1, true],
    ['False', false],
    ['0', false],
    [0, false],
  ])('accepts %j as a boolean', async (featured, read) => {
    expect(await (await createRaw({ featured })).json()).toMatchObject({ featured: read })
  })

  it.each(['', 'yes', 2, null, []])('refuses %j as a boolean', async (featured) => {
    expect(await failureIn(await createRaw({ featured }))).toEqual(invalid('featured'))
  })

  it('refuses an unknown time zone', async () => {
    for (const timezone of ['Mars/Phobos', 'UTC+99', 'noon'])
      expect(await failureOf(create(editor, { timezone }))).toEqual(invalid('timezone'))
  })

  it('reads local times of days before a zone crossed the date line', async () => {
    // Clocks went forward at midnight, and the offset was a day less than that of today.
    const event = await makeEvent(editor, { timezone: 'Pacific/Apia', start_date: '2010-09-25 23:00:00', end_date: '2010-09-26 01:30:00' })
    expect([event.end_date, event.utc_end_date]).toEqual(['2010-09-26 01:30:00', '2010-09-26 11:30:00'])
  })

  it('handles the hours that are skipped or repeated when clocks change', async () => {
    const skipped = await makeEvent(editor, { start_date: '2031-03-09 01:30:00', end_date: '2031-03-09 03:30:00' })
    expect([skipped.utc_start_date, skipped.utc_end_date]).toEqual(['2031-03-09 06:30:00', '2031-03-09 07:30:00'])
    const repeated = await makeEvent(editor, { start_date: '2031-11-02 01:30:00', end_date: '2031-11-02T01:30:00-05:00' })
    expect([repeated.utc_start_date, repeated.end_date, repeated.utc_end_date]).toEqual([
      '2031-11-02 05:30:00',
      '2031-11-02 01:30:00',
      '2031-11-02 06:30:00',
    ])
    // The second of the two hours is kept if another field changes and if it is sent back.
    const { start_date, end_date, timezone } = repeated
    for (const body of [{ title: newWord() }, { start_date, end_date, timezone }])
      expect((await changeEvent(editor, repeated.id, body)).utc_end_date).toBe('2031-11-02 06:30:00')
  })

  it('extends an all-day event to its whole first and last day', async () => {
    const event = await makeEvent(editor, {
      all_day: true,
      start_date: '2031-07-04 15:00',
      end_date: '2031-07-06 09:00',
      timezone: 'Asia/Kolkata',
    })
    expect([event.start_date, event.end_date, event.utc_start_date, event.utc_end_date]).toEqual([
      '2031-07-04 00:00:00',
      '2031-07-06 23:59:59',
      '2031-07-03 18:30:00',
      '2031-07-06 18:29:59',
    ])
  })

  it('refuses dates after the year 9999 in UTC', async () => {
    const wholeDay = { all_day: true, start_date: '9999-12-31', end_date: '9999-12-31' }
    expect(await failureOf(create(editor, wholeDay))).toEqual(invalid('end_date'))
    const { id } = await makeEvent(editor, { ...wholeDay, timezone: 'UTC' })
    expect(
      await failureOf(editor.calendar.PATCH('/events/{id}', { params: { path: { id } }, body: { timezone: 'America/New_York' } })),
    ).toEqual(invalid('end_date'))
  })

  it('moves an end before the start to the start', async () => {
    const event = await makeEvent(editor, { start_date: '2031-03-04 10:00', end_date: '2031-03-01' })
    expect([event.start_date, event.end_date, event.utc_end_date]).toEqual([
      '2031-03-04 10:00:00',
      '2031-03-04 10:00:00',
      '2031-03-04 15:00:00',
    ])
  })

  it('creates the venue and organizers from data, and accepts IDs in every notation', async () => {
    const [venue, one, two] = [await makeVenue(editor), await makeOrganizer(editor), await makeOrganizer(editor)]
    const name = newWord()
    const mixed = await makeEvent(editor, {
      venue: { venue: `${name} Mill`, city: 'Akron' },
      organizer: [two.id, { organizer: `${name} Choir` }, one.id, two.id],
    })
    expect(mixed.venue).toMatchObject({ venue: `${name} Mill`, city: 'Akron', status: 'publish' })
    expect(mixed.organizer.map((organizer) => organizer.organizer)).toEqual([two.organizer, `${name} Choir`, one.organizer])
    for (const spelling of [venue.id, [venue.id], { id: venue.id }])
      expect((await makeEvent(editor, { venue: spelling })).venue?.id).toBe(venue.id)
    expect((await makeEvent(editor, { organizer: { id: one.id } })).organizer.map(({ id }) => id)).toEqual([one.id])
    const byText = (await (await createRaw({ venue: String(venue.id), organizer: `${one.id},${two.id}` })).json()) as {
      venue: { id: number }
      organizer: { id: number }[]
    }
    expect([byText.venue.id, byText.organizer.map(({ id }) => id)]).toEqual([venue.id, [one.id, two.id]])
  })

  it('reuses a venue with the same name only if the user may edit it', async () => {
    const name = newWord()
    const theirs = await makeVenue(editor, { venue: name, city: 'Oslo' })
    const first = await makeEvent(author, { venue: { venue: name, city: 'Moss' } })
    expect(first.venue?.id).not.toBe(theirs.id)
    const second = await makeEvent(author, { venue: { venue: name.toUpperCase(), phone: '555' } })
    expect(second.venue).toMatchObject({ id: first.venue?.id, venue: name, city: 'Moss', phone: '555' })
    expect(await readVenue(anonymous, theirs.id)).toMatchObject({ city: 'Oslo', phone: null })
    // A venue that is given by its ID is not changed.
    await makeEvent(author, { venue: { id: theirs.id, venue: name, city: 'Bergen' } })
    expect((await readVenue(anonymous, theirs.id)).city).toBe('Oslo')
  })

  it('creates nothing if one part is invalid', async () => {
    const name = newWord()
    expect(await failureOf(create(editor, { venue: { venue: name }, organizer: [999_888_777] }))).toEqual(invalid('organizer'))
    expect(await dataOf(anonymous.calendar.GET('/venues', { params: { query: { search: name } } }))).toMatchObject({ venues: [], total: 0 })
  })

  it('accepts terms by slug, as a comma-separated list or as a single ID', async () => {
    const word = newWord()
    const category = await makeEventCategory(editor, { name: `${word} Film noir`, slug: `${word}-film` })
    for (const categories of [[`${word}-film`], `${word}-film`, category.id, String(category.id)])
      expect(await (await createRaw({ categories })).json()).toMatchObject({ categories: [{ id: category.id }] })
    const event = (await (await createRaw({ categories: `${word} film noir, ${word} New year` })).json()) as Event
    expect(event.categories.map(({ name }) => name)).toEqual([`${word} Film noir`, `${word} New year`])
    // Only a value in the form of a slug matches a slug.
    const plus = await makeEvent(editor, { tags: [`${word}c`, `${word}c++`] })
    expect(plus.tags.map(({ name }) => name)).toEqual([`${word}c`, `${word}c++`])
  })

  it('accepts terms by ID and by name, and ignores unknown IDs', async () => {
    const category = await makeEventCategory(editor)
    const tag = await makeEventTag(editor)
    const name = newWord()
    const event = await makeEvent(editor, {
      categories: [category.id, name, 999_888, 2_147_483_647],
      tags: [tag.name.toUpperCase(), { id: tag.id }],
    })
    expect(event.categories.map((term) => term.name).sort()).toEqual([category.name, name].sort())
    expect(event.tags.map((term) => term.id)).toEqual([tag.id])
    expect(event.tags[0]).toEqual({ ...tag, count: 1 })
    expect(await failureOf(create(server.as.contributor, { categories: [newWord()] }))).toEqual(invalid('categories'))
  })

  it('schedules an event with a publication date in the future', async () => {
    expect(await makeEvent(editor, { date: '2035-01-02 03:04:05' })).toMatchObject({
      status: 'future',
      date: '2035-01-02 03:04:05',
      date_utc: '2035-01-02 08:04:05',
    })
    expect(await makeEvent(editor, { date_utc: '2021-07-02 03:04:05' })).toMatchObject({
      status: 'publish',
      date: '2021-07-01 23:04:05',
      date_utc: '2021-07-02 03:04:05',
    })
    expect(await makeEvent(editor, { status: 'draft' })).toMatchObject({
      status: 'draft',
      date_utc: null,
      slug: '',
      url: expect.stringContaining('/?p='),
    })
  })

  it('creates valid, unique slugs', async () => {
    const word = newWord()
    expect((await makeEvent(editor, { slug: `${word} Own NAME, again!` })).slug).toBe(`${word}-own-name-again`)
    const slugs = [await makeEvent(editor, { title: word }), await makeEvent(editor, { title: word })].map((event) => event.slug)
    expect(slugs).toEqual([word, `${word}-2`])
    expect((await makeEvent(editor, { slug: 'feed' })).slug).toMatch(/^feed-\d+$/)
  })

  it('filters the HTML of users without unfiltered HTML', async () => {
    const event = await makeEvent(author, {
      description: '<p onclick="x()">Hi<script>alert(1)</script></p>',
      title: 'A <script>b</script>',
      excerpt: '<img src=x onerror=alert(1)>',
    })
    expect(JSON.stringify(event)).not.toMatch(/onclick|<script|onerror/)
    const { venue, cost } = await makeEvent(author, {
      cost: '<b>Donation</b>',
      venue: { venue: newWord(), address: '<script>x</script>1 Road & Co', phone: '<img src=x>1' },
    })
    expect([cost, venue?.address, venue?.phone]).toEqual(['Donation', '1 Road & Co', '1'])
    expect((await makeEvent(editor, { description: '<p onclick="x()">Hi</p>' })).description).toContain('onclick')
  })

  it.each([
    [{ title: '' }, 'title'],
    [{ title: ['a'] }, 'title'],
    [{ status: 'cancelled' }, 'status'],
    [{ website: 'example.org' }, 'website'],
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ featured: 'perhaps' }, 'featured'],
    [{ all_day: 'maybe' }, 'all_day'],
    [{ author: 999_888_777 }, 'author'],
    [{ image: 'poster' }, 'image'],
    [{ image: '999888777' }, 'image'],
    [{ venue: 'over there' }, 'venue'],
    [{ venue: { city: 'Akron' } }, 'venue'],
    [{ venue: { venue: 'Shed', website: 'nowhere' } }, 'venue'],
    [{ organizer: [{ email: 'who@example.org' }] }, 'organizer'],
    [{ date: 'whenever' }, 'date'],
    [{ date_utc: 'whenever' }, 'date_utc'],
    [{ cost: { amount: 1 } }, 'cost'],
  ])('refuses %j and names the field', async (body, name) => {
    expect(await failureIn(await createRaw(body))).toEqual(invalid(name))
  })

  it.each([
    [{ start_date: 'someday' }, 'start_date must be a date such as 2026-03-01 or 2026-03-01 09:30:00'],
    [{ website: 'nowhere' }, 'website must be a URL that starts with http:// or https://, or empty'],
    [{ venue: true }, 'venue must be integer or object or array or null'],
    [{ venue: [1, 2] }, 'venue must NOT have more than 1 items'],
    [{ venue: { venue: 'A barn', website: 'nowhere' } }, 'venue (website) must be a URL that starts with http:// or https://, or empty'],
    [
      { organizer: [{ organizer: 'A club', email: 'nobody' }] },
      'organizer (0.email) must be an email address such as club@example.org, or empty',
    ],
    [{ venue: { venue: 'A barn', image: '999888777' } }, 'venue (image) must be the ID or the URL of an uploaded image'],
    [{ organizer: { organizer: 'A club', author: 999_888_777 } }, 'organizer (author) is invalid: no user has the ID 999888777'],
    [{ title: undefined }, 'title is required'],
  ])('says in the error for %j what is valid', async (body, rule) => {
    expect(await (await createRaw(body)).json()).toMatchObject({ message: expect.stringContaining(`: ${rule}.`) })
  })

  it('names all missing fields', async () => {
    const response = await fetch(`${server.restRoot}/cal/events/v1/events`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: server.authorization.editor },
      body: '{}',
    })
    expect(await failureIn(response)).toEqual({
      status: 400,
      code: 'rest_missing_callback_param',
      params: ['end_date', 'start_date', 'title'],
    })
  })

  it('refuses a title of white space', async () => {
    expect(await failureOf(create(editor, { title: '  ' }))).toEqual({ status: 400, code: 'could-not-create-event' })
  })
})

const updates = (client: Client) => {
  const { calendar } = client
  return {
    updateEvent: (id: number, _slug: string, body: EventInput) => calendar.POST('/events/{id}', { params: { path: { id } }, body }),
    putEvent: (id: number, _slug: string, body: EventInput) => calendar.PUT('/events/{id}', { params: { path: { id } }, body }),
    patchEvent: (id: number, _slug: string, body: EventInput) => calendar.PATCH('/events/{id}', { params: { path: { id } }, body }),
    updateEventBySlug: (_id: number, slug: string, body: EventInput) =>
      calendar.POST('/events/by-slug/{slug}', { params: { path: { slug } }, body }),
    putEventBySlug: (_id: number, slug: string, body: EventInput) =>
      calendar.PUT('/events/by-slug/{slug}', { params: { path: { slug } }, body }),
    patchEventBySlug: (_id: number, slug: string, body: EventInput) =>
      calendar.PATCH('/events/by-slug/{slug}', { params: { path: { slug } }, body }),
  }
}

describe.each(['updateEvent', 'putEvent', 'patchEvent', 'updateEventBySlug', 'putEventBySlug', 'patchEventBySlug'] as const)(
  '%s',
  (name) => {
    const update = (client: Client, { id, slug }: { id: number; slug: string }, body: EventInput) => updates(client)[name](id, slug, body)

    it('changes the given fields and keeps the others', async () => {
      const before = await makeEvent(editor, {
        description: 'Bring a coat.',
        excerpt: 'For all.',
        cost: '12',
        featured: true,
        sticky: true,
        venue: { venue: newWord() },
        organizer: [{ organizer: newWord() }],
        tags: [newWord()],
        categories: [newWord()],
        timezone: 'Asia/Tokyo',
        website: 'https://example.org/',
      })
      const after = await dataOf(update(editor, before, { title: 'Another' }))
      const json_ld = { ...before.json_ld, name: 'Another' }
      expect({ ...after, modified: '', modified_utc: '' }).toEqual({ ...before, title: 'Another', json_ld, modified: '', modified_utc: '' })
    })

    it('keeps a draft without a date of its own if its response is sent back', async () => {
      const draft = await makeEvent(author, { status: 'draft', slug: newWord() })
      const { date, date_utc, title } = await readEvent(author, draft.id)
      const again = await dataOf(update(author, draft, { date, date_utc, title }))
      expect([again.date_utc, again.status]).toEqual([null, 'draft'])
    })

    it('changes nothing if the response is sent back', async () => {
      const before = await makeEvent(editor, {
        description: 'Bring a "coat".\n\nAnd shoes.',
        excerpt: 'For all.',
        cost: '5-10',
        venue: { venue: newWord(), state: 'Ohio', city: 'Akron' },
        organizer: [{ organizer: newWord() }],
        tags: [newWord()],
        categories: [newWord()],
      })
      const after = await dataOf(update(editor, before, before as EventInput))
      expect({ ...after, modified: '', modified_utc: '' }).toEqual({ ...before, modified: '', modified_utc: '' })
    })

    it('does not change the event if a value is invalid', async () => {
      const event = await makeEvent(editor)
      expect(await failureOf(update(editor, event, { title: 'Shaken', venue: 999_888_777 }))).toEqual(invalid('venue'))
      expect(await readEvent(anonymous, event.id)).toEqual(event)
    })
  },
)

describe('patchEvent', () => {
  it('keeps local dates if the time zone changes, and the start if the end changes', async () => {
    const event = await makeEvent(editor)
    expect(await changeEvent(editor, event.id, { timezone: 'Asia/Tokyo' })).toMatchObject({
      start_date: '2031-03-04 10:00:00',
      utc_start_date: '2031-03-04 01:00:00',
    })
    expect(await changeEvent(editor, event.id, { end_date: '2031-03-05' })).toMatchObject({
      start_date: '2031-03-04 10:00:00',
      end_date: '2031-03-05 00:00:00',
    })
  })

  it('removes the venue, organizers and terms', async () => {
    const event = await makeEvent(editor, {
      venue: { venue: newWord() },
      organizer: [{ organizer: newWord() }],
      tags: [newWord()],
      categories: [newWord()],
    })
    expect(await changeEvent(editor, event.id, { venue: [], organizer: null, tags: [], categories: null })).toMatchObject({
      venue: null,
      organizer: [],
      tags: [],
      categories: [],
    })
    const other = await makeEvent(editor, { venue: { venue: newWord() } })
    expect((await changeEvent(editor, other.id, { venue: null })).venue).toBeNull()
  })

  it('uses the URL of the event as its website if it has no other one', async () => {
    const event = await makeEvent(editor)
    const slug = newWord()
    expect((await changeEvent(editor, event.id, { website: event.website })).website).toBe(event.url)
    expect((await changeEvent(editor, event.id, { slug })).website).toBe(`${server.baseUrl}/event/${slug}/`)
  })

  it('publishes, unpublishes and restores an event', async () => {
    const event = await makeEvent(editor, { status: 'draft' })
    expect(await changeEvent(editor, event.id, { status: 'publish' })).toMatchObject({ status: 'publish', slug: event.title })
    expect(await changeEvent(editor, event.id, { status: 'draft' })).toMatchObject({ status: 'draft', slug: event.title })
    await editor.calendar.DELETE('/events/{id}', { params: { path: { id: event.id } } })
    expect(await changeEvent(editor, event.id, { status: 'publish' })).toMatchObject({ status: 'publish', slug: event.title })
  })

  it('removes a password', async () => {
    const event = await makeEvent(editor, { description: 'Hush.', password: 'lantern' })
    expect((await changeEvent(editor, event.id, { password: '' })).protected).toBe(false)
    expect((await readEvent(anonymous, event.id)).description).toBe('<p>Hush.</p>')
  })
})

describe('a change with If-Match', () => {
  it('is made if the entity tag is current, and refused otherwise', async () => {
    const { id } = await makeEvent(editor)
    const at = { params: { path: { id } } }
    const seen = (await editor.calendar.GET('/events/{id}', at)).response.headers.get('ETag') ?? ''
    const change = (title: string) => editor.calendar.PATCH('/events/{id}', { ...at, headers: { 'If-Match': seen }, body: { title } })
    expect((await dataOf(change('First'))).title).toBe('First')
    expect(await failureOf(change('Second'))).toEqual({ status: 412, code: 'rest_precondition_failed' })
    expect(await failureOf(editor.calendar.DELETE('/events/{id}', { ...at, headers: { 'If-Match': seen } }))).toEqual({
      status: 412,
      code: 'rest_precondition_failed',
    })
    expect(await readEvent(anonymous, id)).toMatchObject({ title: 'First', status: 'publish' })
  })
})

describe('getEvent', () => {
  it('hides the texts of a protected event from callers without the password', async () => {
    const event = await makeEvent(editor, { description: 'Hush.', excerpt: 'Psst.', password: 'lantern' })
    expect(event).toMatchObject({ description: '<p>Hush.</p>', protected: true })
    expect(JSON.stringify(event)).not.toContain('lantern')
    expect(await readEvent(anonymous, event.id)).toMatchObject({ description: '', excerpt: '', protected: true, title: event.title })
    expect(await readEvent(author, event.id)).toMatchObject({ description: '' })
    expect(await readEvent(anonymous, event.id, { password: '' })).toMatchObject({ description: '', protected: true })
    expect(await readEvent(anonymous, event.id, { password: 'lantern' })).toMatchObject({
      description: '<p>Hush.</p>',
      excerpt: '<p>Psst.</p>',
    })
    expect(
      await failureOf(anonymous.calendar.GET('/events/{id}', { params: { path: { id: event.id }, query: { password: 'guess' } } })),
    ).toEqual({ status: 403, code: 'rest_post_incorrect_password' })
    expect(await readEvent(editor, event.id)).toMatchObject({ description: '<p>Hush.</p>' })
  })

  it('ignores a password if none is needed', async () => {
    const event = await makeEvent(editor, { description: 'All.' })
    expect((await readEvent(anonymous, event.id, { password: 'guess' })).description).toBe('<p>All.</p>')
  })

  it('shows the current venue and organizers, but only to callers who may read them', async () => {
    const venue = await makeVenue(editor)
    const [kept, gone] = [await makeOrganizer(editor), await makeOrganizer(editor)]
    const event = await makeEvent(editor, { venue: venue.id, organizer: [gone.id, kept.id] })
    await editor.calendar.PATCH('/venues/{id}', { params: { path: { id: venue.id } }, body: { status: 'private', city: 'Exeter' } })
    await editor.calendar.DELETE('/organizers/{id}', { params: { path: { id: gone.id } } })
    expect((await readEvent(anonymous, event.id)).venue).toBeNull()
    expect((await readEvent(author, event.id)).venue).toBeNull()
    expect((await readEvent(editor, event.id)).venue).toMatchObject({ id: venue.id, city: 'Exeter' })
    for (const client of [anonymous, editor]) expect((await readEvent(client, event.id)).organizer.map(({ id }) => id)).toEqual([kept.id])
  })

  it('returns 404 for an ID that is not an event', async () => {
    const venue = await makeVenue(editor)
    for (const id of [0, 999_888_777, venue.id])
      expect(await failureOf(anonymous.calendar.GET('/events/{id}', { params: { path: { id } } }))).toEqual({
        status: 404,
        code: 'rest_post_invalid_id',
      })
  })

  it('has an HTML page', async () => {
    const event = await makeEvent(editor, {
      title: `${newWord()} <em>Walk</em>`,
      description: 'Bring a coat.',
      venue: { venue: `${newWord()} Mill` },
      cost: '<b>5</b>',
    })
    const page = await fetch(event.url)
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).toContain('Bring a coat.')
    expect(html).toContain(event.venue?.venue)
    expect(html).toContain('&lt;b&gt;5')
    for (const url of [event.venue?.url ?? '', `${server.baseUrl}/?p=${event.id}`]) {
      const response = await fetch(url)
      expect([url, response.status]).toEqual([url, 200])
      expect(await response.text()).toContain(event.title)
    }
    const secret = await makeEvent(editor, { description: 'Hush.', password: 'x' })
    expect(await (await fetch(secret.url)).text()).not.toContain('Hush.')
    const draft = await makeEvent(editor, { status: 'draft', slug: newWord() })
    expect((await fetch(`${server.baseUrl}/event/${draft.slug}/`)).status).toBe(404)
  })
})

describe('getEventBySlug', () => {
  it('reads the event, also one with a slug in another script', async () => {
    const event = await makeEvent(editor, { title: `${newWord()} კონცერტი` })
    const decoded = decodeURIComponent(event.slug)
    expect(decoded).toMatch(/კონცერტი$/)
    for (const slug of [event.slug, decoded])
      expect((await dataOf(anonymous.calendar.GET('/events/by-slug/{slug}', { params: { path: { slug } } }))).id).toBe(event.id)
  })

  it('returns 404 for an unknown slug', async () => {
    const broken = await fetch(`${server.restRoot}/cal/events/v1/events/by-slug/%E1%83`)
    expect(await failureIn(broken)).toEqual({ status: 404, code: 'rest_no_route' })
    expect(await failureOf(anonymous.calendar.GET('/events/by-slug/{slug}', { params: { path: { slug: newWord() } } }))).toEqual({
      status: 404,
      code: 'rest_post_invalid_id',
    })
  })
})

describe('deleteEvent', () => {
  it('keeps slugs in the trash unique', async () => {
    const slug = newWord()
    const trashedSlug = async (): Promise<string> => {
      const { id } = await makeEvent(editor, { slug })
      return (await dataOf(editor.calendar.DELETE('/events/{id}', { params: { path: { id } } }))).slug
    }
    expect([await trashedSlug(), await trashedSlug()]).toEqual([`${slug}__trashed`, `${slug}__trashed-2`])
  })

  it('moves the event to the trash, once', async () => {
    const event = await makeEvent(editor)
    const remove = () => editor.calendar.DELETE('/events/{id}', { params: { path: { id: event.id }, query: { password: 'any' } } })
    expect(await dataOf(remove())).toMatchObject({ id: event.id, status: 'trash', slug: `${event.slug}__trashed` })
    expect(await failureOf(remove())).toEqual({ status: 410, code: 'event-is-in-trash' })
    expect(await failureOf(anonymous.calendar.GET('/events/{id}', { params: { path: { id: event.id } } }))).toEqual({
      status: 403,
      code: 'event-not-accessible',
    })
    expect((await readEvent(editor, event.id)).status).toBe('trash')
  })
})

describe('deleteEventBySlug', () => {
  it('moves the event to the trash', async () => {
    const { slug, id } = await makeEvent(editor)
    const remove = () => editor.calendar.DELETE('/events/by-slug/{slug}', { params: { path: { slug } } })
    expect(await dataOf(remove())).toMatchObject({ id, status: 'trash' })
    expect(await failureOf(remove())).toEqual({ status: 404, code: 'rest_post_invalid_id' })
  })
})
