// What can stand at a URL of the public site.
import type { ContentRow, PostFormat } from '../db/tables/content.ts'
import type { TermRow } from '../db/tables/terms.ts'
import type { UserRow } from '../db/tables/users.ts'
import type { DateArchive } from './date-archive.ts'

export type Place = ItemPlace | ListPlace | Moved

/** A post, page, event, venue, organizer or media item. */
export interface ItemPlace {
  type: 'item'
  row: ContentRow
  /** The canonical URL. */
  link: string
}

export type ListPlace = ListKind & {
  /** The canonical URL of the first page. */
  link: string
  /** The page of the list. */
  page: number
}

export type ListKind =
  /** The latest posts at the root of the site. */
  | { type: 'home' }
  /** Upcoming events. */
  | { type: 'events' }
  /** The latest posts at the URL of a page. */
  | { type: 'posts'; row: ContentRow }
  | { type: 'term'; row: TermRow }
  | { type: 'author'; user: Pick<UserRow, 'id' | 'name' | 'slug'> }
  | { type: 'format'; format: Exclude<PostFormat, 'standard'> }
  | { type: 'date'; archive: DateArchive }

/** Something that has another URL now. */
export interface Moved {
  type: 'redirect'
  location: string
}
