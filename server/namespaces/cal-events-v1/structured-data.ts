// Events, venues and organizers as structured data for search engines (schema.org, JSON-LD).
import { decodeHTML } from 'entities'
import { lowestPrice } from '#server/calendar/cost.ts'
import { findZone } from '#server/calendar/dates.ts'
import { parseUtc } from '#server/calendar/event-times.ts'
import { plainText } from '#server/rendering/plain-text.ts'
import type { Schemas } from './contract.ts'

type Without<Item> = Omit<Item, 'json_ld'>

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
    eventStatus: 'https://schema.org/EventScheduled',
    startDate: withOffset(event.utc_start_date, event.timezone),
    endDate: withOffset(event.utc_end_date, event.timezone),
    location: event.venue ? omitContext(event.venue.json_ld) : undefined,
    organizer: organizers.length > 1 ? organizers : organizers[0],
    offers: offerOf(event),
  })
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
  return parseUtc(date).setZone(findZone(zone)).toFormat("yyyy-MM-dd'T'HH:mm:ssZZ")
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
