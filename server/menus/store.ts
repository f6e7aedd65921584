// The SQL of menu items.
import type { Insertable } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { MenuItemRow, MenuItemsTable, MenuItemType } from '../db/tables/menu-items.ts'
import type { TermRow } from '../db/tables/terms.ts'
import { eraseRevisions } from '../engine/revisions-store.ts'
import { bumpVersion, eraseRows } from '../engine/writes-store.ts'

/** Finds menu items by content ID. */
export async function findMenuItems(db: Db, contentIds: readonly number[]): Promise<Map<number, MenuItemRow>> {
  if (!contentIds.length) return new Map()
  const rows = await db.selectFrom('menu_items').selectAll().where('content_id', 'in', contentIds).execute()
  return new Map(rows.map((row) => [row.content_id, row]))
}

export async function saveMenuItem(db: Db, row: Insertable<MenuItemsTable>): Promise<void> {
  const { content_id: _key, ...values } = row
  await db
    .insertInto('menu_items')
    .values(row)
    .onConflict((conflict) => conflict.column('content_id').doUpdateSet(values))
    .execute()
}

/** Deletes the menu items that link to a deleted object. */
export async function eraseMenuItemsTo(db: Db, type: MenuItemType, objectId: number): Promise<void> {
  await eraseMenuItems(
    db,
    await db.selectFrom('menu_items').select('content_id').where('type', '=', type).where('object_id', '=', objectId).execute(),
  )
}

/** Renames the type or taxonomy to which some menu items link, at most `limit`. Returns how many they were. */
export async function renameMenuTargets(db: Db, types: readonly MenuItemType[], from: string, to: string, limit: number): Promise<number> {
  const items = await db
    .selectFrom('menu_items')
    .select('content_id')
    .where('type', 'in', types)
    .where('object', '=', from)
    .limit(limit)
    .execute()
  const ids = items.map((item) => item.content_id)
  if (ids.length) await db.updateTable('menu_items').set({ object: to }).where('content_id', 'in', ids).execute()
  await bumpVersion(db, ids)
  return ids.length
}

export async function eraseMenuItemsOf(db: Db, menuId: number): Promise<void> {
  await eraseMenuItems(db, await db.selectFrom('content_terms').select('content_id').where('term_id', '=', menuId).execute())
}

async function eraseMenuItems(db: Db, items: readonly { content_id: number }[]): Promise<void> {
  if (!items.length) return
  const ids = items.map((item) => item.content_id)
  await eraseRevisions(db, ids)
  await eraseRows(db, ids)
}

/** The columns of a menu item in a menu. */
export type ListedMenuItem = MenuItemRow & Pick<ContentRow, 'status' | 'parent' | 'title' | 'title_rendered' | 'excerpt' | 'content'>

/** Finds the items of a menu, in order. */
export function findItemsOf(db: Db, menuId: number, limit: number): Promise<ListedMenuItem[]> {
  return db
    .selectFrom('content_terms')
    .innerJoin('content', 'content.id', 'content_terms.content_id')
    .innerJoin('menu_items', 'menu_items.content_id', 'content.id')
    .selectAll('menu_items')
    .select(['content.status', 'content.parent', 'content.title', 'content.title_rendered', 'content.excerpt', 'content.content'])
    .where('content_terms.term_id', '=', menuId)
    .orderBy('content.menu_order')
    .orderBy('content.id')
    .limit(limit)
    .execute()
}

export function findMenus(db: Db): Promise<TermRow[]> {
  return db.selectFrom('terms').selectAll().where('taxonomy', '=', 'nav_menu').orderBy('id').execute()
}

/** Finds the IDs of the objects that a menu links to, and the highest order of its items. */
export async function findMenuContent(db: Db, menuId: number): Promise<{ objectIds: Set<number>; lastOrder: number }> {
  const rows = await db
    .selectFrom('content_terms')
    .innerJoin('content', 'content.id', 'content_terms.content_id')
    .innerJoin('menu_items', 'menu_items.content_id', 'content.id')
    .select(['content.menu_order', 'menu_items.object_id'])
    .where('content_terms.term_id', '=', menuId)
    .execute()
  return { objectIds: new Set(rows.map((row) => row.object_id)), lastOrder: Math.max(0, ...rows.map((row) => row.menu_order)) }
}
