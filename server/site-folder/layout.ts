// Which tables a folder with a site has, in the order in which they are read back, and why it lacks the others.
import type { Database } from '../db/schema.ts'

/** What is only in a folder that is asked for it. */
export type Extra = 'revisions' | 'secrets'

/** A table with rows that the log of changes names. Other tables belong to it by a column with its ID. */
export type Entity = 'content' | 'terms' | 'users'

interface Placed {
  /** The columns that identify a row. The rows are in their order. */
  keys: readonly string[]
  /** The columns that triggers keep, or whose values are right in their database alone. */
  omits?: readonly string[]
  extra?: Extra
  /** The table and the columns with its IDs. A row without any of them has no place in the folder. */
  of?: { entity: Entity; columns: readonly string[] }
  /** A condition for the rows. */
  where?: string
  /** Columns whose values are unique. Two rows may exchange them. */
  unique?: readonly string[]
}

/** Where the rows of a table are. */
export type Placement =
  /** Items, terms and users. A later folder has those that have changed. */
  | (Placed & { kind: 'entity' })
  /** What belongs to them. A later folder has all rows of those that have changed. */
  | (Placed & { kind: 'part'; of: { entity: Entity; columns: readonly string[] } })
  /** Always in the folder as a whole. */
  | (Placed & { kind: 'whole' })
  | { kind: 'omitted'; because: string }

const ofContent = (...columns: string[]) => ({ entity: 'content' as const, columns })
const ofItem = { kind: 'part', keys: ['content_id'], of: ofContent('content_id') } as const

/** A table that another one refers to comes before it. */
export const layout: Readonly<Record<keyof Database, Placement>> = {
  users: { kind: 'entity', keys: ['id'], unique: ['slug'] },
  user_preferences: { kind: 'whole', keys: ['user_id'] },
  account_passwords: { kind: 'whole', keys: ['user_id'], extra: 'secrets' },
  application_passwords: { kind: 'whole', keys: ['id'], extra: 'secrets' },
  secrets: { kind: 'whole', keys: ['name'], extra: 'secrets' },
  settings: { kind: 'whole', keys: ['name'] },
  documents: { kind: 'whole', keys: ['path'] },
  applied_declarations: { kind: 'whole', keys: ['id'] },
  former_bases: { kind: 'whole', keys: ['base'] },
  webhook_subscriptions: { kind: 'whole', keys: ['id'], extra: 'secrets' },
  terms: { kind: 'entity', keys: ['id'], omits: ['count', 'below'], unique: ['slug'] },
  term_texts: { kind: 'part', keys: ['term_id', 'language'], of: { entity: 'terms', columns: ['term_id'] } },
  former_term_slugs: { kind: 'whole', keys: ['taxonomy', 'slug'] },
  content: { kind: 'entity', keys: ['id'] },
  content_texts: { kind: 'part', keys: ['content_id', 'language'], of: ofContent('content_id') },
  autosave_versions: { kind: 'part', keys: ['content_id', 'version'], of: ofContent('content_id') },
  menu_items: ofItem,
  // A file that has taken the place of another one is at its path in the folder.
  media_files: { kind: 'part', keys: ['path'], omits: ['stored_as'], of: ofContent('content_id') },
  venues: ofItem,
  organizers: ofItem,
  events: { ...ofItem, omits: ['utc_last_end'] },
  // Triggers keep the occurrences of single events.
  event_occurrences: { kind: 'part', keys: ['id'], of: ofContent('series_id', 'event_id'), where: 'series_id is not null' },
  event_organizers: { kind: 'part', keys: ['event_id', 'organizer_id'], omits: ['utc_end_date'], of: ofContent('event_id') },
  content_terms: { kind: 'part', keys: ['content_id', 'term_id'], omits: ['type', 'status', 'date_gmt'], of: ofContent('content_id') },
  former_paths: { kind: 'whole', keys: ['path'], of: ofContent('content_id') },
  preview_links: { kind: 'whole', keys: ['id'], extra: 'secrets', of: ofContent('content_id') },
  kept_elements: { kind: 'whole', keys: ['id'] },

  content_counts: { kind: 'omitted', because: 'triggers count the items' },
  facet_counts: { kind: 'omitted', because: 'triggers count the items' },
  event_listings: { kind: 'omitted', because: 'triggers list the events' },
  event_day_counts: { kind: 'omitted', because: 'triggers count the events' },
  reference_fields: { kind: 'omitted', because: 'it follows from the declarations of the site' },
  field_references: { kind: 'omitted', because: 'triggers follow the values of fields' },
  searched_fields: { kind: 'omitted', because: 'it follows from the declarations of the site' },
  data_changes: { kind: 'omitted', because: 'caches of the database depend on it' },
  shared_counts: { kind: 'omitted', because: 'rate limits start anew' },
  fetched_pages: { kind: 'omitted', because: 'it is a cache of other sites' },
  changes: { kind: 'omitted', because: 'the manifest has the position, at which the log of the new site begins' },
  webhook_deliveries: { kind: 'omitted', because: 'the site that has made them sends them' },
  image_variants: { kind: 'omitted', because: 'they are made of the images again when they are requested' },
  search_entries: { kind: 'omitted', because: 'a job indexes the words of all items and terms' },
  search_pending: { kind: 'omitted', because: 'triggers note what is to be indexed' },
  search_tokens: { kind: 'omitted', because: 'a job indexes the words of all items and terms' },
  search_rules: { kind: 'omitted', because: 'it follows from the settings and the release' },
  audit_log: { kind: 'omitted', because: 'it says what was done in its own database' },
  restores: { kind: 'omitted', because: 'it says how far the import of a folder has come' },
}

/** The tables with IDs that are generated, and never used again. */
export const numbered = ['users', 'webhook_subscriptions', 'terms', 'content', 'content_texts', 'preview_links', 'kept_elements'] as const

export type PlacedTable = Placed & { name: keyof Database; kind: 'entity' | 'part' | 'whole' }

/** The tables of a folder with these extras, in their order. */
export function tablesWith(extras: readonly Extra[]): PlacedTable[] {
  return Object.entries(layout).flatMap(([name, placement]) =>
    placement.kind === 'omitted' || (placement.extra && !extras.includes(placement.extra))
      ? []
      : [{ ...placement, name: name as keyof Database }],
  )
}
