// An event of an iCalendar file that repeats, as the single events that it stands for.
import ICAL from 'ical.js'
import type { Occurrence } from './calendar-file.ts'

/** How far series are followed. */
export interface SeriesLimit {
  now: Date
  /** The last moment at which an occurrence may begin. */
  until: Date
  /** How many occurrences one series may have: those to come first, then the latest of the past. */
  most: number
}

/** What the library's own types do not resolve to. */
interface Detailed {
  getOccurrenceDetails(time: ICAL.Time): { item: ICAL.Event; startDate: ICAL.Time; endDate: ICAL.Time; recurrenceId: ICAL.Time }
}

type Single = Omit<Occurrence, 'zone'>
type Leave = (reason: string, count?: number) => []

/** Rules can name each second: what repeats more often than this is followed no further. */
const MAX_STEPS = 20_000
/** How many dates of a rule's frequency are tried, including those that its other parts exclude. */
const MAX_CANDIDATES = 500_000
/** The calendar repeats its days of the week and leap days well within this time. */
const MAX_GAP_YEARS = 100

/** `versions` are all entries of one UID: the event itself, and single occurrences of it that differ. */
export function occurrencesOf(uid: string, versions: readonly ICAL.Component[], horizon: SeriesLimit, omit: Leave): Single[] {
  const exceptions = versions.filter((one) => one.hasProperty('recurrence-id'))
  const [main, ...older] = versions.filter((one) => !exceptions.includes(one)).toSorted((a, b) => sequenceOf(b) - sequenceOf(a))
  if (older.length) omit('an entry of the file with the same UID is newer', older.length)
  try {
    if (main?.hasProperty('rrule') || main?.hasProperty('rdate')) return series(uid, main, exceptions, horizon, omit)
    return [
      ...(main ? held(uid, new ICAL.Event(main, { exceptions: [] }), omit) : []),
      ...exceptions.flatMap((one) => exceptional(uid, one, omit)),
    ]
  } catch (error) {
    return omit(`it cannot be read: ${(error as Error).message}`, versions.length)
  }
}

function sequenceOf(event: ICAL.Component): number {
  return Number(event.getFirstPropertyValue('sequence') ?? 0)
}

function held(key: string, event: ICAL.Event, omit: Leave): Single[] {
  if (!event.component.hasProperty('dtstart')) return omit('it has no start')
  return entry(key, event.component, event.startDate, event.endDate, omit)
}

/** Of a series whose main entry is in another file. */
function exceptional(uid: string, component: ICAL.Component, omit: Leave): Single[] {
  const event = new ICAL.Event(component, { exceptions: [] })
  return held(`${uid}/${stamp(event.recurrenceId)}`, event, omit)
}

function entry(key: string, event: ICAL.Component, start: ICAL.Time, end: ICAL.Time, omit: Leave): Single[] {
  if (String(event.getFirstPropertyValue('status')).toUpperCase() === 'CANCELLED') return omit('it has been called off')
  return [{ key, event, start, end }]
}

function series(uid: string, main: ICAL.Component, exceptions: ICAL.Component[], { now, until, most }: SeriesLimit, omit: Leave): Single[] {
  if (!main.hasProperty('dtstart')) return omit('it has no start')
  if (!main.hasProperty('rrule')) addStart(main)
  const event = new ICAL.Event(main, { exceptions })
  const past: Single[] = []
  const ahead: Single[] = []
  for (const time of startsOf(event, until)) {
    const { item, startDate, endDate, recurrenceId } = (event as unknown as Detailed).getOccurrenceDetails(time)
    const [found] = entry(`${uid}/${stamp(recurrenceId)}`, item.component, startDate, endDate, omit)
    if (found) (startDate.toJSDate() < now ? past : ahead).push(found)
  }
  const coming = ahead.slice(0, most)
  const latest = coming.length < most ? past.slice(coming.length - most) : []
  const surplus = past.length + ahead.length - coming.length - latest.length
  if (surplus) omit(`a series has at most ${most} occurrences here`, surplus)
  return [...latest, ...coming]
}

/** Without a rule, the library takes the days that are named for all of the series. */
function addStart(main: ICAL.Component): void {
  const [, ...start] = main.getFirstProperty('dtstart')?.toJSON() as [string, ...unknown[]]
  main.addProperty(new ICAL.Property(['rdate', ...start], main))
}

/** The library's own loop has no end if no date fulfils a rule. It calls this check for each date that it tries. */
class LimitedIterator extends ICAL.RecurIterator {
  #candidates = 0
  #lastYear?: number

  override check_contracting_rules(): boolean {
    const { year } = this.last
    const fits = super.check_contracting_rules()
    if (fits) this.#lastYear = year
    this.#lastYear ??= year
    this.#candidates += 1
    if (this.#candidates > MAX_CANDIDATES || year - this.#lastYear > MAX_GAP_YEARS) throw new Error('its rule leads to no date')
    return fits
  }
}

function startsOf(event: ICAL.Event, until: Date): ICAL.Time[] {
  for (const property of event.component.getAllProperties('rrule')) {
    const rule = property.getFirstValue() as ICAL.Recur
    rule.iterator = (dtstart) => new LimitedIterator({ rule, dtstart })
  }
  const found: ICAL.Time[] = []
  const all = event.iterator()
  for (
    let time = all.next() as ICAL.Time | undefined;
    time && time.toJSDate() <= until && found.length < MAX_STEPS;
    time = all.next() as ICAL.Time | undefined
  )
    found.push(time.clone())
  return found
}

/** A day, or a moment in UTC, without signs between the digits. */
function stamp(time: ICAL.Time): string {
  return time.isDate ? time.toICALString() : `${new Date(time.toUnixTime() * 1000).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}
