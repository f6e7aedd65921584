// The types with public content, and the fields of items in embeds.
import { decodeHTML } from 'entities'
import type { Context } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { findTypes } from '../engine/content-types.ts'
import { plainText } from '../rendering/plain-text.ts'

type Types = Pick<Context, 'contentTypes'>

/** Finds the content types whose published items have pages. */
export const publicTypes = (context: Types): string[] => findTypes(context, ({ shownAs }) => shownAs === 'page')

/** Finds the content types that the search of the site includes. */
export const searchedTypes = (context: Types): string[] => findTypes(context, ({ isSearched }) => isSearched)

export const hasPublicPages = (type: string, { contentTypes }: Types): boolean => contentTypes.get(type)?.shownAs === 'page'

/** The fields of a published item in embeds. */
export interface PublicItem {
  /** The title as plain text. */
  title: string
  /** The title as HTML. */
  heading: string
  /** The permalink. */
  link: string
  /** The user ID of the author. */
  author: number
  /** Whether the item is password-protected. */
  isProtected: boolean
  /** HTML; empty if the item is password-protected. */
  excerpt: string
  /** The media ID of the featured image; 0 if there is none. */
  featuredMedia: number
}

export function toPublicItem(row: ContentRow, link: string): PublicItem {
  return {
    title: decodeHTML(plainText(row.title_rendered)),
    heading: row.title_rendered,
    link,
    author: row.author,
    isProtected: row.password !== '',
    excerpt: row.password ? '' : row.excerpt_rendered,
    featuredMedia: row.featured_media,
  }
}
