// Own fields of events that repeat: of series, of occurrences, and of those that have been changed by themselves.
import { expect, it } from '@jest/globals'
import type { DeclaredItem } from '../support/declared-calls.ts'
import { declaredCalls } from '../support/declared-calls.ts'
import { declaredSite } from '../support/declared-site.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const fields = `
fields:
  code: { type: string, maxLength: 40, x-unique: true }
  seats: { type: integer, x-filter: [equals], x-order: true }
  note: { type: string, maxLength: 40, x-search: true }
`
const server = await sharedServer({ SITE_DIR: declaredSite({ 'fields/event.yaml': fields }), VALIDATE_RESPONSES: 'on' })
const { done, refused } = declaredCalls(server, '/cal/events/v1')

type Event = DeclaredItem & { series: number | null; title: string }

/** Four Thursdays. */
async function makeSeries(meta: object): Promise<{ id: number; occurrences: number[] }> {
  const dates = { start_date: '2031-03-06 18:30:00', end_date: '2031-03-06 20:00:00', recurrence: { rrule: 'FREQ=WEEKLY;COUNT=4' } }
  const { id } = await done('POST', '/events', { title: newWord(), ...dates, meta })
  return { id, occurrences: (await list(`series=${id}`)).map((one) => one.id) }
}

const list = async (query: string): Promise<Event[]> =>
  (await done<{ events: Event[] }>('GET', `/events?starts_after=2031-01-01&${query}`)).events
const change = (id: number, body: object, scope = 'occurrence') => done<Event>('PATCH', `/events/${id}?scope=${scope}`, body)
const read = (id: number) => done<Event>('GET', `/events/${id}`)

it('a unique field belongs to the series, and occurrences can be sent back as they were read', async () => {
  const code = newWord()
  const { id, occurrences } = await makeSeries({ code, seats: 5 })
  const [, second = 0, third = 0, fourth = 0] = occurrences
  const { title, meta } = await read(second)
  expect(meta).toMatchObject({ code })
  expect(await change(second, { title, meta })).toMatchObject({ series: id, meta: { code: null, seats: 5 } })
  const following = await change(third, { title, meta: { ...meta, seats: 7 } }, 'following')
  expect(following).toMatchObject({ meta: { code: null, seats: 7 } })
  expect(following.series).not.toBe(id)
  expect((await read(id)).meta).toMatchObject({ code, seats: 5 })
  const own = newWord()
  expect((await change(fourth, { meta: { code: own } })).meta).toMatchObject({ code: own })
  expect(await refused('PATCH', `/events/${second}`, { meta: { code: own } })).toMatchObject({
    status: 400,
    message: expect.stringContaining('meta.code must be unique'),
  })
})

it('each field of an exception follows the series by itself, also in searches', async () => {
  const [before, after, own] = [newWord(), newWord(), newWord()]
  const { id, occurrences } = await makeSeries({ seats: 5, note: before })
  const [first = 0, second = 0] = occurrences
  await change(first, { meta: { seats: 9 } })
  await change(second, { meta: { note: own } })
  await change(id, { meta: { seats: 6, note: after } })
  expect((await read(first)).meta).toMatchObject({ seats: 9, note: after })
  expect((await read(second)).meta).toMatchObject({ seats: 6, note: own })
  expect((await list(`search=${after}&seats=9`)).map((one) => one.id)).toEqual([first])
  expect((await list(`search=${own}`)).map((one) => one.id)).toEqual([second])
  expect(await list(`search=${before}`)).toEqual([])
})

it('lists that have each series once compare the fields of exceptions', async () => {
  const note = newWord()
  const { occurrences } = await makeSeries({ seats: 5, note })
  const [first = 0, second] = occurrences
  await change(first, { meta: { seats: 9 } })
  expect((await list(`search=${note}&seats=5&expand=none`)).map((one) => one.id)).toEqual([second])
  expect((await list(`search=${note}&orderby=seats&order=desc&expand=none`)).map((one) => one.id)).toEqual([first])
})
