// The JSON of public items is cached until the next commit: every read shows all changes of an event and its linked items.
import { describe, expect, it } from '@jest/globals'
import { dataOf } from '../support/responses.ts'
import { listEvents, makeEvent, makeEventCategory, makeEventTag, makeOrganizer, makeVenue, readEvent } from '../support/calendar.ts'
import type { Event } from '../support/calendar.ts'
import { createImage, uploaded } from '../support/media.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const { anonymous } = server
const editor = server.as.editor
const { calendar } = editor

const at = ({ id }: { id: number }) => ({ params: { path: { id } } })

const venue = await makeVenue(editor)
const organizer = await makeOrganizer(editor)
const category = await makeEventCategory(editor)
const tag = await makeEventTag(editor)
const image = await uploaded(server, await createImage(400, 300), { name: 'snapshot.jpg', as: 'editor' })
const { id } = await makeEvent(editor, {
  venue: venue.id,
  organizer: organizer.id,
  categories: [category.id],
  tags: [tag.id],
  image: String(image.id),
})

/** Returns the event as anonymous callers see it: it is the same by ID, by slug and in a list. */
async function shown(): Promise<Event> {
  const byId = await readEvent(anonymous, id)
  const bySlug = await dataOf(anonymous.calendar.GET('/events/by-slug/{slug}', { params: { path: { slug: byId.slug } } }))
  const { events } = await listEvents(anonymous, { include: [id] })
  expect([bySlug, ...events]).toEqual([byId, byId])
  return byId
}

const title = newWord()
const changes: [what: string, change: () => Promise<{ error?: unknown }>, read: (event: Event) => unknown, expected: unknown][] = [
  ['its title', () => calendar.PATCH('/events/{id}', { ...at({ id }), body: { title } }), (event) => event.title, title],
  [
    'the name of its venue',
    () => calendar.PATCH('/venues/{id}', { ...at(venue), body: { venue: title } }),
    ({ venue }) => venue?.venue,
    title,
  ],
  [
    'the city of its venue',
    () => calendar.PATCH('/venues/{id}', { ...at(venue), body: { city: title } }),
    ({ venue }) => venue?.city,
    title,
  ],
  [
    'the name of its organizer',
    () => calendar.PATCH('/organizers/{id}', { ...at(organizer), body: { organizer: title } }),
    (event) => event.organizer.map((one) => one.organizer),
    [title],
  ],
  [
    'the name of its category',
    () => calendar.PATCH('/categories/{id}', { ...at(category), body: { name: title } }),
    ({ categories }) => categories.map(({ name }) => name),
    [title],
  ],
  [
    'the name of its tag',
    () => calendar.PATCH('/tags/{id}', { ...at(tag), body: { name: title } }),
    ({ tags }) => tags.map(({ name }) => name),
    [title],
  ],
  ['its venue, to the trash', () => calendar.DELETE('/venues/{id}', at(venue)), (event) => event.venue, null],
  [
    'its organizer, to a draft',
    () => calendar.PATCH('/organizers/{id}', { ...at(organizer), body: { status: 'draft' } }),
    (event) => event.organizer,
    [],
  ],
  ['its tag, deleted', () => calendar.DELETE('/tags/{id}', at(tag)), ({ tags }) => tags, []],
  [
    'its image, deleted',
    () => editor.content.DELETE('/media/{id}', { params: { path: { id: image.id }, query: { force: true } } }),
    (event) => event.image,
    null,
  ],
]

describe('an event that anonymous callers have read', () => {
  it.each(changes)('shows a change of %s', async (_what, change, read, expected) => {
    expect(read(await shown())).not.toEqual(expected)
    expect((await change()).error).toBeUndefined()
    expect(read(await shown())).toEqual(expected)
  })

  it('is shown without its texts once it has a password, and in full to its editors', async () => {
    const open = await makeEvent(editor, { description: 'Bring a chair.' })
    expect((await readEvent(anonymous, open.id)).description).toContain('Bring a chair.')
    await dataOf(calendar.PATCH('/events/{id}', { ...at(open), body: { password: 'tide' } }))
    expect((await readEvent(anonymous, open.id)).description).toBe('')
    expect((await readEvent(editor, open.id)).description).toContain('Bring a chair.')
    expect((await readEvent(anonymous, open.id, { password: 'tide' })).description).toContain('Bring a chair.')
    expect((await readEvent(anonymous, open.id)).description).toBe('')
  })

  it('is shown in each language', async () => {
    const event = await makeEvent(editor, { title: 'Harbour day' }, 'en')
    await dataOf(
      calendar.PATCH('/events/{id}', {
        params: { path: { id: event.id }, query: { i18n_language: 'ka-ge' } },
        body: { title: 'ნავსადგური' },
      }),
    )
    expect((await readEvent(anonymous, event.id, { i18n_language: 'en' })).title).toBe('Harbour day')
    expect((await readEvent(anonymous, event.id, { i18n_language: 'ka-ge' })).title).toBe('ნავსადგური')
  })
})
