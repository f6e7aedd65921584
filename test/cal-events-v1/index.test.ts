// The index of the namespace and its document.
import { describe, expect, it } from '@jest/globals'
import { pages } from '../../client/index.ts'
import { dataOf, failureIn } from '../support/responses.ts'
import { makeEvent, makeVenue, thatYear } from '../support/calendar.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

describe('getCalendarIndex', () => {
  it('lists the routes and their parameters', async () => {
    const { namespace, routes, _links } = await dataOf(
      server.anonymous.calendar.GET('/', { params: { query: { context: 'embed', namespace: 'cal/events/v1' } } }),
    )
    expect(namespace).toBe('cal/events/v1')
    expect(_links).toEqual({ up: [{ href: `${server.restRoot}/` }] })
    expect(Object.keys(routes)).toEqual(
      expect.arrayContaining(['/cal/events/v1', '/cal/events/v1/doc', '/cal/events/v1/events/by-slug/{slug}', '/cal/events/v1/tags/{id}']),
    )
    expect(routes['/cal/events/v1/events']?.methods).toEqual(['GET', 'POST'])
    expect(routes['/cal/events/v1/events']?.endpoints[0]?.args).toMatchObject({
      per_page: { default: 10 },
      i18n_language: { enum: ['en', 'ka-ge'] },
      strict_dates: { default: false },
    })
  })

  it('returns 404 for other routes and methods', async () => {
    for (const [path, method] of [
      ['', 'POST'],
      ['/doc', 'POST'],
      ['/venues', 'PUT'],
      ['/organizers', 'DELETE'],
      ['/venues/kiosk', 'GET'],
      ['/categories/by-slug/x', 'GET'],
    ] as const)
      expect(await failureIn(await fetch(`${server.restRoot}/cal/events/v1${path}`, { method }))).toEqual({
        status: 404,
        code: 'rest_no_route',
      })
  })
})

describe('getCalendarDocument', () => {
  it('returns the document of the namespace with the URL of this service', async () => {
    const document = await dataOf(server.anonymous.calendar.GET('/doc'))
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Events calendar' },
      servers: [{ url: `${server.restRoot}/cal/events/v1` }],
    })
    expect(Object.keys(document.paths)).toContain('/events/by-slug/{slug}')
  })
})

describe('pages', () => {
  it('reads all pages of the lists of the calendar', async () => {
    const word = newWord()
    const events: number[] = []
    for (let day = 1; day <= 5; day++)
      events.push((await makeEvent(server.as.editor, { title: word, start_date: `2031-02-0${day}`, end_date: `2031-02-0${day}` })).id)
    const venues = [
      await makeVenue(server.as.editor, { venue: `${word} a`, date: '2021-01-02' }),
      await makeVenue(server.as.editor, { venue: `${word} b`, date: '2021-01-01' }),
    ].map(({ id }) => id)
    const found: number[] = []
    for await (const { id } of pages(server.anonymous.calendar, '/events', {
      params: { query: { ...thatYear, search: word, per_page: 2 } },
    }))
      found.push(id)
    for await (const { id } of pages(server.anonymous.calendar, '/venues', { params: { query: { search: word, per_page: 1 } } }))
      found.push(id)
    for await (const { id } of pages(server.anonymous.calendar, '/tags', { params: { query: { search: word } } })) found.push(id)
    expect(found).toEqual([...events, ...venues])
  })
})
