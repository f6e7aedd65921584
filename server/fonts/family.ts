// The settings of a font family. Its name and slug have columns; the other settings are its content.
import { idsOf } from '../db/ids.ts'
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { ApiError, invalidParam } from '../contract/api-error.ts'
import type { Load } from '../engine/links.ts'
import { findRowsBySlug } from '../engine/rows-store.ts'
import type { Trait } from '../engine/trait.ts'
import { slugFrom } from '../rendering/slug.ts'
import { renderTitle } from '../rendering/content.ts'
import { eraseFaces, findFaceIds } from './store.ts'
import { toOneLine, quoteFamilies, normalizeUrl } from './texts.ts'

export const familyType = 'cms_font_family'

/** The version of the format of all settings. */
export const themeVersion: Trait<ContentRow, { theme_json_version: number }, { theme_json_version?: number }> & {
  read: object
  write: object
} = {
  read: () => () => ({ theme_json_version: 3 }),
  write: () => undefined,
}

interface Settings {
  name: string
  slug: string
  fontFamily: string
  preview: string
}

interface Written {
  font_family_settings?: Partial<Settings>
}

const FIELD = 'font_family_settings'

export const familySettings: Trait<ContentRow, { font_family_settings: Settings }, Written> & { read: object; write: object } = {
  name: 'title',
  read: () => (row) => ({ font_family_settings: settingsOf(row) }),
  async write({ font_family_settings: given = {} }, { before, values, context }) {
    const { name, slug, fontFamily, preview } = { ...(before ? settingsOf(before) : unset), ...normalizeSettings(given) }
    if (!name) throw invalidParam(FIELD, 'must have a name that is more than markup')
    if (!slug) throw invalidParam(FIELD, 'must have a slug with letters or digits')
    if (!fontFamily) throw invalidParam(FIELD, 'must have a fontFamily that is more than markup')
    if (before && slug !== before.slug) throw invalidParam(FIELD, 'must not change the slug')
    if (!before) await assertNew(slug, context)
    Object.assign(values, {
      status: 'publish',
      date_floats: 0,
      title: name,
      title_rendered: renderTitle(name),
      slug,
      content: JSON.stringify({ fontFamily, preview }),
    })
  },
}

const unset: Settings = { name: '', slug: '', fontFamily: '', preview: '' }

function settingsOf({ title, slug, content }: ContentRow): Settings {
  return { ...unset, ...(JSON.parse(content) as Pick<Settings, 'fontFamily' | 'preview'>), name: title, slug }
}

function normalizeSettings({ name, slug, fontFamily, preview }: Partial<Settings>): Partial<Settings> {
  return {
    ...(name !== undefined && { name: toOneLine(name) }),
    ...(slug !== undefined && { slug: slugFrom(slug) }),
    ...(fontFamily !== undefined && { fontFamily: quoteFamilies(fontFamily) }),
    ...(preview !== undefined && { preview: normalizeUrl(preview) }),
  }
}

async function assertNew(slug: string, { db }: RequestContext): Promise<void> {
  if ((await findRowsBySlug(db, [familyType], slug)).length)
    throw new ApiError(
      400,
      'rest_duplicate_font_family',
      `A font family with the slug ${slug} exists already. Change it, or use another slug.`,
    )
}

/** Lists the font faces of the family, and deletes them with it. */
export const familyFaces: Trait<ContentRow, { font_faces: number[] }, object> & { read: object } = {
  async read(rows, { db }) {
    const faces = await findFaceIds(db, idsOf(rows))
    return (row) => ({ font_faces: faces.get(row.id) ?? [] })
  },
  erase: ({ id }, { db, now }) => eraseFaces(db, id, now().toISOString()),
}

/** Loads the font faces of families. */
export function loadFaces(embedded: (ids: readonly number[], context: RequestContext) => Promise<Map<number, object>>): Load<ContentRow> {
  return async (rows, context) => {
    const ids = await findFaceIds(context.db, idsOf(rows))
    const faces = await embedded([...ids.values()].flat(), context)
    return (row) => (ids.get(row.id) ?? []).flatMap((id) => faces.get(id) ?? [])
  }
}
