// Events, venues, organizers and event categories in the form of site content, beside the calendar's own form of the same items.
import { describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import {
  changeEvent,
  changeVenue,
  makeEvent,
  makeEventCategory,
  makeEventTag,
  makeOrganizer,
  makeVenue,
  readEvent,
  readOrganizer,
  readVenue,
} from '../support/calendar.ts'
import { clockAt } from '../support/clock.ts'
import { calls } from '../support/collections.ts'
import type { Calls, Collection, InputOf } from '../support/collections.ts'
import { createImage, uploaded } from '../support/media.ts'
import { makeLinkTo } from '../support/menu-items.ts'
import { newWord } from '../support/posts.ts'
import { block, blockWith, renderedIn } from '../support/rendered.ts'
import { dataOf, failureOf, failureIn, invalid } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'

const clock = clockAt('2026-03-10T12:00:00')
const { itIs } = clock

const server = await sharedServer({ SITE_TIMEZONE: 'America/New_York' }, { now: clock.now })
const { administrator: admin, editor, author, contributor } = server.as
const { anonymous } = server

type Kind = '/events' | '/venues' | '/organizers'
const kinds: readonly Kind[] = ['/events', '/venues', '/organizers']

const items = (of: Kind, client: Client = editor): Calls<Kind> => calls<Collection>(client, of)
const events = (client: Client = editor) => calls(client, '/events')
const make = (of: Kind, fields: InputOf<Kind> = {}) => items(of).make({ title: newWord(), status: 'publish', ...fields })
const eventOf = (fields: InputOf<'/events'> = {}) => events().make({ title: newWord(), status: 'publish', ...fields })

const inCalendar = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.restRoot}/cal/events/v1${path}`, { headers })

/** The name and the description of an item in the calendar. */
async function shownInCalendar(of: Kind, id: number): Promise<[name: string, description: string]> {
  const item = (await (await inCalendar(`${of}/${id}`)).json()) as Record<string, string>
  return [item['title'] ?? item['venue'] ?? item['organizer'] ?? '', item['description'] ?? '']
}

const missing = { status: 404, code: 'rest_post_invalid_id' }

describe('createSiteEvent', () => {
  it('creates a draft of the caller, which takes place today until the calendar sets its dates', async () => {
    itIs('2026-03-11T02:30:00')
    const { data, response } = await events().create({ title: 'Harbour walk', content: 'Bring a coat.' })
    expect(response.status).toBe(201)
    const at = `${server.restRoot}/cms/v2`
    const { id = 0 } = data ?? {}
    const link = `${server.baseUrl}/?p=${id}`
    expect(response.headers.get('Location')).toBe(`${at}/events/${id}`)
    const uid = expect.stringMatching(/^[\da-f]{8}-/)
    expect(data).toEqual({
      id,
      date: '2026-03-10T22:30:00',
      language: 'en',
      fallbacks: {},
      translations: {},
      date_gmt: '2026-03-11T02:30:00',
      modified: '2026-03-10T22:30:00',
      modified_gmt: '2026-03-11T02:30:00',
      guid: { raw: uid, rendered: uid },
      password: '',
      slug: '',
      status: 'draft',
      type: 'event',
      link,
      title: { raw: 'Harbour walk', rendered: 'Harbour walk' },
      content: { raw: 'Bring a coat.', rendered: '<p>Bring a coat.</p>\n', protected: false, block_version: 0 },
      excerpt: { raw: '', rendered: '<p>Bring a coat.</p>\n', protected: false },
      author: server.ids.editor,
      featured_media: 0,
      start_date: '2026-03-10T08:00:00',
      end_date: '2026-03-10T17:00:00',
      timezone: 'America/New_York',
      all_day: false,
      event_categories: [],
      tags: [],
      class_list: [`post-${id}`, 'event', 'type-event', 'status-draft', 'hentry'],
      template: '',
      meta: { footnotes: '' },
      permalink_template: `${server.baseUrl}/event/%postname%/`,
      generated_slug: 'harbour-walk',
      _links: expect.objectContaining({
        self: [{ href: `${at}/events/${id}`, targetHints: { allow: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] } }],
        collection: [{ href: `${at}/events` }],
        about: [{ href: `${at}/types/event` }],
        author: [{ href: `${at}/users/${server.ids.editor}`, embeddable: true }],
        'version-history': [{ count: 0, href: `${at}/events/${id}/revisions` }],
        'cms:term': [
          { taxonomy: 'cal_events_cat', embeddable: true, href: `${at}/event_categories?post=${id}` },
          { taxonomy: 'post_tag', embeddable: true, href: `${at}/tags?post=${id}` },
        ],
      }),
    })
    expect(await readEvent(editor, id)).toMatchObject({
      title: 'Harbour walk',
      description: '<p>Bring a coat.</p>',
      excerpt: '',
      start_date: '2026-03-10 08:00:00',
      utc_end_date: '2026-03-10 21:00:00',
      venue: null,
      organizer: [],
    })
  })

  it('keeps the hours of a new event on a day on which clocks change', async () => {
    itIs('2026-03-08T15:00:00')
    expect(await eventOf()).toMatchObject({ start_date: '2026-03-08T08:00:00', end_date: '2026-03-08T17:00:00' })
    itIs('2026-03-10T12:00:00')
  })

  it('stores every writable field', async () => {
    const image = await uploaded(server, await createImage(40, 40), { name: 'pier.png', as: 'editor' })
    const [category, tag] = [await makeEventCategory(admin), await makeEventTag(admin)]
    const fields = {
      date: '2024-05-06T07:08:09',
      slug: newWord(),
      status: 'publish',
      author: server.ids.author,
      featured_media: image.id,
      meta: { footnotes: '[{"id":"a","content":"b"}]' },
      password: 'lantern',
      event_categories: [category.id],
      tags: [tag.id],
    } satisfies InputOf<'/events'>
    const { id } = await eventOf({ ...fields, title: { raw: 'All of it' }, content: { raw: 'Text.' }, excerpt: 'In short.' })
    expect(await events().read(id, { context: 'edit' })).toMatchObject({
      ...fields,
      title: { raw: 'All of it' },
      content: { raw: 'Text.', protected: true },
      excerpt: { raw: 'In short.' },
      link: `${server.baseUrl}/event/${fields.slug}/`,
    })
    expect(await readEvent(editor, id)).toMatchObject({
      title: 'All of it',
      description: '<p>Text.</p>',
      excerpt: '<p>In short.</p>',
      slug: fields.slug,
      date: '2024-05-06 07:08:09',
      author: server.ids.author,
      image: { id: image.id },
      protected: true,
      categories: [{ id: category.id }],
      tags: [{ id: tag.id }],
    })
  })

  it('refuses what posts refuse', async () => {
    expect(await failureOf(events().create({}))).toEqual({ status: 400, code: 'empty_content' })
    expect(await failureOf(events().create({ title: 'x', id: 3 }))).toEqual({ status: 400, code: 'rest_post_exists' })
    expect(await failureOf(events().create({ title: 'x', featured_media: 99_999_999 }))).toEqual({
      status: 400,
      code: 'rest_invalid_featured_media',
    })
    expect(await failureOf(events(contributor).create({ title: 'x', status: 'publish' }))).toEqual({
      status: 403,
      code: 'rest_cannot_publish',
    })
    expect(await failureOf(events(author).create({ title: 'x', author: server.ids.editor }))).toEqual({
      status: 403,
      code: 'rest_cannot_edit_others',
    })
    expect(await failureOf(events().create({ title: 'x', meta: { other: 'y' } } as never))).toEqual(invalid('meta.other'))
  })
})

describe.each([
  ['createSiteEvent', '/events'],
  ['createSiteVenue', '/venues'],
  ['createSiteOrganizer', '/organizers'],
] as const)('%s', (_operation, of) => {
  it('creates an item that the calendar shows at once, and lists', async () => {
    const word = newWord()
    const before = Number((await inCalendar(of)).headers.get('X-CAL-Total'))
    const { id } = await make(of, { title: word, content: 'By the pier.' })
    expect(await shownInCalendar(of, id)).toEqual([word, '<p>By the pier.</p>'])
    expect(Number((await inCalendar(of)).headers.get('X-CAL-Total'))).toBe(before + 1)
  })

  it('removes unsafe markup for callers without the right to unfiltered HTML', async () => {
    const { id } = await items(of, author).make({
      title: 'A <script>b</script>',
      content: '<b>Bold</b><script>alert(1)</script>',
      excerpt: '<i>In</i><script>alert(1)</script>',
    })
    const item = await items(of).read(id, { context: 'edit' })
    expect(JSON.stringify([item.title, item.content, item.excerpt])).not.toContain('<script')
    expect(item.content.raw).toContain('<b>Bold</b>')
  })
})

describe.each([
  ['getSiteEvent', '/events'],
  ['getSiteVenue', '/venues'],
  ['getSiteOrganizer', '/organizers'],
] as const)('%s', (_operation, of) => {
  it('returns what the calendar has written, at once and with another entity tag', async () => {
    const { id } = await make(of)
    const url = `${server.restRoot}/cms/v2${of}/${id}`
    const name = { '/events': 'title', '/venues': 'venue', '/organizers': 'organizer' }[of]
    for (const number of [1, 2, 3]) {
      const tag = (await fetch(url)).headers.get('ETag') ?? ''
      expect((await fetch(url, { headers: { 'If-None-Match': tag } })).status).toBe(304)
      await fetch(`${server.restRoot}/cal/events/v1${of}/${id}`, {
        method: 'PATCH',
        headers: { Authorization: server.authorization.editor, 'Content-Type': 'application/json' },
        body: JSON.stringify({ [name]: `Number ${number}`, description: `Text ${number}` }),
      })
      const after = await fetch(url, { headers: { 'If-None-Match': tag } })
      expect(after.status).toBe(200)
      expect(await after.json()).toMatchObject({
        title: { rendered: `Number ${number}` },
        content: { rendered: `<p>Text ${number}</p>\n` },
        excerpt: { rendered: `<p>Text ${number}</p>\n` },
      })
      expect((await items(of, anonymous).listed({ include: [id] })).items[0]?.title.rendered).toBe(`Number ${number}`)
    }
  })

  it('is an error for an item of another type, and for one that the caller may not read', async () => {
    const [other = '/events'] = kinds.filter((one) => one !== of)
    const { id } = await make(other)
    expect(await failureOf(items(of).get(id))).toEqual(missing)
    const draft = await make(of, { status: 'draft' })
    expect(await failureOf(items(of, anonymous).get(draft.id))).toEqual({ status: 401, code: 'rest_forbidden' })
    expect(await failureOf(items(of, contributor).get(draft.id))).toEqual({ status: 403, code: 'rest_forbidden' })
    expect(await failureOf(items(of, contributor).get((await make(of)).id, { context: 'edit' }))).toEqual({
      status: 403,
      code: 'rest_forbidden_context',
    })
  })

  it('shows a draft to the holder of a preview link of the calendar', async () => {
    const { id, title } = await make(of, { status: 'draft', content: 'Soon.' })
    const link = await fetch(`${server.restRoot}/cal/events/v1${of}/${id}/preview-links`, {
      method: 'POST',
      headers: { Authorization: server.authorization.editor },
    })
    const { token } = (await link.json()) as { token: string }
    const headers = { 'X-Preview-Token': token }
    const shown = await fetch(`${server.restRoot}/cms/v2${of}/${id}`, { headers })
    expect([shown.status, await shown.json()]).toMatchObject([
      200,
      { title: { rendered: title.rendered }, content: { rendered: '<p>Soon.</p>\n' } },
    ])
    const other = await make(of, { status: 'draft' })
    expect(await failureIn(await fetch(`${server.restRoot}/cms/v2${of}/${other.id}`, { headers }))).toEqual({
      status: 403,
      code: 'rest_preview_token_mismatch',
    })
  })
})

describe.each([
  ['updateSiteEvent', 'putSiteEvent', 'patchSiteEvent', '/events'],
  ['updateSiteVenue', 'putSiteVenue', 'patchSiteVenue', '/venues'],
  ['updateSiteOrganizer', 'putSiteOrganizer', 'patchSiteOrganizer', '/organizers'],
] as const)('%s, %s and %s', (_update, _put, _patch, of) => {
  it.each(['update', 'put', 'patch'] as const)('change what the calendar shows, which has been cached: %s', async (by) => {
    const { id } = await make(of)
    for (const number of [1, 2, 3]) {
      await shownInCalendar(of, id)
      await dataOf(items(of)[by](id, { title: `Number ${number}`, content: `Text ${number}` }))
      expect(await shownInCalendar(of, id)).toEqual([`Number ${number}`, `<p>Text ${number}</p>`])
    }
  })

  it('accept what was read, and change nothing then', async () => {
    const { id } = await make(of, { content: 'As it is.', excerpt: 'Short.' })
    const { _links: _before, modified: _old, modified_gmt: _utc, ...before } = await items(of).read(id, { context: 'edit' })
    await items(of).change(id, before as InputOf<Kind>)
    const { _links: _after, modified: _new, modified_gmt: _newUtc, ...after } = await items(of).read(id, { context: 'edit' })
    expect(after).toEqual(before)
  })

  it('keep a title that is empty if there is a text, and refuse to empty everything', async () => {
    const { id } = await make(of, { content: 'Text.' })
    expect(await items(of).change(id, { title: '' })).toMatchObject({ title: { raw: '' }, content: { raw: 'Text.' } })
    expect(await failureOf(items(of).update(id, { content: '' }))).toEqual({ status: 400, code: 'empty_content' })
  })

  it('are refused after a change that the caller has not seen, in either form, but not after an own autosave', async () => {
    const { id } = await make(of, { status: 'draft' })
    const tagOf = async (path: string): Promise<string> =>
      (await fetch(server.restRoot + path, { headers: { Authorization: server.authorization.editor } })).headers.get('ETag') ?? ''
    const send = async (path: string, tag: string, body: object): Promise<number> =>
      (
        await fetch(server.restRoot + path, {
          method: 'PATCH',
          headers: { Authorization: server.authorization.editor, 'Content-Type': 'application/json', 'If-Match': tag },
          body: JSON.stringify(body),
        })
      ).status
    const [site, calendar] = [`/cms/v2${of}/${id}`, `/cal/events/v1${of}/${id}`]
    const [siteTag, calendarTag] = [await tagOf(site), await tagOf(calendar)]
    await dataOf(
      (editor.content.POST as (path: string, options: object) => ReturnType<typeof editor.content.GET>)(`${of}/{id}/autosaves`, {
        params: { path: { id } },
        body: { content: 'Autosaved.' },
      }) as never,
    )
    expect(await send(calendar, calendarTag, { website: 'https://example.org/' })).toBe(200)
    expect(await send(site, siteTag, { title: 'Late' })).toBe(412)
    expect(await send(calendar, calendarTag, { website: 'https://example.org/' })).toBe(412)
  })

  it('keep the translation, which stands in for a text that is missing', async () => {
    const word = newWord()
    const name = { '/events': 'title', '/venues': 'venue', '/organizers': 'organizer' }[of]
    const dates = of === '/events' ? { start_date: '2031-03-04 10:00:00', end_date: '2031-03-04 12:00:00' } : {}
    const inGeorgian = `/cal/events/v1${of}?i18n_language=ka-ge`
    const response = await fetch(server.restRoot + inGeorgian, {
      method: 'POST',
      headers: { Authorization: server.authorization.editor, 'Content-Type': 'application/json' },
      body: JSON.stringify({ [name]: `${word} ka`, description: 'ka text', ...dates }),
    })
    const { id } = (await response.json()) as { id: number }
    const shown = async (language = ''): Promise<unknown[]> => {
      const item = (await (await inCalendar(`${of}/${id}${language}`)).json()) as Record<string, string>
      return [item[name], item['description']]
    }
    expect(await items(of).read(id)).toMatchObject({ title: { rendered: `${word} ka` }, content: { rendered: '<p>ka text</p>\n' } })
    await items(of).change(id, { title: `${word} en`, content: 'en text' })
    expect([await shown(), await shown('?i18n_language=ka-ge')]).toEqual([
      [`${word} en`, '<p>en text</p>'],
      [`${word} ka`, '<p>ka text</p>'],
    ])
    expect(await items(of).change(id, { content: '' })).toMatchObject({ content: { raw: 'ka text', rendered: '<p>ka text</p>\n' } })
    expect(await shown()).toEqual([`${word} en`, '<p>ka text</p>'])
  })
})

describe('updateSiteEvent', () => {
  it('leaves dates, venue, organizers, cost and flags as they are, and ignores dates that are sent', async () => {
    const [venue, organizer] = [await makeVenue(editor), await makeOrganizer(editor)]
    const { id } = await makeEvent(editor, {
      start_date: '2031-03-04 10:00:00',
      end_date: '2031-03-05 12:00:00',
      timezone: 'Asia/Tbilisi',
      cost: '$12',
      website: 'https://example.org/',
      featured: true,
      venue: venue.id,
      organizer: [organizer.id],
    })
    const before = await readEvent(editor, id)
    const dated = { start_date: '2031-03-04T10:00:00', end_date: '2031-03-05T12:00:00', timezone: 'Asia/Tbilisi', all_day: false }
    expect(await events().change(id, { title: 'New', start_date: '2040-01-01T00:00:00' } as InputOf<'/events'>)).toMatchObject(dated)
    const after = await readEvent(editor, id)
    const { modified, modified_utc } = after
    expect(after).toEqual({ ...before, title: 'New', json_ld: { ...before.json_ld, name: 'New' }, modified, modified_utc })
    await changeEvent(editor, id, { start_date: '2031-03-03 09:00:00' })
    expect(await events(anonymous).read(id)).toMatchObject({ ...dated, start_date: '2031-03-03T09:00:00' })
  })

  it('assigns categories and tags, which both forms return and count', async () => {
    const [category, tag] = [await makeEventCategory(admin), await makeEventTag(admin)]
    const { id } = await eventOf()
    await events().change(id, { event_categories: [category.id], tags: [tag.id] })
    expect(await events(anonymous).read(id)).toMatchObject({ event_categories: [category.id], tags: [tag.id] })
    const event = await readEvent(anonymous, id)
    expect([event.categories.map((one) => one.id), event.tags.map((one) => one.id)]).toEqual([[category.id], [tag.id]])
    expect(await calls(anonymous, '/event_categories').read(category.id)).toMatchObject({ count: 1 })
    await changeEvent(editor, id, { categories: [], tags: [] })
    expect(await events(anonymous).read(id)).toMatchObject({ event_categories: [], tags: [] })
    expect((await calls(anonymous, '/event_categories').listed({ post: id })).total).toBe(0)
  })

  it('publishes the draft venue and organizers of an author whose event an editor approves', async () => {
    const drafts = { venue: { venue: newWord(), status: 'draft' }, organizer: { organizer: newWord(), status: 'draft' } } as const
    const made = await makeEvent(author, { status: 'pending', ...drafts })
    const [venue, organizer] = [made.venue?.id ?? 0, made.organizer[0]?.id ?? 0]
    const statuses = async () => [(await readVenue(editor, venue)).status, (await readOrganizer(editor, organizer)).status]
    await events().change(made.id, { title: 'Still pending' })
    expect(await statuses()).toEqual(['draft', 'draft'])
    await events().change(made.id, { status: 'publish' })
    expect(await statuses()).toEqual(['publish', 'publish'])
    expect(await readEvent(anonymous, made.id)).toMatchObject({ venue: { id: venue }, organizer: [{ id: organizer }] })
  })

  it('sets a password, which hides the texts in both forms until it is sent', async () => {
    const { id } = await eventOf({ content: 'Members only.' })
    await events().change(id, { password: 'lantern' })
    expect(await events(anonymous).read(id)).toMatchObject({ content: { rendered: '', protected: true }, excerpt: { rendered: '' } })
    expect((await events(anonymous).read(id, { password: 'lantern' })).content.rendered).toBe('<p>Members only.</p>\n')
    expect(await failureOf(events(anonymous).get(id, { password: 'guess' }))).toEqual({
      status: 403,
      code: 'rest_post_incorrect_password',
    })
    expect(await readEvent(anonymous, id)).toMatchObject({ protected: true, description: '' })
    expect((await readEvent(anonymous, id, { password: 'lantern' })).description).toBe('<p>Members only.</p>')
  })

  it('is one change in the feed', async () => {
    const { id } = await eventOf()
    const { cursor } = await dataOf(anonymous.hooks.GET('/changes'))
    await events().change(id, { title: 'New', status: 'publish', event_categories: [(await makeEventCategory(admin)).id] })
    const { changes } = await dataOf(anonymous.hooks.GET('/changes', { params: { query: { since: cursor } } }))
    expect(changes.filter(({ type }) => type === 'event')).toMatchObject([
      { action: 'updated', type: 'event', id, url: `${server.restRoot}/cal/events/v1/events/${id}` },
    ])
  })
})

describe.each([
  ['deleteSiteEvent', '/events'],
  ['deleteSiteVenue', '/venues'],
  ['deleteSiteOrganizer', '/organizers'],
] as const)('%s', (_operation, of) => {
  it('moves an item to the trash in both forms, from which an update restores it', async () => {
    const slug = newWord()
    const { id } = await make(of, { slug })
    expect(await dataOf(items(of).remove(id))).toMatchObject({ status: 'trash', slug: `${slug}__trashed` })
    expect((await inCalendar(`${of}/${id}`)).status).toBe(403)
    expect(await failureOf(items(of, anonymous).get(id))).toEqual({ status: 401, code: 'rest_forbidden' })
    expect(await failureOf(items(of).remove(id))).toEqual({ status: 410, code: 'rest_already_trashed' })
    expect(await items(of).change(id, { status: 'publish' })).toMatchObject({ status: 'publish', slug })
    expect((await inCalendar(`${of}/${id}`)).status).toBe(200)
  })

  it('restores what the calendar has moved to the trash', async () => {
    const { id, slug } = await make(of)
    const trashed = await fetch(`${server.restRoot}/cal/events/v1${of}/${id}`, {
      method: 'DELETE',
      headers: { Authorization: server.authorization.editor },
    })
    expect(trashed.status).toBe(200)
    expect((await items(of).listed({ status: ['trash'], include: [id] })).ids).toEqual([id])
    expect(await items(of).change(id, { status: 'draft' })).toMatchObject({ status: 'draft', slug })
  })

  it('deletes an item permanently with its revisions and the menu items that link to it', async () => {
    const { id } = await make(of)
    await items(of).change(id, { title: 'Revised' })
    const item = await makeLinkTo(admin, 'post_type', of.slice(1, -1), id)
    const revisions = await fetch(`${server.restRoot}/cms/v2${of}/${id}/revisions`, {
      headers: { Authorization: server.authorization.editor },
    })
    const [revision] = (await revisions.json()) as { id: number }[]
    expect(await dataOf(items(of).remove(id, { force: true }))).toMatchObject({
      deleted: true,
      previous: { id, title: { raw: 'Revised' } },
    })
    expect(await failureOf(items(of).get(id))).toEqual(missing)
    expect((await inCalendar(`${of}/${id}`, { Authorization: server.authorization.editor })).status).toBe(404)
    expect(await failureOf(calls(admin, '/menu-items').get(item.id))).toEqual(missing)
    const { db } = server.context
    expect(
      await db
        .selectFrom('content')
        .select('id')
        .where('id', '=', revision?.id ?? 0)
        .execute(),
    ).toEqual([])
  })
})

describe('deleteSiteVenue and deleteSiteOrganizer', () => {
  it('take the venue and the organizer from their events, which are kept', async () => {
    const [venue, organizer, kept] = [await makeVenue(editor), await makeOrganizer(editor), await makeOrganizer(editor)]
    const { id } = await makeEvent(editor, { venue: venue.id, organizer: [organizer.id, kept.id] })
    expect(await readEvent(anonymous, id)).toMatchObject({ venue: { id: venue.id } })
    await dataOf(items('/venues').remove(venue.id, { force: true }))
    await dataOf(items('/organizers').remove(organizer.id, { force: true }))
    expect(await readEvent(anonymous, id)).toMatchObject({ venue: null, organizer: [{ id: kept.id }] })
    expect(await server.context.db.selectFrom('events').select('venue_id').where('content_id', '=', id).execute()).toEqual([
      { venue_id: 0 },
    ])
    // A venue that gets the ID later is not that of the event.
    await changeEvent(editor, id, { title: 'Elsewhere' })
    expect(await readEvent(anonymous, id)).toMatchObject({ venue: null })
  })
})

describe('updateSiteVenue', () => {
  it('leaves the address and the contacts as they are', async () => {
    const venue = await makeVenue(editor, { address: '1 Pier Road', city: 'Batumi', phone: '7', geo_lat: 41.6, geo_lng: 41.6 })
    await changeVenue(editor, venue.id, { address: 'ka road' }, 'ka-ge')
    await items('/venues').change(venue.id, { title: 'New name' })
    expect(await readVenue(anonymous, venue.id)).toMatchObject({
      venue: 'New name',
      address: '1 Pier Road',
      city: 'Batumi',
      phone: '7',
      geo_lat: 41.6,
    })
    expect(await readVenue(anonymous, venue.id, 'ka-ge')).toMatchObject({ address: 'ka road' })
  })

  it('ignores a password, because the calendar shows the texts of venues and organizers to everybody', async () => {
    for (const of of ['/venues', '/organizers'] as const) {
      const { id } = await make(of, { content: 'Open.', password: 'lantern' })
      expect(await items(of).read(id, { context: 'edit' })).not.toHaveProperty('password')
      expect(await items(of, anonymous).read(id)).toMatchObject({ content: { rendered: '<p>Open.</p>\n', protected: false } })
    }
  })
})

describe('the history of an item of the calendar', () => {
  it.each(kinds)('has the changes of both forms, and a revision restores a text: %s', async (of) => {
    const { id } = await make(of, { content: 'One.' })
    await items(of).change(id, { content: 'Two.' })
    await fetch(`${server.restRoot}/cal/events/v1${of}/${id}`, {
      method: 'PATCH',
      headers: { Authorization: server.authorization.editor, 'Content-Type': 'application/json' },
      body: JSON.stringify({ description: 'Three.' }),
    })
    const list = await fetch(`${server.restRoot}/cms/v2${of}/${id}/revisions?context=edit`, {
      headers: { Authorization: server.authorization.editor },
    })
    const revisions = (await list.json()) as { content: { raw: string } }[]
    expect(revisions.map(({ content }) => content.raw)).toEqual(['Three.', 'Two.'])
    await items(of).change(id, { content: revisions[1]?.content.raw ?? '' })
    expect((await shownInCalendar(of, id))[1]).toBe('<p>Two.</p>')
  })

  it('has no revision of a translation alone', async () => {
    const { id } = await eventOf()
    await changeEvent(editor, id, { title: 'ka', description: 'ka' }, 'ka-ge')
    expect((await events().read(id))._links['version-history']?.[0]?.count).toBe(0)
  })
})

describe.each([
  ['listSiteEvents', '/events'],
  ['listSiteVenues', '/venues'],
  ['listSiteOrganizers', '/organizers'],
] as const)('%s', (_operation, of) => {
  it('has the newest item first, with totals, and filters as lists of posts do', async () => {
    const word = newWord()
    const made = []
    for (const day of ['01', '03', '02'])
      made.push(await make(of, { title: `${word} ${day}`, date: `2021-01-${day}T00:00:00`, author: server.ids.author }))
    await make(of, { title: `${word} draft`, status: 'draft' })
    const [first = 0, second = 0, third = 0] = made.map(({ id }) => id)
    expect(await items(of, anonymous).listed({ search: word })).toMatchObject({ ids: [second, third, first], total: 3, pages: 1 })
    expect(await items(of, anonymous).ids({ search: word, orderby: 'title', order: 'asc' })).toEqual([first, third, second])
    expect(await items(of, anonymous).ids({ search: word, after: '2021-01-01T12:00:00', before: '2021-01-02T12:00:00' })).toEqual([third])
    expect(await items(of, anonymous).ids({ include: [first, second, third], exclude: [second], orderby: 'include' })).toEqual([
      first,
      third,
    ])
    expect(await items(of, anonymous).ids({ search: word, author_exclude: [server.ids.author] })).toEqual([])
    expect((await items(of).listed({ search: word, status: ['draft', 'publish'], context: 'edit' })).total).toBe(4)
    expect(await failureOf(items(of, anonymous).list({ status: ['draft'] }))).toEqual(invalid('status'))
    expect(await failureOf(items(of, anonymous).list({ context: 'edit' }))).toEqual({ status: 401, code: 'rest_forbidden_context' })
  })

  it('is read to its end with a cursor', async () => {
    const word = newWord()
    const made = []
    for (let number = 0; number < 5; number++) made.push((await make(of, { title: word, date: `2021-01-0${number + 1}T00:00:00` })).id)
    const found: number[] = []
    let cursor: string | undefined = 'start'
    while (cursor !== undefined) {
      const result = await items(of, anonymous).list({ search: word, per_page: 2, cursor })
      found.push(...(await dataOf(Promise.resolve(result))).map((one) => one.id))
      cursor = result.response.headers.get('X-CMS-NextCursor') ?? undefined
    }
    expect(found).toEqual(made.toReversed())
  })
})

describe('listSiteEvents', () => {
  const titled = (word: string, day: string, fields = {}) =>
    makeEvent(editor, { title: `${word} ${day}`, start_date: `2031-03-${day} 10:00:00`, end_date: `2031-03-${day} 12:00:00`, ...fields })

  it('is sorted by the start of the events, in both directions, page by page and with a cursor', async () => {
    const category = await makeEventCategory(admin)
    const fields = { categories: [category.id] }
    const [third, first, fourth, second] = [
      await titled('start', '03', fields),
      await titled('start', '01', fields),
      await titled('start', '04', fields),
      await titled('start', '02', fields),
    ]
    const ids = [first.id, second.id, third.id, fourth.id]
    const wanted = { event_categories: [category.id], orderby: 'event_date' as const }
    expect(await events(anonymous).listed({ ...wanted, order: 'asc' })).toMatchObject({ ids, total: 4 })
    expect(await events(anonymous).ids({ ...wanted })).toEqual(ids.toReversed())
    expect(await events(anonymous).ids({ ...wanted, order: 'asc', per_page: 2, page: 2 })).toEqual(ids.slice(2))
    expect(await events().ids({ ...wanted, order: 'asc', context: 'edit', exclude: [second.id] })).toEqual([first.id, third.id, fourth.id])
    expect(await events(anonymous).ids({ orderby: 'event_date', order: 'asc', include: ids, search: 'start' })).toEqual(ids)
    const start = await events(anonymous).list({ ...wanted, order: 'asc', per_page: 3, cursor: 'start' })
    const cursor = start.response.headers.get('X-CMS-NextCursor') ?? ''
    expect(await events(anonymous).ids({ ...wanted, order: 'asc', per_page: 3, cursor })).toEqual([fourth.id])
    // All events, of any start, are in the order.
    const starts = (await events(anonymous).listed({ orderby: 'event_date', order: 'asc', per_page: 100 })).items.map(
      (one) => one.start_date,
    )
    expect(starts).toEqual(starts.toSorted())
    expect(await failureOf(calls(anonymous, '/venues').list({ orderby: 'event_date' } as never))).toEqual(invalid('orderby'))
  })

  it('filters by categories with their descendants, and by tags', async () => {
    const above = await makeEventCategory(admin)
    const below = await makeEventCategory(admin, { parent: above.id })
    const tag = await makeEventTag(admin)
    const both = await eventOf({ event_categories: [below.id], tags: [tag.id] })
    const top = await eventOf({ event_categories: [above.id] })
    expect(await events(anonymous).ids({ event_categories: [above.id] })).toEqual([top.id])
    const withChildren = { terms: [above.id], include_children: true }
    expect(await events(anonymous).ids({ event_categories: withChildren, orderby: 'id', order: 'asc' })).toEqual([both.id, top.id])
    expect(await events(anonymous).ids({ event_categories: withChildren, tags_exclude: [tag.id] })).toEqual([top.id])
    expect(await events(anonymous).ids({ event_categories: withChildren, event_categories_exclude: [above.id], tags: [tag.id] })).toEqual([
      both.id,
    ])
    expect(
      await events(anonymous).ids({ event_categories: [above.id], tags: [tag.id], tax_relation: 'OR', orderby: 'id', order: 'asc' }),
    ).toEqual([both.id, top.id])
  })

  it('embeds the author, the image and the terms', async () => {
    const category = await makeEventCategory(admin)
    const image = await uploaded(server, await createImage(40, 40), { name: 'pier.png', as: 'editor' })
    const { id } = await eventOf({ event_categories: [category.id], featured_media: image.id })
    const [found] = (await (await fetch(`${server.restRoot}/cms/v2/events?include=${id}&_embed`)).json()) as { _embedded: object }[]
    expect(found?._embedded).toMatchObject({
      author: [{ id: server.ids.editor }],
      'cms:featuredmedia': [{ id: image.id }],
      'cms:term': [[{ id: category.id, taxonomy: 'cal_events_cat', link: category.url }], []],
    })
  })

  it('follows an event that is hidden from listings, and is shown again', async () => {
    const word = newWord()
    const { id } = await eventOf({ title: word, slug: word })
    const listed = () => events(anonymous).ids({ slug: [word] })
    expect(await listed()).toEqual([id])
    await changeEvent(editor, id, { hide_from_listings: true })
    expect([await listed(), await events().ids({ slug: [word] }), await events().ids({ slug: [word], context: 'edit' })]).toEqual([
      [],
      [],
      [id],
    ])
    expect(await events(anonymous).read(id)).toMatchObject({ id, title: { rendered: word } })
    await changeEvent(editor, id, { hide_from_listings: false })
    expect(await listed()).toEqual([id])
  })
})

describe('a query block', () => {
  const titles = (query: object) =>
    renderedIn(
      server,
      blockWith(
        'query',
        { query: { inherit: false, ...query } },
        blockWith('post-template', {}, `${block('post-title')}${block('post-excerpt')}`),
      ),
    )
  const shown = (html: string): string[] => [...html.matchAll(/wp-block-post-title">([^<]*)</g)].map(([, title = '']) => title)

  it('shows events by publication or by their start, without those that are hidden from listings', async () => {
    const category = await makeEventCategory(admin)
    const on = (day: string, fields = {}) =>
      makeEvent(editor, {
        title: `On ${day}`,
        description: `About ${day}.`,
        start_date: `2032-01-${day} 10:00:00`,
        end_date: `2032-01-${day} 12:00:00`,
        categories: [category.id],
        ...fields,
      })
    await on('02', { date: '2021-01-03 00:00:00' })
    await on('01', { date: '2021-01-01 00:00:00' })
    await on('03', { date: '2021-01-02 00:00:00' })
    await on('04', { hide_from_listings: true })
    await on('05', { status: 'private' })
    await on('06', { password: 'lantern' })
    const query = { postType: 'event', taxQuery: { cal_events_cat: [category.id] } }
    const html = await titles({ ...query, orderBy: 'date' })
    expect(shown(html)).toEqual(['On 02', 'On 03', 'On 01'])
    expect(html).toContain('About 02.')
    expect(shown(await titles({ ...query, orderBy: 'event_date', order: 'asc' }))).toEqual(['On 01', 'On 02', 'On 03'])
    expect(shown(await titles({ ...query, orderBy: 'event_date', order: 'desc', perPage: 2 }))).toEqual(['On 03', 'On 02'])
    // The order of a type is that of no other type.
    expect((await titles({ postType: 'post', orderBy: 'event_date' })).includes('On 01')).toBe(false)
  })
})

describe('the types and taxonomies of the calendar', () => {
  it('name the routes and the fields with which an editor works', async () => {
    for (const of of kinds) {
      const type = await dataOf(
        editor.content.GET('/types/{type}', { params: { path: { type: of.slice(1, -1) }, query: { context: 'edit' } } }),
      )
      expect(type).toMatchObject({
        rest_base: of.slice(1),
        rest_namespace: 'cms/v2',
        viewable: true,
        supports: { title: true, editor: true, author: true, thumbnail: true, excerpt: true, revisions: true, autosave: true },
      })
      const item = await make(of)
      expect(item._links['about']).toEqual([{ href: `${server.restRoot}/cms/v2/types/${type.slug}` }])
      for (const name of type.taxonomies) {
        const taxonomy = await dataOf(
          editor.content.GET('/taxonomies/{taxonomy}', { params: { path: { taxonomy: name }, query: { context: 'edit' } } }),
        )
        expect(taxonomy.rest_namespace).toBe('cms/v2')
        expect(item).toHaveProperty(taxonomy.rest_base, [])
        const terms = await fetch(`${server.restRoot}/${taxonomy.rest_namespace}/${taxonomy.rest_base}?per_page=1`)
        expect(terms.status).toBe(200)
      }
    }
  })
})

describe('the categories of events', () => {
  const categories = (client: Client) => calls(client, '/event_categories')

  it('are the same in both forms, and keep their translations', async () => {
    const word = newWord()
    const made = await categories(author).make({ name: `${word} en`, description: 'On foot.' })
    expect(made).toMatchObject({ taxonomy: 'cal_events_cat', parent: 0, count: 0, link: `${server.baseUrl}/events/category/${made.slug}/` })
    const inGeorgian = { params: { path: { id: made.id }, query: { i18n_language: 'ka-ge' as const } } }
    await dataOf(author.calendar.PATCH('/categories/{id}', { ...inGeorgian, body: { name: `${word} ka` } }))
    await categories(author).change(made.id, { name: `${word} new` })
    expect((await dataOf(anonymous.calendar.GET('/categories/{id}', { params: { path: { id: made.id } } }))).name).toBe(`${word} new`)
    expect((await dataOf(anonymous.calendar.GET('/categories/{id}', inGeorgian))).name).toBe(`${word} ka`)
    await dataOf(categories(author).remove(made.id, { force: true }))
    expect((await inCalendar(`/categories/${made.id}`)).status).toBe(404)
  })

  it('link to the list of their events', async () => {
    const category = await makeEventCategory(admin)
    const { id } = await eventOf({ event_categories: [category.id] })
    const { _links } = await categories(anonymous).read(category.id)
    const found = (await (await fetch(_links['cms:post_type']?.[0]?.href ?? '')).json()) as { id: number }[]
    expect(found.map((one) => one.id)).toEqual([id])
  })
})
