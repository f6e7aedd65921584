// The content types and taxonomies that menu items can link to, from all namespaces.
import { findReadableMedia } from '../../media/library.ts'
import type { ContentKind, Kinds, TermKind } from '../../menus/targets.ts'
import { isAllowed } from '../../engine/permissions.ts'
import type { Permissions } from '../../engine/permissions.ts'
import { termUrls } from '../../terms/addresses.ts'
import { events } from './cal-events-v1/events.ts'
import { organizers } from './cal-events-v1/organizers.ts'
import { category as eventCategory } from './cal-events-v1/taxonomies.ts'
import { venues } from './cal-events-v1/venues.ts'
import { categories } from './cms-v2/categories.ts'
import { embeddedMedia, mediaResource } from './cms-v2/media.ts'
import { pages } from './cms-v2/pages.ts'
import { posts } from './cms-v2/posts.ts'
import { tags } from './cms-v2/tags.ts'
import { category, tag } from './cms-v2/taxonomies.ts'

interface Readable {
  resource: { route: string; permissions: Permissions }
  embedded: ContentKind['embedded']
}

const contentKind = ({ resource, embedded }: Readable, label: string, archive: ContentKind['archive'] & object): ContentKind => ({
  label,
  route: resource.route,
  embedded,
  archive,
  readable: (rows, { caller }) => rows.filter((row) => isAllowed(resource.permissions.read(caller), caller, row, row.status)),
})

const calendarKind = (
  { route, embedded, readableOf }: { route: string; embedded: ContentKind['embedded']; readableOf: ContentKind['readable'] },
  label: string,
): ContentKind => ({ label, route, embedded, readable: readableOf })

const media: ContentKind = {
  label: 'Media',
  route: mediaResource.route,
  embedded: embeddedMedia,
  readable: (rows, { db, caller }) =>
    findReadableMedia(
      db,
      rows.map((row) => row.id),
      caller,
    ),
}

const termKind = ({ route, base }: { route: string; base: string }, { embedded }: Pick<TermKind, 'embedded'>, label: string): TermKind => ({
  label,
  route,
  embedded,
  addresses: (rows, context) => termUrls(rows, base, context),
})

export const menuTargetTypes: Kinds = {
  content: {
    post: contentKind(posts, 'Post', { title: 'Post Archives', path: '/' }),
    page: contentKind(pages, 'Page', { title: 'Page Archives', path: '/' }),
    attachment: media,
    event: { ...calendarKind(events, 'Event'), archive: { title: 'Events', path: '/events/' } },
    venue: calendarKind(venues, 'Venue'),
    organizer: calendarKind(organizers, 'Organizer'),
  },
  terms: {
    category: termKind(category, categories, 'Category'),
    post_tag: termKind(tag, tags, 'Tag'),
    [eventCategory.taxonomy]: termKind(eventCategory, eventCategory, 'Event Category'),
  },
}
