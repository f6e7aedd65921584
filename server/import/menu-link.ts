// Where a menu item of the file leads.
import { isSafeUrl, asList } from '../menus/menu-item.ts'
import type { MenuItemRow, MenuItemType } from '../db/tables/menu-items.ts'
import { taxonomyOf, typeOf } from './type-map.ts'
import { itemKey, termKey } from './references.ts'

type Columns = Omit<MenuItemRow, 'content_id' | 'object_id'>

export interface MenuLink {
  columns: Columns
  /** The key of what it leads to; empty for what has no id. */
  target: string
}

type Meta = ReadonlyMap<string, readonly string[]>
type Kind = (object: string, id: number) => Pick<Columns, 'object'> & Pick<MenuLink, 'target'>

const kinds: Record<MenuItemType, Kind> = {
  custom: () => ({ object: 'custom', target: '' }),
  post_type: (object, id) => ({ object: typeOf(object), target: itemKey(id) }),
  post_type_archive: (object) => ({ object: typeOf(object), target: '' }),
  taxonomy: (object, id) => ({ object: taxonomyOf(object), target: termKey(taxonomyOf(object), id) }),
}

/** Undefined if the item does not say what it leads to. */
export function menuLinkOf(meta: Meta): MenuLink | undefined {
  const value = (name: string): string => (meta.get(`_menu_item_${name}`)?.[0] ?? '').trim()
  const type = value('type')
  if (!isMenuItemType(type)) return undefined
  const { object, target } = kinds[type](value('object'), Number(value('object_id')))
  const url = type === 'custom' ? plainAddress(value('url')) : ''
  return {
    target,
    columns: {
      type,
      object,
      url,
      target: value('target') === '_blank' ? '_blank' : '',
      classes: asList(stringsIn(value('classes'))),
      xfn: asList([value('xfn')]),
    },
  }
}

/** What is wrong with a menu item of the file, in words. */
export function unlinkedReason(link: MenuLink | undefined): string | undefined {
  if (!link) return 'it does not say what it leads to'
  return isSafeUrl(link.columns.url) ? undefined : 'its address is not a web, mail or telephone address'
}

function isMenuItemType(type: string): type is MenuItemType {
  return Object.hasOwn(kinds, type)
}

/** The texts of a PHP array, as exports have it: `a:1:{i:0;s:4:"wide";}`. Names for styling have no quotes. */
function stringsIn(serialised: string): string[] {
  return serialised.startsWith('a:') ? [...serialised.matchAll(/s:\d+:"([^"]*)"/g)].map(([, text = '']) => text) : [serialised]
}

/** With what an address cannot have, as spaces and other scripts, percent-encoded. */
function plainAddress(url: string): string {
  return url.replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu, (sign) => encodeURIComponent(sign.toWellFormed())).replace(/%(?![0-9a-f]{2})/gi, '%25')
}
