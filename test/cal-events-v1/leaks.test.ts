// Unpublished and protected items of the calendar are hidden from callers who may not read them, at every URL.
import { describe, expect, it } from '@jest/globals'
import { dataOf } from '../support/responses.ts'
import {
  changeEvent,
  listEvents,
  readEvent,
  thatYear,
  makeEvent,
  makeEventCategory,
  makeEventTag,
  makeOrganizer,
  makeVenue,
  someDay,
} from '../support/calendar.ts'
import type { EventInput } from '../support/calendar.ts'
import * as callers from '../support/leaks.ts'
import { embedsOf, expectNothing, headersOf, leaksAt } from '../support/leaks.ts'
import type { Who } from '../support/leaks.ts'
import { newWord } from '../support/posts.ts'
import { casesOf } from '../support/sampling.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const admin = server.as.administrator

const everybody = casesOf<Who>(callers.everybody, ['anonymous', 'author', 'administrator'])
const notEditors = casesOf<Who>(callers.notEditors, ['anonymous', 'author'])

const inCalendar = (path: string): string => `${server.restRoot}/cal/events/v1${path}`
const inSite = (path: string): string => `${server.restRoot}/cms/v2${path}`
/** The URLs of an item in the form of site content. */
const inSiteForm = (kind: string, id: number, word: string): string[] => [
  ...['', '?context=edit', '?context=embed', '?_embed', '?_envelope', '/revisions', '/autosaves'].map((form) =>
    inSite(`/${kind}/${id}${form}`),
  ),
  ...[`search=${word}`, `include=${id}`, `slug=${word}`, `search=${word.slice(1)}&orderby=relevance`, `include=${id}&password=`].flatMap(
    (query) => ['', '&status=any', '&context=edit', '&_embed', '&orderby=title'].map((form) => inSite(`/${kind}?${query}${form}`)),
  ),
]
const onSite = (path: string): string => new URL(path, server.baseUrl).href

/** Adds the URLs that other sites request to embed each URL. */
const withEmbeds = (urls: readonly string[]): string[] => urls.flatMap((url) => [url, ...embedsOf(server, url)])

type State = [name: string, fields: { status?: 'draft' | 'pending' | 'private'; date?: string }]
const states: State[] = [
  ['draft', { status: 'draft' }],
  ['pending', { status: 'pending' }],
  ['private', { status: 'private' }],
  ['scheduled', { date: '2050-01-01 00:00:00' }],
]

const always = 'start_date=2031-01-01&end_date=2031-12-31'
const forms = ['', '&status=draft', '&status=any', '&i18n_language=ka-ge', '&_envelope', '&_fields=id,title,venue,organizer', '&password=']

describe('an event that is not public', () => {
  /** Responses may repeat the word from the request; only the secret reveals the event. */
  const marked = (word: string, secret: string): EventInput => ({
    title: `${word} ${secret}`,
    slug: word,
    description: `${word} ${secret}`,
    excerpt: secret,
    website: `https://example.org/${secret}`,
    cost: secret,
  })
  const listsOf = (id: number, word: string): string[] =>
    [`search=${word}`, `include=${id}`, `search=${word.slice(1)}`].flatMap((query) =>
      forms.map((form) => inCalendar(`/events?${always}&${query}${form}`)),
    )
  const urlsOf = (id: number, word: string): string[] => [
    ...listsOf(id, word),
    ...['', '?i18n_language=ka-ge', '?_envelope', '?_fields=title,slug', '?context=edit', '?password=x'].flatMap((form) => [
      inCalendar(`/events/${id}${form}`),
      inCalendar(`/events/by-slug/${word}${form}`),
    ]),
    ...['venues', 'organizers', 'categories', 'tags'].map((kind) => inCalendar(`/${kind}?event=${id}`)),
    ...[`/event/${word}/`, `/?p=${id}`].map((path) => `${server.restRoot}/cms/v2/resolve?_embed&path=${encodeURIComponent(path)}`),
    ...['posts', 'pages', 'media', 'blocks'].flatMap((kind) =>
      [`/${kind}/${id}`, `/${kind}?include=${id}`, `/${kind}?search=${word}&status=any`].map(inSite),
    ),
    ...inSiteForm('events', id, word),
  ]
  const pageUrlsOf = (id: number, word: string): string[] =>
    withEmbeds([`/event/${word}/`, `/?p=${id}`, `/?page_id=${id}`, `/${word}/`].map(onSite))

  it.each(states)('is hidden at every URL: %s', async (_state, fields) => {
    const [word, secret] = [newWord(), newWord()]
    const { id } = await makeEvent(admin, { ...marked(word, secret), ...fields })
    await expectNothing(server, notEditors, urlsOf(id, word), secret)
    for (const who of everybody)
      for (const page of pageUrlsOf(id, word))
        expect([who, page, (await fetch(page, { headers: headersOf(server, who) })).status]).toEqual([who, page, 404])
    expect(await leaksAt(server, 'administrator', urlsOf(id, word), secret)).not.toEqual([])
  })

  it('is hidden at every URL once it is in the trash, even if it was public before', async () => {
    const [word, secret] = [newWord(), newWord()]
    const { id } = await makeEvent(admin, marked(word, secret))
    for (const url of [...urlsOf(id, word), ...pageUrlsOf(id, word)]) await (await fetch(url)).text()
    await dataOf(admin.calendar.DELETE('/events/{id}', { params: { path: { id } } }))
    const trashed = [`${word}__trashed`].flatMap((slug) => [
      inCalendar(`/events/by-slug/${slug}`),
      ...withEmbeds([onSite(`/event/${slug}/`)]),
    ])
    await expectNothing(server, notEditors, [...urlsOf(id, word), inCalendar(`/events?${always}&search=${word}&status=trash`)], secret)
    for (const page of [...pageUrlsOf(id, word), ...trashed]) expect([page, (await fetch(page)).ok]).toEqual([page, false])
  })

  it.each(states)('is hidden at every URL as an occurrence and its exception: %s', async (_state, fields) => {
    const [word, secret] = [newWord(), newWord()]
    const series = await makeEvent(admin, { ...marked(word, secret), ...fields, recurrence: { rrule: 'FREQ=WEEKLY;COUNT=3' } })
    const query = { series: [series.id], start_date: '2031-01-01', end_date: '2031-12-31', status: ['any' as const] }
    const { events } = await dataOf(admin.calendar.GET('/events', { params: { query } }))
    await changeEvent(admin, events[1]?.id ?? 0, { excerpt: `${secret} again` })
    for (const { id, start_date } of events) {
      const slug = `${word}--${start_date.slice(0, 10)}`
      await expectNothing(
        server,
        notEditors,
        [...urlsOf(id, word), ...urlsOf(id, slug), inCalendar(`/events?${always}&expand=none&search=${word}`)],
        secret,
      )
      for (const page of withEmbeds([onSite(`/event/${word}/${start_date.slice(0, 10)}/`)]))
        expect([page, (await fetch(page)).status]).toEqual([page, 404])
    }
    await expectNothing(
      server,
      notEditors,
      [inCalendar(`/events?${always}&series=${series.id}`), inCalendar(`/events?${always}&post_parent=${series.id}`)],
      secret,
    )
  })

  it('is hidden as a private exception of a public series', async () => {
    const [word, own, secret] = [newWord(), newWord(), newWord()]
    const series = await makeEvent(admin, { title: word, slug: word, recurrence: { rrule: 'FREQ=WEEKLY;COUNT=3' } })
    const inSeries = { series: [series.id], ...thatYear }
    const [, { id } = { id: 0 }] = (await listEvents(admin, inSeries)).events
    await changeEvent(admin, id, { title: `${own} ${secret}`, description: secret, status: 'private' })
    const { slug, url } = await readEvent(admin, id)
    await expectNothing(server, notEditors, [...urlsOf(id, own), ...urlsOf(id, slug)], secret)
    for (const page of withEmbeds([url])) expect([page, (await fetch(page)).status]).toEqual([page, 404])
    expect((await listEvents(server.anonymous, inSeries)).events.map((one) => one.id)).not.toContain(id)
  })

  it.each(states)('is not revealed by its venue, organizer and terms, nor counted by its terms: %s', async (_state, fields) => {
    const secret = newWord()
    const [venue, organizer, category, tag] = [
      await makeVenue(admin),
      await makeOrganizer(admin),
      await makeEventCategory(admin),
      await makeEventTag(admin),
    ]
    await makeEvent(admin, {
      ...marked(newWord(), secret),
      ...fields,
      venue: venue.id,
      organizer: [organizer.id],
      categories: [category.id],
      tags: [tag.id],
    })
    const filters = [
      `venue=${venue.id}`,
      `organizer=${organizer.id}`,
      `categories=${category.id}`,
      `categories=${category.slug}`,
      `tags=${tag.id}`,
      `tags=${tag.slug}`,
    ]
    await expectNothing(
      server,
      notEditors,
      filters.flatMap((filter) => forms.map((form) => inCalendar(`/events?${always}&${filter}${form}`))),
      secret,
    )
    const lists = ['has_events=true', 'only_with_upcoming=true'].flatMap((which) => [
      inCalendar(`/venues?${which}&search=${venue.venue}`),
      inCalendar(`/organizers?${which}&search=${organizer.organizer}`),
    ])
    const terms = [
      inCalendar(`/categories?hide_empty=true&search=${category.name}`),
      inCalendar(`/tags?hide_empty=true&search=${tag.name}`),
      `${server.restRoot}/cms/v2/tags?hide_empty=true&include=${tag.id}`,
    ]
    await expectNothing(server, everybody, [...lists, ...terms], 'nothing to be found')
    for (const at of [inCalendar(`/categories/${category.id}`), inCalendar(`/tags/${tag.id}`), `${server.restRoot}/cms/v2/tags/${tag.id}`])
      expect([at, await (await fetch(at)).json()]).toEqual([at, expect.objectContaining({ count: 0 })])
    const pages = [venue.url, organizer.url, onSite(`/events/category/${category.slug}/`), onSite(`/tag/${tag.slug}/`), server.baseUrl]
    for (const page of pages) {
      const response = await fetch(page, { headers: headersOf(server, 'administrator') })
      expect([page, response.status, await response.text()]).toEqual([page, 200, expect.not.stringContaining(secret)])
    }
  })
})

describe('a hidden venue or organizer', () => {
  it.each(states)('is hidden at every URL, also in a public event: %s', async (_state, fields) => {
    const [word, secret] = [newWord(), newWord()]
    const venue = await makeVenue(admin, {
      venue: `${word} ${secret}`,
      slug: word,
      description: secret,
      address: secret,
      city: secret,
      phone: secret,
      website: `https://example.org/${secret}`,
      ...fields,
    })
    const organizer = await makeOrganizer(admin, {
      organizer: `${word} ${secret}`,
      slug: word,
      description: secret,
      phone: secret,
      email: `${secret}@example.org`,
      website: `https://example.org/${secret}`,
      ...fields,
    })
    const event = await makeEvent(admin, { venue: venue.id, organizer: [organizer.id], author: server.ids.author })
    const direct = [[venue, 'venue'] as const, [organizer, 'organizer'] as const].flatMap(([{ id, slug }, kind]) => [
      ...forms.flatMap((form) => [
        `/${kind}s?search=${word}${form}`,
        `/${kind}s?event=${event.id}${form}`,
        `/${kind}s?search=${word}&only_with_upcoming=true${form}`,
      ]),
      ...['', '?i18n_language=ka-ge', '?_envelope'].flatMap((form) => [
        `/${kind}s/${id}${form}`,
        `/${kind}s/by-slug/${slug}${form}`,
        `/${kind}s/by-slug/${word}${form}`,
      ]),
      `/events?${always}&${kind}=${id}`,
      `/events?${always}&search=${word}`,
    ])
    const siteForms = [...inSiteForm('venues', venue.id, word), ...inSiteForm('organizers', organizer.id, word)]
    await expectNothing(server, notEditors, [...direct.map(inCalendar), ...siteForms], secret)
    const pages = withEmbeds([`/venue/${word}/`, `/organizer/${word}/`, `/?p=${venue.id}`, `/?p=${organizer.id}`].map(onSite))
    for (const page of pages) expect([page, (await fetch(page)).status]).toEqual([page, 404])
    const through = [
      ...['', '?i18n_language=ka-ge', '?_envelope'].flatMap((form) => [
        `/events/${event.id}${form}`,
        `/events/by-slug/${event.slug}${form}`,
      ]),
      ...forms.map((form) => `/events?${always}&include=${event.id}${form}`),
    ].map(inCalendar)
    through.push(...inSiteForm('events', event.id, event.slug))
    for (const who of notEditors) {
      for (const url of [...through, event.url, ...embedsOf(server, event.url)])
        expect([who, url, await (await fetch(url, { headers: headersOf(server, who) })).text()]).toEqual([
          who,
          url,
          expect.not.stringContaining(secret),
        ])
    }
    const own = {
      method: 'PATCH',
      headers: { ...headersOf(server, 'author'), 'Content-Type': 'application/json' },
      body: JSON.stringify({ description: 'Changed.' }),
    }
    const changed = await fetch(inCalendar(`/events/${event.id}`), own)
    expect([changed.status, await changed.text()]).toEqual([200, expect.not.stringContaining(secret)])
    expect(await leaksAt(server, 'administrator', [inCalendar(`/events/${event.id}`)], secret)).not.toEqual([])
  })

  it('is not revealed to users who create an event with its name', async () => {
    const word = newWord()
    await makeVenue(admin, { venue: word, phone: `${word} 7`, status: 'private' })
    await makeOrganizer(admin, { organizer: word, phone: `${word} 7`, status: 'private' })
    const body = JSON.stringify({ title: newWord(), ...someDay, venue: { venue: word }, organizer: { organizer: word } })
    const response = await fetch(inCalendar('/events'), {
      method: 'POST',
      headers: { ...headersOf(server, 'author'), 'Content-Type': 'application/json' },
      body,
    })
    expect([response.status, await response.text()]).toEqual([201, expect.not.stringContaining(`${word} 7`)])
  })
})

describe('the protected texts of an event', () => {
  it('are hidden at every URL without the password, and in searches', async () => {
    const word = newWord()
    const event = await makeEvent(admin, { title: 'Members', description: word, excerpt: word, password: 'lantern' })
    const urls = [
      `/events/${event.id}`,
      `/events/by-slug/${event.slug}`,
      `/events/${event.id}?_envelope`,
      `/events/${event.id}?password=guess`,
      `/events/${event.id}.ics`,
      `/events.ics?${always}&include=${event.id}`,
      ...['', '&password=lantern', '&_envelope'].map((form) => `/events?${always}&include=${event.id}${form}`),
    ].map(inCalendar)
    urls.push(...inSiteForm('events', event.id, 'members'), inSite(`/events/${event.id}?password=guess`))
    for (const who of notEditors) {
      for (const url of [...urls, event.url, ...embedsOf(server, event.url)])
        expect([who, url, await (await fetch(url, { headers: headersOf(server, who) })).text()]).toEqual([
          who,
          url,
          expect.not.stringContaining(word),
        ])
      const searches = [inCalendar(`/events?${always}&search=${word}`), inSite(`/events?search=${word}`)]
      expect(await leaksAt(server, who, searches, 'nothing to be found')).toEqual([])
    }
    expect(await (await fetch(inCalendar(`/events/${event.id}?password=lantern`))).text()).toContain(word)
  })
})

describe('an event that is hidden from listings', () => {
  it('is in no list but those of editors, and not counted by them', async () => {
    const secret = newWord()
    const category = await makeEventCategory(admin)
    const tag = await makeEventTag(admin)
    const fields = { title: secret, slug: secret, description: secret, categories: [category.id], tags: [tag.id] }
    const { id } = await makeEvent(admin, { ...fields, hide_from_listings: true })
    const queries = [
      `include=${id}`,
      `slug=${secret}`,
      `search=${secret}`,
      `event_categories=${category.id}`,
      `tags=${tag.id}`,
      `event_categories=${category.id}&orderby=event_date`,
      `include=${id}&orderby=event_date&order=asc`,
      `tags=${tag.id}&orderby=title`,
      `tags=${tag.id}&cursor=start`,
    ]
    const urls = queries.flatMap((query) =>
      ['', '&context=embed', '&_embed', '&status=any'].map((form) => inSite(`/events?${query}${form}`)),
    )
    const inCalendarLists = [`include=${id}`, `categories=${category.id}`, `tags=${tag.id}`].map((query) =>
      inCalendar(`/events?${always}&${query}`),
    )
    await expectNothing(server, everybody, [...urls, ...inCalendarLists], secret)
    const edited = queries.map((query) => inSite(`/events?${query}&context=edit`))
    await expectNothing(server, ['anonymous', 'subscriber', 'contributor', 'author'], edited, secret)
    expect(await leaksAt(server, 'editor', edited, secret)).toHaveLength(edited.length)
    const all = async (): Promise<number> => Number((await fetch(inSite('/events'))).headers.get('X-CMS-Total'))
    const before = await all()
    await dataOf(admin.calendar.PATCH('/events/{id}', { params: { path: { id } }, body: { hide_from_listings: false } }))
    expect(await all()).toBe(before + 1)
  })
})
