// Converts the times of an iCalendar file to local dates of the calendar.
import type ICAL from 'ical.js'
import { DateTime } from 'luxon'
import { findZone, formatDate, isDate } from '../calendar/dates.ts'
import { isFloating, zoneNameOf } from './calendar-zones.ts'

/** The end of an all-day event is exclusive: the day after the last one. */
export function lastMomentOf(start: ICAL.Time, end: ICAL.Time): ICAL.Time {
  if (!start.isDate || end.compare(start) <= 0) return end
  const before = end.clone()
  before.adjust(-1, 0, 0, 0)
  return before
}

/** The local date of a time in a zone. One that is written in this zone stays as it is, even if clocks skip it. */
export function localIn(zone: string, time: ICAL.Time): string {
  if (time.isDate || isFloating(time) || zoneNameOf(time) === zone) return literalDate(time)
  return formatDate(DateTime.fromSeconds(time.toUnixTime(), { zone: findZone(zone) }))
}

/** The date as the file has it, in the form of the calendar. */
export const literalDate = (time: ICAL.Time): string =>
  `${time.toString().slice(0, 10)} ${time.isDate ? '00:00:00' : time.toString().slice(11, 19)}`

/** Formats a date, or a time in UTC, without separators. */
export function formatStamp(time: ICAL.Time): string {
  return time.isDate ? time.toICALString() : `${new Date(time.toUnixTime() * 1000).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** The library accepts nonexistent dates and unknown zones. */
export function assertDates(event: ICAL.Component): void {
  for (const name of ['dtstart', 'dtend']) {
    const property = event.getFirstProperty(name)
    const [, , , stated] = (property?.toJSON() ?? []) as unknown[]
    if (typeof stated === 'string' && !isDate(stated)) throw new Error(`${stated} is not a valid date`)
    const zone = property?.getFirstParameter('tzid')
    const time = property?.getFirstValue() as ICAL.Time | null
    if (zone && time && isFloating(time)) throw new Error(`the file does not describe its time zone ${zone}`)
  }
}
