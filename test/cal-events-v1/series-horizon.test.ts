// The horizon up to which the occurrences of series without an end are stored.
import { expect, it } from '@jest/globals'
import { changeEvent, makeEvent } from '../support/calendar.ts'
import type { EventInput } from '../support/calendar.ts'
import { moveSeriesHorizon } from '../support/jobs.ts'
import { newWord } from '../support/posts.ts'
import { dataOf } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const { editor } = server.as

const inMonths = (months: number): Date => {
  const date = new Date()
  date.setUTCMonth(date.getUTCMonth() + months)
  return date
}
const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** The first of this month, which every month has. */
const today = `${dayOf(new Date()).slice(0, 8)}01`
const makeSeries = async (of: EventInput = {}): Promise<number> =>
  (
    await makeEvent(editor, {
      title: newWord(),
      start_date: `${today} 18:30:00`,
      end_date: `${today} 20:00:00`,
      recurrence: { rrule: 'FREQ=MONTHLY' },
      ...of,
    })
  ).id

async function occurrencesOf(id: number): Promise<{ id: number; start_date: string }[]> {
  const query = { series: [id], starts_after: '2020-01-01', per_page: 50 }
  const { events } = await dataOf(server.anonymous.calendar.GET('/events', { params: { query } }))
  return events.map((event) => ({ id: event.id, start_date: event.start_date }))
}

it('moves with time, in any process, and stores each occurrence once', async () => {
  const series = [await makeSeries(), await makeSeries(), await makeSeries()]
  const before = await Promise.all(series.map(occurrencesOf))
  const later = inMonths(6)
  await Promise.all([1, 2, 3].map(() => moveSeriesHorizon(server.context, later)))
  for (const [index, id] of series.entries()) {
    const after = await occurrencesOf(id)
    expect(after.slice(0, before[index]?.length)).toEqual(before[index])
    expect(new Set(after.map(({ start_date }) => start_date)).size).toBe(after.length)
    expect(after.length - (before[index]?.length ?? 0)).toBeGreaterThanOrEqual(5)
    expect(after.at(-1)?.start_date.slice(0, 7)).toBe(dayOf(inMonths(30)).slice(0, 7))
  }
})

it('stays where it is within a month, and for series that have all of their occurrences', async () => {
  const [endless, ending] = [await makeSeries(), await makeSeries({ recurrence: { rrule: 'FREQ=MONTHLY;COUNT=4' } })]
  const before = [await occurrencesOf(endless), await occurrencesOf(ending)]
  await moveSeriesHorizon(server.context, new Date())
  expect([await occurrencesOf(endless), await occurrencesOf(ending)]).toEqual(before)
  await moveSeriesHorizon(server.context, inMonths(6))
  expect(await occurrencesOf(ending)).toEqual(before[1])
})

it('stops when the service ends, and goes on where it was', async () => {
  const series = await Promise.all(Array.from({ length: 12 }, () => makeSeries()))
  let rounds = 0
  await moveSeriesHorizon(server.context, inMonths(6), () => rounds++ > 0)
  const lengths = async () => (await Promise.all(series.map(occurrencesOf))).map(({ length }) => length)
  const half = await lengths()
  expect(new Set(half).size).toBe(2)
  await moveSeriesHorizon(server.context, inMonths(6))
  expect(new Set(await lengths())).toEqual(new Set([Math.max(...half)]))
})

it('does not matter to changes of the texts of a series', async () => {
  const id = await makeSeries()
  await moveSeriesHorizon(server.context, inMonths(6))
  const before = await occurrencesOf(id)
  await changeEvent(editor, id, { title: 'Choir' })
  expect(await occurrencesOf(id)).toEqual(before)
})
