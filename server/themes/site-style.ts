// The CSS of the public pages: the theme's styles with the users' changes.
import type { Context } from '../context.ts'
import { withoutMarkup } from './markup.ts'
import { stylesheetOf } from './stylesheet.ts'
import type { Theme } from '../theme-files/theme.ts'
import { findUserStyles, storedStyles } from './user-styles.ts'

/** Cached until the users' styles change. */
const made = new WeakMap<Theme, { version: number; css: string }>()

export async function siteStyle(context: Context): Promise<string> {
  const { theme } = context
  const row = await findUserStyles(context)
  const version = row?.version ?? 0
  const known = made.get(theme)
  if (known?.version === version) return known.css
  const css = withoutMarkup(stylesheetOf(theme.styles, storedStyles(row)))
  made.set(theme, { version, css })
  return css
}
