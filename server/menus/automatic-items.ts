// Adds newly published content to the menus that have `auto_add`.
import type { Context } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { siteDate } from '../engine/dates.ts'
import { findMenuContent, findMenus, saveMenuItem } from './store.ts'
import { insertRow } from '../engine/writes-store.ts'
import { replaceTerms } from '../engine/item-terms-store.ts'
import { storedMeta } from '../engine/traits/meta.ts'

/** The `meta` values of menus, with their defaults. */
export const menuMeta = { auto_add: false, locations: [] as string[] }

/** Adds an item to each menu with `auto_add` that does not have it yet. */
export async function addToMenus(
  { id, type, author }: Pick<ContentRow, 'id' | 'type' | 'author'>,
  { db, now, config }: Pick<Context, 'db' | 'now' | 'config'>,
): Promise<void> {
  const { date, date_gmt } = siteDate(now(), config.site.timezone)
  for (const menu of await findMenus(db)) {
    if (!storedMeta(menu, menuMeta).auto_add) continue
    const { objectIds, lastOrder } = await findMenuContent(db, menu.id)
    if (objectIds.has(id)) continue
    const item = await insertRow(db, {
      type: 'nav_menu_item',
      status: 'publish',
      slug: '',
      author,
      menu_order: lastOrder + 1,
      date,
      date_gmt,
      modified: date,
      modified_gmt: date_gmt,
    })
    await saveMenuItem(db, {
      content_id: item.id,
      type: 'post_type',
      object: type,
      object_id: id,
      url: '',
      target: '',
      classes: '',
      xfn: '',
    })
    await replaceTerms(db, 'nav_menu', item.id, [menu.id])
  }
}
