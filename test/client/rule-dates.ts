// The dates that a recurrence rule gives, computed in the simplest way: every day of each repetition is compared with every list of the rule.
import type { CalendarSchemas } from '../../client/index.ts'
import type { Pattern } from '../../client/recurrence-pattern.ts'

export type Rule = CalendarSchemas['RecurrenceRule']
export type Weekday = CalendarSchemas['Weekday']

export const WEEKDAYS: Weekday[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const UNITS = { DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly', YEARLY: 'yearly' } as const
const DAY_MS = 86_400_000

/** `FREQ=WEEKLY;BYDAY=TH` as an object. `UNTIL` is a local time. */
export function ruleOf(text: string): Rule {
  const parts = Object.fromEntries(text.split(';').map((part) => part.split('='))) as Partial<Record<string, string>>
  const numbers = (name: string): number[] => parts[name]?.split(',').map(Number) ?? []
  return {
    frequency: UNITS[parts['FREQ'] as keyof typeof UNITS],
    interval: Number(parts['INTERVAL'] ?? 1),
    count: parts['COUNT'] ? Number(parts['COUNT']) : null,
    until: parts['UNTIL'] ?? null,
    week_start: (parts['WKST'] ?? 'MO') as Weekday,
    by_day: (parts['BYDAY']?.split(',') ?? []).map((name) => ({
      day: name.slice(-2) as Weekday,
      position: name.length > 2 ? Number(name.slice(0, -2)) : null,
    })),
    by_month_day: numbers('BYMONTHDAY'),
    by_month: numbers('BYMONTH'),
    by_year_day: numbers('BYYEARDAY'),
    by_week_number: numbers('BYWEEKNO'),
    by_set_position: numbers('BYSETPOS'),
  }
}

/** A rule as it is, with what it takes from its start. */
export function asPattern(rule: Rule, start: string): Pattern {
  const [, month = 0, day = 0] = start.split('-').map(Number)
  const isImplied = [rule.by_day, rule.by_month_day, rule.by_year_day].every(({ length }) => !length)
  const hasWeeks = rule.by_week_number.length > 0
  const isYearly = rule.frequency === 'yearly'
  return {
    frequency: rule.frequency,
    interval: rule.interval,
    months: isImplied && isYearly && !hasWeeks && !rule.by_month.length ? [month] : rule.by_month,
    weeks: rule.by_week_number,
    yearDays: rule.by_year_day,
    monthDays: isImplied && !hasWeeks && (isYearly || rule.frequency === 'monthly') ? [day] : rule.by_month_day,
    weekdays:
      isImplied && (hasWeeks || rule.frequency === 'weekly')
        ? [nameOf(toNumber(start))]
        : rule.by_day.filter(({ position }) => position === null).map((one) => one.day),
    nth: rule.by_day.flatMap(({ day: name, position }) => (position === null ? [] : [{ positions: [position], days: [name] }])),
    picks: rule.by_set_position,
    weekStart: rule.week_start,
  }
}

/** Returns the dates from a start to the end of 2029. Repetitions are counted from the one of the start. */
export function datesOf(pattern: Pattern, start: string): string[] {
  const [first, end] = [toNumber(start), toNumber('2030-01-01')]
  const found: number[] = []
  for (let period = periodOf(pattern, first), index = 0; period.from < end; period = periodOf(pattern, period.to), index++) {
    if (index % pattern.interval) continue
    const days = range(period.from, period.to).filter((day) => isGiven(pattern, day))
    const picked = days.filter((_day, at) => pattern.picks.includes(at + 1) || pattern.picks.includes(at - days.length))
    found.push(...(pattern.picks.length ? picked : days))
  }
  return found.filter((day) => day >= first && day < end).map(toDate)
}

interface Span {
  from: number
  to: number
}

function periodOf({ frequency, weekStart }: Pattern, day: number): Span {
  if (frequency === 'monthly') return monthOf(day)
  if (frequency === 'yearly') return yearOf(day)
  if (frequency === 'daily') return { from: day, to: day + 1 }
  const from = weekOf(day, weekStart)
  return { from, to: from + 7 }
}

function isGiven(pattern: Pattern, day: number): boolean {
  const { frequency, months, weeks, yearDays, monthDays, weekdays, nth, weekStart } = pattern
  const span = frequency === 'yearly' && !months.length ? yearOf : monthOf
  const isAt = (positions: number[], { from, to }: Span): boolean => positions.includes(day - from + 1) || positions.includes(day - to)
  const isNth = (positions: number[], days: Weekday[]): boolean => {
    const { from, to } = span(day)
    const same = range(from, to).filter((other) => days.includes(nameOf(other)))
    const at = same.indexOf(day)
    return positions.includes(at + 1) || positions.includes(at - same.length)
  }
  return (
    (!months.length || months.includes(new Date(day * DAY_MS).getUTCMonth() + 1)) &&
    (!yearDays.length || isAt(yearDays, yearOf(day))) &&
    (!monthDays.length || isAt(monthDays, monthOf(day))) &&
    ((!weekdays.length && !nth.length) ||
      weekdays.includes(nameOf(day)) ||
      nth.some(({ positions, days }) => days.includes(nameOf(day)) && isNth(positions, days))) &&
    (!weeks.length || isInWeeks(day, weeks, weekStart))
  )
}

/** The first week of a year is the first with four of its days. */
function isInWeeks(day: number, weeks: number[], weekStart: Weekday): boolean {
  const firstOf = (year: number): number => weekOf(Date.UTC(year, 0, 4) / DAY_MS, weekStart)
  const week = weekOf(day, weekStart)
  const year = new Date((week + 3) * DAY_MS).getUTCFullYear()
  const [number, count] = [(week - firstOf(year)) / 7 + 1, (firstOf(year + 1) - firstOf(year)) / 7]
  return weeks.includes(number) || weeks.includes(number - count - 1)
}

function weekOf(day: number, weekStart: Weekday): number {
  return day - ((WEEKDAYS.indexOf(nameOf(day)) - WEEKDAYS.indexOf(weekStart) + 7) % 7)
}

function monthOf(day: number): Span {
  const date = new Date(day * DAY_MS)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  return { from: Date.UTC(year, month) / DAY_MS, to: Date.UTC(year, month + 1) / DAY_MS }
}

function yearOf(day: number): Span {
  const year = new Date(day * DAY_MS).getUTCFullYear()
  return { from: Date.UTC(year, 0) / DAY_MS, to: Date.UTC(year + 1, 0) / DAY_MS }
}

function nameOf(day: number): Weekday {
  return WEEKDAYS[(day + 3) % 7]!
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_one, index) => from + index)
}

function toNumber(date: string): number {
  return Date.parse(date) / DAY_MS
}

function toDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
