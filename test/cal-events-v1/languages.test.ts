// Items with texts in two languages: written, read and searched in both.
import { describe, expect, it } from '@jest/globals'
import { createClient } from '../../client/index.ts'
import { dataOf } from '../support/responses.ts'
import {
  changeEvent,
  changeVenue,
  eventIds,
  makeEvent,
  makeEventCategory,
  makeOrganizer,
  makeVenue,
  readEvent,
  readOrganizer,
  readVenue,
  thatYear,
} from '../support/calendar.ts'
import type { Event, Language } from '../support/calendar.ts'
import { newWord } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const editor = server.as.editor
const anonymous = server.anonymous

const texts = ({ title, description, excerpt }: Event): string[] => [title, description, excerpt]
const read = async (id: number, i18n_language: Language): Promise<string[]> => texts(await readEvent(anonymous, id, { i18n_language }))

describe('an event', () => {
  it('has its texts in each language, and shares the other fields', async () => {
    const event = await makeEvent(editor, { title: 'Harbour walk', description: 'Bring a coat.', excerpt: 'A walk.', cost: '10' })
    const written = await changeEvent(
      editor,
      event.id,
      { title: 'სეირნობა', description: 'წამოიღეთ ქურთუკი.', excerpt: 'გასეირნება.', cost: '12' },
      'ka-ge',
    )
    const georgian = ['სეირნობა', '<p>წამოიღეთ ქურთუკი.</p>', '<p>გასეირნება.</p>']
    expect(texts(written)).toEqual(georgian)
    expect(await read(event.id, 'ka-ge')).toEqual(georgian)
    expect(await read(event.id, 'en')).toEqual(['Harbour walk', '<p>Bring a coat.</p>', '<p>A walk.</p>'])
    expect(await readEvent(anonymous, event.id)).toMatchObject({ title: 'Harbour walk', cost: '$12', slug: event.slug })
    await changeEvent(editor, event.id, { title: 'Long walk' })
    expect((await read(event.id, 'ka-ge'))[0]).toBe('სეირნობა')
  })

  it('shows each text without a translation in the language of the site', async () => {
    const { id } = await makeEvent(editor, { title: 'Walk', description: 'Bring a coat.' })
    await changeEvent(editor, id, { title: 'სეირნობა' }, 'ka-ge')
    expect(await read(id, 'ka-ge')).toEqual(['სეირნობა', '<p>Bring a coat.</p>', ''])
  })

  it('shows the other language if a text is missing in the language of the site', async () => {
    const { id, slug } = await makeEvent(editor, { title: 'კონცერტი', description: 'ქართულად.' }, 'ka-ge')
    expect(decodeURIComponent(slug)).toMatch(/^კონცერტი/)
    for (const language of ['en', 'ka-ge'] as const) expect(await read(id, language)).toEqual(['კონცერტი', '<p>ქართულად.</p>', ''])
    await changeEvent(editor, id, { title: 'დიდი კონცერტი' }, 'ka-ge')
    expect((await read(id, 'en'))[0]).toBe('დიდი კონცერტი')
    await changeEvent(editor, id, { title: 'Concert' }, 'en')
    await changeEvent(editor, id, { title: 'პატარა კონცერტი' }, 'ka-ge')
    expect(await read(id, 'en')).toEqual(['Concert', '<p>ქართულად.</p>', ''])
    expect(await read(id, 'ka-ge')).toEqual(['პატარა კონცერტი', '<p>ქართულად.</p>', ''])
    // The same text in both languages is still stored twice.
    await changeEvent(editor, id, { description: 'ქართულად.' }, 'en')
    await changeEvent(editor, id, { description: 'სხვა.' }, 'ka-ge')
    expect((await read(id, 'en'))[1]).toBe('<p>ქართულად.</p>')
  })

  it('falls back again if a text is cleared', async () => {
    const { id } = await makeEvent(editor, { title: 'Walk', description: 'English.' })
    await changeEvent(editor, id, { description: 'ქართული.' }, 'ka-ge')
    await changeEvent(editor, id, { description: '' }, 'en')
    expect((await read(id, 'en'))[1]).toBe('<p>ქართული.</p>')
    await changeEvent(editor, id, { description: '' }, 'ka-ge')
    for (const language of ['en', 'ka-ge'] as const) expect((await read(id, language))[1]).toBe('')
  })

  it('is found by the texts in the requested language and in the language of the site', async () => {
    const word = newWord()
    const { id } = await makeEvent(editor, { title: `${word} Harbour`, description: 'Coat' })
    await changeEvent(editor, id, { title: `${word} ნავსადგური`, description: 'ქურთუკი' }, 'ka-ge')
    const found = (search: string, i18n_language?: Language) =>
      eventIds(anonymous, { ...thatYear, search: `${word} ${search}`, ...(i18n_language && { i18n_language }) })
    expect(await found('ნავსადგურ', 'ka-ge')).toEqual([id])
    expect(await found('ქურთუკი ნავსადგური', 'ka-ge')).toEqual([id])
    expect(await found('harbour coat')).toEqual([id])
    expect(await found('harbour coat', 'ka-ge')).toEqual([id])
    expect(await found('ნავსადგური')).toEqual([])
    expect(await found('ნავსადგური', 'en')).toEqual([])
    await changeEvent(editor, id, { title: `${word} ბაღი` }, 'ka-ge')
    expect(await found('ნავსადგური', 'ka-ge')).toEqual([])
    expect(await found('ბაღი', 'ka-ge')).toEqual([id])
  })

  it('protects its texts in every language', async () => {
    const { id } = await makeEvent(editor, { description: 'Hush.', password: 'lantern' })
    await changeEvent(editor, id, { description: 'ჩუმად.' }, 'ka-ge')
    expect((await read(id, 'ka-ge'))[1]).toBe('')
    expect((await readEvent(anonymous, id, { i18n_language: 'ka-ge', password: 'lantern' })).description).toBe('<p>ჩუმად.</p>')
    expect(await eventIds(anonymous, { ...thatYear, search: 'ჩუმად', i18n_language: 'ka-ge' })).toEqual([])
  })

  it('shows its venue, organizers and terms in the same language', async () => {
    const venue = await makeVenue(editor, { venue: 'Old Mill', address: '1 Mill Road', city: 'Tbilisi' })
    await changeVenue(editor, venue.id, { venue: 'ძველი წისქვილი', address: 'წისქვილის ქუჩა 1', city: 'თბილისი' }, 'ka-ge')
    const organizer = await makeOrganizer(editor, { organizer: `${newWord()} Choir` })
    await editor.calendar.PATCH('/organizers/{id}', {
      params: { path: { id: organizer.id }, query: { i18n_language: 'ka-ge' } },
      body: { organizer: 'გუნდი', description: 'მღერიან.' },
    })
    const category = await makeEventCategory(editor)
    await editor.calendar.PATCH('/categories/{id}', {
      params: { path: { id: category.id }, query: { i18n_language: 'ka-ge' } },
      body: { name: `${category.name} სპორტი`, description: 'სირბილი' },
    })
    const { id } = await makeEvent(editor, { venue: venue.id, organizer: [organizer.id], categories: [category.id] })
    expect(await readEvent(anonymous, id, { i18n_language: 'ka-ge' })).toMatchObject({
      venue: { venue: 'ძველი წისქვილი', address: 'წისქვილის ქუჩა 1', city: 'თბილისი', slug: venue.slug },
      organizer: [{ organizer: 'გუნდი', description: '<p>მღერიან.</p>' }],
      categories: [{ name: `${category.name} სპორტი`, description: 'სირბილი' }],
    })
    expect(await readEvent(anonymous, id)).toMatchObject({
      venue: { venue: 'Old Mill', city: 'Tbilisi' },
      organizer: [{ organizer: organizer.organizer }],
      categories: [{ name: category.name, description: 'სირბილი' }],
    })
  })
})

describe('a venue', () => {
  it('is written, read and searched in both languages', async () => {
    const word = newWord()
    const { id } = await makeVenue(editor, { venue: `${word} მუზეუმი`, city: 'ბათუმი', phone: '1' }, 'ka-ge')
    expect(await readVenue(anonymous, id)).toMatchObject({ venue: `${word} მუზეუმი`, city: 'ბათუმი' })
    await changeVenue(editor, id, { venue: `${word} Museum`, city: 'Batumi', phone: '2' })
    expect(await readVenue(anonymous, id)).toMatchObject({ venue: `${word} Museum`, city: 'Batumi', phone: '2' })
    expect(await readVenue(anonymous, id, 'ka-ge')).toMatchObject({ venue: `${word} მუზეუმი`, city: 'ბათუმი', phone: '2' })
    const found = async (search: string, i18n_language: Language) =>
      (await dataOf(anonymous.calendar.GET('/venues', { params: { query: { search: `${word} ${search}`, i18n_language } } }))).total
    expect([
      await found('ბათუმ', 'ka-ge'),
      await found('მუზეუმ', 'ka-ge'),
      await found('batumi', 'ka-ge'),
      await found('batumi', 'en'),
      await found('ბათუმ', 'en'),
    ]).toEqual([1, 1, 1, 1, 0])
  })
})

describe('a name', () => {
  it('matches a venue and a term by their name in the language, and does not overwrite it', async () => {
    const word = newWord()
    const venue = await makeVenue(editor, { venue: `${word} Museum` })
    await changeVenue(editor, venue.id, { venue: `${word} მუზეუმი` }, 'ka-ge')
    const category = await makeEventCategory(editor)
    await editor.calendar.PATCH('/categories/{id}', {
      params: { path: { id: category.id }, query: { i18n_language: 'ka-ge' } },
      body: { name: `${word} სპორტი` },
    })
    const event = await makeEvent(editor, { venue: { venue: `${word} მუზეუმი`, phone: '1' }, categories: [`${word} სპორტი`] }, 'ka-ge')
    expect([event.venue?.id, event.categories.map(({ id }) => id)]).toEqual([venue.id, [category.id]])
    await makeEvent(editor, { venue: { venue: `${word} museum`, phone: '2' } }, 'ka-ge')
    expect(await readVenue(anonymous, venue.id)).toMatchObject({ venue: `${word} Museum`, phone: '2' })
    expect((await readVenue(anonymous, venue.id, 'ka-ge')).venue).toBe(`${word} მუზეუმი`)
  })
})

describe('an organizer', () => {
  it('is written and read in both languages', async () => {
    const { id } = await makeOrganizer(editor, { organizer: 'Choir' })
    const { data, response } = await editor.calendar.PUT('/organizers/{id}', {
      params: { path: { id }, query: { i18n_language: 'ka-ge' } },
      body: { organizer: 'გუნდი' },
    })
    expect([data?.organizer, response.headers.get('Content-Language')]).toEqual(['გუნდი', 'ka-ge'])
    expect([(await readOrganizer(anonymous, id)).organizer, (await readOrganizer(anonymous, id, 'ka-ge')).organizer]).toEqual([
      'Choir',
      'გუნდი',
    ])
  })
})

describe.each(['categories', 'tags'] as const)('one of the %s', (kind) => {
  it('is written, read, searched and sorted in both languages', async () => {
    const word = newWord()
    const path = `${server.restRoot}/cal/events/v1/${kind}`
    const send = async (address: string, method: string, body: object) =>
      (await (
        await fetch(address, {
          method,
          headers: { 'Content-Type': 'application/json', Authorization: server.authorization.editor },
          body: JSON.stringify(body),
        })
      ).json()) as { id: number; name: string; description: string; slug: string }
    const [sport, film] = [
      await send(path, 'POST', { name: `${word} Sport`, description: 'Run' }),
      await send(path, 'POST', { name: `${word} Film` }),
    ]
    const changed = await send(`${path}/${sport.id}?i18n_language=ka-ge`, 'PATCH', { name: `${word} ბბბ სპორტი` })
    expect(changed).toMatchObject({ name: `${word} ბბბ სპორტი`, description: 'Run', slug: sport.slug })
    await send(`${path}/${film.id}?i18n_language=ka-ge`, 'PATCH', { name: `${word} გგგ კინო` })
    const listed = async (query: string): Promise<string[]> =>
      ((await (await fetch(`${path}?hide_empty=false&${query}`)).json()) as Record<string, { name: string }[]>)[kind]?.map(
        ({ name }) => name,
      ) ?? []
    expect(await listed(`search=${word}`)).toEqual([`${word} Film`, `${word} Sport`])
    expect(await listed(`search=${word}&i18n_language=ka-ge`)).toEqual([`${word} ბბბ სპორტი`, `${word} გგგ კინო`])
    expect(await listed(`search=${encodeURIComponent(`${word} ბბბ`)}&i18n_language=ka-ge`)).toEqual([`${word} ბბბ სპორტი`])
    expect(await listed(`search=${encodeURIComponent(`${word} ბბბ`)}`)).toEqual([])
    const onlyGeorgian = await send(`${path}?i18n_language=ka-ge`, 'POST', { name: `${word} თეატრი` })
    expect(await listed(`include=${onlyGeorgian.id}`)).toEqual([`${word} თეატრი`])
    await send(`${path}/${onlyGeorgian.id}`, 'PATCH', { name: `${word} Theatre` })
    expect(await listed(`include=${onlyGeorgian.id}&i18n_language=ka-ge`)).toEqual([`${word} თეატრი`])
    expect(await listed(`include=${onlyGeorgian.id}`)).toEqual([`${word} Theatre`])
  })
})

describe('the client', () => {
  it('requests its language unless a call has another one', async () => {
    const { id } = await makeEvent(editor, { title: 'Walk' })
    await changeEvent(editor, id, { title: 'სეირნობა' }, 'ka-ge')
    const { calendar } = createClient({ baseUrl: server.baseUrl, language: 'ka-ge' })
    const { data, response } = await calendar.GET('/events/{id}', { params: { path: { id } } })
    expect([data?.title, response.headers.get('Content-Language')]).toEqual(['სეირნობა', 'ka-ge'])
    expect((await dataOf(calendar.GET('/events/{id}', { params: { path: { id }, query: { i18n_language: 'en' } } }))).title).toBe('Walk')
  })
})

describe('a site in Georgian', () => {
  it('uses Georgian by default', async () => {
    const georgian = await startServer({ LANGUAGES: 'ka-ge,en' })
    const { as, anonymous: reader, close } = georgian
    const { id } = await makeEvent(as.editor, { title: 'სეირნობა' })
    await changeEvent(as.editor, id, { title: 'Walk' }, 'en')
    const { data, response } = await reader.calendar.GET('/events/{id}', { params: { path: { id } } })
    expect([data?.title, response.headers.get('Content-Language')]).toEqual(['სეირნობა', 'ka-ge'])
    expect((await readEvent(reader, id, { i18n_language: 'en' })).title).toBe('Walk')
    await close()
  })
})

describe('a language', () => {
  it('can also be given in the body', async () => {
    const { id } = await makeEvent(editor, { title: 'Walk' })
    const response = await fetch(`${server.restRoot}/cal/events/v1/events/${id}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Authorization: server.authorization.editor },
      body: JSON.stringify({ title: 'სეირნობა', i18n_language: 'ka-ge' }),
    })
    expect(response.headers.get('Content-Language')).toBe('ka-ge')
    expect((await readEvent(anonymous, id)).title).toBe('Walk')
  })
})
