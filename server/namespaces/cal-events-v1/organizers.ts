// The organizers resource.
import { formerPaths } from '#server/engine/traits/former-paths.ts'
import { previewLinks } from '#server/engine/preview-links.ts'
import { ownFields } from '#server/engine/traits/meta.ts'
import { revisioned } from '#server/engine/traits/revisioned.ts'
import { slug } from '#server/engine/traits/slug.ts'
import { calendarCollection } from '#server/calendar/collection.ts'
import { organizerType } from '#server/calendar/content-types.ts'
import { createContactList, matchByName } from '#server/calendar/contact-lists.ts'
import { organizerRelation, searchContacts } from '#server/calendar/filters.ts'
import { image } from '#server/calendar/traits/image.ts'
import { organizerFields } from '#server/calendar/traits/organizer.ts'
import { identifiers, publication, author, status } from '#server/calendar/traits/publication.ts'
import { uid } from '#server/calendar/traits/uid.ts'
import { itemRows } from '#server/calendar/store.ts'
import { compose } from '#server/engine/trait.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import type { Handlers, QueryOf, Schemas } from './contract.ts'
import { describePerson } from './structured-data.ts'

export const organizers = calendarCollection<'organizers', Schemas['Organizer'], Schemas['OrganizerInput'], QueryOf<'listOrganizers'>>({
  ...organizerType,
  rows: itemRows('organizer'),
  plural: 'organizers',
  codes: { hidden: 'organizer-not-accessible', inTrash: 'organizer-is-in-trash', pastEnd: 'organizer-archive-page-not-found' },
  structuredData: describePerson,
  traits: compose<ContentRow>()(
    identifiers(organizerType.route),
    uid,
    publication,
    status(organizerType.permissions),
    author(organizerType.permissions),
    organizerFields,
    slug({ waits: false }),
    formerPaths,
    image,
    ownFields,
    revisioned,
  ),
  ...createContactList('organizer', organizerRelation, searchContacts('organizers', ['phone', 'website', 'email'])),
  existingMatch: matchByName('organizer', 'organizer'),
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
