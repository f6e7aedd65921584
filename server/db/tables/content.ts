// Posts, pages and everything else with a title, a text and a status. Dates are ISO 8601 texts without offset.
import type { Generated, Selectable } from 'kysely'

/** 0 or 1, as both dialects store flags as integers. */
export type Flag = 0 | 1

export type ContentStatus = 'publish' | 'future' | 'draft' | 'pending' | 'private' | 'trash' | 'inherit' | 'auto-draft'
export type OpenOrClosed = 'open' | 'closed'
export const postFormats = ['standard', 'aside', 'chat', 'gallery', 'link', 'image', 'quote', 'status', 'video', 'audio'] as const
export type PostFormat = (typeof postFormats)[number]

export interface ContentTable {
  id: Generated<number>
  type: string
  status: ContentStatus
  slug: string
  parent: Generated<number>
  menu_order: Generated<number>
  author: number
  title: Generated<string>
  title_rendered: Generated<string>
  content: Generated<string>
  content_rendered: Generated<string>
  /** 1 if the content consists of blocks. */
  block_version: Generated<0 | 1>
  /** Whether the rendered content shows other data, such as dynamic blocks or images, and is completed when it is read. */
  is_dynamic: Generated<Flag>
  excerpt: Generated<string>
  excerpt_rendered: Generated<string>
  /** In the site's time zone. */
  date: string
  date_gmt: string
  /** Whether the date of a draft follows its modification date. */
  date_floats: Generated<Flag>
  modified: string
  modified_gmt: string
  password: Generated<string>
  comment_status: Generated<OpenOrClosed>
  ping_status: Generated<OpenOrClosed>
  featured_media: Generated<number>
  sticky: Generated<Flag>
  template: Generated<string>
  format: Generated<PostFormat>
  /** Further values, as a JSON object. */
  meta: Generated<string>
  /** The words of own fields that searches find. */
  words: Generated<string>
  mime_type: Generated<string>
  guid: Generated<string>
  /** The languages that the item has texts in, except the site's, each with the texts that stand in: `de ka-ge:title,content`. */
  translations: Generated<string>
  status_before_trash: ContentStatus | null
  slug_before_trash: string | null
  /** Incremented by each change; caches of an item are valid for one version. */
  version: Generated<number>
}

/** The number of items by type and status, maintained by triggers, so that totals need no scan. */
export interface ContentCountsTable {
  type: string
  status: string
  count: number
}

/** What items are counted by. */
export type Facet = 'author' | 'term' | 'date' | 'modified' | 'block'

/** The number of items by type, status and a value: the ID of the author or term, the day of a date in UTC, or the block of IDs. Maintained by triggers. */
export interface FacetCountsTable {
  facet: Facet
  type: string
  status: string
  value: string
  count: number
}

export type ContentRow = Selectable<ContentTable>
