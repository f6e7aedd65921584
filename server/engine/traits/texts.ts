// Title, content and excerpt, whose HTML is rendered when they are written.
import type { Context } from '#server/context.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { ApiError } from '#server/contract/api-error.ts'
import { renderExcerpt, renderTitle } from '#server/rendering/content.ts'
import { filterContent, filterHtml, filterTitle } from '#server/rendering/filter.ts'
import { UPLOADS } from '#server/storage/storage.ts'
import { completeBodies } from '../completed-bodies.ts'
import { renderBody } from '../rendered-texts.ts'
import type { Change, ReadContext, Trait } from '../trait.ts'

/** A text in a request: a string, or an object as in responses. */
export type TextInput = string | { raw?: string }

export interface Text {
  raw: string
  rendered: string
}

export function rawOf(input: TextInput | undefined): string | undefined {
  return typeof input === 'object' ? input.raw : input
}

/** Returns the URL of the uploads folder. */
export const uploadsOf = ({ config }: Pick<Context, 'config'>): string => `${config.baseUrl}${UPLOADS}/`

/** Removes unsafe HTML. `uploads` is the URL of the uploads folder. */
type TextFilter = (html: string, uploads: string) => string

/** Removes unsafe HTML unless the caller has `unfiltered_html`. */
export function filterUnlessTrusted(text: string, filter: TextFilter, { context }: Pick<Change<ContentRow>, 'context'>): string {
  return context.caller.can('unfiltered_html') ? text : filter(text, uploadsOf(context))
}

export const title: Trait<ContentRow, { title: Text }, { title?: TextInput }> & { read: object } = {
  name: 'title',
  read: () => (row) => ({ title: { raw: row.title, rendered: row.title_rendered } }),
  write(input, change) {
    const raw = rawOf(input.title)
    if (raw === undefined) return
    change.values.title = filterUnlessTrusted(raw.trim(), filterTitle, change)
    change.values.title_rendered = renderTitle(change.values.title)
  },
}

/** Whether content, excerpt and footnotes are visible: the item has no password, the correct one was sent, or this is the edit context. */
export function isUnlocked(row: ContentRow, { query }: ReadContext): boolean {
  return row.password === '' || query.context === 'edit' || query.password === row.password
}

const unlocked = (text: string, row: ContentRow, reading: ReadContext): string => (isUnlocked(row, reading) ? text : '')

interface Body extends Text {
  protected: boolean
  block_version: 0 | 1
}

export const body: Trait<ContentRow, { content: Body }, { content?: TextInput }> & { read: object } = {
  name: 'content',
  async read(rows, reading) {
    const rendered = await renderedFor(rows, reading)
    return (row) => ({
      content: { raw: row.content, rendered: rendered(row), protected: row.password !== '', block_version: row.block_version },
    })
  },
  write(input, change) {
    const raw = rawOf(input.content)
    if (raw === undefined) return
    Object.assign(change.values, renderBody(filterUnlessTrusted(raw, filterContent, change)))
  },
}

/** Returns the HTML of each row; empty without the password. */
async function renderedFor(rows: readonly ContentRow[], reading: ReadContext): Promise<(row: ContentRow) => string> {
  const rendered = await completeBodies(
    'content',
    rows.filter((row) => isUnlocked(row, reading)),
    reading,
  )
  return (row) => unlocked(rendered(row), row, reading)
}

/** Only the raw title, for items that are only shown inside other content. */
export const rawTitle: Trait<ContentRow, { title: { raw: string } }, { title?: TextInput }> & { read: object } = {
  ...title,
  read: () => (row) => ({ title: { raw: row.title } }),
}

export const rawBody: Trait<ContentRow, { content: Omit<Body, 'rendered'> }, { content?: TextInput }> & { read: object } = {
  ...body,
  read: (_rows, reading) => (row) => ({
    content: { raw: unlocked(row.content, row, reading), protected: row.password !== '', block_version: row.block_version },
  }),
}

/** A body whose raw text is public, so the password protects both the raw and the rendered text. */
export const publicBody: Trait<ContentRow, { content: Body }, { content?: TextInput }> & { read: object } = {
  ...body,
  async read(rows, reading) {
    const rendered = await renderedFor(rows, reading)
    return (row) => ({
      content: {
        raw: unlocked(row.content, row, reading),
        rendered: rendered(row),
        protected: row.password !== '',
        block_version: row.block_version,
      },
    })
  },
}

/** An empty excerpt is generated from the content. */
export const excerpt: Trait<ContentRow, { excerpt: Text & { protected: boolean } }, { excerpt?: TextInput }> & { read: object } = {
  name: 'excerpt',
  after: ['content'],
  read: (_rows, reading) => (row) => ({
    excerpt: { raw: row.excerpt, rendered: isUnlocked(row, reading) ? excerptFor(row, reading) : '', protected: row.password !== '' },
  }),
  write(input, change) {
    const raw = rawOf(input.excerpt)
    if (raw !== undefined) change.values.excerpt = filterUnlessTrusted(raw, filterHtml, change)
    if (raw !== undefined || change.values.content !== undefined)
      change.values.excerpt_rendered = renderExcerpt(change.after('excerpt') ?? '', change.after('content') ?? '')
  },
}

function excerptFor(row: ContentRow, { query }: ReadContext): string {
  return query.excerpt_length === undefined ? row.excerpt_rendered : renderExcerpt(row.excerpt, row.content, query.excerpt_length)
}

/** Rejects an item whose title, content and excerpt are all empty. */
export const notEmpty: Trait<ContentRow, object, object> & { write: object } = {
  after: ['title', 'content', 'excerpt'],
  write(_input, { before, after, context }) {
    // Another language still has texts.
    if (before && context.language !== context.config.site.language) return
    if (!after('title') && !after('content') && !after('excerpt'))
      throw new ApiError(400, 'empty_content', 'title, content and excerpt are all empty. Send at least one of them.')
  },
}
