// Which occurrences a series has up to its horizon, and when each starts and ends.
import type { Zone } from 'luxon'
import type { EventRow } from '#server/db/tables/calendar.ts'
import { localTimeAt, momentOf } from '../cached-zone.ts'
import { findZone } from '../dates.ts'
import { addMonths, formatLocal, localMs } from './local-dates.ts'
import { invalidRecurrence, recurrenceOf } from './recurrence.ts'
import type { StoredRecurrence } from './recurrence.ts'
import { startsUntil } from './starts.ts'
import type { Starts } from './starts.ts'

/** How far ahead the occurrences of a series without an end are stored. A job moves this horizon. */
export const HORIZON_MONTHS = 24

/** The maximum number of occurrences that a series has up to the horizon. */
export const MAX_OCCURRENCES = 4000

export interface Dates {
  start_date: string
  end_date: string
  utc_start_date: string
  utc_end_date: string
}

export interface SeriesPlan {
  /** The starts that the rule and the added dates give, in ascending order. */
  starts: readonly string[]
  /** Up to which local date these are all; empty if there are no later ones. */
  generatedUntil: string
}

/** The local date up to which occurrences are stored now: the end of a day. */
export function horizonAt(now: Date, months = HORIZON_MONTHS): string {
  return endOfDay(addMonths(formatLocal(now.getTime()), months))
}

const endOfDay = (date: string): string => `${date.slice(0, 10)} 23:59:59`

/** Throws a 400 if the series has more occurrences than `limit`. */
export function planSeries(event: Pick<EventRow, 'start_date' | 'recurrence'>, now: Date, limit = MAX_OCCURRENCES): SeriesPlan {
  const recurrence = recurrenceOf(event)
  if (!recurrence) return { starts: [], generatedUntil: '' }
  const horizon = horizonAt(now)
  // A series that starts later has its first occurrences, too.
  const until = horizon > event.start_date ? horizon : endOfDay(addMonths(event.start_date, HORIZON_MONTHS))
  // In growing spans, because a rule that gives far too many takes seconds.
  for (let months = limit === Infinity ? Infinity : FIRST_SPAN_MONTHS; ; months *= 4) {
    const end = months === Infinity ? until : earlier(addMonths(event.start_date, months), until)
    const { starts, hasMore } = allStarts(recurrence, event.start_date, end)
    if (starts.length > limit)
      throw invalidRecurrence(`It has more than ${limit} occurrences until ${until.slice(0, 10)}. Give it an end, or a later start_date.`)
    if (end === until) return { starts, generatedUntil: hasMore ? until : '' }
  }
}

/** A start each day of these is just too many. */
const FIRST_SPAN_MONTHS = 132

const earlier = (one: string, other: string): string => (one < other ? one : other)

/** The starts of a series without a rule are its own and the added ones. */
function allStarts({ rule, rdates }: StoredRecurrence, start: string, until: string): Starts {
  const given = rule ? startsUntil(rule, start, until) : { starts: [start], hasMore: false }
  const added = rdates.filter((date) => date <= until)
  return {
    starts: [...new Set([...given.starts, ...added])].toSorted(),
    hasMore: given.hasMore || added.length < rdates.length,
  }
}

/**
 * When the occurrence with this start takes place. Its end has the same distance on the clock as that of the series, unless clocks skip the
 * start, so that it would be after this end.
 */
export function datesAt(start: string, event: Pick<EventRow, 'start_date' | 'end_date' | 'timezone'>): Dates {
  const zone = findZone(event.timezone) as Zone
  const [from, length] = [localMs(start), localMs(event.end_date) - localMs(event.start_date)]
  const startsAt = momentOf(from, zone)
  const onClock = momentOf(from + length, zone)
  const endsAt = onClock < startsAt ? startsAt + length : onClock
  return {
    start_date: formatYears(localTimeAt(startsAt, zone)),
    end_date: formatYears(localTimeAt(endsAt, zone)),
    utc_start_date: formatYears(startsAt),
    utc_end_date: formatYears(endsAt),
  }
}

/** Throws a 400 for years without four digits. */
function formatYears(ms: number): string {
  const text = formatLocal(ms)
  if (/^\d{4}-/.test(text)) return text
  throw invalidRecurrence('It has an occurrence after the year 9999.')
}
