// Template parts of the theme, such as its footer.
import { findServing, metaOf, partKind } from '../themes/templates.ts'
import { textIn } from './attributes.ts'
import type { Renderer } from './block.ts'
import { element, wrapper } from './markup.ts'

const TAGS = ['header', 'main', 'section', 'article', 'aside', 'footer', 'div', 'nav', 'ul', 'ol', 'form']

export const templatePart: Renderer = async (block) => {
  const { attributes: own, scene } = block
  const slug = textIn(own['slug'])
  const name = `part ${slug}`
  if (!slug || scene.parts.includes(name)) return ''
  const theme = textIn(own['theme']) || scene.context.theme.stylesheet
  if (theme !== scene.context.theme.stylesheet) return ''
  const part = await scene.data.once(name, () => findServing(partKind, { slug }, scene.context))
  const html = part ? await block.rendered(part.content, { ...scene, parts: [...scene.parts, name] }) : ''
  return html && element(tagFor(textIn(own['tagName']), part ? (metaOf(part).area ?? '') : ''), wrapper(block), html)
}

/** The tag that the author chose, or the one of the area. */
function tagFor(chosen: string, area: string): string {
  if (TAGS.includes(chosen)) return chosen
  return area === 'header' || area === 'footer' ? area : 'div'
}
