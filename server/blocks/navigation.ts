// Menus of block themes: links, submenus, the link to the home page, and the menu around them.
import { filteredHtml } from '../rendering/filter.ts'
import { idIn, textIn } from './attributes.ts'
import type { BlockAttributes } from './attributes.ts'
import type { DynamicBlock, InnerPart, Renderer } from './block.ts'
import { attributes, element, safeUrl, wrapper } from './markup.ts'
import { findLatestNavigation } from './store.ts'

const MENU = 'core/navigation'

export const navigationLink: Renderer = async (block) => {
  const label = await labelOf(block)
  if (!label) return ''
  const items = joined(await block.innerParts())
  const submenu = items && element('ul', attributes({ class: 'wp-block-navigation__submenu-container' }), items)
  const itemClass = `wp-block-navigation-item${items && ' has-child'}`
  return element('li', wrapper(block, { class: itemClass }), linkTo(block, label) + submenu)
}

export const navigationSubmenu: Renderer = async (block) => {
  const label = await labelOf(block)
  if (!label) return ''
  const items = joined(await block.innerParts())
  const menu = block.surroundings.blocks[MENU]
  const opensOnClick = menu?.['openSubmenusOnClick'] === true
  const opensOnBoth = !opensOnClick && showsIcons(menu)
  const opening = opensOnClick ? ' open-on-click' : opensOnBoth ? ' open-on-hover-click' : ''
  const submenu = items && element('ul', wrapper(block, { class: 'wp-block-navigation__submenu-container' }), items)
  const itemClass = `wp-block-navigation-item${items && ' has-child'}${opening}`
  return element('li', wrapper(block, { class: itemClass }), linkTo(block, label) + submenu)
}

export const homeLink: Renderer = (block) => {
  const label = filteredHtml(textIn(block.attributes['label']))
  const link = attributes({
    class: 'wp-block-home-link__content wp-block-navigation-item__content',
    href: `${block.surroundings.context.config.baseUrl}/`,
    rel: 'home',
  })
  return label && element('li', wrapper(block, { class: 'wp-block-navigation-item' }), element('a', link, label))
}

/** The label as HTML; empty if the link is not shown, because its target is not public. */
async function labelOf({ attributes: { id, kind, type, label }, surroundings: { data } }: DynamicBlock): Promise<string> {
  const target = kind === 'post-type' || type === 'post' || type === 'page' ? idIn(id) : 0
  if (target && !(await data.items.load(target))) return ''
  return filteredHtml(textIn(label))
}

function linkTo({ attributes: { url, opensInNewTab, rel, nofollow, title, description } }: DynamicBlock, label: string): string {
  const link = {
    class: 'wp-block-navigation-item__content',
    href: textIn(url) ? safeUrl(textIn(url)) : undefined,
    target: opensInNewTab === true ? '_blank' : undefined,
    rel: typeof rel === 'string' ? rel : nofollow ? 'nofollow' : undefined,
    title: typeof title === 'string' ? title : undefined,
  }
  const hint = filteredHtml(textIn(description))
  return element(
    'a',
    attributes(link),
    element('span', attributes({ class: 'wp-block-navigation-item__label' }), label) +
      (hint && element('span', attributes({ class: 'wp-block-navigation-item__description' }), hint)),
  )
}

const showsIcons = (menu: BlockAttributes | undefined): boolean => menu !== undefined && menu['showSubmenuIcon'] !== false

/** A menu: the one it refers to, its own links, or the latest menu. */
export const navigation: Renderer = async (block) => {
  const parts = await itemsOf(block)
  if (!parts.length) return ''
  const label = textIn(block.attributes['ariaLabel'])
  return element('nav', wrapper(block) + attributes({ 'aria-label': label || undefined }), withLists(parts))
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

/** Consecutive links become a list; other blocks stay outside of it. */
function withLists(parts: readonly InnerPart[]): string {
  let html = ''
  let items = ''
  const list = (): string => items && element('ul', attributes({ class: 'wp-block-navigation__container wp-block-navigation' }), items)
  for (const part of parts) {
    if (LIST_ITEMS.has(part.name)) items += part.html
    else {
      html += list() + part.html
      items = ''
    }
  }
  return html + list()
}

const joined = (parts: readonly InnerPart[]): string => parts.map(({ html }) => html).join('')
