// Rejects markup in styles, which could close their style element.
import { ApiError } from '../contract/api-error.ts'

/** The start of a tag or comment. A `<` in a condition, such as `(width < 40rem)`, is allowed. */
const MARKUP = /<[a-z/!?]\S{0,20}/i

/** Throws if any text or name contains markup, at any depth. */
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
      `${at} must not contain tags, as it becomes part of a style element. Remove ${found}.`,
    )
}

/** Escapes `<` in CSS that was not validated, such as a theme's, without changing its meaning. */
export function escapeMarkup(css: string): string {
  return css.replace(/<(?=[a-z/!?])/gi, '\\3c ')
}
