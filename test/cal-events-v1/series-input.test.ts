// What callers send of the dates of a series: days, and what they have read before.
import { describe, expect, it } from '@jest/globals'
import { changeEvent, listEvents, makeEvent, readEvent } from '../support/calendar.ts'
import type { Event, EventInput } from '../support/calendar.ts'
import { newWord } from '../support/posts.ts'
import { dataOf } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer({ SITE_TIMEZONE: 'Europe/Lisbon' })
const { editor } = server.as

/** Thursdays, before clocks change. */
const makeSeries = (recurrence: EventInput['recurrence'], of: EventInput = {}): Promise<Event> =>
  makeEvent(editor, {
    title: newWord(),
    start_date: '2031-03-06 18:30:00',
    end_date: '2031-03-06 20:00:00',
    recurrence: recurrence ?? null,
    ...of,
  })

const occurrencesOf = async (id: number): Promise<Event[]> =>
  (await listEvents(editor, { series: [id], starts_after: '2031-01-01' })).events
const startsOf = async (id: number): Promise<string[]> => (await occurrencesOf(id)).map(({ start_date }) => start_date)

describe('a date without a time', () => {
  it('is a start at the time of the event', async () => {
    const { id, recurrence } = await makeSeries({ rrule: 'FREQ=WEEKLY;COUNT=3', rdates: ['2031-03-08'], exdates: ['13 March 2031'] })
    expect(recurrence).toMatchObject({ rdates: ['2031-03-08 18:30:00'], exdates: ['2031-03-13 18:30:00'] })
    expect(await startsOf(id)).toEqual(['2031-03-06 18:30:00', '2031-03-08 18:30:00', '2031-03-20 18:30:00'])
  })

  it('is midnight if it is written with that time', async () => {
    expect((await makeSeries({ rdates: ['2031-03-08 00:00'] })).recurrence?.rdates).toEqual(['2031-03-08 00:00:00'])
  })
})

describe('a recurrence that is sent back as it was read', () => {
  const rrule = 'FREQ=WEEKLY;UNTIL=20310327T183000Z'

  it('moves with the start of the series', async () => {
    const { id, recurrence } = await makeSeries({ rrule, rdates: ['2031-03-08'], exdates: ['2031-03-13'] })
    const moved = { start_date: '2031-03-06 19:00:00', end_date: '2031-03-06 20:30:00' }
    const changed = await changeEvent(editor, id, { ...moved, recurrence })
    expect(changed.recurrence).toMatchObject({
      ...{ rrule: 'FREQ=WEEKLY;UNTIL=20310327T190000Z', rdates: ['2031-03-08 19:00:00'], exdates: ['2031-03-13 19:00:00'] },
    })
    expect(await startsOf(id)).toEqual(['06', '08', '20', '27'].map((day) => `2031-03-${day} 19:00:00`))
  })

  it('does not hinder a change of its rule as an object', async () => {
    const { id, recurrence } = await makeSeries({ rrule })
    const rule = recurrence?.rule ? { ...recurrence.rule, until: null, count: 2 } : null
    expect((await changeEvent(editor, id, { recurrence: { ...recurrence, rule } })).recurrence?.rrule).toBe('FREQ=WEEKLY;COUNT=2')
  })

  it('with an occurrence and all that follow leaves as many as there were', async () => {
    const { id } = await makeSeries({ rrule: 'FREQ=WEEKLY;COUNT=4' })
    const [, second] = await occurrencesOf(id)
    const { title: _title, recurrence, start_date, end_date, canceled } = await readEvent(editor, second?.id ?? 0)
    const body = { title: newWord(), recurrence, start_date, end_date, canceled }
    const changed = await dataOf(
      editor.calendar.PATCH('/events/{id}', { params: { path: { id: second?.id ?? 0 }, query: { scope: 'following' } }, body }),
    )
    expect(changed.recurrence?.rrule).toBe('FREQ=WEEKLY;COUNT=3')
    expect(await startsOf(changed.series ?? 0)).toEqual(['13', '20', '27'].map((day) => `2031-03-${day} 18:30:00`))
    expect(await startsOf(id)).toEqual(['2031-03-06 18:30:00'])
  })
})

it('an occurrence whose start clocks skip lasts as long as the others', async () => {
  const { id } = await makeSeries({ rrule: 'FREQ=DAILY;COUNT=3' }, { start_date: '2031-03-29 01:15:00', end_date: '2031-03-29 01:45:00' })
  expect(await occurrencesOf(id)).toMatchObject([
    { utc_start_date: '2031-03-29 01:15:00', utc_end_date: '2031-03-29 01:45:00' },
    { start_date: '2031-03-30 02:15:00', utc_start_date: '2031-03-30 01:15:00', utc_end_date: '2031-03-30 01:45:00' },
    { start_date: '2031-03-31 01:15:00', utc_start_date: '2031-03-31 00:15:00', utc_end_date: '2031-03-31 00:45:00' },
  ])
  const { id: short } = await makeSeries(
    { rrule: 'FREQ=DAILY;COUNT=2' },
    { start_date: '2031-03-29 01:30:00', end_date: '2031-03-29 02:00:00' },
  )
  expect((await occurrencesOf(short))[1]).toMatchObject({ start_date: '2031-03-30 02:30:00', end_date: '2031-03-30 03:00:00' })
})

it('the message of an invalid recurrence is whole sentences', async () => {
  const body = {
    title: newWord(),
    start_date: '2031-03-06',
    end_date: '2031-03-06',
    recurrence: { rrule: 'FREQ=WEEKLY;COUNT=2;UNTIL=20320101' },
  }
  const { error } = await editor.calendar.POST('/events', { body })
  expect(error?.message).toBe('Invalid parameter: recurrence is invalid: COUNT and UNTIL exclude each other; send one of them.')
})
