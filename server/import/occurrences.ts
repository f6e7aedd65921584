// Expands a recurring event of an iCalendar file to single events.
import ICAL from 'ical.js'

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
  /** The maximum number of occurrences per recurring event: upcoming ones first, then the latest of the past. */
  maxOccurrences: number
}

/** Methods that the library's type definitions lack. */
interface Detailed {
  getOccurrenceDetails(time: ICAL.Time): { item: ICAL.Event; startDate: ICAL.Time; endDate: ICAL.Time; recurrenceId: ICAL.Time }
}

type Single = Omit<Occurrence, 'zone'>
type SkipEntry = (reason: string, count?: number) => []

/** A rule may repeat every second, so expansion stops after this many steps. */
const MAX_STEPS = 20_000
/** How many dates of a rule's frequency are tried, including those that its other parts exclude. */
const MAX_CANDIDATES = 500_000
/** The calendar repeats its days of the week and leap days well within this time. */
const MAX_GAP_YEARS = 100

/** `versions` are all entries with one UID: the event itself and its modified occurrences. */
export function occurrencesOf(uid: string, versions: readonly ICAL.Component[], horizon: SeriesLimit, skip: SkipEntry): Single[] {
  const exceptions = versions.filter((one) => one.hasProperty('recurrence-id'))
  const [main, ...older] = versions.filter((one) => !exceptions.includes(one)).toSorted((a, b) => sequenceOf(b) - sequenceOf(a))
  if (older.length) skip('the file has a newer entry with the same UID', older.length)
  try {
    if (main?.hasProperty('rrule') || main?.hasProperty('rdate')) return series(uid, main, exceptions, horizon, skip)
    return [
      ...(main ? single(uid, new ICAL.Event(main, { exceptions: [] }), skip) : []),
      ...exceptions.flatMap((one) => exceptional(uid, one, skip)),
    ]
  } catch (error) {
    return skip(`it cannot be read: ${(error as Error).message}`, versions.length)
  }
}

function sequenceOf(event: ICAL.Component): number {
  return Number(event.getFirstPropertyValue('sequence') ?? 0)
}

function single(key: string, event: ICAL.Event, skip: SkipEntry): Single[] {
  if (!event.component.hasProperty('dtstart')) return skip('it has no start date')
  return entry(key, event.component, event.startDate, event.endDate, skip)
}

/** A modified occurrence whose recurring event is in another file. */
function exceptional(uid: string, component: ICAL.Component, skip: SkipEntry): Single[] {
  const event = new ICAL.Event(component, { exceptions: [] })
  return single(`${uid}/${stamp(event.recurrenceId)}`, event, skip)
}

function entry(key: string, event: ICAL.Component, start: ICAL.Time, end: ICAL.Time, skip: SkipEntry): Single[] {
  if (String(event.getFirstPropertyValue('status')).toUpperCase() === 'CANCELLED') return skip('it is canceled')
  return [{ key, event, start, end }]
}

function series(
  uid: string,
  main: ICAL.Component,
  exceptions: ICAL.Component[],
  { now, until, maxOccurrences }: SeriesLimit,
  skip: SkipEntry,
): Single[] {
  if (!main.hasProperty('dtstart')) return skip('it has no start date')
  if (!main.hasProperty('rrule')) addStart(main)
  const event = new ICAL.Event(main, { exceptions })
  const past: Single[] = []
  const ahead: Single[] = []
  for (const time of startsOf(event, until)) {
    const { item, startDate, endDate, recurrenceId } = (event as unknown as Detailed).getOccurrenceDetails(time)
    const [found] = entry(`${uid}/${stamp(recurrenceId)}`, item.component, startDate, endDate, skip)
    if (found) (startDate.toJSDate() < now ? past : ahead).push(found)
  }
  const coming = ahead.slice(0, maxOccurrences)
  const latest = coming.length < maxOccurrences ? past.slice(coming.length - maxOccurrences) : []
  const surplus = past.length + ahead.length - coming.length - latest.length
  if (surplus) skip(`at most ${maxOccurrences} occurrences of a recurring event are imported`, surplus)
  return [...latest, ...coming]
}

/** Without a rule, the library would take only the RDATEs as occurrences and skip the start. */
function addStart(main: ICAL.Component): void {
  const [, ...start] = main.getFirstProperty('dtstart')?.toJSON() as [string, ...unknown[]]
  main.addProperty(new ICAL.Property(['rdate', ...start], main))
}

/** A rule that no date matches would never end, so expansion has a timeout. */
class LimitedIterator extends ICAL.RecurIterator {
  #candidates = 0
  #lastYear?: number

  override check_contracting_rules(): boolean {
    const { year } = this.last
    const fits = super.check_contracting_rules()
    if (fits) this.#lastYear = year
    this.#lastYear ??= year
    this.#candidates += 1
    if (this.#candidates > MAX_CANDIDATES || year - this.#lastYear > MAX_GAP_YEARS) throw new Error('its recurrence rule matches no date')
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

/** Formats a date, or a time in UTC, without separators. */
function stamp(time: ICAL.Time): string {
  return time.isDate ? time.toICALString() : `${new Date(time.toUnixTime() * 1000).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}
