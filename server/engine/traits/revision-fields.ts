// The fields of revisions and autosaves.
import type { ContentRow } from '../../db/tables/content.ts'
import { completedBodies } from '../completed-bodies.ts'
import { perRow } from '../trait.ts'
import type { Trait } from '../trait.ts'
import type { Text } from './texts.ts'

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

export const revisionContent: Trait<ContentRow, { content: Text }, object> & { read: object } = {
  async read(rows, reading) {
    const rendered = await completedBodies('content', rows, reading)
    return (row) => ({ content: { raw: row.content, rendered: rendered(row) } })
  },
}

export const revisionExcerpt = perRow((row: ContentRow) => ({ excerpt: { raw: row.excerpt, rendered: row.excerpt_rendered } }))
