// The target of a menu item in the file.
import { isSafeUrl, joinNames } from '../menus/menu-item.ts'
import type { MenuItemRow, MenuItemType } from '../db/tables/menu-items.ts'
import { readPhpValue } from './php-value.ts'
import { taxonomyOf, typeOf } from './type-map.ts'
import type { TypeMap } from './type-map.ts'
import { itemKey, termKey } from './reference-keys.ts'

type Columns = Omit<MenuItemRow, 'content_id' | 'object_id'>

export interface MenuLink {
  columns: Columns
  /** The key of the target; empty for a target without an ID. */
  target: string
}

type Meta = ReadonlyMap<string, readonly string[]>
type TargetOf = (object: string, id: number, map: TypeMap) => Pick<Columns, 'object'> & Pick<MenuLink, 'target'>

const kinds: Record<MenuItemType, TargetOf> = {
  custom: () => ({ object: 'custom', target: '' }),
  post_type: (object, id, map) => ({ object: typeOf(map, object), target: itemKey(id) }),
  post_type_archive: (object, _id, map) => ({ object: typeOf(map, object), target: '' }),
  taxonomy: (object, id, map) => ({ object: taxonomyOf(map, object), target: termKey(taxonomyOf(map, object), id) }),
}

/** Returns undefined if the item has no target. */
export function menuLinkOf(meta: Meta, map: TypeMap): MenuLink | undefined {
  const value = (name: string): string => (meta.get(`_menu_item_${name}`)?.[0] ?? '').trim()
  const type = value('type')
  if (!isMenuItemType(type)) return undefined
  const { object, target } = kinds[type](value('object'), Number(value('object_id')), map)
  const url = type === 'custom' ? encodeUrl(value('url')) : ''
  return {
    target,
    columns: {
      type,
      object,
      url,
      target: value('target') === '_blank' ? '_blank' : '',
      classes: joinNames(stringsIn(value('classes'))),
      xfn: joinNames([value('xfn')]),
    },
  }
}

/** Returns the reason why a menu item cannot be imported. */
export function checkMenuLink(link: MenuLink | undefined): string | undefined {
  if (!link) return 'it has no target'
  return isSafeUrl(link.columns.url) ? undefined : 'its URL must be a web, mailto or tel URL'
}

function isMenuItemType(type: string): type is MenuItemType {
  return Object.hasOwn(kinds, type)
}

/** The texts of a serialized array, or a single text. */
function stringsIn(text: string): string[] {
  const value = readPhpValue(text)
  return value instanceof Map ? [...value.values()].filter((entry) => typeof entry === 'string') : text.startsWith('a:') ? [] : [text]
}

/** Percent-encodes characters that a URL cannot contain, such as spaces and other scripts. */
function encodeUrl(url: string): string {
  return url.replace(/[^\x21-\x7e]|["<>\\^`{|}]/gu, (sign) => encodeURIComponent(sign.toWellFormed())).replace(/%(?![0-9a-f]{2})/gi, '%25')
}
