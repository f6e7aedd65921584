// The dates of recurrence rules, and their times in zones, compared with those of other implementations.
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { Temporal } from 'temporal-polyfill'
import { findZone } from '../../server/calendar/dates.ts'
import { addMonths, formatLocal, localMs } from '../../server/calendar/recurrence/local-dates.ts'
import { datesAt } from '../../server/calendar/recurrence/plan.ts'
import { formatRule } from '../../server/calendar/recurrence/rules.ts'
import type { Rule } from '../../server/calendar/recurrence/rules.ts'
import { startsUntil } from '../../server/calendar/recurrence/starts.ts'
import { randomRule } from '../../test/support/random-rules.ts'
import { startsOf } from '../recurrence/evaluator.ts'

const SEED = Number(process.env['SEED'] ?? 5545)
const RULES = 1000
const HOUR_MS = 3_600_000
const utc = findZone('UTC') as NonNullable<ReturnType<typeof findZone>>

/** How far the dates are compared. */
const years: Record<Rule['frequency'], number> = { daily: 3, weekly: 6, monthly: 15, yearly: 40 }

describe(`${RULES} random rules with the seed ${SEED}`, () => {
  const samples = fc.sample(fc.tuple(randomRule, fc.option(fc.integer({ min: 1, max: 60 }))), { seed: SEED, numRuns: RULES })

  it('give the dates that the second implementation gives', () => {
    const different = samples.flatMap(([{ rule, start }, count]) => {
      const complete = count === null ? rule : { ...rule, count, until: null }
      const until = addMonths(start, years[rule.frequency] * 12)
      const { starts } = startsUntil(complete, start, until)
      const others = startsElsewhere(complete, start, until)
      // The library leaves out a start in a week of the year before; such an event is refused.
      const [first] = others
      const expected = isInWeekOfOtherYear(rule, start) && first === start && starts[0] !== start ? undefined : others
      const text = formatRule(complete, { zone: utc, isAllDay: false })
      return !expected || starts.join() === expected.join() ? [] : [{ text, start, starts: starts.slice(0, 5), others: others.slice(0, 5) }]
    })
    expect(different).toEqual([])
  }, 600_000)
})

/** The first and the last days of a year may belong to a week of another one. */
const isInWeekOfOtherYear = ({ by_week_number }: Rule, start: string): boolean =>
  by_week_number.length > 0 && /-(01-0[1-3]|12-(29|3[01])) /.test(start)

function startsElsewhere(rule: Rule, start: string, until: string): string[] {
  const found: string[] = []
  for (const given of startsOf(rule, start)) {
    if (given > until) break
    found.push(given)
  }
  return found
}

describe('datesAt', () => {
  it.each([
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'Africa/Casablanca',
    'Europe/Dublin',
    'Asia/Tehran',
    'America/Caracas',
    'Asia/Pyongyang',
    'Asia/Kathmandu',
    'America/New_York',
    'Asia/Tbilisi',
  ])('gives the times that Temporal gives in %s from 1990 to 2090', (timezone) => {
    const starts = [...changesOf(timezone).flatMap(aroundChange), ...spread()]
    const different = starts.flatMap(([start, hours]) => {
      const event = { start_date: '2000-01-01 00:00:00', end_date: formatLocal(Date.UTC(2000) + hours * HOUR_MS), timezone }
      const [ours, others] = [{ ...datesAt(start, event) }, timesElsewhere(start, hours, timezone)]
      return isDeepStrictEqual(ours, others) ? [] : [{ start, hours, ours, others }]
    })
    expect(different.slice(0, 3)).toEqual([])
  })
})

function timesElsewhere(start: string, hours: number, zone: string): ReturnType<typeof datesAt> {
  const local = Temporal.PlainDateTime.from(start.replace(' ', 'T'))
  const inZone = (time: Temporal.PlainDateTime) => time.toZonedDateTime(zone, { disambiguation: 'compatible' })
  const [from, onClock] = [inZone(local), inZone(local.add({ minutes: hours * 60 }))]
  // No event ends before it starts.
  const until = Temporal.ZonedDateTime.compare(onClock, from) < 0 ? from.add({ minutes: hours * 60 }) : onClock
  const format = (date: Temporal.ZonedDateTime, shownIn = zone): string =>
    date.withTimeZone(shownIn).toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ')
  return {
    start_date: format(from),
    utc_start_date: format(from, 'UTC'),
    end_date: format(until),
    utc_end_date: format(until, 'UTC'),
  }
}

/** When the clocks of a zone change, in local time before the change. */
function changesOf(zone: string): string[] {
  const changes: string[] = []
  let at: Temporal.ZonedDateTime | null = Temporal.ZonedDateTime.from(`1990-01-01T00:00[${zone}]`)
  while ((at = at.getTimeZoneTransition('next')) && at.year < 2090) {
    const before = at.subtract({ nanoseconds: 1 })
    changes.push(before.toPlainDateTime().round('second').toString({ smallestUnit: 'second' }).replace('T', ' '))
  }
  return changes
}

/** Starts before, in and after a change, with the hours that they last. */
function aroundChange(change: string): [start: string, hours: number][] {
  const minutes = [-1440, -181, -60, -30, -1, 0, 15, 29, 30, 59, 60, 61, 120, 1439, 1440]
  return minutes.map((after, index) => [formatLocal(localMs(change) + after * 60_000), [0, 1, 2.5, 24, 49][index % 5] as number])
}

/** Starts in all seasons and at all hours. */
function spread(): [start: string, hours: number][] {
  const step = 37 * 24 + 5.5
  return Array.from({ length: 980 }, (_none, index) => [formatLocal(Date.UTC(1990) + index * step * HOUR_MS), (index % 30) + 0.5])
}
