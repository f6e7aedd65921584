// Styles end up in a style element; nothing in them may end it.
import { ApiError } from '../contract/api-error.ts'

/** What opens or closes a tag or a comment. A `<` in a condition, as in `(width < 40rem)`, does not. */
const MARKUP = /<[a-z/!?]\S{0,20}/i

/** Refuses markup in any text or name, however deep. */
export function assertNoMarkup(value: unknown, at = ''): void {
  if (typeof value === 'string') refuseIn(value, at)
  else if (value && typeof value === 'object') {
    for (const [name, below] of Object.entries(value)) {
      refuseIn(name, at)
      assertNoMarkup(below, at ? `${at}.${name}` : name)
    }
  }
}

function refuseIn(text: string, at: string): void {
  const found = MARKUP.exec(text)?.[0]
  if (found)
    throw new ApiError(
      400,
      'rest_custom_css_illegal_markup',
      `${at} must hold no tags, for it becomes part of a style element; here is one: ${found}.`,
    )
}

/** The same for CSS that was not refused, such as that of a theme: a `<` of markup becomes an escape, which means the same within CSS. */
export function withoutMarkup(css: string): string {
  return css.replace(/<(?=[a-z/!?])/gi, '\\3c ')
}
