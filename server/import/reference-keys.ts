// What items of the file refer to, and the keys of items and terms within the file.

export const columns = ['parent', 'featured_media', 'object_id'] as const
type Column = (typeof columns)[number]

/** The columns of an item, and of a menu item's target, that refer to other rows. */
export type References<Name> = Record<Column, Name>

/** Some exports contain one item in several menus, so its ID is unique within a menu only. */
export function itemKey(id: number, menu = ''): string {
  return id > 0 ? `${menu}#${id}` : ''
}

/** The IDs of one taxonomy are not valid for another. */
export function termKey(taxonomy: string, id: number): string {
  return id > 0 ? `${taxonomy}:${id}` : ''
}
