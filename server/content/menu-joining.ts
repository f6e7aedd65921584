// New pages at the top level go into the menus that take them by themselves.
import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { siteDate } from './dates.ts'
import { findMenuContent, findMenus, saveMenuItem } from './menu-store.ts'
import { insertRow, replaceTerms } from './store.ts'
import { storedMeta } from './traits/meta.ts'

type Page = Pick<ContentRow, 'id' | 'type' | 'parent' | 'author'>

/** What a menu has beside its name, and how that starts. */
export const menuMeta = { auto_add: false }

/** A page that a menu has already is not put in again. */
export async function joinMenus(
  db: Kysely<Database>,
  pages: readonly Page[],
  { now, config }: Pick<Context, 'now' | 'config'>,
): Promise<void> {
  const joining = pages.filter((page) => page.type === 'page' && page.parent === 0)
  if (!joining.length) return
  const { date, date_gmt } = siteDate(now(), config.site.timezone)
  for (const menu of await findMenus(db)) {
    if (!storedMeta(menu, menuMeta).auto_add) continue
    const { objectIds, lastOrder } = await findMenuContent(db, menu.id)
    const added = joining.filter((page) => !objectIds.has(page.id))
    for (const [place, page] of added.entries()) {
      const item = await insertRow(db, {
        type: 'nav_menu_item',
        status: 'publish',
        slug: '',
        author: page.author,
        menu_order: lastOrder + place + 1,
        date,
        date_gmt,
        modified: date,
        modified_gmt: date_gmt,
      })
      await saveMenuItem(db, {
        content_id: item.id,
        type: 'post_type',
        object: page.type,
        object_id: page.id,
        url: '',
        target: '',
        classes: '',
        xfn: '',
      })
      await replaceTerms(db, 'nav_menu', item.id, [menu.id])
    }
  }
}
