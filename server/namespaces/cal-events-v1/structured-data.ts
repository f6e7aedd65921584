// Events, venues and organizers as structured data for search engines (schema.org, JSON-LD).
import { decodeHTML } from 'entities'
import { DateTime } from 'luxon'
import { lowestPrice } from '#server/calendar/cost.ts'
import { findZone } from '#server/calendar/dates.ts'
import { parseUtc } from '#server/calendar/event-times.ts'
import { plainText } from '#server/rendering/plain-text.ts'
import type { Schemas } from './contract.ts'

type Without<Item> = Omit<Item, 'json_ld'>

const WITH_OFFSET = "yyyy-MM-dd'T'HH:mm:ssZZ"

const CONTEXT = 'http://schema.org'

export function describeEvent(event: Without<Schemas['Event']>): Schemas['EventStructuredData'] {
  const organizers = event.organizer.map(({ json_ld }) => omitContext(json_ld))
  return omitMissing({
    '@context': CONTEXT,
    '@type': 'Event',
    name: textOf(event.title),
    description: textOf(event.excerpt || event.description),
    image: event.image?.url,
    url: event.url,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: `https://schema.org/${event.canceled ? 'EventCancelled' : 'EventScheduled'}`,
    startDate: withOffset(event.utc_start_date, event.timezone),
    endDate: withOffset(event.utc_end_date, event.timezone),
    superEvent: event.occurrence === null ? undefined : seriesOf(event.url, event.occurrence),
    eventSchedule: event.occurrence === null ? scheduleOf(event) : undefined,
    location: event.venue ? omitContext(event.venue.json_ld) : undefined,
    organizer: organizers.length > 1 ? organizers : organizers[0],
    offers: offerOf(event),
  })
}

/** The page of an occurrence is below that of its series. An unpublished one has no such page. */
function seriesOf(url: string, occurrence: string): Schemas['EventStructuredData']['superEvent'] {
  const [, below = '', last = ''] = /^(.*\/)([^/]+)\/$/.exec(url) ?? []
  return last.startsWith(occurrence.slice(0, 10)) ? { '@type': 'EventSeries', url: below } : undefined
}

const UNITS = { daily: 'D', weekly: 'W', monthly: 'M', yearly: 'Y' } as const
const DAYS = { MO: 'Monday', TU: 'Tuesday', WE: 'Wednesday', TH: 'Thursday', FR: 'Friday', SA: 'Saturday', SU: 'Sunday' } as const

function scheduleOf(event: Without<Schemas['Event']>): Schemas['EventStructuredData']['eventSchedule'] {
  const { recurrence, all_day, start_date, end_date, timezone } = event
  const rule = recurrence?.rule
  if (!recurrence || !rule || !isSchedule(rule)) return undefined
  const [day, time] = [(date: string): string => date.slice(0, 10), (date: string): string => date.slice(11)]
  const zone = findZone(timezone)
  const startAt = (date: string): string => DateTime.fromSQL(date, { zone }).toFormat(WITH_OFFSET)
  return omitMissing({
    '@type': 'Schedule',
    repeatFrequency: `P${rule.interval}${UNITS[rule.frequency]}`,
    repeatCount: rule.count,
    byDay: listOf(rule.by_day.map((of) => (of.position === null ? `https://schema.org/${DAYS[of.day]}` : `${of.position}${of.day}`))),
    byMonth: listOf(rule.by_month),
    byMonthDay: listOf(rule.by_month_day),
    startDate: day(start_date),
    endDate: rule.until && day(rule.until),
    startTime: all_day ? undefined : time(start_date),
    endTime: all_day ? undefined : time(end_date),
    scheduleTimezone: zone?.type === 'iana' ? timezone : undefined,
    exceptDate: listOf(recurrence.exdates.map(all_day ? day : startAt)),
  })
}

const listOf = <Item>(items: readonly Item[]): Item[] | undefined => (items.length ? [...items] : undefined)

/** Schedules have no days of the year, weeks, positions, or days that are counted from the end of a month. */
function isSchedule(rule: Schemas['RecurrenceRule']): boolean {
  const { by_month_day, by_year_day, by_week_number, by_set_position } = rule
  return !by_year_day.length && !by_week_number.length && !by_set_position.length && by_month_day.every((day) => day > 0)
}

export function describePlace(venue: Without<Schemas['Venue']>): Schemas['PlaceStructuredData'] {
  const { geo_lat: latitude, geo_lng: longitude } = venue
  const address = omitMissing({
    streetAddress: venue.address,
    addressLocality: venue.city,
    addressRegion: venue.stateprovince,
    postalCode: venue.zip,
    addressCountry: venue.country,
  })
  return omitMissing({
    '@context': CONTEXT,
    '@type': 'Place',
    ...describeNode(venue, venue.venue),
    address: Object.keys(address).length ? { '@type': 'PostalAddress', ...address } : undefined,
    geo: latitude === null || longitude === null ? undefined : { '@type': 'GeoCoordinates', latitude, longitude },
    telephone: venue.phone,
    sameAs: venue.website,
  })
}

export function describePerson(organizer: Without<Schemas['Organizer']>): Schemas['PersonStructuredData'] {
  return omitMissing({
    '@context': CONTEXT,
    '@type': 'Person',
    ...describeNode(organizer, organizer.organizer),
    telephone: organizer.phone,
    email: organizer.email,
    sameAs: organizer.website,
  })
}

function describeNode({ description, image, url }: Pick<Schemas['Venue'], 'description' | 'image' | 'url'>, name: string) {
  return { name: textOf(name), description: textOf(description), image: image?.url, url }
}

function offerOf({ cost, url, date_utc, modified_utc }: Without<Schemas['Event']>): Schemas['EventStructuredData']['offers'] {
  const lowest = lowestPrice(cost)
  if (!lowest) return undefined
  return omitMissing({
    '@type': 'Offer',
    price: lowest.price,
    priceCurrency: lowest.currency,
    url,
    category: 'primary',
    availability: 'inStock',
    validFrom: withOffset(date_utc ?? modified_utc, 'UTC'),
  })
}

function omitContext<Data extends { '@context'?: unknown }>({ '@context': _context, ...data }: Data): Omit<Data, '@context'> {
  return data
}

/** Converts a UTC date of the calendar to ISO 8601 in a time zone. */
function withOffset(date: string, zone: string): string {
  return parseUtc(date).setZone(findZone(zone)).toFormat(WITH_OFFSET)
}

function textOf(html: string): string {
  return decodeHTML(plainText(html)).replace(/\s+/g, ' ').trim()
}

type Present<Values> = {
  [Name in keyof Values as null extends Values[Name] ? never : undefined extends Values[Name] ? never : Name]: Values[Name]
} & {
  [Name in keyof Values]?: NonNullable<Values[Name]>
}

/** Omits properties without a value. */
function omitMissing<const Values extends object>(values: Values): Present<Values> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => name === 'name' || (value ?? '') !== '')) as Present<Values>
}
