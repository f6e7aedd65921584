// Records which versions of items were made by autosaves, so that `If-Match` with a version before an autosave still succeeds.
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { updateRow } from './writes-store.ts'

type Version = Pick<ContentRow, 'id' | 'version'>

/** The number of versions that are recorded. */
const MAX_VERSIONS = 200

/** Records that an autosave made a version. `userId` is the user whose own draft it changed; null if the item itself did not change. */
export async function recordAutosave(db: Db, { id, version }: Version, userId: number | null): Promise<void> {
  await db
    .deleteFrom('autosave_versions')
    .where('content_id', '=', id)
    .where('version', '<=', version - MAX_VERSIONS)
    .execute()
  await db.insertInto('autosave_versions').values({ content_id: id, version, user_id: userId }).execute()
}

/** Bumps the version of an item whose revisions or autosaves changed. This does not conflict with concurrent changes of the item. */
export async function bumpVersionForRevisions(db: Db, id: number): Promise<ContentRow> {
  const row = await updateRow(db, id, {})
  await recordAutosave(db, row, null)
  return row
}

/** Finds the earlier versions since which there have only been autosaves, none of them another user's change to the item. */
export async function versionsBeforeAutosaves(db: Db, { id, version }: Version, userId: number | undefined): Promise<number[]> {
  const rows = await db
    .selectFrom('autosave_versions')
    .select('version')
    .where('content_id', '=', id)
    .where((eb) => eb.or([eb('user_id', 'is', null), ...(userId === undefined ? [] : [eb('user_id', '=', userId)])]))
    .execute()
  const noted = new Set(rows.map((row) => row.version))
  const before: number[] = []
  for (let current = version; noted.has(current); current--) before.push(current - 1)
  return before
}
