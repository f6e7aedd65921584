// The content of items as data, on request: its blocks, its text, its headings and how long it takes to read.
import type { ContentForm } from '../context.ts'
import type { ContentBlock } from '../contract/schemas.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { headingsIn, readableText, readingTime } from '../rendering/readable-text.ts'
import type { Heading } from '../rendering/readable-text.ts'
import { completeBodies } from './completed-bodies.ts'
import type { ReadContext } from './trait.ts'

/** What `content` has on request. */
export interface ContentData {
  blocks?: ContentBlock[] | null
  text?: string
  headings?: Heading[]
  reading_time?: { words: number; minutes: number }
}

const names = ['blocks', 'text', 'headings', 'reading_time'] as const
type Name = (typeof names)[number]

interface DataQuery {
  blocks?: boolean | undefined
  _fields?: string[] | undefined
}

/** Whether a query asks for content as data, by `blocks` or by the name of a field. */
export const asksForData = (query: DataQuery): boolean => names.some((name) => isAskedFor(name, query))

function isAskedFor(name: Name, { blocks, _fields: fields = [] }: DataQuery): boolean {
  const path = `content.${name}`
  if (fields.some((field) => field === path || field.startsWith(`${path}.`))) return true
  return blocks === true && (!fields.length || fields.includes('content'))
}

interface Body {
  rendered: string
  data: ContentData
}

/** Reads the HTML and the data of rows together. `form` says which blocks the context shows; the edit context has those that can be written back. */
export async function readBodies(
  rows: readonly ContentRow[],
  reading: ReadContext,
  form: ContentForm = 'shown',
): Promise<(row: ContentRow) => Body> {
  const { query } = reading
  const asked = query.context === 'embed' ? [] : names.filter((name) => isAskedFor(name, query))
  if (!asked.includes('blocks')) {
    const rendered = await completeBodies('content', rows, reading)
    return (row) => ({ rendered: rendered(row), data: dataFrom(rendered(row), asked) })
  }
  const contents = await reading.readContent(rows, query.context === 'edit' ? 'editable' : form, reading)
  return (row) => {
    const { html = '', blocks = null } = contents.get(row) ?? {}
    return { rendered: html, data: { blocks, ...dataFrom(html, asked) } }
  }
}

/** What locked content has. */
export const lockedBody = ({ query }: ReadContext): Body => ({
  rendered: '',
  data:
    query.context === 'embed'
      ? {}
      : {
          ...(isAskedFor('blocks', query) && { blocks: [] }),
          ...dataFrom(
            '',
            names.filter((name) => isAskedFor(name, query)),
          ),
        },
})

function dataFrom(html: string, asked: readonly Name[]): ContentData {
  if (!asked.length) return {}
  const text = asked.includes('text') || asked.includes('reading_time') ? readableText(html) : ''
  return {
    ...(asked.includes('text') && { text }),
    ...(asked.includes('headings') && { headings: headingsIn(html) }),
    ...(asked.includes('reading_time') && { reading_time: readingTime(text) }),
  }
}
