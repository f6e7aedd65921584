// The fields of revisions and autosaves.
import type { ContentRow } from '#server/db/tables/content.ts'
import { completedBodies } from '../completed-bodies.ts'
import { permalinks } from '../permalinks.ts'
import { autosaveSlug } from '../revisions-store.ts'
import { findRows } from '../rows-store.ts'
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

/** The URL of the item that an autosave belongs to, or that it has changed directly. */
export const previewLink: Trait<ContentRow, { preview_link?: string }, object> & { read: object } = {
  async read(rows, context) {
    const autosaved =
      context.query.context === 'edit' ? rows.filter((row) => row.type !== 'revision' || row.slug === autosaveSlug(row.parent)) : []
    if (!autosaved.length) return () => ({})
    const items = new Map((await findRows(context.db, autosaved.map(itemId))).map((row) => [row.id, row]))
    const { link } = await permalinks([...items.values()], context)
    return (row) => {
      const item = autosaved.includes(row) ? items.get(itemId(row)) : undefined
      return item ? { preview_link: previewOf(link(item), row) } : {}
    }
  },
}

function itemId({ type, id, parent }: ContentRow): number {
  return type === 'revision' ? parent : id
}

function previewOf(link: string, row: ContentRow): string {
  const url = new URL(link)
  if (row.type === 'revision') url.searchParams.set('preview_id', String(row.parent))
  url.searchParams.set('preview', 'true')
  return url.href
}
