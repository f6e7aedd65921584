// The users' changes to the theme's styles: one content row per theme, with the styles as JSON in its content.
import type { RequestContext } from '../context.ts'
import { transact } from '../db/transact.ts'
import { siteDate } from '../engine/dates.ts'
import { insertRow } from '../engine/writes-store.ts'
import type { Trait } from '../engine/trait.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { assertNoMarkup } from './markup.ts'
import { groupByOrigin } from '../theme-files/presets.ts'
import { findPublished } from './store.ts'
import type { ThemeStyles } from '../theme-files/style-object.ts'
import type { Theme } from '../theme-files/theme.ts'

export const stylesType = 'cms_global_styles'

const untouched: ThemeStyles = { settings: {}, styles: {} }
const TITLE = 'Custom Styles'

type Context = Pick<RequestContext, 'db' | 'theme'>

export function findUserStyles({ db, theme }: Context): Promise<ContentRow | undefined> {
  return findPublished(db, stylesType, slugFor(theme))
}

/** Returns the row of the active theme; creates it on the first call. */
export async function findOrCreateUserStyles(context: RequestContext): Promise<ContentRow> {
  const found = await findUserStyles(context)
  if (found) return found
  return transact(context.db, async (db) => {
    await context.dialect.lockWrites(db, stylesType)
    return (await findUserStyles({ ...context, db })) ?? insertRow(db, createRow(context))
  })
}

const slugFor = ({ stylesheet }: Theme): string => `cms-global-styles-${stylesheet}`

function createRow({ config: { site }, theme, now }: RequestContext) {
  const { date, date_gmt } = siteDate(now(), site.timezone)
  return {
    type: stylesType,
    status: 'publish' as const,
    slug: slugFor(theme),
    title: TITLE,
    title_rendered: TITLE,
    content: JSON.stringify(untouched),
    author: 0,
    date,
    date_gmt,
    modified: date,
    modified_gmt: date_gmt,
  }
}

/** Whether users have changed anything. The row already exists after the first read. */
export function hasChanges(row: Pick<ContentRow, 'content'> | undefined): boolean {
  return row !== undefined && row.content !== JSON.stringify(untouched)
}

export function parseStoredStyles(row: Pick<ContentRow, 'content'> | undefined): ThemeStyles {
  if (!row) return untouched
  const { settings, styles } = JSON.parse(row.content) as ThemeStyles
  return { settings: groupByOrigin(settings, 'custom'), styles }
}

/** Top-level fields of the styles are replaced completely. */
export const stylesFields: Trait<ContentRow, ThemeStyles, Partial<ThemeStyles>> & { read: object } = {
  read: () => parseStoredStyles,
  write({ settings, styles }, { before, values }) {
    const written = { ...(settings && { settings }), ...(styles && { styles }) }
    assertNoMarkup(written)
    values.content = JSON.stringify({ ...parseStoredStyles(before), ...written })
  },
}
