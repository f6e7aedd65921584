// Blocks that show the content of an item: reusable blocks, and the content of the item that a query shows.
import { assignShortcodes } from '../rendering/rendered-shortcodes.ts'
import { idIn } from './attributes.ts'
import type { DynamicBlock, Renderer } from './block.ts'
import { element, wrapper } from './markup.ts'

export const reusableBlock: Renderer = async (block) => {
  const id = idIn(block.attributes['ref'])
  const shown = id ? await block.surroundings.data.texts.load(id) : undefined
  return shown?.type === 'cms_block' ? contentUnlessNested(block, id) : ''
}

export const itemContent: Renderer = async (block) => {
  const { id } = block.surroundings.item
  const html = assignShortcodes(id, await contentUnlessNested(block, id))
  return html && element('div', wrapper(block, { class: 'entry-content' }), html)
}

/** Returns the content of a published item; empty if it contains itself. */
async function contentUnlessNested({ surroundings, stored }: DynamicBlock, id: number): Promise<string> {
  if (surroundings.shownIds.includes(id)) return ''
  const item = await surroundings.data.texts.load(id)
  return item ? stored(item, { ...surroundings, shownIds: [...surroundings.shownIds, id] }) : ''
}
