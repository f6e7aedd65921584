// The cost of a calendar feed: what has been computed for an event is reused for the next caller.
import { describe, expect, it, jest } from '@jest/globals'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const EVENTS = 60

async function makeEvent(number: number): Promise<void> {
  const month = String(1 + (number % 12)).padStart(2, '0')
  const day = String(1 + (number % 28)).padStart(2, '0')
  const response = await fetch(`${server.restRoot}/cal/events/v1/events`, {
    method: 'POST',
    headers: { Authorization: server.authorization.editor, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      title: `Concert ${number}`,
      start_date: `2031-${month}-${day} 19:00:00`,
      end_date: `2031-${month}-${day} 21:00:00`,
      timezone: ['Asia/Tbilisi', 'Europe/Berlin', 'America/New_York'][number % 3],
      status: 'publish',
    }),
  })
  expect(response.status).toBe(201)
}

describe('a calendar feed', () => {
  it('computes the offsets of a time zone once, and returns 304 while nothing changes', async () => {
    for (let number = 0; number < EVENTS; number++) await makeEvent(number)
    const formatting = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
    const feed = async (query: string, tag?: string) => {
      formatting.mockClear()
      const response = await fetch(`${server.restRoot}/cal/events/v1/events.ics?start_date=2031-01-01&end_date=2031-12-31&${query}`, {
        headers: tag === undefined ? {} : { 'If-None-Match': tag },
      })
      const text = await response.text()
      return { status: response.status, tag: response.headers.get('etag') ?? '', text, calls: formatting.mock.calls.length }
    }
    const first = await feed('one')
    expect(first.text.match(/BEGIN:VEVENT/g)).toHaveLength(EVENTS)
    const second = await feed('other')
    expect(second.text).toBe(first.text)
    // Each event has two times with several lookups each; the library that writes the file makes one more each time.
    expect(second.calls).toBeLessThanOrEqual(2 * EVENTS)
    expect(await feed('other', second.tag)).toMatchObject({ status: 304, text: '' })
    formatting.mockRestore()
  })
})
