// Revisions: each change to an item's text stores a revision with the new text.
import type { ContentRow } from '../../db/tables/content.ts'
import { siteDate } from '../dates.ts'
import { permalink } from '../permalinks.ts'
import { eraseRevisions, insertRow, revisionSlug, updateKeepingVersion } from '../store.ts'
import type { Change, Trait } from '../trait.ts'

const columns = ['title', 'content', 'excerpt'] as const

/** For types that have autosaves but no revisions: deletes them with the item. */
export const withAutosaves: Trait<ContentRow, object, object> & { erase: object } = {
  erase: (row, { db }) => eraseRevisions(db, [row.id]),
}

/** Stores a revision with each change to the text. */
export const revisioned: Trait<ContentRow, object, object> & { write: object } = {
  ...withAutosaves,
  after: 'all',
  write(_input, change) {
    const { before, values, then, context } = change
    if (before && isTextChanged(before, values)) then((_db, row) => addRevision(change, row, context.caller.user?.id ?? row.author))
  },
}

/** Whether the change affects the text. Of `meta`, only the footnotes are part of it. */
function isTextChanged(before: ContentRow, values: Partial<ContentRow>): boolean {
  const isChanged = columns.some((column) => values[column] !== undefined && values[column] !== before[column])
  return isChanged || (values.meta !== undefined && footnotesIn(values.meta) !== footnotesIn(before.meta))
}

const footnotesIn = (meta: string): string => (JSON.parse(meta) as { footnotes?: string }).footnotes ?? ''

async function addRevision({ context }: Change<ContentRow>, row: ContentRow, author: number): Promise<void> {
  const { date, date_gmt } = siteDate(context.now(), context.config.site.timezone)
  const dates = { date, date_gmt, modified: date, modified_gmt: date_gmt }
  const revision = await insertRow(context.db, {
    type: 'revision',
    status: 'inherit',
    parent: row.id,
    author,
    slug: revisionSlug(row.id),
    ...dates,
    ...textsOf(row),
  })
  await updateKeepingVersion(context.db, revision.id, { guid: await permalink(context.db, revision, context.config.baseUrl) })
}

/** The columns that a revision stores. Its rendered excerpt is empty unless the excerpt was written by hand. */
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
