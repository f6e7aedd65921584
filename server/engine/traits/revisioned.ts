// Keeps what an item's text has been: each change of it leaves a revision that holds the new text.
import type { ContentRow } from '../../db/tables/content.ts'
import { siteDate } from '../dates.ts'
import { permalink } from '../permalinks.ts'
import { eraseRevisions, insertRow, revisionSlug, updateKeepingVersion } from '../store.ts'
import type { Change, Trait } from '../trait.ts'

const columns = ['title', 'content', 'excerpt'] as const

/** Autosaves alone are kept, and go with the item. */
export const withAutosaves: Trait<ContentRow, object, object> & { erase: object } = {
  erase: (row, { db }) => eraseRevisions(db, [row.id]),
}

/** Must come last, for it looks at what the others have written. */
export const revisioned: Trait<ContentRow, object, object> & { write: object } = {
  ...withAutosaves,
  write(_input, change) {
    const { before, values, then, context } = change
    if (before && isTextChanged(before, values)) then((_db, row) => addRevision(change, row, context.caller.user?.id ?? row.author))
  },
}

/** Of the further values, footnotes alone are part of the text. */
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

/** What a revision keeps. It shows no excerpt where none is written. */
function textsOf({
  title,
  title_rendered,
  content,
  content_rendered,
  block_version,
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
    excerpt,
    excerpt_rendered: excerpt ? excerpt_rendered : '',
    meta,
  }
}
