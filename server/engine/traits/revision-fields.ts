// The fields of revisions and autosaves.
import type { ContentRow } from '#server/db/tables/content.ts'
import { completeBodies } from '../completed-bodies.ts'
import { createPermalinks } from '../permalinks.ts'
import { PREVIEW_MS, tokenOfUser } from '../preview-tokens.ts'
import { isAutosave } from '../revisions-store.ts'
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
    const rendered = await completeBodies('content', rows, reading)
    return (row) => ({ content: { raw: row.content, rendered: rendered(row) } })
  },
}

export const revisionExcerpt = perRow((row: ContentRow) => ({ excerpt: { raw: row.excerpt, rendered: row.excerpt_rendered } }))

/**
 * The preview URL of the item of an autosave, or of the draft that the autosave has changed directly. The URL for an autosave has a token, with
 * which a browser shows the item with the texts of the caller's autosave.
 */
export const previewLink: Trait<ContentRow, { preview_link?: string }, object> & { read: object } = {
  async read(rows, context) {
    const { db, query, now } = context
    const { user } = context.caller
    const autosaved = query.context === 'edit' ? rows.filter((row) => row.type !== 'revision' || isAutosave(row)) : []
    if (!autosaved.length || !user) return () => ({})
    const items = new Map((await findRows(db, autosaved.map(itemId))).map((row) => [row.id, row]))
    const { link } = await createPermalinks([...items.values()], context)
    const links = new Map<ContentRow, string>()
    for (const row of autosaved) {
      const item = items.get(itemId(row))
      if (item) links.set(row, previewOf(link(item), row, await tokenOfUser(db, { user: user.id, item: item.id }, now(), PREVIEW_MS)))
    }
    return (row) => {
      const preview_link = links.get(row)
      return preview_link === undefined ? {} : { preview_link }
    }
  },
}

function itemId({ type, id, parent }: ContentRow): number {
  return type === 'revision' ? parent : id
}

function previewOf(link: string, row: ContentRow, token: string): string {
  const url = new URL(link)
  if (row.type === 'revision') {
    url.searchParams.set('preview_id', String(row.parent))
    url.searchParams.set('preview_nonce', token)
  }
  url.searchParams.set('preview', 'true')
  return url.href
}
