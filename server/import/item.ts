// One item of the file, in typed values, under the names that the service has for its type and its taxonomies.
import { isDateTime } from '../engine/dates.ts'
import { slugFrom } from '../rendering/slug.ts'
import { facets, statusesOf, taxonomyOf, typeOf } from './type-map.ts'
import { menuLinkOf, unlinkedReason } from './menu-link.ts'
import type { MenuLink } from './menu-link.ts'
import { itemKey } from './references.ts'
import type { References } from './references.ts'
import { whyTooLong } from './text-lengths.ts'
import { childrenOf, textOf } from './wxr.ts'
import type { Element } from './wxr.ts'

export interface ItemTerm {
  taxonomy: string
  slug: string
  name: string
}

export interface Item {
  /** References within the file go by it; empty for an item without an id. */
  key: string
  type: string
  status: string
  title: string
  content: string
  excerpt: string
  slug: string
  guid: string
  creator: string
  /** Keys of items and terms; empty for none. */
  refersTo: References<string>
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
  /** What a template belongs to, and empty for everything else: its id is `theme//slug`. */
  theme: string
  /** Slug of the menu that a menu item is in; empty for none. */
  menu: string
  menuLink: MenuLink | undefined
  meta: ReadonlyMap<string, readonly string[]>
  comments: number
}

export function itemFrom(element: Element): Item {
  const text = (name: string): string => textOf(element, name)
  const number = (name: string): number => wholeNumber(text(name))
  const meta = metaOf(element)
  const idIn = (name: string): number => wholeNumber(meta.get(name)?.[0] ?? '')
  const type = typeOf(text('wp:post_type').trim())
  const terms = termsOf(element)
  const menuLink = type === 'nav_menu_item' ? menuLinkOf(meta) : undefined
  const menu = (menuLink && terms.find(({ taxonomy }) => taxonomy === 'nav_menu')?.slug) ?? ''
  return {
    key: itemKey(number('wp:post_id'), menu),
    type,
    status: text('wp:status').trim(),
    title: text('title').trim(),
    content: text('content:encoded'),
    excerpt: text('excerpt:encoded'),
    slug: text('wp:post_name').trim(),
    guid: text('guid').trim(),
    creator: cleanLogin(text('dc:creator')),
    refersTo: {
      // What the file calls the parent of a menu item is that of its target.
      parent: menuLink ? itemKey(idIn('_menu_item_menu_item_parent'), menu) : itemKey(number('wp:post_parent')),
      featured_media: itemKey(idIn('_thumbnail_id')),
      object_id: menuLink?.target ?? '',
    },
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
    terms,
    theme: templates.has(type) ? (terms.find(({ taxonomy }) => taxonomy === facets.theme)?.name ?? '') : '',
    menu,
    menuLink,
    meta,
    comments: childrenOf(element, 'wp:comment').length,
  }
}

const templates: ReadonlySet<string> = new Set(['cms_template', 'cms_template_part'])

/** What is wrong with an item of a type, in words. */
const flaws: Readonly<Record<string, (item: Item) => string | undefined>> = {
  nav_menu_item: ({ menuLink }) => unlinkedReason(menuLink),
  cms_template: whyPlaceless,
  cms_template_part: whyPlaceless,
}

function whyPlaceless({ theme, slug, title }: Item): string | undefined {
  return theme && slugFrom(slug || title) ? undefined : 'it does not say which theme it is of, or what it is called there'
}

/** What has no place in the service, in words; undefined for an item that comes in. */
export function skipReason(item: Item): string | undefined {
  const { type, status } = item
  const statuses = statusesOf(type)
  if (!statuses) return 'the service does not take in this type'
  if (!statuses.includes(status)) return `the service does not know the status "${status}" for a ${type}`
  return flaws[type]?.(item) ?? whyTooLong(textsOf(item))
}

function textsOf({ type, title, slug, content, excerpt, meta }: Item): Parameters<typeof whyTooLong>[0] {
  // The description of a menu item, and the text that shows when the pointer rests on it.
  const isMenuItem = type === 'nav_menu_item'
  return [
    ['title', 'line', title],
    ['slug', 'line', slug],
    ['content', isMenuItem ? 'summary' : 'content', content],
    ['excerpt', isMenuItem ? 'line' : 'summary', excerpt],
    ['alternative text', 'line', meta.get('_wp_attachment_image_alt')?.[0]],
    ['text of footnotes', 'summary', meta.get('footnotes')?.[0]],
  ]
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
  const terms = childrenOf(element, 'category').map(({ attributes, text }) => ({
    taxonomy: taxonomyOf(attributes['domain'] ?? ''),
    slug: slugFrom(attributes['nicename'] ?? text),
    name: text.trim(),
  }))
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
