// The tags of responses for caches in front of the service: what a response was made from, in the words of the log of changes.
// A change purges the tags of what it changed, so whatever a response has read must have a tag that its writes purge.
import { isReusable, parseScope } from './scopes.ts'

/** The tag of all responses, for purges of everything. */
export const EVERYTHING = 'site'

/** The number of bytes of all tags together. Cloudflare and Fastly accept 16 KB. */
const MAX_BYTES = 8_000

interface TableTags {
  /** For all rows. */
  all: readonly string[]
  /** The prefix of the tag for one row, if rows have tags. */
  row?: string
}

/**
 * The tables whose writes are in the log of changes: of items, terms and users by their triggers, of columns of items with their items,
 * and of the rest under the name of the table.
 */
const tables: Readonly<Record<string, TableTags>> = {
  content: { all: ['content'], row: 'content' },
  content_texts: { all: ['content'], row: 'content' },
  terms: { all: ['terms'], row: 'terms' },
  term_texts: { all: ['terms'], row: 'terms' },
  term_names: { all: ['term_names'] },
  users: { all: ['user'], row: 'user' },
  events: { all: ['event', 'events'], row: 'content' },
  event_organizers: { all: ['event'], row: 'content' },
  event_listings: { all: ['event', 'events', 'event_occurrences'] },
  event_day_counts: { all: ['event', 'events', 'event_occurrences'] },
  event_occurrences: { all: ['event', 'events', 'event_occurrences'], row: 'event_occurrences' },
  venues: { all: ['venue'], row: 'content' },
  organizers: { all: ['organizer'], row: 'content' },
  menu_items: { all: ['menu_items'], row: 'menu_items' },
  media_files: { all: ['media_files'], row: 'media_files' },
  settings: { all: ['settings'] },
  former_paths: { all: ['former_paths'] },
  former_term_slugs: { all: ['former_term_slugs'] },
}

/** Returns the tags of what was made from these scopes; undefined if one of them has no tags, so that it cannot be purged. */
export function tagsOf(scopes: ReadonlySet<string>): string[] | undefined {
  if (!isReusable({ scopes })) return undefined
  const tags = new Set([EVERYTHING])
  for (const scope of scopes) {
    const found = tagsOfScope(scope)
    if (!found) return undefined
    for (const tag of found) tags.add(tag)
  }
  return shorten([...tags].filter((tag) => !isCovered(tag, tags)))
}

function tagsOfScope(scope: string): readonly string[] | undefined {
  const { part, row } = parseScope(scope)
  const [table = '', type] = part.split(':')
  const known = tables[table]
  if (!known) return undefined
  if (row === undefined) return type === undefined ? known.all : [type]
  return known.row === undefined ? known.all : [`${type ?? known.row}:${row}`]
}

/** Whether each purge of the tag is one of another tag, too. */
const isCovered = (tag: string, tags: ReadonlySet<string>): boolean => tag.includes(':') && tags.has(kindOfTag(tag))

const kindOfTag = (tag: string): string => tag.slice(0, tag.indexOf(':'))

/** Replaces the tags of rows by those of all rows if there are too many. */
function shorten(tags: readonly string[]): string[] | undefined {
  if (sizeOf(tags) <= MAX_BYTES) return [...tags]
  const coarse = [...new Set(tags.map((tag) => (tag.includes(':') ? kindOfTag(tag) : tag)))]
  return sizeOf(coarse) <= MAX_BYTES ? coarse : undefined
}

const sizeOf = (tags: readonly string[]): number => tags.reduce((size, tag) => size + tag.length + 1, 0)
