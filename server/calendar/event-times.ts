// Resolves the start and end of an event to local dates and their UTC equivalents.
import { DateTime } from 'luxon'
import type { Zone } from 'luxon'
import type { EventRow } from '../db/tables/calendar.ts'
import { invalidParam } from '../contract/api-error.ts'
import { FORMAT, hasFourDigits, parseDate, findZone } from './dates.ts'

export interface EventTimesInput {
  start_date?: string
  end_date?: string
  timezone?: string
  all_day?: boolean
}

export type EventTimes = Pick<EventRow, 'start_date' | 'end_date' | 'utc_start_date' | 'utc_end_date' | 'timezone' | 'all_day'>

/** Omitted fields keep their values; a new time zone keeps the local dates. */
export function resolveEventTimes(input: EventTimesInput, before: EventTimes | undefined, siteZone: string, now: Date): EventTimes {
  const timezone = input.timezone || (before?.timezone ?? siteZone)
  const zone = findZone(timezone)
  if (!zone) throw invalidParam('timezone', 'must be the name of a time zone such as Asia/Tbilisi, or UTC with an offset such as UTC+4')
  const isAllDay = input.all_day ?? before?.all_day === 1
  const kept = before?.timezone === timezone ? before : undefined
  const moment = (end: 'start_date' | 'end_date'): DateTime => {
    const text = input[end] ?? before?.[end]
    // If a local time occurs twice, the stored UTC date says which occurrence it is.
    return kept && text === kept[end] ? parseUtc(kept[`utc_${end}`]).setZone(zone) : parseInput(end, text, zone, now)
  }
  const [from, until] = [moment('start_date'), moment('end_date')]
  const start = isAllDay ? from.startOf('day') : from
  const last = until < start ? start : until
  const end = isAllDay ? last.endOf('day').startOf('second') : last
  for (const [name, date] of Object.entries({ start_date: start, end_date: end }))
    if (!hasFourDigits(date.toUTC())) throw invalidParam(name, 'must be a date whose year has four digits in UTC too')
  return {
    start_date: start.toFormat(FORMAT),
    end_date: end.toFormat(FORMAT),
    utc_start_date: start.toUTC().toFormat(FORMAT),
    utc_end_date: end.toUTC().toFormat(FORMAT),
    timezone,
    all_day: isAllDay ? 1 : 0,
  }
}

function parseInput(name: string, text: string | undefined, zone: Zone, now: Date): DateTime {
  const found = text === undefined ? undefined : parseDate(text, zone, () => now)
  if (!found) throw invalidParam(name, 'must be a date')
  return found.setZone(zone)
}

/** Returns the moment of a stored UTC date. */
export function parseUtc(date: string): DateTime {
  // Much faster than parsing with a format.
  return DateTime.fromMillis(Date.parse(`${date.replace(' ', 'T')}Z`), { zone: 'utc' })
}
