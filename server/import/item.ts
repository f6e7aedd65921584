// Parses an item of the file into typed values, with the service's names for its type and taxonomies.
import { slugFrom } from '../rendering/slug.ts'
import { columnTaxonomies, isKnownTaxonomy, taxonomyOf, typeOf } from './type-map.ts'
import type { MappedType, TypeMap } from './type-map.ts'
import { menuLinkOf, checkMenuLink } from './menu-link.ts'
import type { MenuLink } from './menu-link.ts'
import { itemKey } from './reference-keys.ts'
import type { References } from './reference-keys.ts'
import { ownValuesOf } from './own-fields.ts'
import type { OwnValues } from './own-fields.ts'
import { describeTooLong } from './text-lengths.ts'
import { childrenOf, textOf, textsOf } from './element.ts'
import type { Element } from './element.ts'

export interface ItemTerm {
  taxonomy: string
  slug: string
  name: string
}

/** An item without its texts. */
export interface ItemFields {
  /** The key for references within the file; empty for an item without an ID. */
  key: string
  type: string
  form: MappedType['form']
  status: string
  slug: string
  guid: string
  creator: string
  /** Keys of items and terms; empty for none. */
  refersTo: References<string>
  menuOrder: number
  /** Local and UTC dates; undefined if the file has none, for example for a draft that was never dated. */
  date: string | undefined
  dateGmt: string | undefined
  modified: string | undefined
  modifiedGmt: string | undefined
  password: string
  isOpenToComments: boolean
  isOpenToPings: boolean
  isSticky: boolean
  mimeType: string
  /** The location of an attachment's file. */
  attachmentUrl: string
  terms: ItemTerm[]
  /** The theme of a template, whose ID is `theme//slug`; empty for other items. */
  theme: string
  /** The slug of a menu item's menu; empty for none. */
  menu: string
  menuLink: MenuLink | undefined
  meta: ReadonlyMap<string, readonly string[]>
  own: OwnValues
  /** What the service has no place for: comments, terms of unknown taxonomies, and values that do not fit their fields. */
  kept: readonly Element[]
}

export interface Item extends ItemFields {
  texts: { title: string; content: string; excerpt: string }
}

export function itemFrom(element: Element, map: TypeMap): Item {
  const texts = textsOf(element)
  const text = (name: string): string => texts.get(name) ?? ''
  const number = (name: string): number => parseInteger(text(name))
  const meta = metaIn(element, 'wp:postmeta')
  const idIn = (name: string): number => parseInteger(meta.get(name)?.[0] ?? '')
  const type = typeOf(map, text('wp:post_type').trim())
  const { form, hasSticky } = map.types.get(type) ?? {}
  const terms = termsOf(element, map)
  const own = ownValuesOf(meta, map.fields.get(type), map.timezone)
  const menuLink = form === 'menu item' ? menuLinkOf(meta, map) : undefined
  const menu = (menuLink && terms.find(({ taxonomy }) => taxonomy === 'nav_menu')?.slug) ?? ''
  return {
    key: itemKey(number('wp:post_id'), menu),
    type,
    form,
    status: text('wp:status').trim(),
    slug: text('wp:post_name').trim(),
    guid: text('guid').trim(),
    creator: cleanLogin(text('dc:creator')),
    refersTo: {
      // The parent of a menu item in the file is the parent of its target.
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
    isSticky: hasSticky === true && text('wp:is_sticky').trim() === '1',
    mimeType: text('wp:post_mime_type').trim(),
    attachmentUrl: webUrl(text('wp:attachment_url').trim() || text('guid').trim()),
    terms,
    theme: form === 'template' ? (terms.find(({ taxonomy }) => taxonomy === columnTaxonomies.theme)?.name ?? '') : '',
    menu,
    menuLink,
    meta,
    own,
    kept: element.children.filter((child) => isWithoutPlace(child, own, map)),
    texts: { title: text('title').trim(), content: text('content:encoded'), excerpt: text('excerpt:encoded') },
  }
}

function isWithoutPlace(child: Element, { problems }: OwnValues, map: TypeMap): boolean {
  if (child.name === 'category') return !isKnownTaxonomy(map, child.attributes.get('domain') ?? '')
  const isProblem = (key: string): boolean => problems.some(({ field }) => field === key)
  return child.name === 'wp:comment' || (child.name === 'wp:postmeta' && isProblem(textOf(child, 'wp:meta_key')))
}

/** Return the reason why an item of the form cannot be imported. */
const checks: Readonly<Record<NonNullable<MappedType['form']>, (item: Item) => string | undefined>> = {
  file: () => undefined,
  'menu item': ({ menuLink }) => checkMenuLink(menuLink),
  template: checkTemplate,
}

function checkTemplate({ theme, slug, texts: { title } }: Item): string | undefined {
  return theme && slugFrom(slug || title) ? undefined : 'it does not say which theme it belongs to, or it has no slug'
}

/** Returns the reason why an item is skipped; undefined if it is imported. */
export function skipReason(item: Item, { types }: TypeMap): string | undefined {
  const { type, form, status } = item
  const statuses: readonly string[] | undefined = types.get(type)?.statuses
  if (!statuses) return 'this type is not imported'
  if (!statuses.includes(status)) return `a ${type} cannot have the status "${status}"`
  return (form && checks[form](item)) ?? describeTooLong(limitTexts(item))
}

function limitTexts({ form, slug, texts: { title, content, excerpt }, meta }: Item): Parameters<typeof describeTooLong>[0] {
  // The description and the title attribute of a menu item.
  const isMenuItem = form === 'menu item'
  return [
    ['title', 'line', title],
    ['slug', 'line', slug],
    ['content', isMenuItem ? 'summary' : 'content', content],
    ['excerpt', isMenuItem ? 'line' : 'summary', excerpt],
    ['alternative text', 'line', meta.get('_wp_attachment_image_alt')?.[0]],
    ['text of footnotes', 'summary', meta.get('footnotes')?.[0]],
  ]
}

/** Keeps letters, digits, spaces and `_.@-`, because exports may add other characters, and a login with a colon cannot authenticate. */
export function cleanLogin(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N} _.@-]/gu, '').trim()
}

function webUrl(text: string): string {
  return /^https?:\/\//i.test(text) ? text : ''
}

function parseInteger(text: string): number {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : 0
}

/** Converts `YYYY-MM-DD hh:mm:ss` to ISO 8601; returns undefined for zeros and nonexistent days. */
function dateOf(text: string): string | undefined {
  const date = text.trim().replace(' ', 'T')
  return date >= '0001' && (IN_EVERY_MONTH.test(date) || isMoment(date)) ? date : undefined
}

/** A fast check for the first 28 days of a month, which always exist. */
const IN_EVERY_MONTH = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/

function isMoment(date: string): boolean {
  const moment = new Date(`${date}Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === `${date}.000Z`
}

/** Returns terms that are unique by taxonomy and slug. */
function termsOf(element: Element, map: TypeMap): ItemTerm[] {
  const terms = childrenOf(element, 'category').map(({ attributes, text }) => ({
    taxonomy: taxonomyOf(map, attributes.get('domain') ?? ''),
    slug: slugFrom(attributes.get('nicename') ?? text),
    name: text.trim(),
  }))
  return [...new Map(terms.filter(({ slug }) => slug).map((term) => [`${term.taxonomy} ${term.slug}`, term])).values()]
}

/** The values of the elements with a name, by key. */
export function metaIn(element: Element, name: string): Map<string, string[]> {
  const values = new Map<string, string[]>()
  for (const one of childrenOf(element, name)) {
    const key = textOf(one, 'wp:meta_key')
    values.set(key, [...(values.get(key) ?? []), textOf(one, 'wp:meta_value')])
  }
  return values
}
