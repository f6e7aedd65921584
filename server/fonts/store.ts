// The SQL of fonts.
import { idsOf } from '../db/ids.ts'
import type { Db } from '../db/schema.ts'
import { eraseRow } from '../engine/writes-store.ts'
import { releaseFiles } from '../media/store.ts'

export const faceType = 'cms_font_face'

/** Finds the IDs of the font faces of each family. */
export async function findFaceIds(db: Db, familyIds: readonly number[]): Promise<Map<number, number[]>> {
  if (!familyIds.length) return new Map()
  const rows = await db
    .selectFrom('content')
    .select(['id', 'parent'])
    .where('parent', 'in', familyIds)
    .where('type', '=', faceType)
    .orderBy('id')
    .execute()
  return new Map([...Map.groupBy(rows, ({ parent }) => parent)].map(([family, faces]) => [family, idsOf(faces)]))
}

/** Deletes the font faces of a family and releases their files. */
export async function eraseFaces(db: Db, familyId: number, since: string): Promise<void> {
  for (const id of (await findFaceIds(db, [familyId])).get(familyId) ?? []) {
    await releaseFiles(db, id, since)
    await eraseRow(db, id)
  }
}
