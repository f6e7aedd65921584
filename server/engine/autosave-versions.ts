// Versions of items that came of autosaves: a writer who knows the version before one of them is not in conflict with it.
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { updateRow } from './store.ts'

type Version = Pick<ContentRow, 'id' | 'version'>

/** How many versions back are remembered. */
const MAX_VERSIONS = 200

/** Notes that a version came of an autosave. `userId` names the user whose own draft it changed; without it the item stayed as it was. */
export async function noteAutosave(db: Db, { id, version }: Version, userId: number | null): Promise<void> {
  await db
    .deleteFrom('autosave_versions')
    .where('content_id', '=', id)
    .where('version', '<=', version - MAX_VERSIONS)
    .execute()
  await db.insertInto('autosave_versions').values({ content_id: id, version, user_id: userId }).execute()
}

/** Counts an item as changed where no more has changed than the history that is shown with it, which conflicts with nobody's change. */
export async function touchHistory(db: Db, id: number): Promise<ContentRow> {
  const row = await updateRow(db, id, {})
  await noteAutosave(db, row, null)
  return row
}

/** The earlier versions between which and the present one there are autosaves alone, none of them by another user into the item itself. */
export async function versionsBeforeAutosaves(db: Db, { id, version }: Version, userId: number | undefined): Promise<number[]> {
  const rows = await db
    .selectFrom('autosave_versions')
    .select('version')
    .where('content_id', '=', id)
    .where((eb) => eb.or([eb('user_id', 'is', null), ...(userId === undefined ? [] : [eb('user_id', '=', userId)])]))
    .execute()
  const noted = new Set(rows.map((row) => row.version))
  const before: number[] = []
  for (let one = version; noted.has(one); one--) before.push(one - 1)
  return before
}
