// Title, content and excerpt, whose HTML is rendered when they are written.
import type { ContentForm, Context, RequestContext } from '#server/context.ts'
import type { ContentBlockInput } from '#server/contract/schemas.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { ApiError, invalidParam } from '#server/contract/api-error.ts'
import { renderExcerpt, renderTitle } from '#server/rendering/content.ts'
import { filterContent, filterHtml, filterTitle } from '#server/rendering/filter.ts'
import { UPLOADS } from '#server/storage/storage.ts'
import { asksForData, lockedBody, readBodies } from '../content-data.ts'
import type { ContentData } from '../content-data.ts'
import { renderBody } from '../rendered-texts.ts'
import type { Change, ReadContext, Trait } from '../trait.ts'

/** A text in a request: a string, or an object as in responses. */
export type TextInput = string | { raw?: string }

/** Content in a request can also be blocks. */
export type ContentInput = string | { raw?: string; blocks?: ContentBlockInput[] }

/** Writes blocks as the text that they are stored as. */
export async function prepareContent<In extends { content?: ContentInput }>(input: In, context: RequestContext): Promise<In> {
  const { content } = input
  if (typeof content !== 'object' || !content.blocks) return input
  const written = await context.writeContent(content.blocks, context)
  if (content.raw !== undefined && content.raw !== written)
    throw invalidParam('content', 'has different texts in raw and blocks. Send only the one that you have changed')
  return { ...input, content: written }
}

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

interface Body extends Text, ContentData {
  protected: boolean
  block_version: 0 | 1
}

export const body: Trait<ContentRow, { content: Body }, { content?: ContentInput }> & { read: object } = {
  name: 'content',
  prepare: prepareContent,
  async read(rows, reading) {
    const bodyOf = await readUnlocked(rows, reading)
    return (row) => {
      const { rendered, data } = bodyOf(row)
      return { content: { raw: row.content, rendered, ...data, protected: row.password !== '', block_version: row.block_version } }
    }
  },
  write(input, change) {
    const raw = rawOf(input.content)
    if (raw === undefined) return
    Object.assign(change.values, renderBody(filterUnlessTrusted(raw, filterContent, change)))
  },
}

/** Reads the content of each row; without the password, it is empty. */
async function readUnlocked(rows: readonly ContentRow[], reading: ReadContext, form?: ContentForm): Promise<ReturnType<typeof readBodies>> {
  const bodyOf = await readBodies(
    rows.filter((row) => isUnlocked(row, reading)),
    reading,
    form,
  )
  return (row) => (isUnlocked(row, reading) ? bodyOf(row) : lockedBody(reading))
}

/** Only the raw title, for items that are only shown inside other content. */
export const rawTitle: Trait<ContentRow, { title: { raw: string } }, { title?: TextInput }> & { read: object } = {
  ...title,
  read: () => (row) => ({ title: { raw: row.title } }),
}

export const rawBody: Trait<ContentRow, { content: Omit<Body, 'rendered'> }, { content?: ContentInput }> & { read: object } = {
  ...body,
  async read(rows, reading) {
    const dataOf = await readData(rows, reading)
    return (row) => ({
      content: {
        raw: unlocked(row.content, row, reading),
        ...dataOf(row),
        protected: row.password !== '',
        block_version: row.block_version,
      },
    })
  },
}

/** Reads the data of content that has no HTML in responses: its blocks are those that are written. */
export async function readData(rows: readonly ContentRow[], reading: ReadContext): Promise<(row: ContentRow) => ContentData> {
  if (!asksForData(reading.query)) return () => ({})
  const bodyOf = await readUnlocked(rows, reading, 'written')
  return (row) => bodyOf(row).data
}

/** A body whose raw text is public, so the password protects both the raw and the rendered text. */
export const publicBody: Trait<ContentRow, { content: Body }, { content?: ContentInput }> & { read: object } = {
  ...body,
  async read(rows, reading) {
    const contentOf = await body.read(rows, reading)
    return (row) => {
      const { content } = contentOf(row)
      return { content: { ...content, raw: unlocked(row.content, row, reading) } }
    }
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
