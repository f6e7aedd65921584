// The venues resource.
import { formerPaths } from '#server/engine/traits/former-paths.ts'
import { previewLinks } from '#server/engine/preview-links.ts'
import { ownFields } from '#server/engine/traits/meta.ts'
import { revisioned } from '#server/engine/traits/revisioned.ts'
import { slug } from '#server/engine/traits/slug.ts'
import { calendarCollection } from '#server/calendar/collection.ts'
import { venueType } from '#server/calendar/content-types.ts'
import { createContactList, matchByName } from '#server/calendar/contact-lists.ts'
import { searchContacts, venueRelation } from '#server/calendar/filters.ts'
import { image } from '#server/calendar/traits/image.ts'
import { identifiers, publication, author, status } from '#server/calendar/traits/publication.ts'
import { uid } from '#server/calendar/traits/uid.ts'
import { venueFields } from '#server/calendar/traits/venue.ts'
import { itemRows } from '#server/calendar/store.ts'
import { compose } from '#server/engine/trait.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { describePlace } from './structured-data.ts'

export const venues = calendarCollection<'venues', Schemas['Venue'], Schemas['VenueInput'], QueryOf<'listVenues'>>({
  ...venueType,
  rows: itemRows('venue'),
  plural: 'venues',
  codes: { hidden: 'venue-not-accessible', inTrash: 'venue-is-in-trash', pastEnd: 'venue-archive-page-not-found' },
  structuredData: describePlace,
  traits: compose<ContentRow>()(
    identifiers(venueType.route),
    uid,
    publication,
    status(venueType.permissions),
    author(venueType.permissions),
    venueFields,
    slug({ waits: false }),
    formerPaths,
    image,
    ownFields,
    revisioned,
  ),
  ...createContactList(
    'venue',
    venueRelation,
    searchContacts(
      'venues',
      ['address', 'city', 'country', 'province', 'state', 'zip', 'phone', 'website', 'stateprovince'],
      ['address', 'city'],
    ),
  ),
  existingMatch: matchByName('venue', 'venue'),
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
