// Records former paths of renamed, moved and unpublished items, for redirects. A path belongs to the last item that had it.
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { createPermalinks } from './permalinks.ts'
import type { PermalinkContext } from './permalinks.ts'
import type { PermalinkParts } from './rows-store.ts'

/** Longer paths are not recorded, because PostgreSQL cannot index them. */
const MAX_PATH_LENGTH = 2_000

/** Records the path before a change, if the change removes or replaces it. A file does not take over the path of an item of another type. */
export async function keepFormerPath(before: PermalinkParts, after: PermalinkParts, context: PermalinkContext): Promise<void> {
  const { db, contentTypes } = context
  if (before.slug === after.slug && before.parent === after.parent && before.status === after.status) return
  const { path } = await createPermalinks([before, after], context)
  const [former, current] = [path(before), path(after)]
  if (former === current) return
  if (current !== undefined) await db.deleteFrom('former_paths').where('path', '=', current).where('content_id', '=', after.id).execute()
  if (former === undefined || former.length > MAX_PATH_LENGTH) return
  await db
    .insertInto('former_paths')
    .values({ path: former, content_id: before.id })
    .onConflict((conflict) => {
      const updated = conflict.column('path').doUpdateSet({ content_id: before.id })
      const ofType = db.selectFrom('content').select('id').where('type', '=', before.type)
      return contentTypes.get(before.type)?.shownAs === 'file' ? updated.where('former_paths.content_id', 'in', ofType) : updated
    })
    .execute()
}

/** Records the paths of rows that lose them, for example because they move to the trash. Their types must have pages, not files. */
export async function keepLostPaths(rows: readonly PermalinkParts[], context: PermalinkContext): Promise<void> {
  const { path } = await createPermalinks(rows, context)
  const lost = new Map(rows.map((row) => [path(row) ?? '', row.id]))
  const values = [...lost].flatMap(([former, content_id]) =>
    former && former.length <= MAX_PATH_LENGTH ? [{ path: former, content_id }] : [],
  )
  if (!values.length) return
  await context.db
    .insertInto('former_paths')
    .values(values)
    .onConflict((conflict) => conflict.column('path').doUpdateSet((eb) => ({ content_id: eb.ref('excluded.content_id') })))
    .execute()
}

/** Records former paths from other sources. Paths that are already recorded keep their item. */
export async function addFormerPaths(db: Db, rows: readonly { path: string; content_id: number }[]): Promise<void> {
  const short = rows.filter(({ path }) => path.length <= MAX_PATH_LENGTH)
  if (short.length)
    await db
      .insertInto('former_paths')
      .values(short)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}

/** Finds the items that had one of these paths, by path. */
export async function findByFormerPaths(db: Db, paths: readonly string[]): Promise<Map<string, ContentRow>> {
  const rows = await db
    .selectFrom('former_paths')
    .innerJoin('content', 'content.id', 'former_paths.content_id')
    .selectAll('content')
    .select('path')
    .where('path', 'in', paths)
    .execute()
  return new Map(rows.map(({ path, ...row }) => [path, row]))
}
