// The helpers for events: their times, how they are written, and months as grids.
import { execFileSync } from 'node:child_process'
import { describe, expect, it } from '@jest/globals'
import { endsAt, firstDayOf, formatTimes, monthGrid, monthQuery, startsAt, toZonedDateTime } from '../../client/calendar.ts'
import type { Timed } from '../../client/calendar.ts'
import { pages, unwrap } from '../../client/index.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

/** An event of one name in Lisbon in winter, when its clocks show UTC. */
function event(title: string, start: string, end: string, more: Partial<Timed> = {}): Timed & { title: string } {
  const dates = { start_date: start, end_date: end, utc_start_date: start, utc_end_date: end }
  return { title, all_day: false, timezone: 'Europe/Lisbon', ...dates, ...more }
}

describe('the times of an event', () => {
  it('are moments and clock times, as the service gives them', async () => {
    const body = { title: newWord(), start_date: '2031-07-04 18:30:00', end_date: '2031-07-04 20:00:00', timezone: 'America/New_York' }
    const created = await unwrap(server.as.editor.calendar.POST('/events', { body }))
    expect(startsAt(created)).toEqual({
      date: new Date('2031-07-04T22:30:00Z'),
      local: '2031-07-04T18:30:00',
      timeZone: 'America/New_York',
    })
    expect(endsAt(created).date).toEqual(new Date('2031-07-05T00:00:00Z'))
    expect(formatTimes(created, 'en-US')).toMatch(/^Jul 4, 2031, 6:30\s–\s8:00\sPM$/)
    expect(formatTimes(created, 'en-US', { timeZone: 'UTC' })).toMatch(
      /^7\/4\/2031, 10:30\sPM|Jul 4, 2031, 10:30\sPM\s–\sJul 5, 2031, 12:00\sAM$/,
    )
  })

  it.each([
    ['UTC', 'UTC'],
    ['UTC+4', '+04:00'],
    ['UTC-3:30', '-03:30'],
    ['UTC+5.5', '+05:30'],
    ['UTC+12.75', '+12:45'],
    ['Asia/Tbilisi', 'Asia/Tbilisi'],
  ])('have a time zone that Intl knows: %s', (timezone, timeZone) => {
    const time = startsAt(event('x', '2031-01-01 10:00:00', '2031-01-01 11:00:00', { timezone }))
    expect(time.timeZone).toBe(timeZone)
    expect(() => new Intl.DateTimeFormat('en', { timeZone }).format(time.date)).not.toThrow()
  })

  it('are written in the language of the reader, and for whole days without times', () => {
    const days = event('x', '2026-03-01 00:00:00', '2026-03-03 23:59:59', {
      all_day: true,
      timezone: 'Asia/Tbilisi',
      utc_start_date: '2026-02-28 20:00:00',
    })
    expect(formatTimes(days, 'en-US')).toMatch(/^Mar 1\s–\s3, 2026$/)
    expect(formatTimes(days, 'en-US', { timeZone: 'America/New_York', dateStyle: 'short' })).toMatch(/^3\/1\/26\s–\s3\/3\/26$/)
    expect(formatTimes(days, 'ka-ge')).toMatch(/მარ/)
  })

  it('become Temporal where it exists, and otherwise fail with a clear error', () => {
    const time = startsAt(event('x', '2031-01-01 10:00:00', '2031-01-01 11:00:00'))
    expect(() => toZonedDateTime(time)).toThrow('This environment has no Temporal. Load a polyfill')
    const program = `import { startsAt, toZonedDateTime } from './client/calendar.ts'
      const event = { start_date: '2031-07-04 18:30:00', utc_start_date: '2031-07-04 14:30:00', timezone: 'UTC+4' }
      console.log(String(toZonedDateTime(startsAt(event))))`
    const given = ['--harmony-temporal', '--input-type=module', '--eval', program]
    expect(execFileSync(process.execPath, given, { encoding: 'utf8' }).trim()).toBe('2031-07-04T18:30:00+04:00[+04:00]')
  })
})

describe('the grid of a month', () => {
  const dates = (month: string, options: { locale?: string; firstDay?: number }) =>
    monthGrid(month, [], options).weeks.map(({ days }) => `${days[0]?.date.slice(5)}..${days[6]?.date.slice(5)}`)

  it('has whole weeks that begin on the first day of the region', () => {
    expect(dates('2026-03', { locale: 'en-US' })).toEqual(['03-01..03-07', '03-08..03-14', '03-15..03-21', '03-22..03-28', '03-29..04-04'])
    expect(dates('2026-03', { locale: 'ka-ge' })[0]).toBe('02-23..03-01')
    expect(dates('2026-03', { locale: 'ar-EG' })[0]).toBe('02-28..03-06')
    expect(dates('2026-02', { firstDay: 7 })).toHaveLength(4)
    expect([firstDayOf('en-GB'), firstDayOf('pt-BR'), firstDayOf('fa-IR')]).toEqual([1, 7, 6])
  })

  it('has names in the language', () => {
    const { title, weekdays } = monthGrid('2026-03', [], { locale: 'de-DE' })
    expect(title).toBe('März 2026')
    expect(weekdays.map(({ long }) => long)).toEqual(['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'])
  })

  it('has each event on its days, in the order of their start', () => {
    const events = [
      event('late', '2026-03-04 20:00:00', '2026-03-04 22:00:00'),
      event('early', '2026-03-04 08:00:00', '2026-03-04 09:00:00'),
      event('until midnight', '2026-03-05 20:00:00', '2026-03-06 00:00:00'),
      event('fair', '2026-03-03 00:00:00', '2026-03-05 23:59:59', { all_day: true }),
      event('elsewhere', '2026-06-01 08:00:00', '2026-06-01 09:00:00'),
    ]
    const { weeks } = monthGrid('2026-03', events, { firstDay: 1 })
    const days = weeks.flatMap((week) => week.days).filter((day) => day.events.length)
    expect(days.map(({ day, isInMonth, events: on }) => [day, isInMonth, on.map(({ title }) => title)])).toEqual([
      [3, true, ['fair']],
      [4, true, ['fair', 'early', 'late']],
      [5, true, ['fair', 'until midnight']],
    ])
  })

  it('has bars across the days and the weeks, each in a free lane', () => {
    const events = [
      event('trip', '2026-02-27 08:00:00', '2026-03-10 18:00:00'),
      event('talk', '2026-03-03 10:00:00', '2026-03-03 11:00:00'),
      event('fair', '2026-03-03 00:00:00', '2026-03-05 23:59:59', { all_day: true }),
      event('walk', '2026-03-06 10:00:00', '2026-03-06 11:00:00'),
    ]
    const [first, second, third] = monthGrid('2026-03', events, { firstDay: 1 }).weeks.map(({ bars }) =>
      bars.map(({ event: { title }, column, length, lane, isContinued, continues }) => [
        title,
        column,
        length,
        lane,
        isContinued,
        continues,
      ]),
    )
    expect(first).toEqual([['trip', 4, 3, 0, false, true]])
    expect(second).toEqual([
      ['trip', 0, 7, 0, true, true],
      ['fair', 1, 3, 1, false, false],
      ['talk', 1, 1, 2, false, false],
      ['walk', 4, 1, 1, false, false],
    ])
    expect(third).toEqual([['trip', 0, 2, 0, true, false]])
  })

  it('has the occurrences of a series, one that was moved where it takes place, and one that was called off', () => {
    const practice = (id: number, day: string, start = `${day} 18:30:00`, canceled = false) => ({
      ...event('choir practice', start, start.replace('18:30', '20:00')),
      ...{ id, series: 7, occurrence: `${day} 18:30:00`, canceled },
    })
    const occurrences = [
      practice(11, '2026-03-05'),
      practice(12, '2026-03-12', '2026-03-13 18:30:00'),
      practice(13, '2026-03-19', '2026-03-19 18:30:00', true),
    ]
    const shown = monthGrid('2026-03', occurrences).weeks.flatMap(({ days }) =>
      days.flatMap(({ day, events }) => events.map(({ id, canceled }) => [day, id, canceled])),
    )
    expect(shown).toEqual([
      [5, 11, false],
      [13, 12, false],
      [19, 13, true],
    ])
  })

  it('refuses what is not a month', () => {
    expect(() => monthGrid('2026-13', [])).toThrow('The month is "2026-13", but must be one such as 2026-03.')
  })

  it('has a query that finds the events of its days', async () => {
    const word = newWord()
    const { calendar } = server.as.editor
    const times = {
      before: ['2031-02-20', '2031-02-22'],
      reaching: ['2031-01-20', '2031-03-02'],
      'in it': ['2031-03-10', '2031-03-10'],
      last: ['2031-04-06', '2031-04-09'],
      after: ['2031-04-07', '2031-04-07'],
    }
    for (const [name, [start, end]] of Object.entries(times))
      await unwrap(
        calendar.POST('/events', {
          body: { title: `${word} ${name}`, start_date: `${start} 10:00:00`, end_date: `${end} 11:00:00`, status: 'publish' },
        }),
      )
    const found: string[] = []
    const query = { ...monthQuery('2031-03', { firstDay: 1 }), search: word }
    for await (const { title } of pages(server.anonymous.calendar, '/events', { params: { query } }))
      found.push(title.slice(word.length + 1))
    expect(found.toSorted()).toEqual(['in it', 'last', 'reaching'])
  })
})
