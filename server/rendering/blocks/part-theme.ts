// The theme of template parts, which is an attribute of their blocks.
import { DelimiterScanner } from '../block-delimiters.ts'
import { parseAttributes } from './block.ts'
import { writeBlock } from './block-comment.ts'

/** Removes the theme from template parts, which are then parts of the content's own theme. */
export function removePartTheme(content: string): string {
  let text = ''
  let position = 0
  for (const { kind, name, attributes, start, end } of new DelimiterScanner(content).all()) {
    if (name !== 'core/template-part' || kind !== 'void') continue
    const { theme: _theme, ...rest } = parseAttributes(attributes)
    text += content.slice(position, start) + writeBlock(name, rest)
    position = end
  }
  return text + content.slice(position)
}
