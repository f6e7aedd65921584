// Converts an item of the file to a content row, except for columns that depend on other rows: author, references and slug.
import { siteDate, siteDateFrom } from '../engine/dates.ts'
import type { SiteDate } from '../engine/dates.ts'
import type { FileMeta } from '../media/traits/file.ts'
import { isUnpublished } from '../engine/traits/status.ts'
import { renderTexts } from '../engine/rendered-texts.ts'
import type { ContentRow, ContentStatus, PostFormat } from '../db/tables/content.ts'
import { slugFrom } from '../rendering/slug.ts'
import type { Item, ItemFields } from './item.ts'
import { columnTaxonomies } from './type-map.ts'
import type { TypeMap } from './type-map.ts'
import { isPlainPath } from './media.ts'
import { typeOfName } from '../media/types.ts'

export type NewRow = Omit<ContentRow, 'id' | 'author' | 'parent' | 'featured_media' | 'version' | 'words' | 'translations'>
export type Meta = Record<string, unknown>

export interface Site {
  timezone: string
  now: Date
  map: TypeMap
}

export function rowFrom(item: Item, { timezone, now }: Site): NewRow {
  const published = momentOf(item.date, item.dateGmt, timezone) ?? siteDate(now, timezone)
  const modified = momentOf(item.modified, item.modifiedGmt, timezone) ?? published
  const status = statusOf(item, published, now)
  const password = status === 'private' ? '' : item.password
  return {
    type: item.type,
    status,
    slug: chooseSlug(item, status),
    // Menu positions count from one, and an empty text is stored as a space.
    ...(item.menuLink
      ? { menu_order: Math.max(1, item.menuOrder), ...renderTexts({ ...item.texts, content: item.texts.content.trim() }) }
      : { menu_order: item.menuOrder, ...renderTexts(item.texts) }),
    ...published,
    date_floats: isUnpublished(status) && !item.dateGmt ? 1 : 0,
    modified: modified.date,
    modified_gmt: modified.date_gmt,
    password,
    comment_status: item.isOpenToComments ? 'open' : 'closed',
    ping_status: item.isOpenToPings ? 'open' : 'closed',
    sticky: item.isSticky && !password && status !== 'trash' ? 1 : 0,
    template: templateOf(item),
    format: formatOf(item),
    mime_type: item.form === 'file' ? item.mimeType || (typeOfName(item.attachmentUrl) ?? '') : '',
    guid: item.guid,
    meta: JSON.stringify(metaOf(item, undefined)),
    status_before_trash: status === 'trash' ? statusBeforeTrash(item) : null,
    slug_before_trash:
      status === 'trash' ? slugFrom(firstValue(item, '_wp_desired_post_slug') ?? item.slug.replace(/__trashed(-\d+)?$/, '')) : null,
  }
}

/** Uses both dates of the file, because its site may be in another time zone. */
function momentOf(date: string | undefined, dateGmt: string | undefined, timezone: string): SiteDate | undefined {
  if (date && dateGmt) return { date, date_gmt: dateGmt }
  if (dateGmt) return siteDateFrom(dateGmt, 'UTC', timezone)
  return date ? siteDateFrom(date, timezone, timezone) : undefined
}

/** An item with a future date is scheduled. */
function statusOf({ status }: ItemFields, { date_gmt }: SiteDate, now: Date): ContentStatus {
  if (status !== 'publish' && status !== 'future') return status as ContentStatus
  return date_gmt > siteDate(now, 'UTC').date_gmt ? 'future' : 'publish'
}

/** Returns an empty slug for a draft without one, and if the title has no usable characters. */
function chooseSlug(item: Item, status: ContentStatus): string {
  const slug = slugFrom(item.slug) || (isUnpublished(status) || status === 'trash' ? '' : slugFrom(item.texts.title))
  return item.theme ? `${item.theme}//${slug}` : slug
}

function statusBeforeTrash(item: ItemFields): ContentStatus {
  const before = firstValue(item, '_wp_trash_meta_status')
  return restorable.find((status) => status === before) ?? 'draft'
}

const restorable = ['publish', 'future', 'draft', 'pending', 'private', 'inherit'] as const satisfies ContentStatus[]

function templateOf(item: ItemFields): string {
  const template = firstValue(item, '_wp_page_template') ?? 'default'
  return template === 'default' ? '' : template.replace(/\.php$/, '')
}

const formats = ['aside', 'chat', 'gallery', 'link', 'image', 'quote', 'status', 'video', 'audio'] as const satisfies PostFormat[]

function formatOf(item: ItemFields): PostFormat {
  const slug = facetOf(item, columnTaxonomies.format)
  return formats.find((format) => slug === `post-format-${format}`) ?? 'standard'
}

function facetOf({ terms }: ItemFields, facet: string): string | undefined {
  return terms.find(({ taxonomy }) => taxonomy === facet)?.slug
}

function firstValue(item: ItemFields, key: string): string | undefined {
  return item.meta.get(key)?.[0]
}

export function formerSlugsOf({ meta }: ItemFields): string[] {
  return [...new Set((meta.get('_wp_old_slug') ?? []).map(slugFrom).filter(Boolean))]
}

/** Fields with columns, references or tables of their own. */
const heldElsewhere = new Set([
  '_thumbnail_id',
  '_wp_page_template',
  '_wp_trash_meta_status',
  '_wp_trash_meta_time',
  '_wp_desired_post_slug',
  '_wp_old_slug',
  '_wp_old_date',
])
/** Fields that the service stores under its own names, each a single text. */
export const ownNames: ReadonlyMap<string, string> = new Map([
  ['_wp_attached_file', 'attached_file'],
  ['_wp_attachment_image_alt', 'alt_text'],
  ['wp_pattern_sync_status', 'cms_pattern_sync_status'],
  ['footnotes', 'footnotes'],
])
const syncStatuses = ['', 'partial', 'unsynced']

function isKept([key, [value = '']]: readonly [string, readonly string[]]): boolean {
  if (key === 'wp_pattern_sync_status') return syncStatuses.includes(value)
  return !heldElsewhere.has(key) && !key.startsWith('_menu_item_')
}

/** `file` is the metadata of the item's file, if it is stored. */
export function metaOf(item: ItemFields, file: FileMeta | undefined): Meta {
  const values: Meta = Object.fromEntries(
    [...item.meta]
      .filter(([key, texts]) => isKept([key, texts]) && !item.own.keys.has(key))
      .map(([key, texts]) => [ownNames.get(key) ?? key, texts.length > 1 && !ownNames.has(key) ? texts : (texts[0] ?? '')]),
  )
  Object.assign(values, item.own.values)
  if (item.theme) return templateMeta(item, values)
  if (item.form !== 'file') return values
  if (file) return withFileMeta(values, file)
  const { attached_file, ...others } = values
  return {
    ...others,
    ...(typeof attached_file === 'string' && isPlainPath(attached_file) && { attached_file }),
    ...(item.attachmentUrl && { source_url: item.attachmentUrl }),
  }
}

/** The service derives these fields from its own files. */
export function withFileMeta({ attached_file: _path, source_url: _address, ...others }: Meta, file: FileMeta): Meta {
  return { ...others, ...file }
}

/** A template part has an area; `origin` marks a changed theme file. */
function templateMeta(item: ItemFields, { origin, ...others }: Meta): Meta {
  const area = facetOf(item, columnTaxonomies.area)
  return { ...others, ...(area && { area }), ...(origin === 'theme' && { origin }) }
}
