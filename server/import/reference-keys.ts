// The keys of items and terms within the file, and the columns with references.

export const columns = ['parent', 'featured_media', 'object_id'] as const
type Column = (typeof columns)[number]

/** The columns of an item, and of a menu item's target, that refer to other rows. */
export type References<Name> = Record<Column, Name>

/** Some exports have one item in several menus, so its ID is unique only within a menu. */
export function itemKey(id: number, menu = ''): string {
  return id > 0 ? `${menu}#${id}` : ''
}

/** IDs are unique only within a taxonomy. */
export function termKey(taxonomy: string, id: number): string {
  return id > 0 ? `${taxonomy}:${id}` : ''
}
