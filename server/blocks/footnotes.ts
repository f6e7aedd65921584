// The list of the item's footnotes.
import { footnotesIn } from '../rendering/footnotes.ts'
import type { Renderer } from './block.ts'
import { element, escape, wrapper } from './markup.ts'

export const footnotes: Renderer = (block) => {
  const notes = footnotesIn((JSON.parse(block.surroundings.item.meta) as { footnotes?: string }).footnotes ?? '')
  const items = notes.map(({ id, content }, index) => {
    const back = `<a href="#${escape(id)}-link" aria-label="Jump to footnote reference ${index + 1}">↩︎</a>`
    return `<li id="${escape(id)}">${content} ${back}</li>`
  })
  return items.length ? element('ol', wrapper(block), items.join('')) : ''
}
