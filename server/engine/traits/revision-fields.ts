// The fields of revisions and autosaves.
import type { ContentRow } from '../../db/tables/content.ts'
import { perRow } from '../trait.ts'

/** Its ID, author, parent, slug and dates. */
export const revisionRecord = perRow(({ id, author, parent, slug, date, date_gmt, modified, modified_gmt }: ContentRow) => ({
  id,
  author,
  parent,
  slug,
  date,
  date_gmt,
  modified,
  modified_gmt,
}))

export const revisionGuid = perRow((row: ContentRow) => ({ guid: { raw: row.guid, rendered: row.guid } }))

export const revisionTitle = perRow((row: ContentRow) => ({ title: { raw: row.title, rendered: row.title_rendered } }))

export const revisionContent = perRow((row: ContentRow) => ({ content: { raw: row.content, rendered: row.content_rendered } }))

export const revisionExcerpt = perRow((row: ContentRow) => ({ excerpt: { raw: row.excerpt, rendered: row.excerpt_rendered } }))
