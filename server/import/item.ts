// One item of the file, in typed values: post, page, attachment or something else.
import { isDateTime } from '../content/dates.ts'
import type { ContentStatus } from '../db/tables/content.ts'
import { slugFrom } from '../rendering/slug.ts'
import { childrenOf, textOf } from './wxr.ts'
import type { Element } from './wxr.ts'

export interface ItemTerm {
  taxonomy: string
  slug: string
  name: string
}

export interface Item {
  /** As the file numbers it; references within the file go by it. */
  id: number
  type: string
  status: string
  title: string
  content: string
  excerpt: string
  slug: string
  guid: string
  creator: string
  parent: number
  featuredMedia: number
  menuOrder: number
  /** Local and UTC; undefined where the file has none, as for a draft that has never been dated. */
  date: string | undefined
  dateGmt: string | undefined
  modified: string | undefined
  modifiedGmt: string | undefined
  password: string
  isOpenToComments: boolean
  isOpenToPings: boolean
  isSticky: boolean
  mimeType: string
  /** Where the file of an attachment lies. */
  attachmentUrl: string
  terms: ItemTerm[]
  meta: ReadonlyMap<string, readonly string[]>
  comments: number
}

export function itemFrom(element: Element): Item {
  const text = (name: string): string => textOf(element, name)
  const number = (name: string): number => wholeNumber(text(name))
  const meta = metaOf(element)
  return {
    id: number('wp:post_id'),
    type: text('wp:post_type').trim(),
    status: text('wp:status').trim(),
    title: text('title').trim(),
    content: text('content:encoded'),
    excerpt: text('excerpt:encoded'),
    slug: text('wp:post_name').trim(),
    guid: text('guid').trim(),
    creator: cleanLogin(text('dc:creator')),
    parent: number('wp:post_parent'),
    featuredMedia: wholeNumber(meta.get('_thumbnail_id')?.[0] ?? ''),
    menuOrder: number('wp:menu_order'),
    date: dateOf(text('wp:post_date')),
    dateGmt: dateOf(text('wp:post_date_gmt')),
    modified: dateOf(text('wp:post_modified')),
    modifiedGmt: dateOf(text('wp:post_modified_gmt')),
    password: text('wp:post_password'),
    isOpenToComments: text('wp:comment_status').trim() !== 'closed',
    isOpenToPings: text('wp:ping_status').trim() !== 'closed',
    isSticky: text('wp:is_sticky').trim() === '1',
    mimeType: text('wp:post_mime_type').trim(),
    attachmentUrl: webAddress(text('wp:attachment_url').trim() || text('guid').trim()),
    terms: termsOf(element),
    meta,
    comments: childrenOf(element, 'wp:comment').length,
  }
}

const kinds = new Set(['post', 'page', 'attachment'])
const statuses: ReadonlySet<string> = new Set<ContentStatus>(['publish', 'future', 'draft', 'pending', 'private', 'trash', 'inherit'])

/** What has no place in the service, in words; undefined for an item that comes in. */
export function whyLeftOut({ type, status }: Item): string | undefined {
  if (!kinds.has(type)) return 'the service does not take in this type'
  if (!statuses.has(status) || (status === 'inherit' && type !== 'attachment')) return `the service does not know the status "${status}" for a ${type}`
  return undefined
}

/** Letters, digits, spaces and `_.@-`: exports have stray signs around logins, and a colon could not sign in. */
export function cleanLogin(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N} _.@-]/gu, '').trim()
}

function webAddress(text: string): string {
  return /^https?:\/\//i.test(text) ? text : ''
}

function wholeNumber(text: string): number {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : 0
}

/** `YYYY-MM-DD hh:mm:ss` -> ISO 8601; zeros stand for no date. */
function dateOf(text: string): string | undefined {
  const date = text.trim().replace(' ', 'T')
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(date) && isDateTime(date) ? date : undefined
}

/** By taxonomy and slug, each once. */
function termsOf(element: Element): ItemTerm[] {
  const terms = childrenOf(element, 'category').map(({ attributes, text }) => ({ taxonomy: attributes['domain'] ?? '', slug: slugFrom(attributes['nicename'] ?? text), name: text.trim() }))
  return [...new Map(terms.filter(({ slug }) => slug).map((term) => [`${term.taxonomy} ${term.slug}`, term])).values()]
}

function metaOf(element: Element): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const one of childrenOf(element, 'wp:postmeta')) {
    const key = textOf(one, 'wp:meta_key')
    values.set(key, [...(values.get(key) ?? []), textOf(one, 'wp:meta_value')])
  }
  return values
}
