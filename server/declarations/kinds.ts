// The kinds of items of the service that can have own fields: where the values are stored, and where the contract describes the items.
import type { Declarations } from './declarations.ts'

/** The tables with own fields, in their column `meta`. */
export type FieldTable = 'content' | 'terms' | 'users'

/** Where a document describes a kind: the path of its list, and the schema of an item. That of its input ends in `Input`. */
interface Place {
  document: 'cal-events-v1' | 'cms-v2'
  path: string
  schema: string
  /** The schema, if several kinds share it. Those with own fields get one of their own. */
  shared?: string
}

interface Kind {
  /** Another name of its file in `fields/`. */
  alias?: string
  table: FieldTable
  places: readonly Place[]
  /** What is stored with the own fields. */
  reserved?: readonly string[]
}

const siteContent = (path: string, schema: string): Place => ({ document: 'cms-v2', path, schema })
const calendar = (path: string, schema: string): Place => ({ document: 'cal-events-v1', path, schema })
const calendarTerms = (path: string, schema: string): Place => ({ ...calendar(path, schema), shared: 'EventTerm' })

/** By the identifier of the content type or taxonomy. */
const kinds: Readonly<Record<string, Kind>> = {
  post: { table: 'content', places: [siteContent('/posts', 'Post')] },
  page: { table: 'content', places: [siteContent('/pages', 'Page')] },
  attachment: {
    alias: 'media',
    table: 'content',
    places: [siteContent('/media', 'Media')],
    reserved: ['alt_text', 'focal_point', 'image_meta', 'parent_image', 'source_url'],
  },
  cms_block: { alias: 'block', table: 'content', places: [siteContent('/blocks', 'Block')], reserved: ['cms_pattern_sync_status'] },
  event: { table: 'content', places: [siteContent('/events', 'SiteEvent'), calendar('/events', 'Event')] },
  venue: { table: 'content', places: [siteContent('/venues', 'SiteVenue'), calendar('/venues', 'Venue')] },
  organizer: { table: 'content', places: [siteContent('/organizers', 'SiteOrganizer'), calendar('/organizers', 'Organizer')] },
  category: { table: 'terms', places: [siteContent('/categories', 'Category')] },
  post_tag: { table: 'terms', places: [siteContent('/tags', 'Tag'), calendarTerms('/tags', 'EventTag')] },
  cal_events_cat: {
    alias: 'event_category',
    table: 'terms',
    places: [siteContent('/event_categories', 'SiteEventCategory'), calendarTerms('/categories', 'EventCategory')],
  },
  user: { table: 'users', places: [siteContent('/users', 'User')], reserved: ['persisted_preferences'] },
}

export const kindsWithFields: ReadonlyMap<string, Kind> = new Map(Object.entries(kinds))

/** The names of files with the fields of these kinds. */
export const fileNames: readonly string[] = [...kindsWithFields].map(([name, { alias = name }]) => alias)

/** The identifier of the kind that a file has the fields of; the name of the file if there is none. */
export const kindOfFile = (file: string): string => [...kindsWithFields].find(([, { alias }]) => alias === file)?.[0] ?? file

/** The table with the values of a kind. */
export function tableOf(name: string, { taxonomies }: Pick<Declarations, 'taxonomies'>): FieldTable {
  return kindsWithFields.get(name)?.table ?? (taxonomies.some((taxonomy) => taxonomy.name === name) ? 'terms' : 'content')
}

/** The taxonomies that posts have, by identifier, with the name of the field. */
export const taxonomiesOfPosts: Readonly<Record<string, string>> = { category: 'categories', post_tag: 'tags' }
