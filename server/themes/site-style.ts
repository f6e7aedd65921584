// The CSS of the theme with the users' changes.
import type { Context } from '../context.ts'
import type { Theme } from '../theme-files/theme.ts'
import { escapeMarkup } from './markup.ts'
import { stylesheetOf } from './stylesheet.ts'
import { findUserStyles, hasChanges, parseStoredStyles } from './user-styles.ts'

interface SiteStyle {
  /** Whether users have changed the styles of the theme. */
  isChanged: boolean
  /** The custom properties and classes of the presets, such as `has-accent-color`. */
  presets: string
  /** The presets and the styles of pages. */
  all: string
}

/** Cached by the theme and the stored styles of users. */
const made = new WeakMap<Theme, { content: string | undefined; style: SiteStyle }>()

export async function createSiteStyle(context: Context): Promise<SiteStyle> {
  const { theme } = context
  const row = await findUserStyles(context)
  const content = row?.content
  const known = made.get(theme)
  if (known && known.content === content) return known.style
  const layers = [{ ...theme.styles, styles: theme.ownStyles }, parseStoredStyles(row)]
  const style = {
    isChanged: hasChanges(row),
    presets: escapeMarkup(stylesheetOf(...layers.map(({ settings }) => ({ settings, styles: {} })))),
    all: escapeMarkup(stylesheetOf(...layers)),
  }
  made.set(theme, { content, style })
  return style
}
