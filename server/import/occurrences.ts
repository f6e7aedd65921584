// Expands a recurring event of an iCalendar file to single events.
import ICAL from 'ical.js'
import { MAX_YEAR, limitRules } from './calendar-rules.ts'
import type { RuleBudget, Spend } from './calendar-rules.ts'

/** One occurrence of an event. */
export interface Occurrence {
  /** A stable key across files: the UID, and for a recurring event the original start of the occurrence. */
  key: string
  event: ICAL.Component
  start: ICAL.Time
  end: ICAL.Time
  /** The time zone of the calendar, for times without one. */
  zone: string | undefined
}

/** The limits of expanding recurring events. */
export interface SeriesLimit {
  now: Date
  /** The latest start of an occurrence. */
  until: Date
  /** The maximum number of occurrences per recurring event: upcoming ones first, then the latest past ones. */
  maxOccurrences: number
}

/** Methods that the library's type definitions lack. */
interface Detailed {
  getOccurrenceDetails(time: ICAL.Time): { item: ICAL.Event; startDate: ICAL.Time; endDate: ICAL.Time; recurrenceId: ICAL.Time }
}

type Single = Omit<Occurrence, 'zone'>

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
export function occurrencesOf(
  uid: string,
  versions: readonly ICAL.Component[],
  { horizon, budget, skip }: { horizon: SeriesLimit; budget: RuleBudget; skip: SkipEntry },
): Single[] {
  const { true: exceptions = [], false: events = [] } = Object.groupBy(versions, (one) =>
    one.hasProperty('recurrence-id') ? 'true' : 'false',
  )
  const [main, ...older] = events.toSorted((a, b) => sequenceOf(b) - sequenceOf(a))
  if (older.length) skip('the file has a newer entry with the same UID', older.length)
  try {
    for (const version of versions) assertDuration(version)
    if (main?.hasProperty('rrule') || main?.hasProperty('rdate'))
      return expandSeries(uid, main, exceptions, { horizon, spend: budget.open(), skip })
    return [
      ...(main ? singleOccurrence(uid, new ICAL.Event(main, { exceptions: [] }), skip) : []),
      ...exceptions.flatMap((one) => modifiedOccurrence(uid, one, skip)),
    ]
  } catch (error) {
    return skip(`it cannot be read: ${(error as Error).message}`, versions.length)
  }
}

function sequenceOf(event: ICAL.Component): number {
  return Number(event.getFirstPropertyValue('sequence') ?? 0)
}

function singleOccurrence(key: string, event: ICAL.Event, skip: SkipEntry): Single[] {
  if (!event.component.hasProperty('dtstart')) return skip('it has no start date')
  return createOccurrence(key, event.component, event.startDate, event.endDate, skip)
}

/** A modified occurrence whose recurring event is in another file. */
function modifiedOccurrence(uid: string, component: ICAL.Component, skip: SkipEntry): Single[] {
  const event = new ICAL.Event(component, { exceptions: [] })
  return singleOccurrence(`${uid}/${formatStamp(event.recurrenceId)}`, event, skip)
}

/** The library would add a long duration day by day. */
function assertDuration(event: ICAL.Component): void {
  const duration = event.getFirstPropertyValue('duration')
  if (!(duration instanceof ICAL.Duration)) return
  const seconds = duration.toSeconds()
  if (seconds < 0) throw new Error('its duration is negative')
  if (seconds > MAX_DURATION_YEARS * YEAR_SECONDS) throw new Error(`its duration is longer than ${MAX_DURATION_YEARS} years`)
}

function createOccurrence(key: string, event: ICAL.Component, start: ICAL.Time, end: ICAL.Time, skip: SkipEntry): Single[] {
  if (isCanceled(event)) return skip('it is canceled')
  if (end.compare(start) < 0) return skip('it ends before it starts')
  if (end.year > MAX_YEAR) return skip(`it ends after the year ${MAX_YEAR}`)
  return [{ key, event, start, end }]
}

const isCanceled = (event: ICAL.Component): boolean => String(event.getFirstPropertyValue('status')).toUpperCase() === 'CANCELLED'

function expandSeries(
  uid: string,
  main: ICAL.Component,
  exceptions: ICAL.Component[],
  { horizon: { now, until, maxOccurrences }, spend, skip }: { horizon: SeriesLimit; spend: Spend; skip: SkipEntry },
): Single[] {
  if (!main.hasProperty('dtstart')) return skip('it has no start date')
  if (!main.hasProperty('rrule')) addStart(main)
  assertFewDates(main)
  const event = new ICAL.Event(main, { exceptions })
  const starts = startsOf(event, until, spend)
  if (!starts.length) return skip(`it has no date up to ${until.toISOString().slice(0, 10)}`)
  if (!exceptions.length && isCanceled(main)) return skip('it is canceled', starts.length)
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
    return createOccurrence(`${uid}/${formatStamp(recurrenceId)}`, item.component, startDate, endDate, skip)
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

/** Formats a date, or a time in UTC, without separators. */
function formatStamp(time: ICAL.Time): string {
  return time.isDate ? time.toICALString() : `${new Date(time.toUnixTime() * 1000).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}
