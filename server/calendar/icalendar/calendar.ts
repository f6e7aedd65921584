// Writes events as an iCalendar file (RFC 5545).
import ical, { ICalEventClass, ICalEventStatus } from 'ical-generator'
import type { ICalEventData, ICalLocation } from 'ical-generator'
import type { DateTime } from 'luxon'
import type { RequestContext } from '#server/context.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { findZone } from '../dates.ts'
import { parseUtc } from '../event-times.ts'
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

/** The VEVENT of an event, and what the VTIMEZONE of its time zone needs. */
export interface CalendarPart {
  text: string
  /** The time zone, whether the times are written in it, and the start and end in milliseconds. */
  timezone: string
  isZoned: boolean
  moments: number[]
}

/** `rows` are the database rows of the entries, in the same order. */
export function createCalendarParts(rows: readonly ContentRow[], entries: readonly Entry[]): CalendarPart[] {
  return rows.flatMap((row, index) => {
    const entry = entries[index]
    return entry ? [partOf(row, entry)] : []
  })
}

function partOf(row: ContentRow, entry: Entry): CalendarPart {
  const event = eventOf(row, entry)
  const alone = ical({ events: [event] }).toString()
  return {
    text: alone.slice(alone.indexOf('BEGIN:VEVENT'), alone.lastIndexOf('END:VCALENDAR')),
    timezone: entry.timezone,
    isZoned: event.timezone === entry.timezone && event.timezone !== 'UTC',
    moments: [entry.utc_start_date, entry.utc_end_date].map((date) => parseUtc(date).toMillis()),
  }
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

function eventOf({ guid, version }: ContentRow, entry: Entry): ICalEventData {
  const changed = parseUtc(entry.modified_utc)
  const [organizer] = entry.organizer
  const { zone, ...times } = timesOf(entry)
  return {
    ...times,
    id: guid,
    sequence: version - 1,
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
    status: entry.status === 'publish' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
    class: entry.status === 'private' || entry.protected ? ICalEventClass.PRIVATE : null,
    x: customProperties(entry, zone),
  }
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

/** Writes each time zone in which times are written, for the years of all of its events. */
function writeTimeZones(parts: readonly CalendarPart[]): string[] {
  const byZone = Map.groupBy(parts, ({ timezone }) => timezone)
  return [...byZone].flatMap(([name, same]) => {
    const zone = findZone(name)
    if (!zone || !same.some(({ isZoned }) => isZoned)) return []
    return [
      `${writeTimeZone(
        name,
        zone,
        same.flatMap(({ moments }) => moments),
      )}\r\n`,
    ]
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
