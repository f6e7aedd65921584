// The settings of a font face, which are its content. Its slug is a digest of the properties that identify it.
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { ApiError, invalidParam } from '../contract/api-error.ts'
import { findRowsBySlug } from '../engine/rows-store.ts'
import type { Trait } from '../engine/trait.ts'
import { digest } from '../engine/versions.ts'
import { releaseFiles } from '../media/store.ts'
import { faceType } from './store.ts'
import { faceKey, toOneLine, quoteFamilies, normalizeUrl } from './texts.ts'
import type { FaceIdentity } from './texts.ts'

export interface FaceSettings extends FaceIdentity {
  src: string | string[]
  preview?: string
}

export const FIELD = 'font_face_settings'

/** Files of a font face are as public as its family. */
export const faceSettings: Trait<
  ContentRow,
  { parent: number; font_face_settings: FaceSettings },
  { parent?: number; font_face_settings?: FaceSettings }
> & { read: object; write: object } = {
  name: 'title',
  read: () => (row) => ({ parent: row.parent, font_face_settings: JSON.parse(row.content) as FaceSettings }),
  async write({ font_face_settings: given }, { before, values, context }) {
    if (before || !given) return
    await assertNewFace(given, context)
    const key = faceKey(given)
    Object.assign(values, {
      status: 'inherit',
      date_floats: 0,
      title: key,
      slug: digest(key),
      content: JSON.stringify(given),
    })
  },
  // The sweep removes the files after the commit.
  erase: ({ id }, { db, now }) => releaseFiles(db, id, now().toISOString()),
}

const unwrapSingle = (sources: string[]): string | string[] => (sources.length === 1 ? (sources[0] ?? '') : sources)

export async function assertNewFace(settings: FaceSettings, { db }: RequestContext): Promise<void> {
  if ((await findRowsBySlug(db, [faceType], digest(faceKey(settings)))).length)
    throw new ApiError(
      400,
      'rest_duplicate_font_face',
      'A font face with this family, style, weight, stretch and range exists already. Delete it first.',
    )
}

/** Removes markup from the settings, except from `src`. */
export function normalizeFace({ fontFamily, src, preview, ...others }: FaceSettings): FaceSettings {
  const family = quoteFamilies(fontFamily)
  if (!family) throw invalidParam(FIELD, 'must have a fontFamily that is more than markup')
  return {
    fontFamily: family,
    ...(Object.fromEntries(Object.entries(others).map(([name, value]) => [name, toOneLine(String(value))])) as object),
    ...(preview !== undefined && { preview: normalizeUrl(preview) }),
    src: unwrapSingle([src].flat().map((one) => one.trim())),
  }
}
