// Stores revisions: at the first update of an item, and at each update that changes its text.
import type { ContentRow } from '#server/db/tables/content.ts'
import { siteDate } from '../dates.ts'
import { createIdentity } from '../permalinks.ts'
import { eraseRevisions, findNewestRevision, revisionSlug } from '../revisions-store.ts'
import { insertRow } from '../writes-store.ts'
import type { Change, Trait } from '../trait.ts'

const columns = ['title', 'content', 'excerpt'] as const

/** For types with autosaves but without revisions: deletes autosaves with the item. */
export const withAutosaves: Trait<ContentRow, object, object> & { erase: object } = {
  erase: (row, { db }) => eraseRevisions(db, [row.id]),
}

/** Stores a revision with each update, unless the newest one has the same text. */
export const revisioned: Trait<ContentRow, object, object> & { write: object } = {
  ...withAutosaves,
  after: 'all',
  write(_input, change) {
    const { before, addEffect, context } = change
    // Revisions have the texts in the site's language.
    if (!before || context.language !== context.config.site.language) return
    addEffect(async (db, row) => {
      const newest = await findNewestRevision(db, row.id)
      if (!newest || !isSameText(newest, row)) await addRevision(change, row, context.caller.user?.id ?? row.author)
    })
  },
}

/** Whether the texts are equal except for white space. Of `meta`, only the footnotes are part of the text. */
function isSameText(one: ContentRow, other: ContentRow): boolean {
  const isSame = (a: string, b: string): boolean => a === b || withPlainSpace(a) === withPlainSpace(b)
  return columns.every((column) => isSame(one[column], other[column])) && footnotesIn(one.meta) === footnotesIn(other.meta)
}

function withPlainSpace(text: string): string {
  return text
    .trim()
    .replace(/[\r\n]+/g, '\n')
    .replace(/[ \t]+/g, ' ')
}

const footnotesIn = (meta: string): string => (JSON.parse(meta) as { footnotes?: string }).footnotes ?? ''

async function addRevision({ context }: Change<ContentRow>, row: ContentRow, author: number): Promise<void> {
  const { date, date_gmt } = siteDate(context.now(), context.config.site.timezone)
  const dates = { date, date_gmt, modified: date, modified_gmt: date_gmt }
  const place = { type: 'revision', status: 'inherit', parent: row.id, slug: revisionSlug(row.id) } as const
  await insertRow(context.db, { ...place, author, ...dates, ...textsOf(row), ...(await createIdentity(place, context)) })
}

/** Returns the columns of a revision. Its rendered excerpt is empty unless the author wrote one. */
function textsOf({
  title,
  title_rendered,
  content,
  content_rendered,
  block_version,
  is_dynamic,
  excerpt,
  excerpt_rendered,
  meta,
}: ContentRow): Partial<ContentRow> {
  return {
    title,
    title_rendered,
    content,
    content_rendered,
    block_version,
    is_dynamic,
    excerpt,
    excerpt_rendered: excerpt ? excerpt_rendered : '',
    meta,
  }
}
