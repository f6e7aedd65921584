// The venues resource.
import { formerPaths } from '#server/engine/traits/former-paths.ts'
import { previewLinks } from '#server/engine/preview-links.ts'
import { slug } from '#server/engine/traits/slug.ts'
import { calendarCollection } from '#server/calendar/collection.ts'
import { permissions, relatedTo, existingMatch } from '#server/calendar/contact-lists.ts'
import { searchesContacts, venueRelation } from '#server/calendar/filters.ts'
import { image } from '#server/calendar/traits/image.ts'
import { identifiers, publication, author, status } from '#server/calendar/traits/publication.ts'
import { venueFields } from '#server/calendar/traits/venue.ts'
import { compose } from '#server/engine/trait.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { placeData } from './structured-data.ts'

const ROUTE = '/cal/events/v1/venues'

export const venues = calendarCollection<'venues', Schemas['Venue'], Schemas['VenueInput'], QueryOf<'listVenues'>>({
  type: 'venue',
  plural: 'venues',
  route: ROUTE,
  noun: 'venue',
  names: { singular: 'Venue', plural: 'Venues' },
  shownAs: 'page',
  permalinks: { below: 'venue' },
  hasFiles: true,
  webhooks: { name: 'venue', hasStatuses: true },
  codes: { hidden: 'venue-not-accessible', inTrash: 'venue-is-in-trash', pastEnd: 'venue-archive-page-not-found' },
  permissions,
  structuredData: placeData,
  traits: compose<ContentRow>()(
    identifiers(ROUTE),
    publication,
    status(permissions),
    author(permissions),
    venueFields,
    slug({ waits: false }),
    formerPaths,
    image,
  ),
  ...relatedTo(
    'venue',
    venueRelation,
    searchesContacts(
      'venues',
      ['address', 'city', 'country', 'province', 'state', 'zip', 'phone', 'website', 'stateprovince'],
      ['address', 'city'],
    ),
  ),
  existingMatch: existingMatch('venue', 'venue'),
})

const previews = previewLinks(venues)

export const contentTypes = [venues.contentType]

export const handlers = {
  listVenues: venues.list,
  createVenue: venues.create,
  getVenue: previews.get,
  updateVenue: venues.update,
  putVenue: venues.update,
  patchVenue: venues.update,
  deleteVenue: venues.remove,
  getVenueBySlug: previews.get,
  updateVenueBySlug: venues.update,
  putVenueBySlug: venues.update,
  patchVenueBySlug: venues.update,
  deleteVenueBySlug: venues.remove,
  listVenuePreviewLinks: previews.list,
  createVenuePreviewLink: previews.create,
  deleteVenuePreviewLink: previews.remove,
} satisfies Partial<Handlers>
