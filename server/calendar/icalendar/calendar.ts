// Writes events, series and their occurrences as an iCalendar file (RFC 5545).
import ical, { foldLines, ICalEventClass, ICalEventStatus } from 'ical-generator'
import type { ICalEventData, ICalLocation } from 'ical-generator'
import type { DateTime } from 'luxon'
import type { RequestContext } from '#server/context.ts'
import type { EventRow } from '#server/db/tables/calendar.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { findZone } from '../dates.ts'
import { parseUtc } from '../event-times.ts'
import { dateForm, firstPartOf, linesOfOccurrence, linesOfSeries } from './series.ts'
import { lineOf, removeControlCharacters, textOf } from './texts.ts'
import { writeTimeZone } from './zone.ts'

interface VenueFields {
  venue: string
  address: string | null
  city: string | null
  stateprovince: string | null
  zip: string | null
  country: string | null
  geo_lat: number | null
  geo_lng: number | null
}

/** The fields of an event that its VEVENT uses. */
export interface Entry {
  title: string
  description: string
  excerpt: string
  status: string
  protected: boolean
  url: string
  website: string
  cost: string
  all_day: boolean
  start_date: string
  end_date: string
  utc_start_date: string
  utc_end_date: string
  timezone: string
  canceled: boolean
  recurrence: { rrule: string | null; rdates: readonly string[]; exdates: readonly string[] } | null
  occurrence: string | null
  modified_utc: string
  image: { url: string } | null
  venue: VenueFields | null
  organizer: { organizer: string; email: string | null }[]
  categories: { name: string }[]
  tags: { name: string }[]
}

/** Custom properties for fields that the standard does not have. The import reads them too. */
export const X_PROPERTIES = {
  timezone: 'X-CAL-TIMEZONE',
  status: 'X-CAL-STATUS',
  excerpt: 'X-CAL-EXCERPT',
  cost: 'X-CAL-COST',
  website: 'X-CAL-WEBSITE',
  tag: 'X-CAL-TAG',
  organizer: 'X-CAL-ORGANIZER',
} as const

/** A placeholder for organizers without an email address, because the standard requires one. */
export const NO_ADDRESS = 'nobody@organizer.invalid'

/** An event to write. */
export interface WrittenEvent {
  row: ContentRow
  entry: Entry
  /** The series of an occurrence. */
  series?: { row: ContentRow; event: Pick<EventRow, 'timezone' | 'all_day'> } | undefined
  /** The starts of occurrences that a series leaves out, besides its own. */
  withheld?: readonly string[]
}

/** The VEVENTs of an event, and the time zones that they use, with the moment in milliseconds from which each must be right. */
export interface CalendarPart {
  text: string
  zones: { name: string; from: number }[]
}

export function createCalendarPart(events: readonly WrittenEvent[]): CalendarPart {
  const parts = events.map(partOf)
  return { text: parts.map(({ text }) => text).join(''), zones: parts.flatMap(({ zones }) => zones) }
}

function partOf(written: WrittenEvent): CalendarPart {
  const { entry, series } = written
  const event = eventOf(written)
  const alone = ical({ events: [event] }).toString()
  const text = alone.slice(alone.indexOf('BEGIN:VEVENT'), alone.lastIndexOf('END:VCALENDAR'))
  const from = [entry.utc_start_date, entry.utc_end_date].map((date) => parseUtc(date).toMillis())
  const zones = (event.timezone === entry.timezone && entry.timezone !== 'UTC' ? [entry.timezone] : []).map((name) => ({
    name,
    from: Math.min(...from),
  }))
  if (series) {
    const form = dateForm(series.event)
    return {
      text: withLines(text, linesOfOccurrence(entry.occurrence ?? entry.start_date, form)),
      zones: [...zones, ...form.zones.map((name) => ({ name, from: Math.min(...from) }))],
    }
  }
  if (!entry.recurrence) return { text, zones }
  const form = dateForm({ timezone: entry.timezone, all_day: entry.all_day ? 1 : 0 })
  const { recurrence } = entry
  const exdates = [...new Set([...recurrence.exdates, ...(written.withheld ?? [])])].toSorted()
  const lines = linesOfSeries({ ...recurrence, exdates, relatedTo: firstPartOf(written.row.guid) }, form)
  return {
    text: withLines(entry.all_day ? text : withLocalTimes(text, entry, form.write), lines),
    zones: form.zones.map((name) => ({ name, from: Math.min(...from) })),
  }
}

function withLines(text: string, lines: readonly string[]): string {
  return text.replace(/^END:VEVENT/m, () => [...lines.map((line) => foldLines(line)), 'END:VEVENT'].join('\r\n'))
}

/** A rule gives local times, so the start of a series is one too, whatever its zone. */
function withLocalTimes(text: string, { start_date, end_date }: Entry, write: (name: string, date: string) => string): string {
  return text.replace(/^DTSTART[:;].*$/m, () => write('DTSTART', start_date)).replace(/^DTEND[:;].*$/m, () => write('DTEND', end_date))
}

export function writeCalendar(parts: readonly CalendarPart[], { config, language }: RequestContext): string {
  // The library escapes all texts except the name.
  const empty = ical({
    prodId: { company: 'content-service', product: 'calendar', language },
    name: lineOf(config.site.name).replace(/[\\;,]/g, '\\$&'),
  }).toString()
  const end = empty.lastIndexOf('END:VCALENDAR')
  return [empty.slice(0, end), ...writeTimeZones(parts), ...parts.map(({ text }) => text), empty.slice(end), '\r\n'].join('')
}

function eventOf({ row, entry, series }: WrittenEvent): ICalEventData {
  const changed = parseUtc(entry.modified_utc)
  const [organizer] = entry.organizer
  const { zone, ...times } = timesOf(entry)
  const isSeries = !series && entry.recurrence !== null
  return {
    ...times,
    id: (series?.row ?? row).guid,
    // A change of a series changes its occurrences, too.
    sequence: row.version - 1 + (series ? series.row.version - 1 : 0),
    // Without METHOD, DTSTAMP is the time of the last revision.
    stamp: changed,
    lastModified: changed,
    summary: lineOf(entry.title),
    description: entry.description ? { plain: textOf(entry.description), html: removeControlCharacters(entry.description) } : null,
    location: entry.venue && locationOf(entry.venue),
    organizer: organizer ? { name: lineOf(organizer.organizer), email: organizer.email ?? NO_ADDRESS } : null,
    categories: entry.categories.map(({ name }) => ({ name: lineOf(name) })),
    url: entry.url,
    attachments: entry.image ? [entry.image.url] : [],
    status: statusOf(entry),
    class: entry.status === 'private' || entry.protected ? ICalEventClass.PRIVATE : null,
    x: customProperties(entry, isSeries && !entry.all_day ? '' : zone),
  }
}

function statusOf({ canceled, status }: Entry): ICalEventStatus {
  if (canceled) return ICalEventStatus.CANCELLED
  return status === 'publish' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE
}

function customProperties(entry: Entry, zone: string): { key: string; value: string }[] {
  const values: [string, string][] = [
    [X_PROPERTIES.timezone, zone],
    [X_PROPERTIES.status, entry.status === 'publish' ? '' : entry.status],
    [X_PROPERTIES.excerpt, removeControlCharacters(entry.excerpt)],
    [X_PROPERTIES.cost, lineOf(entry.cost)],
    [X_PROPERTIES.website, entry.website === entry.url ? '' : entry.website],
    ...entry.tags.map(({ name }): [string, string] => [X_PROPERTIES.tag, lineOf(name)]),
    ...entry.organizer.slice(1).map(({ organizer }): [string, string] => [X_PROPERTIES.organizer, lineOf(organizer)]),
  ]
  return values.filter(([, value]) => value).map(([key, value]) => ({ key, value }))
}

/** `zone` is the time zone if the times are written in UTC instead. */
function timesOf({ all_day, start_date, end_date, utc_start_date, utc_end_date, timezone }: Entry) {
  if (all_day)
    return { allDay: true, start: parseDay(start_date), end: parseDay(end_date).plus({ days: 1 }), timezone: null, zone: timezone }
  const [start, end] = [parseUtc(utc_start_date), parseUtc(utc_end_date)]
  return isUnambiguous(timezone, [start, end]) ? { start, end, timezone, zone: '' } : { start, end, timezone: 'UTC', zone: timezone }
}

function parseDay(date: string): DateTime {
  return parseUtc(date).startOf('day')
}

/** Whether local times identify these moments: the zone has an IANA name, and no time is the second occurrence of an hour. */
function isUnambiguous(timezone: string, moments: readonly DateTime[]): boolean {
  const zone = findZone(timezone)
  if (zone?.type !== 'iana' || zone.isUniversal) return false
  return moments.every((at) => {
    const local = at.setZone(zone)
    return local.getPossibleOffsets()[0]?.offset === local.offset
  })
}

/** Writes each time zone in which times are written, from the year of the earliest one on. */
function writeTimeZones(parts: readonly CalendarPart[]): string[] {
  const byName = Map.groupBy(
    parts.flatMap(({ zones }) => zones),
    ({ name }) => name,
  )
  return [...byName].flatMap(([name, same]) => {
    const zone = findZone(name)
    return zone
      ? [
          `${writeTimeZone(
            name,
            zone,
            same.reduce((first, { from }) => Math.min(first, from), Infinity),
          )}\r\n`,
        ]
      : []
  })
}

/** The name on the first line, the address on the second. */
function locationOf({ venue, geo_lat, geo_lng, ...place }: VenueFields): ICalLocation {
  const address = [place.address, place.city, place.stateprovince, place.zip, place.country]
    .filter((part) => part !== null && part !== '')
    .join(', ')
  return {
    title: lineOf(venue),
    address: lineOf(address),
    ...(geo_lat !== null && geo_lng !== null && { geo: { lat: roundDegrees(geo_lat), lon: roundDegrees(geo_lng) } }),
  }
}

/** Rounds to six decimals, as the standard recommends. The library treats 0 as missing, so 0 becomes a tiny offset. */
function roundDegrees(exact: number): number {
  return Number(exact.toFixed(6)) || 0.000_001
}
