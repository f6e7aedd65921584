// Writes when a series repeats, and which occurrence an event is, as lines of a VEVENT.
import { escape } from 'ical-generator'
import type { EventRow, OccurrenceRow } from '#server/db/tables/calendar.ts'
import { findZone } from '../dates.ts'

/** How the dates of a series are written: local, in its zone. */
export interface DateForm {
  write(name: string, date: string): string
  /** The time zone that the file must describe, if any. */
  zones: readonly string[]
}

const UTC = /^(?:Etc\/)?(?:UTC|UCT|Zulu|Universal)$/i

export function dateForm({ timezone, all_day }: Pick<EventRow, 'timezone' | 'all_day'>): DateForm {
  const compact = (date: string): string => date.replace(/[-:]/g, '').replace(' ', 'T')
  if (all_day) return { write: (name, date) => `${name};VALUE=DATE:${compact(date).slice(0, 8)}`, zones: [] }
  const zone = findZone(timezone)
  if (UTC.test(timezone) || (zone?.isUniversal && zone.offset(0) === 0))
    return { write: (name, date) => `${name}:${compact(date)}Z`, zones: [] }
  const tzid = timezone.includes(':') ? `"${timezone}"` : timezone
  return { write: (name, date) => `${name};TZID=${tzid}:${compact(date)}`, zones: [timezone] }
}

interface Repetition {
  rrule: string | null
  rdates: readonly string[]
  exdates: readonly string[]
  /** The UID of the series that this one continues. */
  relatedTo: string | undefined
}

/** One line for each date, because some programs read only the first date of a line. */
export function linesOfSeries({ rrule, rdates, exdates, relatedTo }: Repetition, { write }: DateForm): string[] {
  return [
    ...(rrule === null ? [] : [`RRULE:${rrule}`]),
    ...rdates.map((date) => write('RDATE', date)),
    ...exdates.map((date) => write('EXDATE', date)),
    ...(relatedTo === undefined ? [] : [`RELATED-TO:${escape(relatedTo, false)}`]),
  ]
}

export function linesOfOccurrence(occurrence: string, { write }: DateForm): string[] {
  return [write('RECURRENCE-ID', occurrence)]
}

/** The UID of a series ends in this if it continues another one from a date on. */
const CONTINUATION = /\/R\d{8}(?:T\d{6}Z)?$/

/** The UID of the part of a series that starts with an occurrence. `stamp` is a date, or a time in UTC, without separators. */
export const continuationOf = (uid: string, stamp: string): string => `${uid.replace(CONTINUATION, '')}/R${stamp}`

/** The UID of the series that this one continues. */
export function firstPartOf(uid: string): string | undefined {
  return CONTINUATION.test(uid) ? uid.replace(CONTINUATION, '') : undefined
}

/** The start of an occurrence without separators: a date, or a time in UTC. */
export function formatStamp(
  { occurrence, utc_start_date }: Pick<OccurrenceRow, 'occurrence' | 'utc_start_date'>,
  { all_day }: Pick<EventRow, 'all_day'>,
): string {
  return all_day ? occurrence.slice(0, 10).replaceAll('-', '') : `${utc_start_date.replace(/[-:]/g, '').replace(' ', 'T')}Z`
}
