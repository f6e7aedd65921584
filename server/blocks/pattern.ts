// Patterns of the theme: content by its slug.
import { textIn } from './attributes.ts'
import type { Renderer } from './block.ts'

export const pattern: Renderer = ({ attributes, scene, rendered }) => {
  const slug = textIn(attributes['slug'])
  const name = `pattern ${slug}`
  const content = scene.context.theme.patterns.get(slug)
  if (content === undefined || scene.parts.includes(name)) return ''
  return rendered(content, { ...scene, parts: [...scene.parts, name] })
}
