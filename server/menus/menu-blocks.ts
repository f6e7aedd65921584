// Menus as blocks, for menus of block themes.
import { blockText } from '../rendering/blocks/block-comment.ts'
import type { TreeItem } from './tree.ts'

/** The links of a menu. One with others below it is a submenu. */
export function menuBlocks(items: readonly TreeItem[]): string {
  return items.map((item) => (item.children.length ? submenu(item) : blockText('core/navigation-link', linkTo(item)))).join('')
}

const submenu = (item: TreeItem): string => blockText('core/navigation-submenu', linkTo(item), menuBlocks(item.children))

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
