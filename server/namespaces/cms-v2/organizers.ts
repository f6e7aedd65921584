// The organizers resource in the form of site content. The namespace of the calendar has its own form of the same items.
import { organizerType } from '#server/calendar/content-types.ts'
import { autosaves } from '#server/engine/autosaves.ts'
import { contentCollection } from '#server/engine/content-collection.ts'
import { previewLinks } from '#server/engine/preview-links.ts'
import { defineResource } from '#server/engine/resource.ts'
import { revisions } from '#server/engine/revisions.ts'
import { autosavedTexts, itemFilters, itemTraits, linksOf } from './calendar-items.ts'
import { prunerFor } from './contract.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { presentRevisions } from './revisions.ts'

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

const revision = presentRevisions(route)
const history = revisions(organizers, revision)
const drafts = autosaves(organizers, revision, autosavedTexts)

export const handlers = {
  listSiteOrganizers: organizers.list,
  createSiteOrganizer: organizers.create,
  getSiteOrganizer: previewLinks(organizers).get,
  updateSiteOrganizer: organizers.update,
  putSiteOrganizer: organizers.update,
  patchSiteOrganizer: organizers.update,
  deleteSiteOrganizer: organizers.remove,
  listSiteOrganizerRevisions: history.list,
  getSiteOrganizerRevision: history.get,
  deleteSiteOrganizerRevision: history.remove,
  listSiteOrganizerAutosaves: drafts.list,
  createSiteOrganizerAutosave: drafts.create,
  getSiteOrganizerAutosave: drafts.get,
} satisfies Partial<Handlers>
