// The dates that a recurrence rule gives, in local time: those of UTC, whose clocks never change. All dates have the form of the calendar.
import { createRequire } from 'node:module'
import { FixedOffsetZone } from 'luxon'
import type * as RRuleTemporalModule from 'rrule-temporal'
import type { Rule } from '#server/contract/recurrence.ts'
import { LAST_DATE, addMonths, formatLocal, localMs } from './local-dates.ts'
import { formatRule } from './rules.ts'

const require = createRequire(import.meta.url)

const everyWeekday = (['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const).map((day) => ({ day, position: null }))

/** Each search has an end. This only keeps the library from giving up before it. */
const MAX_ITERATIONS = 4_000_000

export interface Starts {
  /** In ascending order. */
  starts: readonly string[]
  /** Whether there may be later ones. */
  hasMore: boolean
}

/** Returns the starts that a rule gives from `start` up to a date, inclusive. */
export function startsUntil(rule: Rule, start: string, until: string): Starts {
  const starts = findStarts(rule, start, { from: start, until })
  const hasEnded = starts.length === rule.count || (rule.until ?? LAST_DATE) <= until
  return { starts, hasMore: !hasEnded }
}

/** Whether the rule gives the start of its own series. */
export function givesStart(rule: Rule, start: string): boolean {
  return findStarts(rule, start, { from: start, until: start }).length > 0
}

/** Nearly all rules give something within the first; leap days that are a certain weekday come back within 40 years. */
const SPANS_IN_YEARS = [1, 10, 100]

/** Returns the first start that a rule gives on or after a date. A span is as many steps at any interval. */
export function nextStart(rule: Rule, start: string, date: string): string | undefined {
  for (const years of SPANS_IN_YEARS) {
    const [next] = findStarts(rule, start, { from: date, until: addMonths(date, years * 12 * rule.interval) })
    if (next !== undefined) return next
  }
  return undefined
}

function findStarts(rule: Rule, start: string, { from, until }: Record<'from' | 'until', string>): string[] {
  // Loaded when it is first needed, which saves the start of the service 10 ms.
  const { RRuleTemporal } = require('rrule-temporal') as typeof RRuleTemporalModule
  const text = formatRule(asMonthly(rule), { zone: FixedOffsetZone.utcInstance, isAllDay: false })
  const series = new RRuleTemporal({
    rruleString: `DTSTART:${start.replace(' ', 'T').replaceAll(/[-:]/g, '')}Z\nRRULE:${text}`,
    maxIterations: MAX_ITERATIONS,
  })
  return series
    .between(new Date(localMs(from)), new Date(localMs(until)), true)
    .map(({ epochMilliseconds }) => formatLocal(epochMilliseconds))
}

/** A rule that chooses from all days takes a step for each of them. As a monthly rule with the same dates, it takes one for each month. */
function asMonthly(rule: Rule): Rule {
  const { frequency, interval, by_day, by_month, by_month_day } = rule
  const choosesDays = by_day.length > 0 || by_month_day.length > 0
  if (frequency !== 'daily' || interval > 1 || (!choosesDays && !by_month.length)) return rule
  // A day has one date, whatever its position.
  return { ...rule, frequency: 'monthly', by_day: choosesDays ? by_day : everyWeekday, by_set_position: [] }
}
