// Menus of block themes: the menu, its links and submenus, and the link to the home page.
import { findLatestNavigation } from '../menus/navigation-store.ts'
import { filterHtml } from '../rendering/filter.ts'
import { valueAt } from '../rendering/blocks/block.ts'
import { joinStyles } from '../rendering/blocks/declared-styles.ts'
import { plainText } from '../rendering/plain-text.ts'
import { idIn, oneOf, textIn } from './attributes.ts'
import type { BlockAttributes } from './attributes.ts'
import { joinParts, type DynamicBlock, type InnerPart, type Renderer } from './block.ts'
import { attributes, classNames, element, lookOf, safeUrl, wrapper } from './markup.ts'
import type { WrapperOptions } from './markup.ts'
import { fontSize, menuColors, menuStyles, submenuColors } from './menu-styles.ts'

const MENU = 'core/navigation'

export const navigationLink: Renderer = async (block) => {
  const label = await labelOf(block)
  if (!label) return ''
  const items = joinParts(await block.innerParts())
  const submenu = items && element('ul', attributes({ class: 'wp-block-navigation__submenu-container' }), items)
  return element('li', wrapper(block, itemLook(block, items && 'has-child')), linkTo(block, label) + submenu)
}

export const navigationSubmenu: Renderer = async (block) => {
  const label = await labelOf(block)
  if (!label) return ''
  const items = joinParts(await block.innerParts())
  const menu = block.surroundings.blocks[MENU]
  const opensOnClick = menu?.['openSubmenusOnClick'] === true
  const opensOnBoth = !opensOnClick && showsIcons(menu)
  const opening = opensOnClick ? 'open-on-click' : opensOnBoth ? 'open-on-hover-click' : ''
  const look = lookOf('wp-block-navigation__submenu-container', submenuColors(menu ?? {}))
  const submenu = items && element('ul', wrapper(block, { class: look.class, style: look.style }), items)
  return element('li', wrapper(block, itemLook(block, items && 'has-child', opening)), linkTo(block, label) + submenu)
}

/** The classes and style of an item, including the font size of its menu. */
function itemLook({ surroundings: { blocks } }: DynamicBlock, ...more: readonly string[]): WrapperOptions {
  const { classes, declarations } = fontSize(blocks[MENU] ?? {})
  return lookOf('', { classes: [...classes, 'wp-block-navigation-item', ...more], declarations })
}

export const homeLink: Renderer = (block) => {
  const label = filterHtml(textIn(block.attributes['label']))
  const link = attributes({
    class: 'wp-block-home-link__content wp-block-navigation-item__content',
    href: `${block.surroundings.context.config.baseUrl}/`,
    rel: 'home',
  })
  const menu = block.surroundings.blocks[MENU] ?? {}
  const { classes, declarations } = menuStyles(menu)
  const look = lookOf('', { classes: [...classes, 'wp-block-navigation-item'], declarations })
  return label && element('li', wrapper(block, look), element('a', link, label))
}

/** Returns the label as HTML; empty if the target is not public, so that the link is omitted. */
async function labelOf({ attributes: { id, kind, type, label }, surroundings: { data, context } }: DynamicBlock): Promise<string> {
  const target = kind === 'post-type' || context.contentTypes.has(textIn(type)) ? idIn(id) : 0
  if (target && !(await data.items.load(target))) return ''
  return filterHtml(textIn(label))
}

function linkTo({ attributes: { url, opensInNewTab, rel, nofollow, title, description } }: DynamicBlock, label: string): string {
  const link = {
    class: 'wp-block-navigation-item__content',
    href: textIn(url) ? safeUrl(textIn(url)) : undefined,
    target: opensInNewTab === true ? '_blank' : undefined,
    rel: typeof rel === 'string' ? rel : nofollow ? 'nofollow' : undefined,
    title: typeof title === 'string' ? title : undefined,
  }
  const hint = filterHtml(textIn(description))
  return element(
    'a',
    attributes(link),
    element('span', attributes({ class: 'wp-block-navigation-item__label' }), label) +
      (hint && element('span', attributes({ class: 'wp-block-navigation-item__description' }), hint)),
  )
}

const showsIcons = (menu: BlockAttributes | undefined): boolean => menu !== undefined && menu['showSubmenuIcon'] !== false

/** Shows the menu that the block refers to, its own links, or the latest menu. */
export const navigation: Renderer = async (block) => {
  const parts = await itemsOf(block)
  if (!parts.length) return ''
  const { attributes: own } = block
  const styles = joinStyles(menuColors(own), fontSize({ fontSize: own['fontSize'] }), { classes: arrangement(own), declarations: [] })
  const list = wrapper(block, lookOf('wp-block-navigation__container', styles))
  return element(
    'nav',
    wrapper(block, lookOf('', styles)) + attributes({ 'aria-label': (await nameOf(block)) || undefined }),
    wrapLists(parts, list),
  )
}

/** The label of a menu: that of its block, or the title of the menu. */
async function nameOf({ attributes: own, surroundings }: DynamicBlock): Promise<string> {
  const label = textIn(own['ariaLabel'])
  const id = idIn(own['ref'])
  return label || !id ? label : plainText((await surroundings.data.texts.load(id))?.title_rendered ?? '')
}

/** The layout classes that only menus have. */
function arrangement({ layout, style }: BlockAttributes): string[] {
  const side = oneOf(valueAt(layout, 'justifyContent'), ['', 'left', 'right', 'center', 'space-between'])
  const decoration = classNames(valueAt(style, 'typography', 'textDecoration'))
  return [
    side && `items-justified-${side}`,
    valueAt(layout, 'orientation') === 'vertical' ? 'is-vertical' : '',
    valueAt(layout, 'flexWrap') === 'nowrap' ? 'no-wrap' : '',
    decoration && `has-text-decoration-${decoration}`,
  ].filter(Boolean)
}

async function itemsOf(block: DynamicBlock): Promise<InnerPart[]> {
  const { surroundings, attributes: own } = block
  const inMenu = { ...surroundings, blocks: { ...surroundings.blocks, [MENU]: own } }
  const parts = await block.innerParts(inMenu)
  const id = idIn(own['ref'])
  if (parts.length && !id) return parts
  const menu = id
    ? await surroundings.data.texts.load(id)
    : await surroundings.data.once('latest menu', () => findLatestNavigation(surroundings.context.db))
  if (menu?.type !== 'cms_navigation' || surroundings.shownIds.includes(menu.id)) return []
  return block.storedParts(menu, { ...inMenu, shownIds: [...surroundings.shownIds, menu.id] })
}

const LIST_ITEMS: ReadonlySet<string | undefined> = new Set(['core/navigation-link', 'core/navigation-submenu', 'core/home-link'])

/** Wraps consecutive links in a list; other blocks stay outside of it. */
function wrapLists(parts: readonly InnerPart[], listAttributes: string): string {
  let html = ''
  let items = ''
  const list = (): string => items && element('ul', listAttributes, items)
  for (const part of parts) {
    if (LIST_ITEMS.has(part.name)) items += part.html
    else {
      html += list() + part.html
      items = ''
    }
  }
  return html + list()
}
