// The venues resource in the form of site content. The namespace of the calendar has its own form of the same items.
import { venueType } from '#server/calendar/content-types.ts'
import { detachFromEvents } from '#server/calendar/traits/site-content.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { autosaves } from '#server/engine/autosaves.ts'
import { contentCollection } from '#server/engine/content-collection.ts'
import { previewLinks } from '#server/engine/preview-links.ts'
import { defineResource } from '#server/engine/resource.ts'
import { revisions } from '#server/engine/revisions.ts'
import { compose } from '#server/engine/trait.ts'
import { namedOperations } from '../named-operations.ts'
import { itemFilters, itemTraits, linksOf } from './calendar-items.ts'
import { prunerFor } from './contract.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { autosavedFields, presentRevisions } from './revisions.ts'

const route = venueType.siteRoute

export const venues = contentCollection(
  defineResource<Schemas['SiteVenue'], Schemas['SiteVenueInput'], QueryOf<'listSiteVenues'>>()({
    ...venueType,
    route,
    prune: prunerFor('SiteVenue'),
    traits: compose<ContentRow>()(itemTraits(venueType, false), detachFromEvents),
    filters: itemFilters,
    links: linksOf(venueType),
  }),
)

const revision = presentRevisions(venues.resource)

export const handlers = namedOperations(
  'SiteVenue',
  'SiteVenues',
  { ...venues, get: previewLinks(venues).get },
  { Revision: revisions(venues, revision), Autosave: autosaves(venues, revision, autosavedFields) },
) satisfies Partial<Handlers>
