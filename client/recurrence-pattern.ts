// A recurrence rule as the days that it gives, in the simplest form that gives the same days.

import type { Frequency, Weekday } from './recurrence-texts.ts'
import type { CalendarSchemas } from './schemas.ts'

/** Empty lists restrict nothing; the others restrict the days together, and the two lists of days of the week are one. */
export interface Pattern {
  frequency: Frequency
  interval: number
  months: number[]
  weeks: number[]
  yearDays: number[]
  monthDays: number[]
  /** Each of these days of the week. */
  weekdays: Weekday[]
  /** These of the days of the week of a month, or of a year without months. */
  nth: NthDays[]
  /** Which of the days in a repetition are taken. */
  picks: number[]
  weekStart: Weekday
}

/** Which of the days of a month or a year that are one of these days of the week. */
interface NthDays {
  positions: number[]
  days: Weekday[]
}

export const WEEK: readonly Weekday[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** Returns the pattern of a rule. `base` is a start that the rule gives, for what the rule takes from it; undefined if none is known. */
export function patternOf(rule: CalendarSchemas['RecurrenceRule'], base: string | undefined): Pattern {
  return simplify(pick(implied(explicit(rule), base)))
}

function explicit(rule: CalendarSchemas['RecurrenceRule']): Pattern {
  const weekdays = WEEK.filter((name) => rule.by_day.some(({ day, position }) => day === name && position === null))
  const others = WEEK.filter((name) => !weekdays.includes(name))
  const nth = others.map((name) => ({
    positions: inOrder(rule.by_day.flatMap(({ day, position }) => (day === name && position !== null ? [position] : []))),
    days: [name],
  }))
  return {
    frequency: rule.frequency,
    interval: rule.interval,
    months: inOrder(rule.by_month),
    weeks: inOrder(rule.by_week_number),
    yearDays: inOrder(rule.by_year_day),
    monthDays: inOrder(rule.by_month_day),
    weekdays,
    nth: nth.filter(({ positions }) => positions.length),
    picks: inOrder(rule.by_set_position),
    weekStart: rule.week_start,
  }
}

/** 1, 2, -2, -1 */
function inOrder(numbers: number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => Number(a < 0) - Number(b < 0) || a - b)
}

/** Adds what a rule without days takes from its start. */
function implied(pattern: Pattern, base: string | undefined): Pattern {
  const { frequency, months, weeks, yearDays, monthDays, weekdays, nth } = pattern
  const [, month = 0, day = 0] = base?.slice(0, 10).split('-').map(Number) ?? []
  if (!base || [yearDays, monthDays, weekdays, nth].some((list) => list.length)) return pattern
  if (frequency === 'weekly' || weeks.length) return { ...pattern, weekdays: WEEK.filter((_name, index) => index === weekdayOf(base)) }
  if (frequency === 'monthly') return { ...pattern, monthDays: [day] }
  return frequency === 'yearly' ? { ...pattern, months: months.length ? months : [month], monthDays: [day] } : pattern
}

/** From 0 (Monday) to 6 (Sunday). */
function weekdayOf(date: string): number {
  return (new Date(`${date.slice(0, 10)}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** Says as a position what a rule picks of the days of the week in a month or a year: the last of all Thursdays is the last Thursday. */
function pick(pattern: Pattern): Pattern {
  const { frequency, months, weeks, yearDays, monthDays, weekdays, nth, picks } = pattern
  // A day has one date.
  if (frequency === 'daily' && (picks.includes(1) || picks.includes(-1))) return { ...pattern, picks: [] }
  const isOneSpan = frequency === 'monthly' || (frequency === 'yearly' && months.length < 2)
  if (!isOneSpan || !picks.length || !weekdays.length || [weeks, yearDays, monthDays, nth].some((list) => list.length)) return pattern
  const picked = { ...pattern, weekdays: [], picks: [] }
  if (weekdays.length < 7) return { ...picked, nth: [{ positions: picks, days: weekdays }] }
  return frequency === 'yearly' && !months.length ? { ...picked, yearDays: picks } : { ...picked, monthDays: picks }
}

/** Without an interval and picks, the period does not matter: every Thursday of a year is every Thursday. */
function simplify(pattern: Pattern): Pattern {
  const { frequency, interval, months, weeks, yearDays, monthDays, weekdays, nth, picks } = pattern
  if (interval > 1 || picks.length || weeks.length || yearDays.length) return pattern
  if (nth.length || monthDays.length) {
    const isMonthly = months.length ? months.length === 12 : !nth.length || frequency === 'monthly'
    if (frequency === 'weekly' || (frequency === 'yearly' && !months.length && nth.length)) return pattern
    return isMonthly ? { ...pattern, frequency: 'monthly', months: [] } : { ...pattern, frequency: 'yearly' }
  }
  if (!weekdays.length && frequency === 'yearly') return pattern
  const limited = { ...pattern, months: months.length === 12 ? [] : months }
  if (weekdays.length === 7) return { ...limited, frequency: 'daily', weekdays: [] }
  return weekdays.length ? { ...limited, frequency: 'weekly' } : limited
}

/** Whether two first days of the week give different weeks to the days of a pattern. */
export function dependsOnWeekStart({ frequency, interval, weekdays, weeks, picks, weekStart }: Pattern, firstDay: Weekday): boolean {
  if (weeks.length) return weekStart !== 'MO'
  const from = (first: Weekday): string =>
    [...WEEK.slice(WEEK.indexOf(first)), ...WEEK]
      .filter((day) => weekdays.includes(day))
      .slice(0, weekdays.length)
      .join()
  return frequency === 'weekly' && (interval > 1 || picks.length > 0) && from(weekStart) !== from(firstDay)
}
