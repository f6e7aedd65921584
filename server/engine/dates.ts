// Converts dates to the site's format: ISO 8601 to the second, without an offset.
import { DateTime } from 'luxon'

/** A moment in the site's time zone and in UTC. */
export interface SiteDate {
  date: string
  date_gmt: string
}

const SECOND_MS = 1000

/** Caches the last date, because all changes of a second have the same. */
let last: { second: number; zone: string; date: SiteDate } | undefined

export function siteDate(moment: Date, zone: string): SiteDate {
  const second = Math.floor(moment.getTime() / SECOND_MS)
  if (last?.second !== second || last.zone !== zone) last = { second, zone, date: toSiteDate(DateTime.fromJSDate(moment), zone) }
  return last.date
}

function toSiteDate(at: DateTime, zone: string): SiteDate {
  return { date: format(at.setZone(zone)), date_gmt: format(at.toUTC()) }
}

/** Formats with a four-digit year; a date that the time zone moves out of range is clamped. */
function format(at: DateTime): string {
  if (at.year > 9999) return '9999-12-31T23:59:59'
  return at.year < 1 ? '0001-01-01T00:00:00' : String(at.toISO({ includeOffset: false })).slice(0, 'yyyy-MM-ddTHH:mm:ss'.length)
}

/** `text` is in `zone` unless it has an offset. */
export function siteDateFrom(text: string, zone: string, site: string): SiteDate {
  const parsed = DateTime.fromISO(text.replace(/^(.{10})[ t]/, '$1T'), { zone, setZone: false })
  // A local time that occurs twice because clocks go back is the first occurrence.
  const at = OFFSET.test(text) ? parsed : (parsed.getPossibleOffsets()[0] ?? parsed)
  return toSiteDate(at, site)
}

const DATE_TIME = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:[Zz]|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?$/
const OFFSET = /(?:z|[+-]\d{2}(?::?\d{2})?)$/i

/** Whether the text is a valid date and time; 30 February is not. */
export function isDateTime(text: string): boolean {
  return DATE_TIME.test(text) && DateTime.fromISO(text.replace(/^(.{10})[ t]/, '$1T')).isValid && Number(text.slice(0, 4)) > 0
}
