// A second implementation of recurrence rules, in local time, with which the service is compared.
//
// A rule takes its dates from periods: a day, a week, a month or a year. In each, its lists say which days match, and the positions which of
// the matches are taken. As in RFC 5545, lists restrict each other, and the first start says what the rule does not: the day of a monthly
// rule, the weekday of a weekly one. Weeks with numbers belong to the calendar year of each of their days.
import type { Rule } from '../../server/contract/recurrence.ts'

const DAY_MS = 86_400_000
const MAX_YEAR = 9999
/** A rule that matches none of so many days in its periods ends. Leap days and weekdays repeat well within this time. */
const MAX_DAYS_WITHOUT_MATCH = 100 * 366

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const

/** Days are counted from 1970-01-01. */
interface Day {
  number: number
  year: number
  month: number
  monthDay: number
  weekday: (typeof weekdays)[number]
}

/** Yields the local starts that the rule gives from `start` on, in ascending order. Dates have the form of the calendar. */
export function* startsOf(rule: Rule, start: string): Generator<string> {
  const first = dayAt(dayNumber(...(start.slice(0, 10).split('-').map(Number) as [number, number, number])))
  const time = start.slice(10)
  const isMatch = matcherOf(completeRule(rule, first))
  let count = 0
  let daysWithoutMatch = 0
  for (const { from, length } of periodsOf(rule, first)) {
    daysWithoutMatch += length
    const matches = Array.from({ length }, (_none, index) => dayAt(from + index)).filter(isMatch)
    for (const day of takePositions(matches, rule.by_set_position)) {
      if (day.number < first.number) continue
      const found = formatDay(day) + time
      if (rule.until !== null && found > rule.until) return
      yield found
      daysWithoutMatch = 0
      count += 1
      if (count === rule.count) return
    }
    if (daysWithoutMatch > MAX_DAYS_WITHOUT_MATCH) return
  }
}

/** Adds what a rule does not say and takes from its first start. */
function completeRule(rule: Rule, { weekday, month, monthDay }: Day): Rule {
  if (rule.by_day.length || rule.by_month_day.length || rule.by_year_day.length) return rule
  switch (rule.frequency) {
    case 'daily':
      return rule
    case 'weekly':
      return { ...rule, by_day: [{ day: weekday, position: null }] }
    case 'monthly':
      return { ...rule, by_month_day: [monthDay] }
    case 'yearly':
      if (rule.by_week_number.length) return { ...rule, by_day: [{ day: weekday, position: null }] }
      return { ...rule, by_month_day: [monthDay], by_month: rule.by_month.length ? rule.by_month : [month] }
  }
}

interface Period {
  from: number
  /** In days. */
  length: number
}

function* periodsOf({ frequency, interval, week_start }: Rule, first: Day): Generator<Period> {
  const end = dayNumber(MAX_YEAR + 1, 1, 1)
  for (let index = 0; ; index += interval) {
    const { from, next } = periodAt(index)
    if (next > end) return
    yield { from, length: next - from }
  }

  function periodAt(index: number): { from: number; next: number } {
    switch (frequency) {
      case 'daily':
        return { from: first.number + index, next: first.number + index + 1 }
      case 'weekly': {
        const from = first.number - daysSince(week_start, first) + index * 7
        return { from, next: from + 7 }
      }
      case 'monthly':
        return { from: dayNumber(first.year, first.month + index, 1), next: dayNumber(first.year, first.month + index + 1, 1) }
      case 'yearly':
        return { from: dayNumber(first.year + index, 1, 1), next: dayNumber(first.year + index + 1, 1, 1) }
    }
  }
}

/** Returns the days of a period that are at these positions, in ascending order. */
function takePositions(days: Day[], positions: readonly number[]): Day[] {
  if (!positions.length) return days
  return days.filter((_day, index) => positions.includes(index + 1) || positions.includes(index - days.length))
}

/** Returns a function that says whether a day matches all lists of a rule but the positions. */
function matcherOf(rule: Rule): (day: Day) => boolean {
  const { by_month, by_month_day, by_year_day, by_week_number, by_day, week_start } = rule
  const isInMonth = rule.frequency === 'monthly' || by_month.length > 0
  const byWeekday = Object.groupBy(by_day, ({ day }) => day)
  const conditions: ((day: Day) => boolean)[] = []
  if (by_month.length) conditions.push(({ month }) => by_month.includes(month))
  if (by_month_day.length) conditions.push((day) => isAt(by_month_day, placeInMonth(day)))
  if (by_year_day.length) conditions.push((day) => isAt(by_year_day, placeInYear(day)))
  if (by_day.length)
    conditions.push((day) => {
      const positions = byWeekday[day.weekday]?.map(({ position }) => position)
      if (!positions || positions.includes(null)) return positions !== undefined
      const { index, length } = isInMonth ? placeInMonth(day) : placeInYear(day)
      const position = Math.ceil(index / 7)
      const fromEnd = -Math.ceil((length - index + 1) / 7)
      return positions.includes(position) || positions.includes(fromEnd)
    })
  if (by_week_number.length) conditions.push((day) => isAt(by_week_number, placeOfWeek(day, week_start)))
  return (day) => conditions.every((fits) => fits(day))
}

/** Which one something is, counted from 1, of how many. */
interface Place {
  index: number
  length: number
}

/** Whether a list names a place, from the start or, with negative numbers, from the end. */
function isAt(list: readonly number[], { index, length }: Place): boolean {
  return list.includes(index) || list.includes(index - length - 1)
}

function placeInMonth({ year, month, monthDay }: Day): Place {
  return { index: monthDay, length: dayNumber(year, month + 1, 1) - dayNumber(year, month, 1) }
}

function placeInYear({ number, year }: Day): Place {
  const from = dayNumber(year, 1, 1)
  return { index: number - from + 1, length: dayNumber(year + 1, 1, 1) - from }
}

/** A week belongs to the year in which at least four of its days are, so 28 December is always in the last week. */
function placeOfWeek(day: Day, weekStart: Rule['week_start']): Place {
  const middle = middleOfWeek(day, weekStart)
  const last = middleOfWeek(dayAt(dayNumber(middle.year, 12, 28)), weekStart)
  return { index: weekIndex(middle), length: weekIndex(last) }
}

function middleOfWeek(day: Day, weekStart: Rule['week_start']): Day {
  return dayAt(day.number - daysSince(weekStart, day) + 3)
}

function weekIndex(middle: Day): number {
  return Math.ceil(placeInYear(middle).index / 7)
}

/** Returns how many days have passed since the last such weekday. */
function daysSince(weekStart: Rule['week_start'], { weekday }: Day): number {
  return (weekdays.indexOf(weekday) - weekdays.indexOf(weekStart) + 7) % 7
}

function dayNumber(year: number, month: number, day: number): number {
  // Date.UTC takes years before 100 for those of the 20th century.
  return new Date(0).setUTCFullYear(year, month - 1, day) / DAY_MS
}

function dayAt(number: number): Day {
  const date = new Date(number * DAY_MS)
  return {
    number,
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    monthDay: date.getUTCDate(),
    weekday: weekdays[date.getUTCDay()] as Day['weekday'],
  }
}

function formatDay({ number }: Day): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10)
}
