// The content types and taxonomies that menu items can link to, from all namespaces.
import { findReadableMedia } from '../media/library-store.ts'
import type { ContentKind, Kinds, TermKind } from '../menus/targets.ts'
import { isAllowed } from '../engine/permissions.ts'
import type { Permissions } from '../engine/permissions.ts'
import type { Names } from '../engine/resource.ts'
import { termUrls } from '../terms/term-urls.ts'
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
  resource: { route: string; names: Names; permissions: Permissions }
  embedded: ContentKind['embedded']
}

const contentKind = ({ resource, embedded }: Readable, archive: ContentKind['archive'] & object): ContentKind => ({
  label: resource.names.singular,
  route: resource.route,
  embedded,
  archive,
  readable: (rows, { caller }) => rows.filter((row) => isAllowed(resource.permissions.read(caller), caller, row, row.status)),
})

interface CalendarItems {
  resource: { route: string; names: Names; archive?: string }
  embedded: ContentKind['embedded']
  readableOf: ContentKind['readable']
}

const calendarKind = ({ resource: { route, names, archive }, embedded, readableOf }: CalendarItems): ContentKind => ({
  label: names.singular,
  route,
  embedded,
  readable: readableOf,
  ...(archive !== undefined && { archive: { title: names.plural, path: `/${archive}/` } }),
})

const media: ContentKind = {
  label: mediaResource.names.singular,
  route: mediaResource.route,
  embedded: embeddedMedia,
  readable: (rows, { db, caller }) =>
    findReadableMedia(
      db,
      rows.map((row) => row.id),
      caller,
    ),
}

interface Taxonomy {
  route: string
  base: string
  names: Names
}

const termKind = ({ route, base, names }: Taxonomy, { embedded }: Pick<TermKind, 'embedded'>): TermKind => ({
  label: names.singular,
  route,
  embedded,
  urls: (rows, context) => termUrls(rows, base, context),
})

export const menuTargetTypes: Kinds = {
  content: {
    post: contentKind(posts, { title: 'Post Archives', path: '/' }),
    page: contentKind(pages, { title: 'Page Archives', path: '/' }),
    attachment: media,
    event: calendarKind(events),
    venue: calendarKind(venues),
    organizer: calendarKind(organizers),
  },
  terms: {
    category: termKind(category, categories),
    post_tag: termKind(tag, tags),
    [eventCategory.taxonomy]: termKind(eventCategory.definition, eventCategory),
  },
}
