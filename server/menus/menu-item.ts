// The target of a menu item, and the fields that depend on it.
import { decodeHTML } from 'entities'
import type { RequestContext } from '../context.ts'
import type { ContentRow, ContentStatus } from '../db/tables/content.ts'
import type { MenuItemRow, MenuItemType } from '../db/tables/menu-items.ts'
import { ApiError, invalidParam } from '../contract/api-error.ts'
import { encodeSpaces } from '../contract/spaced-url.ts'
import { idsOf } from '../db/ids.ts'
import { renderTitle } from '../rendering/content.ts'
import { toDisplayTexts, normalizeText } from './menu-texts.ts'
import type { ShownTexts } from './menu-texts.ts'
import { findMenuItems, saveMenuItem } from './store.ts'
import { loadTargets, findTargetKind } from './targets.ts'
import type { LinkedType } from './targets.ts'
import type { Change, Trait } from '../engine/trait.ts'

interface Out {
  title: { raw: string; rendered: string }
  url: string
  type: MenuItemType
  type_label: string
  object: string
  object_id: number
  target: '' | '_blank'
  classes: string[]
  xfn: string[]
  invalid: boolean
}

interface In {
  url?: string
  type?: MenuItemType
  object?: string
  object_id?: number
  target?: '' | '_blank'
  classes?: string[]
  xfn?: string[]
}

/** The texts of a menu item. */
export const menuTexts: Trait<ContentRow, ShownTexts, Partial<ShownTexts> & { title?: string | { raw?: string } }> & { read: object } = {
  name: 'title',
  read: () => toDisplayTexts,
  write(input, { values }) {
    const title = (typeof input.title === 'object' ? input.title.raw : input.title)?.trim()
    if (title !== undefined) Object.assign(values, { title, title_rendered: renderTitle(title) })
    if (input.attr_title !== undefined) values.excerpt = normalizeText(input.attr_title)
    if (input.description !== undefined) values.content = normalizeText(input.description)
  },
}

/** The defaults of a new menu item, and its status: any status other than `publish` is a draft. */
export const menuDefaults: Trait<ContentRow, { status: 'publish' | 'draft' }, { status?: ContentStatus }> & { read: object } = {
  read: () => (row) => ({ status: row.status === 'publish' ? 'publish' : 'draft' }),
  write(input, { before, values }) {
    if (!before) Object.assign(values, { slug: '', menu_order: 1, status: 'publish' })
    if (input.status) values.status = input.status === 'publish' ? 'publish' : 'draft'
  },
}

/** The target, which is stored in a separate table. A custom link needs a title. */
export const menuItem: Trait<ContentRow, Out, In> & { read: object } = {
  after: ['title'],
  async read(rows, reading) {
    const items = await findMenuItems(reading.db, idsOf(rows))
    const targets = await loadTargets([...items.values()], reading)
    return (row) => {
      const item = items.get(row.id) ?? emptyMenuItem(row.id)
      const { label, title, url, isThere } = targets(item)
      return {
        title: row.title ? { raw: row.title, rendered: row.title_rendered } : { raw: title, rendered: renderTitle(title) },
        url,
        type: item.type,
        type_label: label,
        object: item.object,
        object_id: item.type === 'custom' ? row.id : item.object_id,
        target: item.target === '_blank' ? '_blank' : '',
        classes: item.classes.split(' '),
        xfn: item.xfn.split(' '),
        invalid: !isThere,
      }
    }
  },

  async write(input, change) {
    const { before, addEffect, context } = change
    const stored = before && (await findMenuItems(context.db, [before.id])).get(before.id)
    const item = { ...(stored ?? emptyMenuItem(0)), ...columnsFrom(input) }
    if (item.type === 'custom' && stored) await keepShownTitle(stored, change)
    const target =
      item.type === 'custom' ? checkCustomTarget(item, change) : await findLinkedTarget(item.type, item, stored, input, context)
    addEffect((db, row) => saveMenuItem(db, { ...item, ...target, content_id: row.id }))
  },
}

type StoredTarget = Pick<MenuItemRow, 'object' | 'object_id'>

function checkCustomTarget({ url }: MenuItemRow, { after }: Change<ContentRow>): StoredTarget {
  if (!after('title')) throw new ApiError(400, 'rest_title_required', 'A custom link must have a title. Send title.')
  if (!url) throw new ApiError(400, 'rest_url_required', 'A custom link must have a URL. Send url.')
  return { object: 'custom', object_id: 0 }
}

/** A custom link without a title keeps the title of its former target. */
async function keepShownTitle(stored: MenuItemRow, { after, values, context }: Change<ContentRow>): Promise<void> {
  if (after('title') || values.title !== undefined) return
  const { title } = (await loadTargets([stored], context))(stored)
  Object.assign(values, { title, title_rendered: renderTitle(title) })
}

/** Looks up the type of the target by its ID, unless `object` is sent. */
async function findLinkedTarget(
  type: LinkedType,
  item: MenuItemRow,
  stored: MenuItemRow | undefined,
  { object }: In,
  context: RequestContext,
): Promise<StoredTarget> {
  if (type === 'post_type_archive') {
    const storedObject = stored?.type === type ? stored.object : ''
    return { object: await findTargetKind(type, { ...item, object: object || storedObject }, context), object_id: 0 }
  }
  return { object: await findTargetKind(type, { ...item, object: object ?? '' }, context), object_id: item.object_id }
}

function emptyMenuItem(contentId: number): MenuItemRow {
  return { content_id: contentId, type: 'custom', object: 'custom', object_id: 0, url: '', target: '', classes: '', xfn: '' }
}

function columnsFrom({ type, object, object_id, url, target, classes, xfn }: In): Partial<MenuItemRow> {
  return {
    ...(type !== undefined && { type }),
    ...(object !== undefined && { object }),
    ...(object_id !== undefined && { object_id }),
    ...(url !== undefined && { url: checkUrl(url) }),
    ...(target !== undefined && { target }),
    ...(classes && { classes: joinNames(classes) }),
    ...(xfn && { xfn: joinNames(xfn) }),
  }
}

/** Joins class names with spaces, without invalid characters. */
export function joinNames(names: readonly string[]): string {
  return names
    .flatMap((name) => name.split(/\s+/))
    .map((name) => name.replace(/[^\w-]/g, ''))
    .filter(Boolean)
    .join(' ')
}

function checkUrl(given: string): string {
  const url = encodeSpaces(given)
  if (given && !url.replace(INVISIBLE, '')) throw invalidParam('url', 'must be a URL, not only white space and control characters')
  if (!isSafeUrl(url)) throw invalidParam('url', 'must be a path or a URL with one of the schemes http, https, mailto, tel, sms or ftp')
  return url
}

/** White space, control and format characters. */
const INVISIBLE = /[\s\p{Cc}\p{Cf}\p{Z}]/gu

/** Whether the URL has a safe scheme (not `javascript:`), also if the scheme has HTML character references. */
export function isSafeUrl(url: string): boolean {
  return [url, decodeHTML(url)].every(hasSafeScheme)
}

function hasSafeScheme(url: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url.replace(INVISIBLE, ''))?.[1]?.toLowerCase()
  return !scheme || ['http', 'https', 'mailto', 'tel', 'sms', 'ftp'].includes(scheme)
}
