// The SQL of WXR exports.
import type { DatabaseKind } from '../db/dialect.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { MenuItemRow } from '../db/tables/menu-items.ts'
import type { TermRow } from '../db/tables/terms.ts'
import type { UserRow } from '../db/tables/users.ts'

export interface ExportedItem extends ContentRow, Pick<MenuItemRow, 'object' | 'object_id' | 'url' | 'target' | 'classes' | 'xfn'> {
  login: string | null
  /** Null for items that are no menu items. */
  link: MenuItemRow['type'] | null
  /** The path of the item's file; null for none. */
  path: string | null
  stored_as: string | null
  /** JSON lists: IDs of terms, former paths, parts that imports have kept, as XML. */
  terms: string | null
  former: string | null
  kept: string | null
}

export type ExportedTerm = Pick<TermRow, 'id' | 'taxonomy' | 'name' | 'slug' | 'description' | 'parent' | 'meta'>
export type ExportedUser = Pick<UserRow, 'id' | 'login' | 'email' | 'name' | 'first_name' | 'last_name'>

const list = (names: readonly string[]): string => names.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ')
const ofTypes = (types: readonly string[]): string => `content.type in (${list(types)}) and content.status <> 'auto-draft'`

export const authorsOf = (types: readonly string[]): string =>
  `select id, login, email, name, first_name, last_name from users
   where id in (select author from content where ${ofTypes(types)}) order by id`

export const termsOf = (taxonomies: readonly string[]): string =>
  `select id, taxonomy, name, slug, description, parent, meta from terms where taxonomy in (${list(taxonomies)}) order by id`

export const keptOf = (kind: 'item' | 'term'): string => `select element from kept_elements where kind = '${kind}' order by id`

export const countOfItems = (types: readonly string[]): string =>
  `select cast(count(*) as integer) as count from content where ${ofTypes(types)}`

/** In the order of their IDs, so that an export of their import has the same order. */
export const itemsOf = (types: readonly string[], kind: DatabaseKind): string => `select content.*, users.login,
    menu_items.type as link, object, object_id, menu_items.url, target, classes, xfn,
    (select path from media_files where media_files.content_id = content.id and size = 'full') as path,
    (select stored_as from media_files where media_files.content_id = content.id and size = 'full') as stored_as,
    ${listOf('term_id', 'content_terms', kind)} as terms,
    ${listOf('path', 'former_paths', kind)} as former,
    ${listOf('element', 'kept_elements', kind, 'id')} as kept
  from content left join users on users.id = content.author left join menu_items on menu_items.content_id = content.id
  where ${ofTypes(types)} order by content.id`

/** A JSON list of the values of a column in the rows of an item. */
const listOf = (column: string, table: string, kind: DatabaseKind, by = column): string => {
  const order = kind === 'postgres' && by === 'path' ? `${by} collate "C"` : by
  const rows = `(select ${column} from ${table} where content_id = content.id order by ${order}) as listed`
  return kind === 'postgres'
    ? `(select cast(json_agg(${column}) as text) from ${rows})`
    : `(select json_group_array(${column}) from ${rows})`
}
