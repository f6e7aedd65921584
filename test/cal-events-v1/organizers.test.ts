// Organizers: creating, updating and reading them by ID and by slug, and their list.
import { describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import { dataOf, invalid, failureIn, failureOf } from '../support/responses.ts'
import { makeEvent, makeOrganizer, readOrganizer } from '../support/calendar.ts'
import type { Organizer, OrganizerInput } from '../support/calendar.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer({ SITE_TIMEZONE: 'America/New_York' })
const { editor, author } = server.as
const anonymous = server.anonymous

const createRaw = (body: object) =>
  fetch(`${server.restRoot}/cal/events/v1/organizers`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: server.authorization.editor },
    body: JSON.stringify(body),
  })

describe('createOrganizer', () => {
  it('stores every field, and returns every property', async () => {
    const word = newWord()
    const { data, response } = await editor.calendar.POST('/organizers', {
      body: {
        organizer: `${word} Society`,
        description: 'We sing.',
        author: server.ids.author,
        date: '2021-06-03 09:30:00',
        phone: '020',
        website: 'https://lantern.example/about?lang=en',
        email: 'hello@lantern.example',
      },
    })
    expect(response.status).toBe(201)
    expect(response.headers.get('Location')).toBe(`${server.restRoot}/cal/events/v1/organizers/${data?.id}`)
    expect(data).toEqual({
      id: expect.any(Number),
      author: server.ids.author,
      status: 'publish',
      date: '2021-06-03 09:30:00',
      date_utc: '2021-06-03 13:30:00',
      modified: '2021-06-03 09:30:00',
      modified_utc: '2021-06-03 13:30:00',
      url: `${server.baseUrl}/organizer/${word}-society/`,
      global_id: expect.any(String),
      global_id_lineage: [expect.any(String)],
      json_ld: expect.any(Object),
      rest_url: `${server.restRoot}/cal/events/v1/organizers/${data?.id}`,
      organizer: `${word} Society`,
      description: '<p>We sing.</p>',
      slug: `${word}-society`,
      image: null,
      phone: '020',
      website: 'https://lantern.example/about?lang=en',
      email: 'hello@lantern.example',
    })
    expect(await readOrganizer(anonymous, data?.id ?? 0)).toEqual(data)
  })

  it('reuses the organizer with the same name', async () => {
    const name = newWord()
    const first = await makeOrganizer(author, { organizer: name, email: 'a@b.example' })
    expect(await makeOrganizer(author, { organizer: name, phone: '1' })).toMatchObject({ id: first.id, email: 'a@b.example', phone: '1' })
    expect((await makeOrganizer(author, { organizer: name, description: 'Others.' })).id).not.toBe(first.id)
  })

  it.each([
    [{ organizer: '' }, 'organizer'],
    [{ organizer: true }, 'organizer'],
    [{ organizer: 'R', website: 'rowers dot example' }, 'website'],
    [{ organizer: 'R', email: 'nobody' }, 'email'],
    [{ organizer: 'R', email: 'a@b@c' }, 'email'],
    [{ organizer: 'R', status: 'retired' }, 'status'],
    [{ organizer: 'R', date: 'next year, perhaps' }, 'date'],
    [{ organizer: 'R', author: 'nobody' }, 'author'],
  ])('refuses %j', async (body, name) => {
    expect(await failureIn(await createRaw(body))).toEqual(invalid(name))
  })

  it('refuses an organizer without a name', async () => {
    expect(await failureIn(await createRaw({}))).toEqual({ status: 400, code: 'rest_missing_callback_param', params: ['organizer'] })
    expect(await failureIn(await createRaw({ organizer: '  ' }))).toEqual({ status: 400, code: 'could-not-create-organizer' })
  })
})

const updates = ({ calendar }: Client) => ({
  updateOrganizer: ({ id }: Organizer, body: OrganizerInput) => calendar.POST('/organizers/{id}', { params: { path: { id } }, body }),
  putOrganizer: ({ id }: Organizer, body: OrganizerInput) => calendar.PUT('/organizers/{id}', { params: { path: { id } }, body }),
  patchOrganizer: ({ id }: Organizer, body: OrganizerInput) => calendar.PATCH('/organizers/{id}', { params: { path: { id } }, body }),
  updateOrganizerBySlug: ({ slug }: Organizer, body: OrganizerInput) =>
    calendar.POST('/organizers/by-slug/{slug}', { params: { path: { slug } }, body }),
  putOrganizerBySlug: ({ slug }: Organizer, body: OrganizerInput) =>
    calendar.PUT('/organizers/by-slug/{slug}', { params: { path: { slug } }, body }),
  patchOrganizerBySlug: ({ slug }: Organizer, body: OrganizerInput) =>
    calendar.PATCH('/organizers/by-slug/{slug}', { params: { path: { slug } }, body }),
})

describe.each([
  'updateOrganizer',
  'putOrganizer',
  'patchOrganizer',
  'updateOrganizerBySlug',
  'putOrganizerBySlug',
  'patchOrganizerBySlug',
] as const)('%s', (name) => {
  it('changes only the given fields, clears empty ones and null, and accepts its own response', async () => {
    const before = await makeOrganizer(editor, {
      description: 'One.',
      phone: '1',
      website: 'https://rowers.example',
      email: 'row@rowers.example',
    })
    const unchanged = (organizer: Organizer): object => ({
      ...organizer,
      json_ld: undefined,
      modified: '',
      modified_utc: '',
    })
    const same = await dataOf(updates(editor)[name](before, before as OrganizerInput))
    expect(unchanged(same)).toEqual(unchanged(before))
    const after = await dataOf(updates(editor)[name](before, { email: 'crew@rowers.example', phone: '', website: null }))
    expect(unchanged(after)).toEqual(unchanged({ ...before, email: 'crew@rowers.example', phone: null, website: null }))
  })
})

describe('getOrganizer', () => {
  it('returns only organizers, which have an HTML page', async () => {
    const organizer = await makeOrganizer(editor, { phone: '555 0102' })
    const event = await makeEvent(editor, { organizer: [organizer.id] })
    expect(await failureOf(anonymous.calendar.GET('/organizers/{id}', { params: { path: { id: event.id } } }))).toEqual({
      status: 404,
      code: 'rest_post_invalid_id',
    })
    const html = await (await fetch(organizer.url)).text()
    expect(html).toContain('555 0102')
    expect(html).toContain(event.url)
  })
})

describe('getOrganizerBySlug', () => {
  it('reads the organizer', async () => {
    const organizer = await makeOrganizer(editor)
    const read = (slug: string) => anonymous.calendar.GET('/organizers/by-slug/{slug}', { params: { path: { slug } } })
    expect(await dataOf(read(organizer.slug))).toEqual(organizer)
    expect(await failureOf(read(newWord()))).toEqual({ status: 404, code: 'rest_post_invalid_id' })
  })
})

describe('listOrganizers', () => {
  it('searches, filters by events, and is paginated', async () => {
    const word = newWord()
    const [anglers, bakers, cooks] = [
      await makeOrganizer(editor, { organizer: `${word} Anglers`, date: '2021-01-03' }),
      await makeOrganizer(editor, { organizer: `${word} Bakers`, email: 'oven@bakers.example', date: '2021-01-02' }),
      await makeOrganizer(editor, { organizer: `${word} Cooks`, date: '2021-01-01' }),
    ]
    const picnic = await makeEvent(editor, { organizer: [anglers.id, bakers.id] })
    await makeEvent(editor, { organizer: [bakers.id, cooks.id], start_date: '2017-05-01', end_date: '2017-05-01' })
    const found = async (query: object) =>
      (await dataOf(anonymous.calendar.GET('/organizers', { params: { query: { search: word, ...query } } }))).organizers.map(
        ({ id }) => id,
      )
    expect(await found({})).toEqual([anglers.id, bakers.id, cooks.id])
    expect(await found({ event: picnic.id })).toEqual([anglers.id, bakers.id])
    expect(await found({ only_with_upcoming: true })).toEqual([anglers.id, bakers.id])
    expect(await found({ has_events: false })).toEqual([])
    expect(await found({ search: `${word} oven@bakers.example` })).toEqual([bakers.id])
    expect(await found({ per_page: 2, page: 2 })).toEqual([cooks.id])
    expect(await failureOf(anonymous.calendar.GET('/organizers', { params: { query: { search: word, page: 2 } } }))).toEqual({
      status: 404,
      code: 'organizer-archive-page-not-found',
    })
    expect(await failureOf(anonymous.calendar.GET('/organizers', { params: { query: { event: cooks.id } } }))).toEqual(invalid('event'))
  })
})

describe.each(['deleteOrganizer', 'deleteOrganizerBySlug'] as const)('%s', (name) => {
  it('moves the organizer to the trash; publishing restores it', async () => {
    const { id, slug } = await makeOrganizer(editor)
    const remove = () =>
      name === 'deleteOrganizer'
        ? editor.calendar.DELETE('/organizers/{id}', { params: { path: { id } } })
        : editor.calendar.DELETE('/organizers/by-slug/{slug}', { params: { path: { slug } } })
    expect(await dataOf(remove())).toMatchObject({ id, status: 'trash' })
    expect(await failureOf(editor.calendar.DELETE('/organizers/{id}', { params: { path: { id } } }))).toEqual({
      status: 410,
      code: 'organizer-is-in-trash',
    })
    expect(await failureOf(anonymous.calendar.GET('/organizers/{id}', { params: { path: { id } } }))).toEqual({
      status: 403,
      code: 'organizer-not-accessible',
    })
    await editor.calendar.PATCH('/organizers/{id}', { params: { path: { id } }, body: { status: 'publish' } })
    expect((await readOrganizer(anonymous, id)).slug).toBe(slug)
  })
})
