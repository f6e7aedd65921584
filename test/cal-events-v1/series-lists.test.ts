// Lists that have each series once, and what an occurrence says of its series.
import { describe, expect, it } from '@jest/globals'
import { changeEvent, eventIds, listEvents, makeEvent, makeEventCategory, readEvent } from '../support/calendar.ts'
import type { Event, EventInput, EventsQuery } from '../support/calendar.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer({ SITE_TIMEZONE: 'Asia/Tbilisi' })
const { editor } = server.as
const anonymous = server.anonymous

/** Four Thursdays. */
const makeSeries = (of: EventInput = {}): Promise<Event> =>
  makeEvent(editor, {
    ...{ title: newWord(), start_date: '2031-03-06 18:30:00', end_date: '2031-03-06 20:00:00' },
    ...{ recurrence: { rrule: 'FREQ=WEEKLY;COUNT=4' }, ...of },
  })

const inSpring = { starts_after: '2031-01-01', starts_before: '2031-06-01' }
const idsOfSeries = (id: number): Promise<number[]> => eventIds(editor, { series: [id], ...inSpring })

describe('a list that has each series once', () => {
  const listOnce = (query: EventsQuery, client = anonymous) => listEvents(client, { ...inSpring, expand: 'none', ...query })

  it.each<[string, EventInput]>([
    ['is private', { status: 'private' }],
    ['is a draft', { status: 'draft' }],
    ['is hidden from listings', { hide_from_listings: true }],
    ['has no longer the category', { categories: [] }],
    ['is no longer featured', { featured: false }],
    ['has another title', { title: newWord() }],
  ])('has the second occurrence if the first one %s', async (_what, change) => {
    const { id: category } = await makeEventCategory(editor)
    const { id, title } = await makeSeries({ categories: [category], featured: true })
    const [first = 0, second] = await idsOfSeries(id)
    await changeEvent(editor, first, change)
    const query = { categories: [String(category)], featured: true, search: title }
    expect(await listOnce(query)).toMatchObject({ total: 1, events: [{ id: second }] })
  })

  it('has the occurrence that alone matches, in the order of the list', async () => {
    const { id: category } = await makeEventCategory(editor)
    const single = await makeEvent(editor, { start_date: '2031-03-21', end_date: '2031-03-21', categories: [category] })
    const { id } = await makeSeries()
    const [, , third = 0, fourth = 0] = await idsOfSeries(id)
    await changeEvent(editor, fourth, { categories: [category] })
    await changeEvent(editor, third, { categories: [category] })
    const query = { categories: [String(category)] }
    expect(await listOnce(query)).toMatchObject({ total: 2, events: [{ id: third }, { id: single.id }] })
    expect(await listOnce({ ...query, per_page: 1, page: 2 })).toMatchObject({ total: 2, events: [{ id: single.id }] })
  })

  it('shows writers the unpublished occurrence that comes first', async () => {
    const { id } = await makeSeries()
    const [first = 0] = await idsOfSeries(id)
    await changeEvent(editor, first, { status: 'private' })
    expect(await listOnce({ series: [id] }, editor)).toMatchObject({ total: 1, events: [{ id: first }] })
  })

  it('has the first of the occurrences that are included', async () => {
    const { id } = await makeSeries()
    const [, second = 0, third = 0] = await idsOfSeries(id)
    expect(await listOnce({ include: [third, second] })).toMatchObject({ total: 1, events: [{ id: second }] })
  })
})

describe('the trash', () => {
  it('has the occurrences that are left out of their series, with any filter', async () => {
    const { id, title } = await makeSeries()
    const [first = 0, second = 0, third = 0] = await idsOfSeries(id)
    await changeEvent(editor, third, { status: 'private' })
    for (const one of [second, third]) await editor.calendar.DELETE('/events/{id}', { params: { path: { id: one } } })
    const listed = (query: EventsQuery, client = editor) => eventIds(client, { ...inSpring, search: title, ...query })
    expect(await listed({ status: ['trash'] })).toEqual([second, third])
    expect(await listed({ status: ['trash'], series: [id] })).toEqual([second, third])
    expect(await listed({ status: ['trash'], expand: 'none' })).toEqual([second])
    expect(await listed({ status: ['any', 'trash'], per_page: 2 })).toEqual([first, second])
    expect(await listed({ status: ['any'] })).not.toContain(second)
    expect(await listed({ status: ['trash'] }, server.as.author)).toEqual([])
  })

  it('of an author has those of the author alone', async () => {
    const { author } = server.as
    const { id } = await makeSeries({ author: server.ids.author })
    const [, second = 0] = await idsOfSeries(id)
    await author.calendar.DELETE('/events/{id}', { params: { path: { id: second } } })
    expect(await eventIds(author, { ...inSpring, series: [id], status: ['trash'] })).toEqual([second])
  })
})

describe('a public occurrence of a series that is not public', () => {
  it('says nothing of its series to those who may not read that', async () => {
    const { id } = await makeSeries()
    const [, second = 0] = await idsOfSeries(id)
    await changeEvent(editor, second, { title: newWord() })
    expect(await readEvent(anonymous, second)).toMatchObject({ series: id, json_ld: { superEvent: {} } })
    await changeEvent(editor, id, { status: 'private' })
    await changeEvent(editor, second, { status: 'publish' })
    const seen = await readEvent(anonymous, second)
    expect(seen).toMatchObject({ series: null, occurrence: null, recurrence: null, start_date: '2031-03-13 18:30:00' })
    expect(seen.json_ld).not.toHaveProperty('superEvent')
    expect(await readEvent(editor, second)).toMatchObject({ series: id, occurrence: '2031-03-13 18:30:00', recurrence: {} })
    await changeEvent(editor, id, { status: 'publish' })
    expect(await readEvent(anonymous, second)).toMatchObject({ series: id, recurrence: {} })
    await editor.calendar.DELETE('/events/{id}', { params: { path: { id } } })
    await changeEvent(editor, second, { status: 'publish' })
    expect(await readEvent(anonymous, second)).toMatchObject({ series: null, recurrence: null })
  })

  it('can be sent back as it was read', async () => {
    const { author } = server.as
    const { id } = await makeSeries()
    const [, second = 0] = await idsOfSeries(id)
    await changeEvent(editor, second, { author: server.ids.author })
    await changeEvent(editor, id, { status: 'private' })
    await changeEvent(editor, second, { status: 'publish' })
    const { recurrence, start_date, end_date } = await readEvent(author, second)
    expect(recurrence).toBeNull()
    expect(await changeEvent(author, second, { recurrence, start_date, end_date, title: 'Open day' })).toMatchObject({ title: 'Open day' })
    expect(await readEvent(editor, second)).toMatchObject({ series: id, title: 'Open day' })
  })
})
