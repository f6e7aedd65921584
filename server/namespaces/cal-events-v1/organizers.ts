// The organizers resource.
import { formerPaths } from '#server/engine/traits/former-paths.ts'
import { previewLinks } from '#server/engine/preview-links.ts'
import { slug } from '#server/engine/traits/slug.ts'
import { calendarCollection } from '#server/calendar/collection.ts'
import { permissions, relatedTo, existingMatch } from '#server/calendar/contact-lists.ts'
import { organizerRelation, searchesContacts } from '#server/calendar/filters.ts'
import { image } from '#server/calendar/traits/image.ts'
import { organizerFields } from '#server/calendar/traits/organizer.ts'
import { identifiers, publication, author, status } from '#server/calendar/traits/publication.ts'
import { compose } from '#server/engine/trait.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { personData } from './structured-data.ts'

const ROUTE = '/cal/events/v1/organizers'

export const organizers = calendarCollection<'organizers', Schemas['Organizer'], Schemas['OrganizerInput'], QueryOf<'listOrganizers'>>({
  type: 'organizer',
  plural: 'organizers',
  route: ROUTE,
  noun: 'organizer',
  names: { singular: 'Organizer', plural: 'Organizers' },
  shownAs: 'page',
  permalinks: { below: 'organizer' },
  hasFiles: true,
  webhooks: { name: 'organizer', hasStatuses: true },
  codes: { hidden: 'organizer-not-accessible', inTrash: 'organizer-is-in-trash', pastEnd: 'organizer-archive-page-not-found' },
  permissions,
  structuredData: personData,
  traits: compose<ContentRow>()(
    identifiers(ROUTE),
    publication,
    status(permissions),
    author(permissions),
    organizerFields,
    slug({ waits: false }),
    formerPaths,
    image,
  ),
  ...relatedTo('organizer', organizerRelation, searchesContacts('organizers', ['phone', 'website', 'email'])),
  existingMatch: existingMatch('organizer', 'organizer'),
})

const previews = previewLinks(organizers)

export const contentTypes = [organizers.contentType]

export const handlers = {
  listOrganizers: organizers.list,
  createOrganizer: organizers.create,
  getOrganizer: previews.get,
  updateOrganizer: organizers.update,
  putOrganizer: organizers.update,
  patchOrganizer: organizers.update,
  deleteOrganizer: organizers.remove,
  getOrganizerBySlug: previews.get,
  updateOrganizerBySlug: organizers.update,
  putOrganizerBySlug: organizers.update,
  patchOrganizerBySlug: organizers.update,
  deleteOrganizerBySlug: organizers.remove,
  listOrganizerPreviewLinks: previews.list,
  createOrganizerPreviewLink: previews.create,
  deleteOrganizerPreviewLink: previews.remove,
} satisfies Partial<Handlers>
