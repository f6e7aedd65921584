// The organizers resource in the form of site content. The namespace of the calendar has its own form of the same items.
import { organizerType } from '#server/calendar/content-types.ts'
import { autosaves } from '#server/engine/autosaves.ts'
import { contentCollection } from '#server/engine/content-collection.ts'
import { previewLinks } from '#server/engine/preview-links.ts'
import { defineResource } from '#server/engine/resource.ts'
import { revisions } from '#server/engine/revisions.ts'
import { namedOperations } from '../named-operations.ts'
import { itemFilters, itemTraits, linksOf } from './calendar-items.ts'
import { prunerFor } from './contract.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { autosavedFields, presentRevisions } from './revisions.ts'

const route = organizerType.siteRoute

export const organizers = contentCollection(
  defineResource<Schemas['SiteOrganizer'], Schemas['SiteOrganizerInput'], QueryOf<'listSiteOrganizers'>>()({
    ...organizerType,
    route,
    prune: prunerFor('SiteOrganizer'),
    traits: itemTraits(organizerType, false),
    filters: itemFilters,
    links: linksOf(organizerType),
  }),
)

const revision = presentRevisions(organizers.resource)

export const handlers = namedOperations(
  'SiteOrganizer',
  'SiteOrganizers',
  { ...organizers, get: previewLinks(organizers).get },
  { Revision: revisions(organizers, revision), Autosave: autosaves(organizers, revision, autosavedFields) },
) satisfies Partial<Handlers>
