// Dates as the site writes them: ISO 8601 to the second, without an offset.
import { DateTime } from 'luxon'

const FORMAT = "yyyy-MM-dd'T'HH:mm:ss"

/** A moment in the site's time zone and in UTC. */
export interface SiteDate {
  date: string
  date_gmt: string
}

export function siteDate(moment: Date, zone: string): SiteDate {
  const at = DateTime.fromJSDate(moment)
  return { date: at.setZone(zone).toFormat(FORMAT), date_gmt: at.toUTC().toFormat(FORMAT) }
}

/** `text` is in `zone` unless it names an offset. */
export function siteDateFrom(text: string, zone: string, site: string): SiteDate {
  const parsed = DateTime.fromISO(text.replace(/^(.{10})[ t]/, '$1T'), { zone, setZone: false })
  // Of an hour that there is twice, when the clocks go back, the first is meant.
  const at = OFFSET.test(text) ? parsed : (parsed.getPossibleOffsets()[0] ?? parsed)
  return { date: at.setZone(site).toFormat(FORMAT), date_gmt: at.toUTC().toFormat(FORMAT) }
}

const SHAPE = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:[Zz]|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?$/
const OFFSET = /(?:z|[+-]\d{2}(?::?\d{2})?)$/i

/** Whether the text names a real date and time: there is no 30 February. */
export function isDateTime(text: string): boolean {
  return SHAPE.test(text) && DateTime.fromISO(text.replace(/^(.{10})[ t]/, '$1T')).isValid && Number(text.slice(0, 4)) > 0
}
