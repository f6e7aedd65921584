// Menus as blocks, for menus of block themes.
import { writeBlock } from '../rendering/blocks/block-comment.ts'
import type { TreeItem } from './tree.ts'

/** Writes the links of a menu. Links with children become submenus. */
export function writeMenuBlocks(items: readonly TreeItem[]): string {
  return items.map((item) => (item.children.length ? writeSubmenu(item) : writeBlock('core/navigation-link', linkTo(item)))).join('')
}

const writeSubmenu = (item: TreeItem): string => writeBlock('core/navigation-submenu', linkTo(item), writeMenuBlocks(item.children))

function linkTo({ title, url, target, rel, attr_title, description, classes, type, object, object_id }: TreeItem): Record<string, unknown> {
  return {
    ...(classes.length && { className: classes.join(' ') }),
    ...(description && { description }),
    ...(type !== 'custom' && { id: object_id }),
    kind: type.replaceAll('_', '-'),
    label: title.rendered,
    ...(target && { opensInNewTab: true }),
    ...(rel && { rel }),
    ...(attr_title && { title: attr_title }),
    type: object === 'post_tag' ? 'tag' : object,
    url,
  }
}
