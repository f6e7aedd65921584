// The theme that template parts are of, which blocks name besides the slug of the part.
import { DelimiterScanner } from '../block-delimiters.ts'
import { parseAttributes } from './block.ts'
import { blockText } from './block-comment.ts'

/** Returns content whose template parts are those of the theme that the content belongs to. */
export function withoutPartTheme(content: string): string {
  let text = ''
  let position = 0
  for (const { kind, name, attributes, start, end } of new DelimiterScanner(content).all()) {
    if (name !== 'core/template-part' || kind !== 'void') continue
    const { theme: _theme, ...rest } = parseAttributes(attributes)
    text += content.slice(position, start) + blockText(name, rest)
    position = end
  }
  return text + content.slice(position)
}
