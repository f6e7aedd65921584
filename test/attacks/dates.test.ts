// Expensive dates: refusing an invalid date takes no longer than reading a valid one.
import { describe, expect, it } from '@jest/globals'
import { isDate } from '#server/calendar/dates.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

/** The best of several rounds, because the machine may be busy. */
function costOf(texts: readonly string[]): number {
  const costs = Array.from({ length: 20 }, () => {
    const start = performance.now()
    for (let round = 0; round < 50; round++) for (const text of texts) isDate(text)
    return performance.now() - start
  })
  return Math.min(...costs) / texts.length
}

describe('an invalid date', () => {
  const right = ['2026-03-01 09:30:00', 'March 5, 2026 9:30 PM', 'Fri, 6 Mar 2026', '5.3.2026 21:30']
  const wrong = ['99/99/9999 99:99:99', 'march 99 2026 9:30pm', '1 2 3 4 5 6 7 8 9 10', 'someday in 2026', '2026-99-99', '9'.repeat(40)]

  it('costs little more to refuse than a simple one to read', () => {
    expect(right.filter(isDate)).toEqual(right)
    expect(wrong.filter(isDate)).toEqual([])
    const iso = right.slice(0, 1)
    costOf([...right, ...wrong])
    expect(costOf(wrong)).toBeLessThan(costOf(iso) * 20)
  })

  it.each(['start_date', 'end_date', 'starts_before', 'starts_after', 'ends_before', 'ends_after'])(
    'is refused before it is parsed if it is longer than any date: %s of a list',
    async (name) => {
      const long = `2026-03-01${' '.repeat(120)}`
      const response = await fetch(`${server.restRoot}/cal/events/v1/events?${name}=${long}09:30`)
      expect(response.status).toBe(400)
      const { data } = (await response.json()) as { data: { params: Record<string, string> } }
      expect(data.params[name]).toMatch(/100/)
    },
  )

  it('is refused in lists of posts too', async () => {
    const response = await fetch(`${server.restRoot}/cms/v2/posts?after=2026-03-01T00:00:00.${'0'.repeat(100)}`)
    expect(response.status).toBe(400)
  })
})
