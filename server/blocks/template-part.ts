// Template parts of the theme, such as its footer.
import { findServing, metaOf, partKind } from '../themes/templates.ts'
import { textIn } from './attributes.ts'
import type { Renderer } from './block.ts'
import { element, wrapper } from './markup.ts'

const TAGS = ['header', 'main', 'section', 'article', 'aside', 'footer', 'div', 'nav', 'ul', 'ol', 'form']

export const templatePart: Renderer = async (block) => {
  const { attributes: own, surroundings } = block
  const slug = textIn(own['slug'])
  const name = `part ${slug}`
  if (!slug || surroundings.parts.includes(name)) return ''
  const theme = textIn(own['theme']) || surroundings.context.theme.stylesheet
  if (theme !== surroundings.context.theme.stylesheet) return ''
  const part = await surroundings.data.once(name, () => findServing(partKind, { slug }, surroundings.context))
  const html = part ? await block.rendered(part.content, { ...surroundings, parts: [...surroundings.parts, name] }) : ''
  return html && element(tagFor(textIn(own['tagName']), part ? (metaOf(part).area ?? '') : ''), wrapper(block), html)
}

/** Returns the tag that the author chose, or the one for the area. */
function tagFor(chosen: string, area: string): string {
  if (TAGS.includes(chosen)) return chosen
  return area === 'header' || area === 'footer' ? area : 'div'
}
