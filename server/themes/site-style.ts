// The CSS that comes from the theme with the users' changes.
import type { Context } from '../context.ts'
import type { Theme } from '../theme-files/theme.ts'
import { defaultPresets } from './default-presets.ts'
import { withoutMarkup } from './markup.ts'
import { stylesheetOf } from './stylesheet.ts'
import { findUserStyles, hasChanges, storedStyles } from './user-styles.ts'

interface SiteStyle {
  /** Whether users have changed the styles of the theme. */
  isChanged: boolean
  /** The custom properties and classes of the presets, such as `has-accent-color`. */
  presets: string
  /** The presets and the styles of pages. */
  all: string
}

/** Cached until the users' styles change. */
const made = new WeakMap<Theme, { version: number; style: SiteStyle }>()

export async function siteStyle(context: Context): Promise<SiteStyle> {
  const { theme } = context
  const row = await findUserStyles(context)
  const version = row?.version ?? 0
  const known = made.get(theme)
  if (known?.version === version) return known.style
  const layers = [defaultPresets, theme.styles, storedStyles(row)]
  const style = {
    isChanged: hasChanges(row),
    presets: withoutMarkup(stylesheetOf(...layers.map(({ settings }) => ({ settings, styles: {} })))),
    all: withoutMarkup(stylesheetOf(...layers)),
  }
  made.set(theme, { version, style })
  return style
}
