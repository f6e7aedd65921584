// The published pages as nested lists: all pages, or those below a page.
import type { ContentRow } from '../db/tables/content.ts'
import { COSTS } from '../work-budget.ts'
import { translateTitles } from '../engine/translated-rows.ts'
import { idIn } from './attributes.ts'
import type { DynamicBlock, Renderer } from './block.ts'
import { attributes, element, lookOf, safeUrl, wrapper } from './markup.ts'
import { menuStyles } from './menu-styles.ts'
import { listPages } from './store.ts'

type Page = Pick<ContentRow, 'id' | 'type' | 'status' | 'slug' | 'parent' | 'title_rendered'>

const MAX_DEPTH = 50

export const pageList: Renderer = async (block) => {
  const { data, context } = block.surroundings
  const pages = await data.once('pages', async () => translateTitles(await listPages(context.db), context), COSTS.query)
  data.budget.charge(pages.length * COSTS.row)
  const links = new Map(pages.map((page, index) => [page.id, index]))
  const urls = await Promise.all(pages.map((page) => data.links.load(page)))
  const items = renderItemsBelow(idIn(block.attributes['parentPageID']), {
    block,
    below: Map.groupBy(pages, (page) => page.parent),
    url: ({ id }) => urls[links.get(id) ?? -1] ?? '',
  })
  if (!items) return ''
  const menu = block.surroundings.blocks['core/navigation']
  const look = menu ? lookOf('', menuStyles(menu)) : {}
  return block.attributes['isNested'] === true ? items : element('ul', wrapper(block, look), items)
}

interface Listing {
  block: DynamicBlock
  below: ReadonlyMap<number, readonly Page[]>
  url(page: Page): string
}

function renderItemsBelow(parent: number, listing: Listing, depth = 0): string {
  const pages = depth < MAX_DEPTH ? (listing.below.get(parent) ?? []) : []
  return pages.map((page) => renderItem(page, renderItemsBelow(page.id, listing, depth + 1), listing)).join('')
}

function renderItem(page: Page, below: string, { block, url }: Listing): string {
  const isInMenu = block.surroundings.blocks['core/navigation'] !== undefined
  const itemClass = `wp-block-pages-list__item${below && ' has-child'}${isInMenu ? ' wp-block-navigation-item' : ''}`
  const linkClass = `wp-block-pages-list__item__link${isInMenu ? ' wp-block-navigation-item__content' : ''}`
  const link = element('a', attributes({ class: linkClass, href: safeUrl(url(page)) }), page.title_rendered || '(no title)')
  const list = below && element('ul', attributes({ class: 'wp-block-navigation__submenu-container' }), below)
  return element('li', attributes({ class: itemClass }), link + list)
}
