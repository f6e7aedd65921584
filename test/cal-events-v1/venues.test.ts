// Venues: creating, updating and reading them by ID and by slug, and their list.
import { describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import type { operations } from '#generated/cal-events-v1/client.ts'
import { dataOf, invalid, failureIn, failureOf } from '../support/responses.ts'
import { changeVenue, makeEvent, makeVenue, readVenue } from '../support/calendar.ts'
import type { Venue, VenueInput } from '../support/calendar.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { storeItems } from '../support/stored-items.ts'

type Query = Omit<NonNullable<operations['listVenues']['parameters']['query']>, '_fields'>

const server = await sharedServer({ SITE_TIMEZONE: 'America/New_York' })
const { editor, author } = server.as
const anonymous = server.anonymous

const create = (client: Client, body: VenueInput) => client.calendar.POST('/venues', { body: { venue: newWord(), ...body } })
const createRaw = (body: object) =>
  fetch(`${server.restRoot}/cal/events/v1/venues`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: server.authorization.editor },
    body: JSON.stringify(body),
  })
const list = (client: Client, query: Query) => dataOf(client.calendar.GET('/venues', { params: { query } }))
const names = async (client: Client, query: Query): Promise<string[]> => (await list(client, query)).venues.map((venue) => venue.venue)

describe('createVenue', () => {
  it('requires only a name, and returns every property', async () => {
    const word = newWord()
    const { data, response } = await create(editor, { venue: `${word} Corner Room` })
    expect(response.status).toBe(201)
    expect(response.headers.get('Location')).toBe(`${server.restRoot}/cal/events/v1/venues/${data?.id}`)
    expect(data).toEqual({
      id: expect.any(Number),
      author: server.ids.editor,
      status: 'publish',
      date: expect.any(String),
      date_utc: expect.any(String),
      modified: expect.any(String),
      modified_utc: expect.any(String),
      url: `${server.baseUrl}/venue/${word}-corner-room/`,
      global_id: expect.any(String),
      global_id_lineage: [expect.any(String)],
      json_ld: expect.any(Object),
      rest_url: `${server.restRoot}/cal/events/v1/venues/${data?.id}`,
      venue: `${word} Corner Room`,
      description: '',
      slug: `${word}-corner-room`,
      image: null,
      address: null,
      city: null,
      country: null,
      province: null,
      state: null,
      zip: null,
      phone: null,
      website: null,
      stateprovince: null,
      show_map: true,
      show_map_link: true,
      geo_lat: null,
      geo_lng: null,
    })
    expect(await readVenue(anonymous, data?.id ?? 0)).toEqual(data)
  })

  it('stores every field', async () => {
    const fields = {
      description: 'A former mill.',
      address: '14 Lock Lane',
      city: 'Leeds',
      country: 'United Kingdom',
      province: 'West Yorkshire',
      zip: 'LS1 4AP',
      phone: '+44 113',
      website: 'https://mill.example/visit',
      show_map: 'false',
      show_map_link: true,
      geo_lat: 53.79,
      geo_lng: -1.54,
      date: '2021-02-03 09:30:00',
      author: server.ids.author,
    } as const
    const venue = await makeVenue(editor, fields)
    expect(venue).toMatchObject({
      ...fields,
      description: '<p>A former mill.</p>',
      state: null,
      stateprovince: 'West Yorkshire',
      show_map: false,
      date_utc: '2021-02-03 14:30:00',
      modified: '2021-02-03 09:30:00',
    })
  })

  it.each([
    [{ state: 'Ohio' }, 'Ohio'],
    [{ province: 'Otago' }, 'Otago'],
    [{ state: 'Maine', province: 'Quebec', stateprovince: 'Both sides' }, 'Both sides'],
    [{ state: 'Maine', province: 'Quebec', country: 'United States' }, 'Maine'],
    [{ state: 'Maine', province: 'Quebec', country: 'Canada' }, 'Quebec'],
    [{ stateprovince: 'Borneo' }, 'Borneo'],
  ])('determines the state or province of %j', async (fields, stateprovince) => {
    const venue = await makeVenue(editor, fields)
    expect(venue.stateprovince).toBe(stateprovince)
    // If its own value is sent back, it still follows the state and the province.
    await changeVenue(editor, venue.id, { stateprovince })
    expect((await changeVenue(editor, venue.id, { state: 'Texas', province: 'Texas' })).stateprovince).toBe(
      'stateprovince' in fields ? stateprovince : 'Texas',
    )
  })

  it('reuses the venue with the same name, unless its description differs or it belongs to another user', async () => {
    const name = newWord()
    const first = await makeVenue(author, { venue: name, city: 'Crewe', phone: '1', description: 'Engine shed.' })
    expect(await makeVenue(author, { venue: name.toUpperCase(), phone: '2' })).toMatchObject({
      id: first.id,
      venue: name,
      city: 'Crewe',
      phone: '2',
      description: '<p>Engine shed.</p>',
    })
    const second = await makeVenue(author, { venue: name, description: 'Goods shed.' })
    expect(second).toMatchObject({ slug: `${name}-2`, city: null })
    expect((await makeVenue(server.as.contributor, { venue: name })).id).not.toBe(first.id)
    for (const { id } of [first, second]) await author.calendar.DELETE('/venues/{id}', { params: { path: { id } } })
    expect([first.id, second.id]).not.toContain((await makeVenue(author, { venue: name })).id)
  })

  it.each([
    [{ venue: '' }, 'venue'],
    [{ venue: ['x'] }, 'venue'],
    [{ venue: 'R', website: 'not an address' }, 'website'],
    [{ venue: 'R', status: 'sleeping' }, 'status'],
    [{ venue: 'R', date: 'the day after' }, 'date'],
    [{ venue: 'R', author: 999_999 }, 'author'],
    [{ venue: 'R', image: '999999' }, 'image'],
    [{ venue: 'R', show_map: 'perhaps' }, 'show_map'],
    [{ venue: 'R', city: ['Derby'] }, 'city'],
    [{ venue: 'R', geo_lat: 'north', geo_lng: 1 }, 'geo_lat'],
  ])('refuses %j', async (body, name) => {
    expect(await failureIn(await createRaw(body))).toEqual(invalid(name))
  })

  it('keeps the status, author, date and slug of a venue that is reused', async () => {
    const name = `${newWord()} Arts & Crafts`
    const first = await makeVenue(author, { venue: name, date: '2021-01-02' })
    const again = { venue: name, status: 'draft', date: '2022-01-02', slug: newWord(), city: 'Crewe' } as const
    for (const { id, status, date, slug } of [
      await makeVenue(author, again),
      (await makeEvent(author, { venue: again })).venue ?? first,
      await makeVenue(editor, { ...again, author: server.ids.editor }),
    ])
      expect({ id, status, date, slug }).toEqual({ id: first.id, status: 'publish', date: first.date, slug: first.slug })
    expect(await readVenue(editor, first.id)).toMatchObject({ author: server.ids.author, city: 'Crewe' })
  })

  it('refuses a venue without a name', async () => {
    expect(await failureIn(await createRaw({ city: 'Derby' }))).toEqual({
      status: 400,
      code: 'rest_missing_callback_param',
      params: ['venue'],
    })
    expect(await failureIn(await createRaw({ venue: '   ' }))).toEqual({ status: 400, code: 'could-not-create-venue' })
  })

  it('creates slugs for drafts, so that they can be used by slug', async () => {
    const name = newWord()
    expect(await makeVenue(editor, { venue: name, status: 'draft' })).toMatchObject({ slug: name, date_utc: null })
  })
})

describe('an image', () => {
  it('is an uploaded image, given by ID, by URL or as in responses', async () => {
    const { db } = server.context
    const upload = async (slug: string, mime_type: string): Promise<{ id: number; guid: string }> => {
      const guid = `https://example.org/${newWord()}/${slug}`
      const [id = 0] = await storeItems(server, [
        { type: 'attachment', status: 'inherit', slug, author: server.ids.editor, mime_type, guid },
      ])
      return { id, guid }
    }
    const [stage, notes] = [await upload('stage.jpg', 'image/jpeg'), await upload('notes.pdf', 'application/pdf')]
    const venue = await makeVenue(editor, { image: String(stage.id) })
    expect(venue.image).toMatchObject({ id: stage.id, url: expect.any(String), extension: 'jpg', sizes: {} })
    for (const image of [stage.guid, venue.image]) expect((await makeVenue(editor, { image })).image).toEqual(venue.image)
    expect((await makeEvent(editor, { image: String(stage.id) })).image).toEqual(venue.image)
    for (const image of [String(notes.id), notes.guid, `${stage.id}x`, `${server.baseUrl}/cms-content/uploads/%`])
      expect(await failureOf(create(editor, { image }))).toEqual(invalid('image'))
    expect((await changeVenue(editor, venue.id, { image: null })).image).toBeNull()
    const other = await makeVenue(editor, { image: String(stage.id) })
    await db.updateTable('content').set({ status: 'private' }).where('id', '=', stage.id).execute()
    expect((await readVenue(anonymous, other.id)).image).toBeNull()
  })
})

const updates = ({ calendar }: Client) => ({
  updateVenue: ({ id }: Venue, body: VenueInput) => calendar.POST('/venues/{id}', { params: { path: { id } }, body }),
  putVenue: ({ id }: Venue, body: VenueInput) => calendar.PUT('/venues/{id}', { params: { path: { id } }, body }),
  patchVenue: ({ id }: Venue, body: VenueInput) => calendar.PATCH('/venues/{id}', { params: { path: { id } }, body }),
  updateVenueBySlug: ({ slug }: Venue, body: VenueInput) => calendar.POST('/venues/by-slug/{slug}', { params: { path: { slug } }, body }),
  putVenueBySlug: ({ slug }: Venue, body: VenueInput) => calendar.PUT('/venues/by-slug/{slug}', { params: { path: { slug } }, body }),
  patchVenueBySlug: ({ slug }: Venue, body: VenueInput) => calendar.PATCH('/venues/by-slug/{slug}', { params: { path: { slug } }, body }),
})

describe.each(['updateVenue', 'putVenue', 'patchVenue', 'updateVenueBySlug', 'putVenueBySlug', 'patchVenueBySlug'] as const)(
  '%s',
  (name) => {
    const unchanged = (venue: Venue): object => ({ ...venue, json_ld: undefined, modified: '', modified_utc: '' })

    it('changes the given fields, clears empty ones and null, and keeps the others', async () => {
      const before = await makeVenue(editor, {
        address: '3 Stone Way',
        city: 'Bath',
        zip: 'BA1',
        phone: '1',
        website: 'https://quarry.example',
        description: 'Open air.',
        show_map: false,
      })
      const after = await dataOf(updates(editor)[name](before, { city: 'Bristol', zip: '', phone: null, website: '' }))
      expect(unchanged(after)).toEqual(unchanged({ ...before, city: 'Bristol', zip: null, phone: null, website: null }))
      expect(await readVenue(anonymous, before.id)).toEqual(after)
    })

    it('changes nothing if the response is sent back', async () => {
      const before = await makeVenue(editor, {
        venue: `${newWord()} "Old" Smith's Yard & Barn`,
        description: 'One.\n\nTwo.',
        state: 'Ohio',
        geo_lat: 1.5,
        geo_lng: 2,
      })
      expect(unchanged(await dataOf(updates(editor)[name](before, before as VenueInput)))).toEqual(unchanged(before))
    })
  },
)

describe('getVenue', () => {
  it('returns rendered HTML', async () => {
    const word = newWord()
    const venue = await makeVenue(editor, {
      venue: `${word} "Old" Smith's Yard & Barn`,
      description: 'The barn\'s "door".\n\nBring a coat.',
    })
    expect(venue).toMatchObject({
      venue: `${word} &#8220;Old&#8221; Smith&#8217;s Yard &#038; Barn`,
      slug: `${word}-old-smiths-yard-barn`,
      description: '<p>The barn&#8217;s &#8220;door&#8221;.</p>\n<p>Bring a coat.</p>',
    })
  })

  it('returns only venues', async () => {
    const event = await makeEvent(editor)
    expect(await failureOf(anonymous.calendar.GET('/venues/{id}', { params: { path: { id: event.id } } }))).toEqual({
      status: 404,
      code: 'rest_post_invalid_id',
    })
  })
})

describe('getVenueBySlug', () => {
  it('reads the venue, also a draft for its author', async () => {
    const venue = await makeVenue(author, { status: 'draft' })
    const read = (client: Client, slug = venue.slug) => client.calendar.GET('/venues/by-slug/{slug}', { params: { path: { slug } } })
    expect((await dataOf(read(author))).id).toBe(venue.id)
    expect(await failureOf(read(anonymous))).toEqual({ status: 404, code: 'rest_post_invalid_id' })
    expect(await failureOf(read(editor, String(venue.id)))).toEqual({ status: 404, code: 'rest_post_invalid_id' })
  })
})

describe('listVenues', () => {
  it('is sorted from new to old, in pages with links', async () => {
    const word = newWord()
    for (const [name, day] of [
      ['One', '01'],
      ['Three', '03'],
      ['Two', '02'],
    ])
      await makeVenue(editor, { venue: `${word} ${name}`, date: `2021-01-${day}` })
    const second = await dataOf(anonymous.calendar.GET('/venues', { params: { query: { search: word, per_page: 1, page: 2 } } }))
    const url = `${server.restRoot}/cal/events/v1/venues/`
    expect(second).toMatchObject({
      venues: [{ venue: `${word} Two` }],
      total: 3,
      total_pages: 3,
      rest_url: `${url}?page=2&per_page=1&search=${word}&status=publish`,
      next_rest_url: `${url}?per_page=1&search=${word}&status=publish&page=3`,
      previous_rest_url: `${url}?per_page=1&search=${word}&status=publish`,
    })
    expect(await names(anonymous, { search: word })).toEqual([`${word} Three`, `${word} Two`, `${word} One`])
    expect(await failureOf(anonymous.calendar.GET('/venues', { params: { query: { search: word, per_page: 2, page: 3 } } }))).toEqual({
      status: 404,
      code: 'venue-archive-page-not-found',
    })
  })

  it('searches names, descriptions and contact fields for every word', async () => {
    const word = newWord()
    await makeVenue(editor, { venue: `${word} Shed`, date: '2021-01-01' })
    await makeVenue(editor, { venue: `${word} Old Bank`, description: 'By the harbour', date: '2021-01-02' })
    await makeVenue(editor, { venue: `${word} New Bank`, city: 'Harbourtown', date: '2021-01-03' })
    await makeVenue(editor, { venue: `${word} Chapel`, phone: '77 100%', date: '2021-01-04' })
    expect(await names(anonymous, { search: `${word} harbour` })).toEqual([`${word} New Bank`, `${word} Old Bank`])
    expect(await names(anonymous, { search: `BANK ${word} -old` })).toEqual([`${word} New Bank`])
    expect(await names(anonymous, { search: `100% ${word}` })).toEqual([`${word} Chapel`])
    expect(await names(anonymous, { search: `${word} 10_%` })).toEqual([])
  })

  it('filters by events', async () => {
    const word = newWord()
    const [busy, former, empty] = [
      await makeVenue(editor, { venue: `${word} Busy`, date: '2021-01-03' }),
      await makeVenue(editor, { venue: `${word} Former`, date: '2021-01-02' }),
      await makeVenue(editor, { venue: `${word} Empty`, date: '2021-01-01' }),
    ]
    const fair = await makeEvent(editor, { venue: busy.id })
    await makeEvent(editor, { venue: former.id, start_date: '2018-05-01', end_date: '2018-05-02' })
    const draft = await makeEvent(editor, { venue: empty.id, status: 'draft' })
    expect(await names(anonymous, { search: word, event: fair.id })).toEqual([busy.venue])
    expect(await names(anonymous, { search: word, has_events: true })).toEqual([busy.venue, former.venue])
    expect(await names(anonymous, { search: word, has_events: false })).toEqual([empty.venue])
    expect(await names(anonymous, { search: word, only_with_upcoming: true })).toEqual([busy.venue])
    expect(await names(anonymous, { search: word, only_with_upcoming: false })).toHaveLength(3)
    for (const event of [draft.id, busy.id, 999_999])
      expect(await failureOf(anonymous.calendar.GET('/venues', { params: { query: { event } } }))).toEqual(invalid('event'))
    expect(await names(editor, { event: draft.id })).toEqual([empty.venue])
  })

  it('shows only what the caller may read, filtered by status', async () => {
    const word = newWord()
    const [live, rough, hidden] = [
      await makeVenue(editor, { venue: `${word} Live`, date: '2021-01-03' }),
      await makeVenue(editor, { venue: `${word} Rough`, status: 'draft', date: '2021-01-02' }),
      await makeVenue(author, { venue: `${word} Hidden`, status: 'private', date: '2021-01-01' }),
    ]
    expect(await names(anonymous, { search: word })).toEqual([live.venue])
    expect(await names(author, { search: word })).toEqual([live.venue, hidden.venue])
    expect(await names(editor, { search: word })).toEqual([live.venue, rough.venue, hidden.venue])
    expect(await names(editor, { search: word, status: ['draft', 'private'] })).toEqual([rough.venue, hidden.venue])
    expect(await failureOf(anonymous.calendar.GET('/venues', { params: { query: { status: ['draft'] } } }))).toEqual(invalid('status'))
    expect((await list(author, { search: word })).total).toBe(2)
  })
})

describe.each(['deleteVenue', 'deleteVenueBySlug'] as const)('%s', (name) => {
  it('moves the venue to the trash; publishing restores it', async () => {
    const { id, slug } = await makeVenue(editor, { city: 'Hull' })
    const removed =
      name === 'deleteVenue'
        ? editor.calendar.DELETE('/venues/{id}', { params: { path: { id } } })
        : editor.calendar.DELETE('/venues/by-slug/{slug}', { params: { path: { slug } } })
    expect(await dataOf(removed)).toMatchObject({ id, status: 'trash', slug: `${slug}__trashed`, city: 'Hull' })
    expect(await failureOf(editor.calendar.DELETE('/venues/{id}', { params: { path: { id } } }))).toEqual({
      status: 410,
      code: 'venue-is-in-trash',
    })
    expect(await failureOf(anonymous.calendar.GET('/venues/by-slug/{slug}', { params: { path: { slug } } }))).toEqual({
      status: 404,
      code: 'rest_post_invalid_id',
    })
    expect(await changeVenue(editor, id, { status: 'publish' })).toMatchObject({ slug, city: 'Hull' })
    expect((await readVenue(anonymous, id)).status).toBe('publish')
  })
})
