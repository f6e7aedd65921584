// Stores revisions: at the first update of an item, and at each update that changes its text or its own fields.
import type { RequestContext } from '#server/context.ts'
import type { Fields } from '#server/declarations/declarations.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { siteDate } from '../dates.ts'
import { haveEqualFields } from '../own-fields.ts'
import { createIdentity } from '../permalinks.ts'
import { eraseRevisions, findNewestRevision, revisionSlug } from '../revisions-store.ts'
import { insertRow } from '../writes-store.ts'
import { readSummary } from '../merged-texts.ts'
import { translateRow } from '../translated-rows.ts'
import { isInOwnLanguage } from '../translations.ts'
import type { Trait } from '../trait.ts'

const columns = ['title', 'content', 'excerpt'] as const

/** For types with autosaves but without revisions: deletes autosaves with the item. */
export const withAutosaves: Trait<ContentRow, object, object> & { erase: object } = {
  erase: (row, { db }) => eraseRevisions(db, [row.id]),
}

/** Stores a revision with each update, unless the newest one has the same text and own fields. */
export const revisioned: Trait<ContentRow, object, object> & { write: object } = {
  ...withAutosaves,
  after: 'all',
  write(_input, change) {
    const { before, addEffect, context } = change
    if (!before) return
    const fields = context.declarations.fields.get(before.type)
    addEffect(async (db, row) => {
      const inside = { ...context, db }
      // As with a new item, the first texts in a language have no earlier state.
      const isFirst = !isInOwnLanguage(context) && !readSummary(before.translations).has(context.language)
      const shown = await translateRow(row, inside)
      if (!isFirst && (await isNew(shown, inside, fields))) await addRevision(shown, inside)
      // Fields that are the same in all languages are in the history of the site's language, too.
      if (isInOwnLanguage(context) || haveEqualFields(before.meta, row.meta, fields)) return
      const own = { ...inside, language: context.config.site.language }
      if (await isNew(row, own, fields)) await addRevision(row, own)
    })
  },
}

/** Whether the newest revision in the language of the context is another state of the item. */
async function isNew(row: ContentRow, context: RequestContext, fields: Fields | undefined): Promise<boolean> {
  const newest = await findNewestRevision(context.db, row.id, context)
  return !newest || !isSameText(newest, row) || !haveEqualFields(newest.meta, row.meta, fields)
}

/** Whether the texts are equal except for white space, and the footnotes. */
function isSameText(one: ContentRow, other: ContentRow): boolean {
  const isSame = (a: string, b: string): boolean => a === b || withPlainSpace(a) === withPlainSpace(b)
  return (
    columns.every((column) => isSame(one[column], other[column])) &&
    (one.meta === other.meta || footnotesIn(one.meta) === footnotesIn(other.meta))
  )
}

function withPlainSpace(text: string): string {
  return text
    .trim()
    .replace(/[\r\n]+/g, '\n')
    .replace(/[ \t]+/g, ' ')
}

const footnotesIn = (meta: string): string => (JSON.parse(meta) as { footnotes?: string }).footnotes ?? ''

async function addRevision(row: ContentRow, context: RequestContext): Promise<void> {
  const author = context.caller.user?.id ?? row.author
  const { date, date_gmt } = siteDate(context.now(), context.config.site.timezone)
  const dates = { date, date_gmt, modified: date, modified_gmt: date_gmt }
  const place = { type: 'revision', status: 'inherit', parent: row.id, slug: revisionSlug(row.id, context) } as const
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
