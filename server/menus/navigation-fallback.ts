// The fallback menu of block themes, which is created on first use.
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { TermRow } from '../db/tables/terms.ts'
import { inTransaction, store } from '../engine/change.ts'
import { permissionsOf } from '../engine/permissions.ts'
import { compose } from '../engine/trait.ts'
import { creator } from '../engine/traits/author.ts'
import { dates } from '../engine/traits/dates.ts'
import { storedMeta } from '../engine/traits/meta.ts'
import { slug } from '../engine/traits/slug.ts'
import { status } from '../engine/traits/status.ts'
import { publicBody, title } from '../engine/traits/texts.ts'
import { writeBlock } from '../rendering/blocks/block-comment.ts'
import { menuMeta } from './automatic-items.ts'
import { writeMenuBlocks } from './menu-blocks.ts'
import { findLatestNavigation } from './navigation-store.ts'
import { findMenus } from './store.ts'
import { loadMenuTree } from './tree.ts'

/** The location or slug of the preferred menu. */
const PRIMARY = 'primary'

const type = 'cms_navigation'
const traits = compose<ContentRow>()(dates, status(permissionsOf('edit_theme_options', ['publish'])), title, slug(), publicBody, creator)

/** Returns the latest menu, or creates one from a classic menu, or else with all pages. */
export async function findOrCreateNavigation(context: RequestContext): Promise<ContentRow> {
  const found = await findLatestNavigation(context.db)
  if (found) return found
  // Another request may have created one meanwhile.
  return inTransaction(context, type, async (inside) => {
    return (await findLatestNavigation(inside.db)) ?? store({ type, traits }, undefined, await createMenu(inside), inside)
  })
}

async function createMenu(context: RequestContext) {
  const menu = choosePreferred(await findMenus(context.db))
  const content = menu ? writeMenuBlocks(await loadMenuTree(menu.id, context)) : ''
  if (menu && content) return { title: menu.name, slug: menu.slug, content, status: 'publish' as const }
  return { title: 'Navigation', slug: 'navigation', content: writeBlock('core/page-list', {}), status: 'publish' as const }
}

function choosePreferred(menus: readonly TermRow[]): TermRow | undefined {
  return (
    menus.find((menu) => storedMeta(menu, menuMeta).locations.includes(PRIMARY)) ??
    menus.find((menu) => menu.slug === PRIMARY) ??
    menus.at(-1)
  )
}
