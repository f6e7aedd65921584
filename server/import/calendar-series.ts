// Converts a recurring event of an iCalendar file to series: one, and another for each change of an occurrence and all that follow.
import ICAL from 'ical.js'
import { isDeepStrictEqual } from 'node:util'
import type { Zone } from 'luxon'
import { findZone } from '../calendar/dates.ts'
import { continuationOf } from '../calendar/icalendar/series.ts'
import { addMonths, formatLocal, localMs } from '../calendar/recurrence/local-dates.ts'
import { HORIZON_MONTHS, MAX_OCCURRENCES, horizonAt, planSeries } from '../calendar/recurrence/plan.ts'
import { writeRecurrence } from '../calendar/recurrence/recurrence.ts'
import type { StoredRecurrence } from '../calendar/recurrence/recurrence.ts'
import { parseRule } from '../calendar/recurrence/rules.ts'
import type { Rule } from '../calendar/recurrence/rules.ts'
import { splitRecurrence } from '../calendar/recurrence/split.ts'
import { nextStart, startsUntil } from '../calendar/recurrence/starts.ts'
import { DAY_MS } from '../durations.ts'
import type { Spend } from './calendar-rules.ts'
import { assertDates, formatStamp, lastMomentOf, literalDate, localIn } from './calendar-times.ts'
import { isFloating, isUtc, zoneNameOf } from './calendar-zones.ts'

/** When a series takes place. */
export interface FileSeries {
  times: { start_date: string; end_date: string; timezone: string; all_day: boolean }
  recurrence: { rule: Rule | null; rdates: string[]; exdates: string[] }
}

/** A part of the event with one rule. */
export interface SeriesPart {
  key: string
  event: ICAL.Component
  start: ICAL.Time
  end: ICAL.Time
  series: FileSeries
  /** The start, before all changes, from which on occurrences belong to this part, and how many milliseconds its starts are later. */
  since: string
  shift: number
}

/** The limits of the contract. */
const MAX_RDATES = 1000
const MAX_EXDATES = 5000
/** Each part is computed from the one before. */
const MAX_PARTS = 50
/** Later series would have occurrences after the last year. */
const MAX_START = '9900'

interface Given {
  /** The zone of times that have none. */
  zone: string
  now: Date
  spend: Spend
}

/** `following` are the versions of occurrences that change all that follow, too. Throws if the service has no such series. */
export function seriesFrom(uid: string, main: ICAL.Component, following: readonly ICAL.Component[], given: Given): SeriesPart[] {
  if (following.length > MAX_PARTS) throw new Error(`more than ${MAX_PARTS} of its occurrences change all that follow`)
  const first = firstPart(uid, main, given)
  const parts = following
    .map((version) => ({ version, id: new ICAL.Event(version, { exceptions: [] }).recurrenceId }))
    .toSorted((a, b) => a.id.compare(b.id))
    .reduce((done, { version, id }) => splitLast(done, uid, version, id), [first])
  for (const { series } of parts) assertFits(series, given.now)
  return parts
}

function firstPart(uid: string, main: ICAL.Component, given: Given): SeriesPart {
  assertDates(main)
  const rules = main.getAllProperties('rrule')
  if (rules.length > 1) throw new Error('it has several rules')
  if (main.hasProperty('exrule')) throw new Error('it has a rule for the dates that it leaves out')
  const { startDate: start, endDate: end } = new ICAL.Event(main, { exceptions: [] })
  const timezone = zoneOf(start, given.zone)
  const local = (time: ICAL.Time): string => localIn(timezone, time)
  const begin = local(start)
  const rule = rules[0] ? parseRule(String(rules[0].getFirstValue()), findZone(timezone) as Zone) : null
  // A date without a time means that day.
  const dates = (name: 'rdate' | 'exdate'): string[] =>
    datesOf(main, name).map((time) => (start.isDate || time.isDate ? local(time).slice(0, 10) + begin.slice(10) : local(time)))
  const exdates = dates('exdate')
  if (rule) given.spend(daysUntil(given.now, begin))
  const opening = rule ? nextStart(rule, begin, begin) : begin
  if (opening === undefined) throw new Error('its recurrence rule matches no date')
  const length = localMs(local(lastMomentOf(start, end))) - localMs(begin)
  return {
    ...{ key: uid, event: main, start, end, since: '', shift: 0 },
    series: {
      times: { start_date: opening, end_date: formatLocal(localMs(opening) + length), timezone, all_day: start.isDate },
      recurrence: {
        rule,
        // Programs show the start even if the rule does not give it.
        rdates: sorted([...dates('rdate'), ...(opening === begin || exdates.includes(begin) ? [] : [begin])]),
        exdates: sorted(exdates),
      },
    },
  }
}

/** At most so many starts are computed: one a day up to the horizon. */
const daysUntil = (now: Date, start: string): number =>
  Math.max(0, (localMs(addMonths(horizonAt(now), HORIZON_MONTHS)) - localMs(start)) / DAY_MS)

const sorted = (dates: readonly string[]): string[] => [...new Set(dates)].toSorted()

/** Of periods, only the starts. */
function datesOf(main: ICAL.Component, name: string): ICAL.Time[] {
  return main.getAllProperties(name).flatMap((property) =>
    property.getValues().map((value) => {
      const time: unknown = value instanceof ICAL.Period ? value.start : value
      if (!(time instanceof ICAL.Time)) throw new Error(`its ${name.toUpperCase()} is not a date`)
      return time
    }),
  )
}

/** The zone in which the rule applies. Times in UTC are in another zone only if that has always the same offset, and the same days. */
function zoneOf(start: ICAL.Time, declared: string): string {
  if (start.isDate || isFloating(start)) return declared
  const named = zoneNameOf(start)
  if (named !== undefined) return named
  const zone = findZone(declared) as Zone
  const [offset = 0, ...others] = new Set(samplesFrom(start).map((time) => zone.offset(time.toUnixTime() * 1000) - offsetOf(time)))
  const isSteady = others.length === 0
  if (isUtc(start)) return isSteady && localIn(declared, start).slice(0, 10) === literalDate(start).slice(0, 10) ? declared : 'UTC'
  if (isSteady && offset === 0) return declared
  throw new Error(`its time zone ${start.zone?.tzid ?? ''} has no name that is known`)
}

/** In minutes. */
const offsetOf = (time: ICAL.Time): number => time.utcOffset() / 60

/** The same time in each month of some years. */
function samplesFrom(start: ICAL.Time): ICAL.Time[] {
  return Array.from({ length: 120 }, (_none, index) => {
    const time = start.clone()
    time.day = Math.min(time.day, 28)
    time.month += index
    return time
  })
}

/** Ends the last part before an occurrence, and adds one that begins with it. */
function splitLast(parts: readonly SeriesPart[], uid: string, version: ICAL.Component, id: ICAL.Time): SeriesPart[] {
  const last = parts.at(-1) as SeriesPart
  const { times, recurrence } = last.series
  const { timezone } = times
  const original = id.isDate && !times.all_day ? `${literalDate(id).slice(0, 10)}${times.start_date.slice(10)}` : localIn(timezone, id)
  const occurrence = formatLocal(localMs(original) + last.shift)
  assertDates(version)
  const { startDate: start, endDate: end } = new ICAL.Event(version, { exceptions: [] })
  const [begin, until] = [localIn(timezone, start), localIn(timezone, lastMomentOf(start, end))]
  const by = localMs(begin) - localMs(occurrence)
  const { before, after } = splitRecurrence(recurrence, times.start_date, occurrence)
  const opening = formatLocal(localMs(after.start) + by)
  const next: SeriesPart = {
    ...{ event: version, start, end, since: original, shift: last.shift + by },
    key: before ? continuationOf(uid, formatStamp(id)) : last.key,
    series: {
      times: {
        ...times,
        start_date: opening,
        end_date: formatLocal(localMs(opening) + localMs(until) - localMs(begin)),
        all_day: start.isDate,
      },
      recurrence: movedBy(by, after.recurrence, after.start),
    },
  }
  const ended = before && { ...last, series: { times, recurrence: writable(before) } }
  return [...parts.slice(0, -1), ...(ended ? [ended] : []), next]
}

const writable = ({ rule, rdates, exdates }: StoredRecurrence): FileSeries['recurrence'] => ({
  rule,
  rdates: [...rdates],
  exdates: [...exdates],
})

const dayOf = (date: string): string => `${date.slice(0, 10)} 00:00:00`

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
const COMPARED = 200
const COMPARED_MONTHS = 60

/** The recurrence whose starts are all as much later. Throws if no rule gives them. */
function movedBy(by: number, { rule, rdates, exdates }: StoredRecurrence, start: string): FileSeries['recurrence'] {
  const move = (date: string): string => formatLocal(localMs(date) + by)
  const moved = rule && moveRule(rule, Math.round((localMs(dayOf(move(start))) - localMs(dayOf(start))) / DAY_MS), move)
  if (rule && moved && !isDeepStrictEqual(firstStarts(rule, start).map(move), firstStarts(moved, move(start))))
    throw new Error('a change of an occurrence and all that follow moves them to days that no rule gives')
  return { rule: moved, rdates: rdates.map(move), exdates: exdates.map(move) }
}

const firstStarts = (rule: Rule, start: string): string[] =>
  startsUntil(rule, start, addMonths(start, COMPARED_MONTHS * rule.interval)).starts.slice(0, COMPARED)

function moveRule(rule: Rule, days: number, move: (date: string) => string): Rule {
  const later = (day: Rule['week_start']): Rule['week_start'] => weekdays[(((weekdays.indexOf(day) + days) % 7) + 7) % 7] ?? day
  return {
    ...rule,
    until: rule.until && move(rule.until),
    ...(rule.frequency === 'weekly' && { week_start: later(rule.week_start) }),
    by_day: rule.by_day.map(({ day, position }) => ({ day: later(day), position })),
  }
}

function assertFits({ times: { start_date }, recurrence }: FileSeries, now: Date): void {
  if (start_date > MAX_START) throw new Error('it starts too late')
  if (recurrence.rdates.length > MAX_RDATES) throw new Error(`it has more than ${MAX_RDATES} added dates`)
  if (recurrence.exdates.length > MAX_EXDATES) throw new Error(`it leaves out more than ${MAX_EXDATES} dates`)
  try {
    planSeries({ start_date, recurrence: writeRecurrence(recurrence) }, now)
  } catch {
    throw new Error(`it has more than ${MAX_OCCURRENCES} occurrences in the past and the next ${HORIZON_MONTHS} months`)
  }
}
