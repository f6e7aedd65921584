// A menu as a tree of public items.
import type { RequestContext } from '../context.ts'
import type { MenuItemType } from '../db/tables/menu-items.ts'
import { findTexts } from '../engine/texts-store.ts'
import { isInOwnLanguage } from '../engine/translations.ts'
import { renderTitle } from '../rendering/content.ts'
import { anonymous } from '../users/caller.ts'
import { toDisplayTexts } from './menu-texts.ts'
import { findItemsOf } from './store.ts'
import type { ListedMenuItem } from './store.ts'
import { loadTargets } from './targets.ts'
import type { Target } from './targets.ts'

export interface TreeItem {
  id: number
  /** `rendered` is HTML. */
  title: { rendered: string }
  url: string
  /** Null for URLs of other sites. */
  path: string | null
  target: '_blank' | null
  rel: string | null
  attr_title: string
  description: string
  classes: string[]
  type: MenuItemType
  object: string
  object_id: number
  children: TreeItem[]
}

const MAX_ITEMS = 1_000
const MAX_LEVELS = 20

/** Loads the items of a menu. Omits items that anonymous callers may not see, with the items below them. */
export async function loadMenuTree(menuId: number, context: RequestContext): Promise<TreeItem[]> {
  const items = await translate(await findItemsOf(context.db, menuId, MAX_ITEMS), context)
  const targetOf = await loadTargets(items, { ...context, caller: anonymous })
  const ids = new Set(items.map(({ content_id }) => content_id))
  // Items whose parent is in another menu are at the top level.
  const byParent = Map.groupBy(items, ({ parent }) => (ids.has(parent) ? parent : 0))
  const itemsBelow = (parent: number, level: number): TreeItem[] =>
    (level > MAX_LEVELS ? [] : (byParent.get(parent) ?? [])).flatMap((item) => {
      const target = targetOf(item)
      if (item.status !== 'publish' || !target.isThere || !target.isReadable) return []
      return [{ ...present(item, target, context.config.baseUrl), children: itemsBelow(item.content_id, level + 1) }]
    })
  return itemsBelow(0, 1)
}

/** The items with their own texts in the requested language; an item without a title has that of its target. */
async function translate(items: readonly ListedMenuItem[], context: RequestContext): Promise<readonly ListedMenuItem[]> {
  if (isInOwnLanguage(context)) return items
  const ids = items.map(({ content_id }) => content_id)
  const found = await findTexts(context.db, ids, context.language)
  return items.map((item) => {
    const texts = found.get(item.content_id)
    if (!texts) return item
    const { title, title_rendered } = texts.title ? texts : item
    return { ...item, title, title_rendered, excerpt: texts.excerpt || item.excerpt, content: texts.content || item.content }
  })
}

function present(item: ListedMenuItem, target: Target, baseUrl: string): Omit<TreeItem, 'children'> {
  const { content_id: id, type, object, object_id } = item
  return {
    id,
    title: { rendered: item.title ? item.title_rendered : renderTitle(target.title) },
    ...resolveUrl(target.url, baseUrl),
    target: item.target === '_blank' ? '_blank' : null,
    rel: item.xfn || null,
    ...toDisplayTexts(item),
    classes: item.classes.split(' ').filter(Boolean),
    type,
    object,
    object_id: type === 'custom' ? id : object_id,
  }
}

/** Returns the absolute URL, unless it is only a fragment, and its path on this site. */
function resolveUrl(given: string, baseUrl: string): Pick<TreeItem, 'url' | 'path'> {
  const isWhole = given.startsWith('#') || URL.canParse(given)
  const url = isWhole ? given : (URL.parse(given, `${baseUrl}/`)?.href ?? given)
  const rest = url.startsWith(baseUrl) ? url.slice(baseUrl.length) : undefined
  if (rest === undefined || !/^([/?#]|$)/.test(rest)) return { url, path: null }
  return { url, path: rest.startsWith('/') ? rest : `/${rest}` }
}
