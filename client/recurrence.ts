// The public API of `content-service/recurrence`: when an event repeats, in the words of the reader.

import type { DateFormat } from './georgian.ts'
import { dateFormat, firstDayOf, joinList, pluralOf } from './locale.ts'
import { WEEK, dependsOnWeekStart, patternOf } from './recurrence-pattern.ts'
import type { Pattern } from './recurrence-pattern.ts'
import { english, georgian } from './recurrence-texts.ts'
import type { CalendarDay, Names, RecurrenceLanguage, RecurrenceTexts, SentenceParts } from './recurrence-texts.ts'
import type { CalendarEvent } from './schemas.ts'

export { english, georgian } from './recurrence-texts.ts'
export type * from './recurrence-texts.ts'

/** What an event says about its repetitions. Events of the calendar have it, and so do those of `_fields` with these names. */
export type Recurring = Pick<CalendarEvent, 'all_day' | 'start_date' | 'recurrence' | 'occurrence'>

/** Languages by their tags, such as `de` or `pt-BR`. */
export type RecurrenceLanguages = Record<string, RecurrenceLanguage>

/** Of more dates, only the first are named. */
const MAX_DATES = 4
/** Up to so many dates of the year are named as such: "1 May and 1 June" in place of "the 1st of May and June". */
const MAX_YEARLY_DATES = 3

/**
 * Describes when an event repeats, at the place of the event, as in `Every 2 weeks on Tuesday and Thursday until 30 June 2027`. Returns null for a
 * single event. English and Georgian are built in, and `languages` adds others. The language is that of the locale or of the longest beginning of it
 * that has texts (`ka` for `ka-GE`), and English if there is none.
 */
export function describeRecurrence(event: Recurring, locale?: string, languages: RecurrenceLanguages = {}): string | null {
  const { recurrence, occurrence, all_day: isAllDay } = event
  if (!recurrence) return null
  const { rule, rdates, exdates } = recurrence
  const { texts, names, tag } = textsOf(locale, languages)
  const start = occurrence ?? event.start_date
  // An added occurrence does not tell what the rule takes from the start of the series.
  const base = occurrence && rdates.includes(occurrence) ? undefined : start
  const isTaken = (date: string): boolean => !exdates.includes(date)
  const added = daysOf(rdates.filter(isTaken))
  if (!rule) {
    const dates = daysOf([...rdates, ...(base ? [base] : [])].filter(isTaken))
    return dates.length ? (base ? texts.onDates : texts.including)(...shown(dates)) : null
  }
  // Only an exclusion at the time of the event excludes an occurrence.
  const excluded = exdates.filter((date) => isAllDay || !base || timeOf(date) === timeOf(base) || rdates.includes(date))
  const except = daysOf(excluded).filter((day) => !added.includes(day))
  const last = rule.until && (isAllDay || timeOf(rule.until) >= timeOf(start) ? rule.until : dayBefore(rule.until))
  return texts.sentence({
    ...partsOf(patternOf(rule, base), texts, names, tag),
    until: last ? texts.until(toDay(last)) : undefined,
    times: rule.count ? texts.times(rule.count) : undefined,
    added: added.length ? texts.added(...shown(added)) : undefined,
    except: except.length ? texts.except(...shown(except)) : undefined,
  })
}

function textsOf(locale = new Intl.DateTimeFormat().resolvedOptions().locale, languages: RecurrenceLanguages) {
  const known = new Map(Object.entries({ en: english, ka: georgian, ...languages }).map(([tag, language]) => [tag.toLowerCase(), language]))
  const subtags = locale.toLowerCase().split('-')
  const found = subtags.map((_one, index) => known.get(subtags.slice(0, subtags.length - index).join('-'))).find(Boolean)
  const tag = found ? locale : 'en'
  const names = namesOf(tag)
  return { texts: (found ?? english)(names), names, tag }
}

const WEEKDAY: Intl.DateTimeFormatOptions = { weekday: 'long' }
const MONTH: Intl.DateTimeFormatOptions = { month: 'long' }
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }
const DATE: Intl.DateTimeFormatOptions = { dateStyle: 'long' }

/** Days and months are named by dates of 2024, which began on a Monday and has 29 February. */
function namesOf(locale: string): Names {
  const formats = new Map<Intl.DateTimeFormatOptions, DateFormat>()
  const name = (options: Intl.DateTimeFormatOptions, year: number, month: number, day: number): string => {
    const format = formats.get(options) ?? dateFormat(locale, { ...options, timeZone: 'UTC' })
    formats.set(options, format)
    return format.format(Date.UTC(year, month - 1, day))
  }
  return {
    weekday: (day) => name(WEEKDAY, 2024, 1, 1 + WEEK.indexOf(day)),
    month: (month) => name(MONTH, 2024, month, 1),
    date: ({ year, month, day }) => name(year ? DATE : DAY, year ?? 2024, month, day),
    and: (items) => joinList(locale, items, 'conjunction'),
    or: (items) => joinList(locale, items, 'disjunction'),
    plural: (number) => pluralOf(locale, number, 'cardinal'),
    ordinal: (number) => pluralOf(locale, number, 'ordinal'),
  }
}

/** What a day must be. The first condition of a rule says when, and the others restrict it. */
interface Condition {
  when: () => string
  restricts: () => string
}

function partsOf(pattern: Pattern, texts: RecurrenceTexts, names: Names, locale: string): SentenceParts {
  const { frequency, interval, months, weeks, yearDays, monthDays, weekdays, nth, picks, weekStart } = pattern
  const isCounted = frequency === 'yearly' || frequency === 'monthly'
  const ofWeekdays: Condition = { when: () => whenWeekdays(pattern, texts, names), restricts: () => ifWeekdays(pattern, texts, names) }
  const ofYearDays: Condition = {
    when: () => texts.within(texts.yearDays(yearDays, 'on'), 'year'),
    restricts: () => texts.within(texts.yearDays(yearDays, 'if'), 'year'),
  }
  const ofMonthDays: Condition = {
    when: () => whenMonthDays(pattern, texts),
    restricts: () => texts.within(texts.monthDays(monthDays, 'if'), 'month'),
  }
  const days = [
    ...(yearDays.length ? [ofYearDays] : []),
    ...(monthDays.length ? [ofMonthDays] : []),
    ...(weekdays.length || nth.length ? [ofWeekdays] : []),
  ]
  const main = isCounted ? days[0] : frequency === 'weekly' ? days.find((one) => one === ofWeekdays) : undefined
  const isEveryWeek = frequency === 'weekly' && interval === 1 && main
  // The days of a month or a year contain the months, and the days of a week come with the weeks. Otherwise they are parts of their own.
  const hasWeeks = weeks.length > 0 && isCounted && (!main || main === ofWeekdays)
  const hasMonths = months.length > 0 && !(isCounted && (main ?? hasWeeks))
  const restrictsMonths = months.length > 0 && isCounted && (hasWeeks || main === ofYearDays)
  const restrictions = [
    ...days.filter((one) => one !== main),
    ...(weeks.length && !hasWeeks ? [{ restricts: () => texts.weeks(weeks, 'if') }] : []),
    ...(restrictsMonths ? [{ restricts: () => texts.inMonths(months, 'if') }] : []),
  ]
  return {
    frequency,
    interval,
    every: isEveryWeek ? texts.everyWeekday(weekdays) : texts.every[frequency](interval),
    on: isEveryWeek ? undefined : main?.when(),
    weeks: hasWeeks ? texts.weeks(weeks, 'on') : undefined,
    months: hasMonths ? texts.inMonths(months, 'on') : undefined,
    ifs: restrictions.map(({ restricts }) => restricts()),
    only: picks.length ? texts.only(picks, frequency) : undefined,
    weekStart: dependsOnWeekStart(pattern, WEEK[firstDayOf(locale) - 1] ?? 'MO') ? texts.weekStart(weekStart) : undefined,
  }
}

function whenWeekdays({ frequency, months, weeks, weekdays, nth }: Pattern, texts: RecurrenceTexts, { and }: Names): string {
  const isNamed = frequency === 'weekly' || weeks.length > 0
  const each = isNamed ? texts.weekdays(weekdays, 'on') : texts.eachWeekday(weekdays)
  const days = and([...(weekdays.length ? [each] : []), ...nth.map((one) => texts.nthWeekday(one.positions, one.days, 'on'))])
  if (isNamed) return days
  if (months.length) return texts.within(days, { months })
  return frequency === 'yearly' && nth.length ? texts.within(days, 'year') : days
}

function ifWeekdays({ frequency, months, weekdays, nth }: Pattern, texts: RecurrenceTexts, { or }: Names): string {
  const scope = frequency === 'yearly' && !months.length ? 'year' : 'month'
  const counted = nth.map(({ positions, days }) => texts.within(texts.nthWeekday(positions, days, 'if'), scope))
  return or([...(weekdays.length ? [texts.weekdays(weekdays, 'if')] : []), ...counted])
}

function whenMonthDays({ frequency, months, monthDays }: Pattern, texts: RecurrenceTexts): string {
  const dates = frequency === 'yearly' ? datesOf(months, monthDays) : []
  if (dates.length) return texts.dates(dates)
  const days = texts.monthDays(monthDays, 'on')
  if (months.length) return texts.within(days, { months })
  return frequency === 'yearly' ? texts.within(days, 'every month') : days
}

/** The dates of each year that these days of these months are, if they are few and all exist. */
function datesOf(months: number[], days: number[]): CalendarDay[] {
  const dates = months.flatMap((month) => days.map((day) => ({ month, day })))
  const exist = dates.every(({ month, day }) => day > 0 && day <= new Date(Date.UTC(2024, month, 0)).getUTCDate())
  return exist && dates.length <= MAX_YEARLY_DATES ? dates : []
}

/** The days of dates, each once and in order. */
function daysOf(dates: string[]): string[] {
  return [...new Set(dates.map((date) => date.slice(0, 10)))].sort()
}

/** The dates to name, and the number of the others. */
function shown(days: string[]): [CalendarDay[], number] {
  const count = days.length > MAX_DATES ? MAX_DATES - 1 : days.length
  return [days.slice(0, count).map(toDay), days.length - count]
}

function toDay(date: string): CalendarDay {
  const [year = 0, month = 0, day = 0] = date.slice(0, 10).split('-').map(Number)
  return { year, month, day }
}

function timeOf(date: string): string {
  return date.slice(11)
}

function dayBefore(date: string): string {
  return new Date(Date.parse(`${date.slice(0, 10)}T00:00:00Z`) - 86_400_000).toISOString()
}
