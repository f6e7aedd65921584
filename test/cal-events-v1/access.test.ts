// Permissions in the calendar: every operation by every role, and no access to unpublished items.
import { describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import { dataOf, invalid, failureOf } from '../support/responses.ts'
import type { Event, EventInput } from '../support/calendar.ts'
import {
  changeEvent,
  eventIds,
  listEvents,
  makeEvent,
  makeEventCategory,
  makeEventTag,
  makeOrganizer,
  makeVenue,
  readEvent,
  someDay,
  thatYear,
} from '../support/calendar.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const callers = ['anonymous', 'subscriber', 'contributor', 'author', 'editor', 'administrator'] as const
type Caller = (typeof callers)[number]

const server = await sharedServer()

const clientOf = (caller: Caller): Client => (caller === 'anonymous' ? server.anonymous : server.as[caller])

type ClientResult = Promise<{ data?: unknown; error?: unknown; response: Response }>

/** The kinds of item with an author and a status, and the calls that they share. */
const kinds = {
  event: {
    make: (client: Client, status: 'publish' | 'draft' | 'private') => makeEvent(client, { status }),
    create: ({ calendar }: Client): ClientResult => calendar.POST('/events', { body: { title: newWord(), ...someDay } }),
    read: ({ calendar }: Client, id: number): ClientResult => calendar.GET('/events/{id}', { params: { path: { id } } }),
    change: ({ calendar }: Client, id: number): ClientResult =>
      calendar.PUT('/events/{id}', { params: { path: { id } }, body: { sticky: true } }),
    remove: ({ calendar }: Client, id: number): ClientResult => calendar.DELETE('/events/{id}', { params: { path: { id } } }),
  },
  venue: {
    make: (client: Client, status: 'publish' | 'draft' | 'private') => makeVenue(client, { status }),
    create: ({ calendar }: Client): ClientResult => calendar.POST('/venues', { body: { venue: newWord() } }),
    read: ({ calendar }: Client, id: number): ClientResult => calendar.GET('/venues/{id}', { params: { path: { id } } }),
    change: ({ calendar }: Client, id: number): ClientResult =>
      calendar.PATCH('/venues/{id}', { params: { path: { id } }, body: { zip: '1' } }),
    remove: ({ calendar }: Client, id: number): ClientResult => calendar.DELETE('/venues/{id}', { params: { path: { id } } }),
  },
  organizer: {
    make: (client: Client, status: 'publish' | 'draft' | 'private') => makeOrganizer(client, { status }),
    create: ({ calendar }: Client): ClientResult => calendar.POST('/organizers', { body: { organizer: newWord() } }),
    read: ({ calendar }: Client, id: number): ClientResult => calendar.GET('/organizers/{id}', { params: { path: { id } } }),
    change: ({ calendar }: Client, id: number): ClientResult =>
      calendar.POST('/organizers/{id}', { params: { path: { id } }, body: { phone: '1' } }),
    remove: ({ calendar }: Client, id: number): ClientResult => calendar.DELETE('/organizers/{id}', { params: { path: { id } } }),
  },
}

/** Makes a series, and returns one of its occurrences. */
async function makeOccurrence(client: Client, status: 'publish' | 'draft' | 'private'): Promise<Event> {
  const { id } = await makeEvent(client, { status, recurrence: { rrule: 'FREQ=WEEKLY;COUNT=3' } })
  const [, second] = (await listEvents(client, { series: [id], ...thatYear, status: ['any'] })).events
  if (!second) throw new Error(`The series ${id} has no second occurrence.`)
  return second
}

/** Items that have no operations of their own. */
const dependentKinds = {
  occurrence: { ...kinds.event, make: makeOccurrence },
  exception: {
    ...kinds.event,
    make: async (client: Client, status: 'publish' | 'draft' | 'private') =>
      changeEvent(client, (await makeOccurrence(client, status)).id, { title: newWord() }),
  },
}

/** The owner and the status of an item, and the callers who are allowed. Items of `author` belong to the caller `author`. */
const rights: [
  act: 'read' | 'change' | 'remove',
  owner: 'author' | 'editor',
  status: 'publish' | 'draft' | 'private',
  allowed: readonly Caller[],
][] = [
  ['read', 'editor', 'publish', callers],
  ['read', 'editor', 'draft', ['editor', 'administrator']],
  ['read', 'editor', 'private', ['editor', 'administrator']],
  ['read', 'author', 'draft', ['author', 'editor', 'administrator']],
  ['read', 'author', 'private', ['author', 'editor', 'administrator']],
  ['change', 'editor', 'publish', ['editor', 'administrator']],
  ['change', 'author', 'publish', ['author', 'editor', 'administrator']],
  ['change', 'author', 'draft', ['author', 'editor', 'administrator']],
  ['remove', 'editor', 'publish', ['editor', 'administrator']],
  ['remove', 'author', 'publish', ['author', 'editor', 'administrator']],
]

const statusOf = async (result: ClientResult): Promise<number> => (await result).response.status

describe.each(['event', 'venue', 'organizer', 'occurrence', 'exception'] as const)('an item of the kind %s', (name) => {
  const kind = { ...kinds, ...dependentKinds }[name]

  it.each(rights)('requires the right to %s it: owner %s, status %s', async (act, owner, status, allowed) => {
    for (const caller of callers) {
      const { id } = await kind.make(server.as[owner], status)
      const due = allowed.includes(caller) ? 200 : act === 'read' || caller !== 'anonymous' ? 403 : 401
      expect([caller, await statusOf(kind[act](clientOf(caller), id))]).toEqual([caller, due])
    }
  })
})

describe.each(['event', 'venue', 'organizer'] as const)('an item of the kind %s', (name) => {
  const kind = kinds[name]

  it('that the caller may not read gets the same responses by slug as an unknown slug, with any method', async () => {
    for (const status of ['draft', 'private', 'publish'] as const) {
      const { id, slug } = await kind.make(server.as.editor, 'publish')
      const changed = await fetch(`${server.restRoot}/cal/events/v1/${name}s/${id}?status=${status}`, {
        method: 'PATCH',
        headers: { Authorization: server.authorization.editor },
      })
      expect(changed.status).toBe(200)
      const responsesAt = async (caller: Caller, at: string): Promise<unknown[]> => {
        const responses: unknown[] = []
        for (const method of ['GET', 'PUT', 'DELETE']) {
          const headers = caller === 'anonymous' ? undefined : { Authorization: server.authorization[caller] }
          const response = await fetch(`${server.restRoot}/cal/events/v1/${name}s/by-slug/${at}`, { method, ...(headers && { headers }) })
          responses.push([response.status, (await response.text()).replaceAll(at, 'slug').replace(/"request_id":"[^"]*"/, '')])
        }
        return responses
      }
      for (const caller of ['anonymous', 'subscriber', 'author'] as const) {
        const nothing = await responsesAt(caller, newWord())
        if (status === 'publish') expect(await responsesAt(caller, slug)).not.toEqual(nothing)
        else expect([caller, status, await responsesAt(caller, slug)]).toEqual([caller, status, nothing])
      }
    }
  })

  it('can be created by contributors and above, as a draft without the right to publish', async () => {
    const made: unknown[] = []
    for (const caller of callers) {
      const { data, response } = await kind.create(clientOf(caller))
      made.push([caller, response.status, (data as { status?: string } | undefined)?.status])
    }
    expect(made).toEqual([
      ['anonymous', 401, undefined],
      ['subscriber', 403, undefined],
      ['contributor', 201, 'draft'],
      ['author', 201, 'publish'],
      ['editor', 201, 'publish'],
      ['administrator', 201, 'publish'],
    ])
  })

  it('returns 404 for an unknown ID before permissions are checked', async () => {
    for (const act of ['read', 'change', 'remove'] as const) expect(await statusOf(kind[act](server.anonymous, 999_888_777))).toBe(404)
  })
})

describe('an occurrence', () => {
  const forbidden = { status: 403, code: 'rest_forbidden' }
  const change = (client: Client, id: number, body: EventInput, scope?: 'following') =>
    client.calendar.PATCH('/events/{id}', { params: { path: { id }, query: { ...(scope && { scope }) } }, body })
  const remove = (client: Client, id: number, scope?: 'following') =>
    client.calendar.DELETE('/events/{id}', { params: { path: { id }, query: { ...(scope && { scope }) } } })

  it.each(['occurrence', 'exception'] as const)(
    'that was deleted is not restored by the contributor of its published series: %s',
    async (name) => {
      const { editor, contributor } = server.as
      const { id, series } = await dependentKinds[name].make(contributor, 'draft')
      await changeEvent(editor, series ?? 0, { status: 'publish' })
      await dataOf(remove(editor, id))
      for (const body of [{ status: 'publish' as const }, { title: newWord() }])
        expect(await failureOf(change(contributor, id, body))).toEqual(forbidden)
      expect((await readEvent(editor, id)).status).toBe('trash')
    },
  )

  it('with another author than its series is changed by that author alone, not with all that follow', async () => {
    const { editor, author } = server.as
    const { id, series } = await makeOccurrence(editor, 'publish')
    await changeEvent(editor, id, { author: server.ids.author })
    const title = newWord()
    expect(await failureOf(change(author, id, { title }, 'following'))).toEqual(forbidden)
    expect(await failureOf(remove(author, id, 'following'))).toEqual(forbidden)
    expect(await changeEvent(author, id, { title })).toMatchObject({ id, title })
    expect((await listEvents(editor, { series: [series ?? 0], ...thatYear })).events).toHaveLength(3)
  })

  it('of a contributor is a draft, and is pending when the contributor publishes it', async () => {
    const { contributor, editor } = server.as
    const { id, series } = await makeOccurrence(contributor, 'draft')
    expect((await changeEvent(contributor, id, { status: 'publish' })).status).toBe('pending')
    expect((await readEvent(editor, series ?? 0)).status).toBe('draft')
    expect((await dataOf(change(contributor, id, { status: 'publish' }, 'following'))).status).toBe('pending')
  })

  it('that was deleted is restored with the status that is sent', async () => {
    const { editor } = server.as
    const { id } = await makeOccurrence(editor, 'publish')
    await dataOf(remove(editor, id))
    expect((await changeEvent(editor, id, { status: 'private' })).status).toBe('private')
    expect((await server.anonymous.calendar.GET('/events/{id}', { params: { path: { id } } })).response.status).toBe(403)
  })

  it.each(['occurrence', 'exception'] as const)('of a protected series is protected, and opened by its password: %s', async (name) => {
    const { editor } = server.as
    const { id, series } = await dependentKinds[name].make(editor, 'publish')
    await changeEvent(editor, series ?? 0, { description: 'In the cellar.', password: 'lantern' })
    expect((await readEvent(server.anonymous, id)).description).not.toContain('cellar')
    expect((await readEvent(server.anonymous, id, { password: 'lantern' })).description).toContain('cellar')
    expect(await statusOf(server.anonymous.calendar.GET('/events/{id}', { params: { path: { id }, query: { password: 'wrong' } } }))).toBe(
      403,
    )
  })
})

describe('values', () => {
  const { organizer, venue } = { organizer: [999_888_777], venue: 999_888_777 }

  it.each([
    [{ venue }, 'venue'],
    [{ venue: { city: 'Rye' } }, 'venue'],
    [{ venue: { venue: 'A barn', image: 'nowhere' } }, 'venue'],
    [{ organizer }, 'organizer'],
    [{ image: 'nowhere' }, 'image'],
    [{ timezone: 'Mars/Phobos' }, 'timezone'],
  ])('of an event are validated before permissions are checked: %j', async (fields, name) => {
    const { id } = await makeEvent(server.as.editor)
    for (const { calendar } of [server.anonymous, server.as.subscriber])
      for (const call of [
        calendar.POST('/events', { body: { title: newWord(), ...someDay, ...fields } }),
        calendar.PUT('/events/{id}', { params: { path: { id } }, body: fields }),
      ])
        expect(await failureOf(call)).toEqual(invalid(name))
  })

  it('of a category are validated before permissions are checked', async () => {
    const { id } = await makeEventCategory(server.as.editor)
    const parent = 999_888_777
    const { calendar } = server.anonymous
    expect(await failureOf(calendar.POST('/categories', { body: { name: newWord(), parent } }))).toEqual(invalid('parent'))
    expect(await failureOf(calendar.PATCH('/categories/{id}', { params: { path: { id } }, body: { parent } }))).toEqual(invalid('parent'))
  })
})

describe('publishing', () => {
  it('also publishes the draft venue and organizers that the author of the event created with it', async () => {
    const [venue, organizer] = [newWord(), newWord()]
    const event = await makeEvent(server.as.contributor, { status: 'publish', venue: { venue }, organizer: [{ organizer }] })
    expect([event.status, event.venue?.status, event.organizer[0]?.status]).toEqual(['pending', 'draft', 'draft'])
    await changeEvent(server.as.contributor, event.id, { status: 'publish', title: newWord() })
    expect((await readEvent(server.as.editor, event.id)).venue?.status).toBe('draft')
    const approved = await changeEvent(server.as.editor, event.id, { status: 'publish' })
    expect([approved.venue?.status, approved.organizer[0]?.status]).toEqual(['publish', 'publish'])
    expect(await readEvent(server.anonymous, event.id)).toMatchObject({ venue: { venue }, organizer: [{ organizer }] })
  })

  it('does not publish draft venues of other users, nor those of users who publish their own event', async () => {
    const own = await makeEvent(server.as.editor, { status: 'draft', venue: { venue: newWord(), status: 'draft' } })
    expect((await changeEvent(server.as.editor, own.id, { status: 'publish' })).venue?.status).toBe('draft')
    const { id: venue } = await makeVenue(server.as.editor, { status: 'draft' })
    const { id } = await makeEvent(server.as.editor, { status: 'draft', venue, author: server.ids.author })
    expect((await changeEvent(server.as.administrator, id, { status: 'publish' })).venue?.status).toBe('draft')
  })

  it('is requested by a contributor and done by an editor; then the contributor cannot change the event', async () => {
    const { calendar } = server.as.contributor
    const { id } = await makeEvent(server.as.contributor, { status: 'publish' })
    const change = (client: Client, status: 'draft' | 'publish' | 'private') =>
      client.calendar.PATCH('/events/{id}', { params: { path: { id } }, body: { status } })
    expect((await readEvent(server.as.contributor, id)).status).toBe('pending')
    expect((await dataOf(change(server.as.contributor, 'draft'))).status).toBe('draft')
    for (const status of ['publish', 'private'] as const)
      expect((await dataOf(change(server.as.contributor, status))).status).toBe('pending')
    expect(await failureOf(change(server.as.author, 'publish'))).toEqual({ status: 403, code: 'rest_forbidden' })
    expect((await dataOf(change(server.as.editor, 'publish'))).status).toBe('publish')
    expect(await failureOf(change(server.as.contributor, 'draft'))).toEqual({ status: 403, code: 'rest_forbidden' })
    expect(await failureOf(calendar.DELETE('/events/{id}', { params: { path: { id } } }))).toEqual({ status: 403, code: 'rest_forbidden' })
  })

  it('in the name of another author requires an editor', async () => {
    const make = (client: Client) =>
      client.calendar.POST('/events', { body: { title: newWord(), ...someDay, author: server.ids.administrator } })
    expect(await failureOf(make(server.as.author))).toEqual({ status: 403, code: 'rest_forbidden' })
    expect((await dataOf(make(server.as.editor))).author).toBe(server.ids.administrator)
  })
})

describe('linked items', () => {
  it('cannot be linked by users who may not read them', async () => {
    const [venue, organizer] = [
      await makeVenue(server.as.editor, { status: 'draft' }),
      await makeOrganizer(server.as.editor, { status: 'private' }),
    ]
    for (const body of [{ venue: venue.id }, { organizer: [organizer.id] }]) {
      const result = server.as.author.calendar.POST('/events', { body: { title: newWord(), ...someDay, ...body } })
      expect(await failureOf(result)).toMatchObject({ status: 400, params: [Object.keys(body)[0]] })
    }
  })

  it('include a hidden venue after a change by a user who cannot read it', async () => {
    const venue = await makeVenue(server.as.editor, { status: 'private' })
    const event = await makeEvent(server.as.editor, { venue: venue.id, author: server.ids.author })
    await dataOf(server.as.author.calendar.PATCH('/events/{id}', { params: { path: { id: event.id } }, body: { title: newWord() } }))
    expect((await readEvent(server.as.editor, event.id)).venue?.id).toBe(venue.id)
  })
})

describe('a term', () => {
  const acts: ['categories' | 'tags', (client: Client, id: number) => ClientResult, readonly Caller[]][] = [
    ['categories', ({ calendar }) => calendar.POST('/categories', { body: { name: newWord() } }), ['author', 'editor', 'administrator']],
    [
      'categories',
      ({ calendar }, id) => calendar.PATCH('/categories/{id}', { params: { path: { id } }, body: { description: 'x' } }),
      ['author', 'editor', 'administrator'],
    ],
    [
      'categories',
      ({ calendar }, id) => calendar.DELETE('/categories/{id}', { params: { path: { id } } }),
      ['author', 'editor', 'administrator'],
    ],
    ['tags', ({ calendar }) => calendar.POST('/tags', { body: { name: newWord() } }), ['editor', 'administrator']],
    [
      'tags',
      ({ calendar }, id) => calendar.PUT('/tags/{id}', { params: { path: { id } }, body: { description: 'x' } }),
      ['editor', 'administrator'],
    ],
    ['tags', ({ calendar }, id) => calendar.DELETE('/tags/{id}', { params: { path: { id } } }), ['editor', 'administrator']],
  ]

  it.each(acts)('of the %s can only be changed by users who may manage it', async (kind, act, allowed) => {
    for (const caller of callers) {
      const { id } = await (kind === 'categories' ? makeEventCategory : makeEventTag)(server.as.editor)
      const { response, error } = await act(clientOf(caller), id)
      expect([caller, response.ok]).toEqual([caller, allowed.includes(caller)])
      if (!response.ok) expect([response.status, error]).toMatchObject([caller === 'anonymous' ? 401 : 403, { code: 'rest_forbidden' }])
    }
  })
})

describe('wrong credentials', () => {
  it('are also refused on public routes', async () => {
    const headers = { Authorization: `Basic ${Buffer.from('editor:wrong').toString('base64')}` }
    expect((await fetch(`${server.restRoot}/cal/events/v1/events`, { headers })).status).toBe(401)
  })
})

describe('a scheduled event', () => {
  it('is visible only to editors until its publication date', async () => {
    const word = newWord()
    const { id } = await makeEvent(server.as.editor, { title: word, date: '2035-01-01' })
    expect(await eventIds(server.anonymous, { ...thatYear, search: word })).toEqual([])
    expect(await eventIds(server.as.editor, { ...thatYear, search: word })).toEqual([id])
  })
})
