// The public API of `content-service/calendar`: the times of events, their formatting, and months as grids of days. It needs nothing else of the client.

import { dateFormat, firstDayOf } from './locale.ts'

export type { DateFormat } from './georgian.ts'
export { dateFormat, firstDayOf } from './locale.ts'

/** What an event says about its times. Events of the calendar have it, and so do those of `_fields` with these names. */
export interface Timed {
  all_day: boolean
  start_date: string
  end_date: string
  utc_start_date: string
  utc_end_date: string
  timezone: string
}

/** A moment, and what the clocks show in the time zone of the event. */
export interface EventTime {
  /** The moment. */
  date: Date
  /** The date and time in the time zone of the event, such as `2026-03-01T18:30:00`. */
  local: string
  /** A time zone that `Intl` and `Temporal` know: a name such as `Europe/Lisbon`, or an offset such as `+04:00`. */
  timeZone: string
}

/** Returns when an event starts. */
export function startsAt(event: Pick<Timed, 'start_date' | 'utc_start_date' | 'timezone'>): EventTime {
  return eventTime(event.start_date, event.utc_start_date, event.timezone)
}

/** Returns when an event ends. An event of a whole day ends one second before midnight. */
export function endsAt(event: Pick<Timed, 'end_date' | 'utc_end_date' | 'timezone'>): EventTime {
  return eventTime(event.end_date, event.utc_end_date, event.timezone)
}

function eventTime(local: string, utc: string, timezone: string): EventTime {
  return { date: new Date(`${toIso(utc)}Z`), local: toIso(local), timeZone: toTimeZone(timezone) }
}

/** Dates of the calendar have a space between the date and the time. */
function toIso(date: string): string {
  return date.replace(' ', 'T')
}

/** `UTC+4` -> `+04:00`, `UTC-3:30` and `UTC-3.5` -> `-03:30`. */
function toTimeZone(timezone: string): string {
  const [, sign, hours = '', minutes = '0', fraction = '0'] = /^UTC([+-])(\d+)(?::(\d+)|(\.\d+))?$/.exec(timezone) ?? []
  return sign ? `${sign}${twoDigits(Number(hours))}:${twoDigits(Number(minutes) + Number(fraction) * 60)}` : timezone
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

/** The `ZonedDateTime` of the global `Temporal`, if the program has types for it. */
export type ZonedDateTime = typeof globalThis extends {
  Temporal: { ZonedDateTime: { from: (text: string) => infer Zoned } }
}
  ? Zoned
  : never

/**
 * Returns a time as a `Temporal.ZonedDateTime`.
 * @throws {TypeError} if this environment has no `Temporal`. Load a polyfill, or use `date` and `timeZone`.
 */
export function toZonedDateTime({ date, timeZone }: EventTime): ZonedDateTime {
  const { Temporal } = globalThis as { Temporal?: { ZonedDateTime: { from: (text: string) => ZonedDateTime } } }
  if (!Temporal) throw new TypeError('This environment has no Temporal. Load a polyfill, or use `date` and `timeZone` of the time.')
  return Temporal.ZonedDateTime.from(`${date.toISOString()}[${timeZone}]`)
}

/**
 * Formats the times of an event for readers, as in `Mar 1, 2026, 6:30 – 8:00 PM`: an event of whole days without times.
 * Shows the clocks at the place of the event, unless the options name another `timeZone`.
 */
export function formatTimes(event: Timed, locale?: string, { timeZone, ...options }: Intl.DateTimeFormatOptions = {}): string {
  const shown = Object.keys(options).length ? options : defaultsOf(event)
  const [start, end] = [startsAt(event), endsAt(event)]
  const moments = timeZone && !event.all_day ? [start.date, end.date] : [new Date(`${start.local}Z`), new Date(`${end.local}Z`)]
  const format = dateFormat(locale, { ...shown, timeZone: timeZone && !event.all_day ? timeZone : 'UTC' })
  return format.formatRange(...(moments as [Date, Date]))
}

function defaultsOf({ all_day: isAllDay }: Timed): Intl.DateTimeFormatOptions {
  return isAllDay ? { dateStyle: 'medium' } : { dateStyle: 'medium', timeStyle: 'short' }
}

export interface MonthOptions {
  /** The language of the names, and the region that decides on the first day of the week. Defaults to the one of the environment. */
  locale?: string | undefined
  /** The first day of the week, from 1 (Monday) to 7 (Sunday). Defaults to that of the locale. */
  firstDay?: number | undefined
}

/** A month as the rows of a calendar. */
export interface Month<Event> {
  /** The name of the month with the year, such as `March 2026`. */
  title: string
  /** The names of the days of the week, from the first one. */
  weekdays: { short: string; long: string }[]
  weeks: Week<Event>[]
}

/** A row: seven days, and the events as bars across them. */
export interface Week<Event> {
  days: Day<Event>[]
  bars: Bar<Event>[]
}

export interface Day<Event> {
  /** The date, such as `2026-03-01`. */
  date: string
  /** The day of the month. */
  day: number
  /** False for the days of the month before and the month after that complete the first and the last week. */
  isInMonth: boolean
  /** The events that take place on this day, in the order of their start. */
  events: Event[]
}

/** The part of an event that falls into a week. `lane` is a row below the dates in which it meets no other event. */
export interface Bar<Event> {
  event: Event
  /** The first day, from 0 to 6. */
  column: number
  /** The number of days. */
  length: number
  lane: number
  /** Whether the event began in an earlier week. */
  isContinued: boolean
  /** Whether the event goes on in a later week. */
  continues: boolean
}

/** Returns the grid of a month, such as `2026-03`, with the events that take place in it. An event that ends at midnight does not take place on the day that begins then. */
export function monthGrid<Event extends Timed>(month: string, events: readonly Event[], options: MonthOptions = {}): Month<Event> {
  const days = daysOf(month, options)
  const dated = events
    .map((event) => ({ event, first: dayNumber(event.start_date), last: lastDay(event) }))
    .sort((a, b) => a.first - b.first || b.last - a.last || a.event.start_date.localeCompare(b.event.start_date))
  const weeks = Array.from({ length: days.length / 7 }, (_, index) => {
    const first = days[index * 7] ?? 0
    const inWeek = dated.filter((one) => one.first < first + 7 && one.last >= first)
    return { days: days.slice(index * 7, index * 7 + 7).map((day) => dayOf(day, month, inWeek)), bars: barsOf(first, inWeek) }
  })
  const name = (day: number, given: Intl.DateTimeFormatOptions): string =>
    dateFormat(options.locale, { ...given, timeZone: 'UTC' }).format(day * DAY_MS)
  return {
    title: name(dayNumber(`${month}-01`), { month: 'long', year: 'numeric' }),
    weekdays: days.slice(0, 7).map((day) => ({ short: name(day, { weekday: 'short' }), long: name(day, { weekday: 'long' }) })),
    weeks,
  }
}

/**
 * Returns the query for the events of a month's grid, to use with `list` or `pages`, including those that began up to a year before:
 * `pages(client.calendar, '/events', { params: { query: { ...monthQuery('2026-03'), per_page: 50 } } })`.
 */
export function monthQuery(month: string, options: MonthOptions = {}) {
  const days = daysOf(month, options)
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  return { start_date: dateOf(first - 366), ends_after: dateOf(first - 1), starts_before: dateOf(last) }
}

interface Dated<Event> {
  event: Event
  first: number
  last: number
}

function dayOf<Event>(day: number, month: string, events: Dated<Event>[]): Day<Event> {
  const date = dateOf(day)
  const there = events.filter(({ first, last }) => first <= day && last >= day).map(({ event }) => event)
  return { date, day: Number(date.slice(8)), isInMonth: date.startsWith(month), events: there }
}

/** Puts each event into the first lane that is free on its days. */
function barsOf<Event>(week: number, events: Dated<Event>[]): Bar<Event>[] {
  const ends: number[] = []
  return events.map(({ event, first, last }) => {
    const column = Math.max(first - week, 0)
    const end = Math.min(last - week, 6)
    const free = ends.findIndex((taken) => taken < column)
    const lane = free < 0 ? ends.length : free
    ends[lane] = end
    return { event, column, length: end - column + 1, lane, isContinued: first < week, continues: last > week + 6 }
  })
}

function lastDay({ start_date, end_date, all_day }: Timed): number {
  const endsAtMidnight = !all_day && end_date.endsWith(' 00:00:00') && end_date > start_date
  return dayNumber(end_date) - (endsAtMidnight ? 1 : 0)
}

const DAY_MS = 86_400_000

/** Days are counted, so that no clock change matters. */
function dayNumber(date: string): number {
  return Date.parse(date.slice(0, 10)) / DAY_MS
}

function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** The days of whole weeks around a month. */
function daysOf(month: string, { locale, firstDay = firstDayOf(locale) }: MonthOptions): number[] {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new TypeError(`The month is "${month}", but must be one such as 2026-03.`)
  const first = dayNumber(`${month}-01`)
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = Date.UTC(year, number) / DAY_MS
  const start = first - ((weekday(first) - firstDay + 7) % 7)
  return Array.from({ length: Math.ceil((next - start) / 7) * 7 }, (_, index) => start + index)
}

/** From 1 (Monday) to 7 (Sunday). */
function weekday(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1
}
