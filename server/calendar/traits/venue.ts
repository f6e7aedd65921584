// The fields of a venue: name, description, location and contact details.
import { encodeSpaces } from '#server/contract/spaced-url.ts'
import type { Change, Trait } from '#server/engine/trait.ts'
import type { VenueRow } from '#server/db/tables/calendar.ts'
import type { ContentRow, Flag } from '#server/db/tables/content.ts'
import { invalidParam } from '#server/contract/api-error.ts'
import { idsOf } from '#server/db/ids.ts'
import { renderDescriptions, findTranslations } from '../translated-items.ts'
import { findVenues, saveVenue } from '../store.ts'
import { sanitizeToPlainText, writeTexts } from './texts.ts'

const contact = ['address', 'city', 'country', 'province', 'state', 'zip', 'phone', 'website'] as const

type Contact = (typeof contact)[number]

interface Out extends Record<Contact, string | null> {
  venue: string
  description: string
  stateprovince: string | null
  show_map: boolean
  show_map_link: boolean
  geo_lat: number | null
  geo_lng: number | null
}

type MapFlag = boolean | string | null

interface In extends Partial<Record<Contact, string | null>> {
  venue?: string
  description?: string | null
  stateprovince?: string | null
  show_map?: MapFlag
  show_map_link?: MapFlag
  geo_lat?: number | null
  geo_lng?: number | null
}

export const venueFields: Trait<ContentRow, Out, In> & { read: object } = {
  name: 'title',
  async read(rows, reading) {
    const ids = idsOf(rows)
    const [venues, translated] = await Promise.all([findVenues(reading.db, ids), findTranslations(ids, reading)])
    const description = await renderDescriptions(rows, translated, reading)
    return (row) => {
      const venue = venues.get(row.id) ?? unset
      const other = translated.get(row.id)
      const shown = { ...venue, address: other?.address || venue.address, city: other?.city || venue.city }
      return {
        venue: other?.title_rendered || row.title_rendered,
        description: description(row),
        ...(Object.fromEntries(contact.map((name) => [name, shown[name] || null])) as Record<Contact, string | null>),
        stateprovince: stateOrProvince(venue) || null,
        show_map: venue.show_map === 1,
        show_map_link: venue.show_map_link === 1,
        geo_lat: venue.geo_lat,
        geo_lng: venue.geo_lng,
      }
    }
  },

  async write(input, change) {
    const { before, context, addEffect } = change
    const stored = (before && (await findVenues(context.db, [before.id])).get(before.id)) ?? unset
    const { venue, description, address, city } = input
    const written = {
      ...(venue !== undefined && { title: venue }),
      ...(description !== undefined && { content: description ?? '' }),
      ...(address !== undefined && { address: address ?? '' }),
      ...(city !== undefined && { city: city ?? '' }),
    }
    const own = await writeTexts(written, change, 'could-not-create-venue', { address: stored.address, city: stored.city })
    const values: VenueRow = { ...stored, ...valuesFrom(input, stored, change), address: own.address, city: own.city }
    if ((values.geo_lat === null) !== (values.geo_lng === null))
      throw invalidParam(values.geo_lat === null ? 'geo_lat' : 'geo_lng', 'is required too: latitude and longitude must be given together')
    addEffect((db, row) => saveVenue(db, { ...values, content_id: row.id }))
  },
}

const unset: VenueRow = {
  content_id: 0,
  address: '',
  city: '',
  country: '',
  province: '',
  state: '',
  zip: '',
  phone: '',
  website: '',
  stateprovince: '',
  show_map: 1,
  show_map_link: 1,
  geo_lat: null,
  geo_lng: null,
}

function valuesFrom(input: In, stored: VenueRow, change: Change<ContentRow>): Partial<VenueRow> {
  const texts = contact.flatMap((name) => (input[name] === undefined ? [] : [[name, sanitizeToPlainText(input[name] ?? '', change)]]))
  return {
    ...(Object.fromEntries(texts) as Partial<VenueRow>),
    ...(input.website && { website: encodeSpaces(sanitizeToPlainText(input.website, change)) }),
    // A value that can be derived from state and province is not stored.
    ...(input.stateprovince !== undefined &&
      input.stateprovince !== stateOrProvince(stored) && { stateprovince: sanitizeToPlainText(input.stateprovince ?? '', change) }),
    ...(input.show_map !== undefined && { show_map: flagOf(input.show_map) }),
    ...(input.show_map_link !== undefined && { show_map_link: flagOf(input.show_map_link) }),
    ...(input.geo_lat !== undefined && { geo_lat: input.geo_lat }),
    ...(input.geo_lng !== undefined && { geo_lng: input.geo_lng }),
  }
}

function stateOrProvince({ stateprovince, state, province, country }: VenueRow): string {
  const isInStates = /^(?:united states(?: of america)?|usa?)$/i.test(country)
  return stateprovince || (isInStates || !country ? state || province : province || state)
}

function flagOf(flag: MapFlag): Flag {
  return flag === true || ['true', '1', 'yes', 'on'].includes(String(flag)) ? 1 : 0
}
