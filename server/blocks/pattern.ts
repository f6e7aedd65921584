// Shows a pattern of the theme or of the service by its slug.
import { textIn } from './attributes.ts'
import type { Renderer } from './block.ts'

export const pattern: Renderer = ({ attributes, surroundings, rendered }) => {
  const slug = textIn(attributes['slug'])
  const name = `pattern ${slug}`
  const content = surroundings.context.theme.patterns.get(slug)?.content
  if (content === undefined || surroundings.parts.includes(name)) return ''
  return rendered(content, { ...surroundings, parts: [...surroundings.parts, name] })
}
