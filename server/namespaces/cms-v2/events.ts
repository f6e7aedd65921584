// The events resource in the form of site content. The namespace of the calendar has its own form of the same items.
import { eventType } from '#server/calendar/content-types.ts'
import { draftsOf } from '#server/calendar/drafts.ts'
import { publishOrganizerDrafts, publishVenueDrafts } from '#server/calendar/traits/linked.ts'
import { series } from '#server/calendar/traits/series.ts'
import { eventDates } from '#server/calendar/traits/site-content.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { autosaves } from '#server/engine/autosaves.ts'
import { contentCollection } from '#server/engine/content-collection.ts'
import { previewLinks } from '#server/engine/preview-links.ts'
import { defineResource } from '#server/engine/resource.ts'
import { revisions } from '#server/engine/revisions.ts'
import { byTermBranches } from '#server/engine/term-filters.ts'
import { compose } from '#server/engine/trait.ts'
import { password } from '#server/engine/traits/password.ts'
import { terms } from '#server/terms/traits/terms.ts'
import { itemFilters, itemTraits, linksOf } from './calendar-items.ts'
import { namedOperations } from '../named-operations.ts'
import { prunerFor } from './contract.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { autosavedFields, presentRevisions } from './revisions.ts'
import { termsLink } from './links.ts'
import { organizers } from './organizers.ts'
import { eventCategory, tag } from './taxonomies.ts'
import { venues } from './venues.ts'

const route = eventType.siteRoute

export const events = contentCollection(
  defineResource<Schemas['SiteEvent'], Schemas['SiteEventInput'], QueryOf<'listSiteEvents'>>()({
    ...eventType,
    route,
    prune: prunerFor('SiteEvent'),
    traits: compose<ContentRow>()(
      itemTraits(eventType, true),
      password,
      eventDates,
      series,
      terms({ event_categories: 'cal_events_cat', tags: 'post_tag' }),
      publishVenueDrafts(draftsOf(venues.resource)),
      publishOrganizerDrafts(draftsOf(organizers.resource)),
    ),
    filters: [...itemFilters, byTermBranches('event_categories', 'tags')],
    links: [...linksOf(eventType), termsLink([eventCategory, tag])],
    showsTerms: true,
  }),
)

const revision = presentRevisions(events.resource)

export const handlers = namedOperations(
  'SiteEvent',
  'SiteEvents',
  { ...events, get: previewLinks(events).get },
  { Revision: revisions(events, revision), Autosave: autosaves(events, revision, autosavedFields) },
) satisfies Partial<Handlers>
