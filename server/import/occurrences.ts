// Reads the versions of an event of an iCalendar file: as a single event, as a series with its exceptions, or, if the service has no such series,
// as its occurrences.
import ICAL from 'ical.js'
import { MAX_YEAR, limitRules } from './calendar-rules.ts'
import type { RuleBudget, Spend } from './calendar-rules.ts'
import { customTexts } from './calendar-properties.ts'
import { seriesFrom } from './calendar-series.ts'
import type { FileSeries, SeriesPart } from './calendar-series.ts'
import { formatStamp, literalDate, localIn } from './calendar-times.ts'
import { isFloating, zoneNameOf } from './calendar-zones.ts'
import { X_PROPERTIES } from '../calendar/icalendar/calendar.ts'
import { findZone } from '../calendar/dates.ts'
import { formatLocal, localMs } from '../calendar/recurrence/local-dates.ts'

/** A single event, a series, or a version of an occurrence. */
export interface FileEvent {
  /** A stable key across files: the UID, and for an occurrence its original start, too. */
  key: string
  event: ICAL.Component
  start: ICAL.Time
  end: ICAL.Time
  /** The time zone of times without one. */
  zone: string
  series?: FileSeries
  occurrence?: FileOccurrence
  isCancellation: boolean
}

/** Which occurrence of a series a version is about. */
export interface FileOccurrence {
  /** The UID of the series. */
  series: string
  /** Its start as the series gives it, and the zone of this time if it has a name. */
  date: string
  isDate: boolean
  zone: string | undefined
  utc: Date
}

/** The limits of expanding recurring events that cannot be series. */
export interface SeriesLimit {
  now: Date
  /** The latest start of an occurrence. */
  until: Date
  /** The maximum number of occurrences per recurring event: upcoming ones first, then the latest past ones. */
  maxOccurrences: number
}

/** How the events of a calendar are read. */
export interface Reading {
  horizon: SeriesLimit
  budget: RuleBudget
  /** The time zone of the calendar. */
  zone: string
  skip: SkipEntry
  /** Notes why a recurring event is not a series. */
  explain: SkipEntry
}

/** Methods that the library's type definitions lack. */
interface Detailed {
  getOccurrenceDetails(time: ICAL.Time): { item: ICAL.Event; startDate: ICAL.Time; endDate: ICAL.Time; recurrenceId: ICAL.Time }
}

type Single = Omit<FileEvent, 'zone' | 'isCancellation'>

interface Candidate {
  start: ICAL.Time
  entries(): Single[]
}

type SkipEntry = (reason: string, count?: number) => []

/** A rule may repeat every second, so expansion stops after this many steps. */
const MAX_STEPS = 20_000
/** The number of added and excluded dates of one event. */
const MAX_DATES = 5_000
const MAX_DURATION_YEARS = 100
const YEAR_SECONDS = 366 * 24 * 60 * 60

/** `versions` are all entries with one UID: the event itself and its modified occurrences. */
export function occurrencesOf(uid: string, versions: readonly ICAL.Component[], reading: Reading): Omit<FileEvent, 'isCancellation'>[] {
  const { skip } = reading
  const { true: modified = [], false: events = [] } = Object.groupBy(versions, (one) =>
    one.hasProperty('recurrence-id') ? 'true' : 'false',
  )
  const [main, ...older] = events.toSorted((a, b) => sequenceOf(b) - sequenceOf(a))
  if (older.length) skip('the file has a newer entry with the same UID', older.length)
  const zone = zoneIn(main ?? modified[0]) ?? reading.zone
  try {
    for (const version of versions) assertDuration(version)
    const exceptions = newestVersions(modified, skip)
    return readVersions(uid, main, exceptions, { ...reading, zone }).map((one) => ({ ...one, zone: zoneIn(one.event) ?? zone }))
  } catch (error) {
    return skip(`it cannot be read: ${(error as Error).message}`, versions.length)
  }
}

/** Events of this service name the zone of times that are written in UTC. */
function zoneIn(event: ICAL.Component | undefined): string | undefined {
  const [name] = event ? customTexts(event, X_PROPERTIES.timezone) : []
  return name !== undefined && findZone(name) ? name : undefined
}

function readVersions(uid: string, main: ICAL.Component | undefined, exceptions: ICAL.Component[], reading: Reading): Single[] {
  const { skip, explain } = reading
  if (main && (main.hasProperty('rrule') || main.hasProperty('rdate'))) {
    if (!main.hasProperty('dtstart')) return skip('it has no start date')
    assertFewDates(main)
    let reason: string
    try {
      return seriesOf(uid, main, exceptions, reading)
    } catch (error) {
      reason = (error as Error).message
    }
    const found = expandSeries(uid, main, exceptions, { ...reading, spend: reading.budget.open() })
    if (found.length) explain(`it became single events: ${reason}`)
    return found
  }
  return [
    ...(main ? singleOccurrence(uid, new ICAL.Event(main, { exceptions: [] }), skip) : []),
    ...exceptions.flatMap((one) => modifiedOccurrence(uid, one, { zone: reading.zone, shift: 0 }, skip)),
  ]
}

const idOf = (version: ICAL.Component): ICAL.Time => new ICAL.Event(version, { exceptions: [] }).recurrenceId

/** Of the versions of an occurrence, only the newest. */
function newestVersions(versions: readonly ICAL.Component[], skip: SkipEntry): ICAL.Component[] {
  const byId = Map.groupBy(versions, (one) => `${formatStamp(idOf(one))} ${isForFollowing(one)}`)
  return [...byId.values()].flatMap((same) => {
    const [newest, ...older] = same.toSorted((a, b) => sequenceOf(b) - sequenceOf(a))
    if (older.length) skip('the file has a newer entry with the same UID', older.length)
    return newest ?? []
  })
}

/** Whether a version applies to all following occurrences, too. */
const isForFollowing = (version: ICAL.Component): boolean =>
  String(version.getFirstProperty('recurrence-id')?.getFirstParameter('range') ?? '').toUpperCase() === 'THISANDFUTURE'

function seriesOf(
  uid: string,
  main: ICAL.Component,
  versions: readonly ICAL.Component[],
  { zone, horizon, budget, skip }: Reading,
): Single[] {
  const { true: following = [], false: exceptions = [] } = Object.groupBy(versions, (one) => `${isForFollowing(one)}` as const)
  const parts = seriesFrom(uid, main, following, { zone, now: horizon.now, spend: budget.open() })
  const found = parts.flatMap(({ key, event, start, end, series }) => created({ key, event, start, end, series }, skip))
  return [
    ...found,
    ...exceptions.flatMap((one) => {
      const part = partWith(one, parts)
      return modifiedOccurrence(part.key, one, { zone: part.series.times.timezone, shift: part.shift }, skip)
    }),
  ]
}

function partWith(version: ICAL.Component, parts: readonly SeriesPart[]): SeriesPart {
  const original = localIn(parts[0]?.series.times.timezone ?? 'UTC', idOf(version))
  return (parts.findLast(({ since }) => since <= original) ?? parts[0]) as SeriesPart
}

function sequenceOf(event: ICAL.Component): number {
  return Number(event.getFirstPropertyValue('sequence') ?? 0)
}

function singleOccurrence(key: string, event: ICAL.Event, skip: SkipEntry): Single[] {
  if (!event.component.hasProperty('dtstart')) return skip('it has no start date')
  return created({ key, event: event.component, start: event.startDate, end: event.endDate }, skip)
}

/** A version of an occurrence. Its series may be in another file. The series has its start so many milliseconds later. */
function modifiedOccurrence(
  uid: string,
  component: ICAL.Component,
  { zone, shift }: { zone: string; shift: number },
  skip: SkipEntry,
): Single[] {
  const event = new ICAL.Event(component, { exceptions: [] })
  const id = event.recurrenceId
  const utc = new Date(id.toUnixTime() * 1000 + shift)
  return singleOccurrence(`${uid}/${formatStamp(id)}`, event, skip).map((one) => ({
    ...one,
    occurrence: {
      series: uid,
      date: formatLocal(localMs(literalDate(id)) + shift),
      isDate: id.isDate,
      zone: isFloating(id) ? zone : zoneNameOf(id),
      utc,
    },
  }))
}

/** The library would add a long duration day by day. */
function assertDuration(event: ICAL.Component): void {
  const duration = event.getFirstPropertyValue('duration')
  if (!(duration instanceof ICAL.Duration)) return
  const seconds = duration.toSeconds()
  if (seconds < 0) throw new Error('its duration is negative')
  if (seconds > MAX_DURATION_YEARS * YEAR_SECONDS) throw new Error(`its duration is longer than ${MAX_DURATION_YEARS} years`)
}

function created(found: Single, skip: SkipEntry): Single[] {
  if (found.end.compare(found.start) < 0) return skip('it ends before it starts')
  if (found.end.year > MAX_YEAR) return skip(`it ends after the year ${MAX_YEAR}`)
  return [found]
}

export const isCanceled = (event: ICAL.Component): boolean => String(event.getFirstPropertyValue('status')).toUpperCase() === 'CANCELLED'

function expandSeries(
  uid: string,
  main: ICAL.Component,
  exceptions: ICAL.Component[],
  { horizon: { now, until, maxOccurrences }, spend, skip }: { horizon: SeriesLimit; spend: Spend; skip: SkipEntry },
): Single[] {
  if (!main.hasProperty('rrule')) addStart(main)
  replacePeriods(main)
  const event = new ICAL.Event(main, { exceptions })
  const starts = startsOf(event, until, spend)
  if (!starts.length) return skip(`it has no date up to ${until.toISOString().slice(0, 10)}`)
  const past: Candidate[] = []
  const ahead: Candidate[] = []
  for (const candidate of starts.flatMap(candidatesAt)) (candidate.start.toJSDate() < now ? past : ahead).push(candidate)
  const coming = ahead.slice(0, maxOccurrences)
  const latest = coming.length < maxOccurrences ? past.slice(coming.length - maxOccurrences) : []
  const surplus = past.length + ahead.length - coming.length - latest.length
  if (surplus) skip(`at most ${maxOccurrences} occurrences of a recurring event are imported`, surplus)
  return [...latest, ...coming].flatMap(({ entries }) => entries())

  /** Details are expensive. Without exceptions, only imported occurrences need them. */
  function candidatesAt(time: ICAL.Time): Candidate[] {
    if (!exceptions.length) return [{ start: time, entries: () => entriesAt(time) }]
    return entriesAt(time).map((found) => ({ start: found.start, entries: () => [found] }))
  }

  function entriesAt(time: ICAL.Time): Single[] {
    const { item, startDate, endDate, recurrenceId } = (event as unknown as Detailed).getOccurrenceDetails(time)
    return created({ key: `${uid}/${formatStamp(recurrenceId)}`, event: item.component, start: startDate, end: endDate }, skip)
  }
}

function assertFewDates(main: ICAL.Component): void {
  const count = ['rdate', 'exdate'].flatMap((name) => main.getAllProperties(name)).reduce((sum, { jCal }) => sum + jCal.length - 3, 0)
  if (count > MAX_DATES) throw new Error(`it adds or excludes more than ${MAX_DATES} dates`)
}

/** Without a rule, the library would use only the RDATEs and skip the start. */
function addStart(main: ICAL.Component): void {
  const [, ...start] = main.getFirstProperty('dtstart')?.toJSON() as [string, ...unknown[]]
  main.addProperty(new ICAL.Property(['rdate', ...start], main))
}

/** The library knows only the starts of added dates. */
function replacePeriods(main: ICAL.Component): void {
  for (const property of main.getAllProperties('rdate')) {
    const values = property.getValues()
    if (!values.some((value) => value instanceof ICAL.Period)) continue
    const starts = values.map((value) => (value instanceof ICAL.Period ? value.start : (value as ICAL.Time)))
    property.resetType('date-time')
    property.setValues(starts)
  }
}

function startsOf(event: ICAL.Event, until: Date, spend: Spend): ICAL.Time[] {
  limitRules(event.component, spend)
  const found: ICAL.Time[] = []
  const all = event.iterator()
  for (
    let time = all.next() as ICAL.Time | undefined;
    time && time.toJSDate() <= until && found.length < MAX_STEPS;
    time = all.next() as ICAL.Time | undefined
  ) {
    found.push(time.clone())
  }
  return found
}
