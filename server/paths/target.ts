// The targets of URLs of the public site: items, lists and redirects.
import type { ContentType } from '../context.ts'
import type { ContentRow, PostFormat } from '../db/tables/content.ts'
import type { TermRow } from '../db/tables/terms.ts'
import type { UserRow } from '../db/tables/users.ts'
import type { DateArchive } from './date-archive.ts'

export type Target = ItemTarget | ListTarget | Redirect

/** A post, page, event, venue, organizer or media item. */
export interface ItemTarget {
  type: 'item'
  row: ContentRow
  /** The canonical URL. */
  link: string
}

export type ListTarget = ListKind & {
  /** The canonical URL of the first page. */
  link: string
  /** The page of the list. */
  page: number
}

export type ListKind =
  /** The latest posts at the root of the site. */
  | { type: 'home' }
  /** The archive of a type, such as upcoming events. */
  | { type: 'archive'; contentType: ContentType }
  /** The latest posts at the URL of a page. */
  | { type: 'posts'; row: ContentRow }
  | { type: 'term'; row: TermRow }
  | { type: 'author'; user: Pick<UserRow, 'id' | 'name' | 'slug'> }
  | { type: 'format'; format: Exclude<PostFormat, 'standard'> }
  | { type: 'date'; archive: DateArchive }

/** The new URL of an item or list that has been renamed or moved. */
export interface Redirect {
  type: 'redirect'
  location: string
}
