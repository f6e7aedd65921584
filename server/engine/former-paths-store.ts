// Records former paths of renamed, moved and unpublished items, for redirects. A path belongs to the last item that had it.
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { createPermalinks } from './permalinks.ts'
import type { PermalinkContext } from './permalinks.ts'
import type { PermalinkParts } from './rows-store.ts'

/** Longer paths are not recorded, because PostgreSQL cannot index them. */
const MAX_PATH_LENGTH = 2_000

/** A row before a change, and after it; undefined if it has no path then, such as in the trash. */
export interface PathChange {
  before: PermalinkParts
  after: PermalinkParts | undefined
}

/** Keeps the paths that rows have left. A file leaves the path to an item of another type that had it. */
export async function keepFormerPaths(changes: readonly PathChange[], context: PermalinkContext): Promise<void> {
  const { db, contentTypes } = context
  const changed = changes.filter(({ before, after }) => !after || isElsewhere(before, after))
  if (!changed.length) return
  const { path } = await createPermalinks(
    changed.flatMap(({ before, after }) => (after ? [before, after] : [before])),
    context,
  )
  const moves = changed.flatMap(({ before, after }) => {
    const [former, current] = [path(before), after && path(after)]
    return former === current ? [] : [{ before, former, current }]
  })
  await eraseFormerPaths(
    db,
    moves.flatMap(({ before, current }) => (current === undefined ? [] : [{ path: current, content_id: before.id }])),
  )
  for (const [type, ofType] of Map.groupBy(moves, ({ before }) => before.type)) {
    const left = new Map(ofType.map(({ before, former }) => [former, before.id]))
    const values = [...left].flatMap(([former, content_id]) => (isKept(former) ? [{ path: former, content_id }] : []))
    if (!values.length) continue
    await db
      .insertInto('former_paths')
      .values(values)
      .onConflict((conflict) => {
        const updated = conflict.column('path').doUpdateSet((eb) => ({ content_id: eb.ref('excluded.content_id') }))
        const sameType = db.selectFrom('content').select('id').where('type', '=', type)
        return contentTypes.get(type)?.shownAs === 'file' ? updated.where('former_paths.content_id', 'in', sameType) : updated
      })
      .execute()
  }
}

function isElsewhere(before: PermalinkParts, after: PermalinkParts): boolean {
  return before.slug !== after.slug || before.parent !== after.parent || before.status !== after.status
}

const isKept = (path: string | undefined): path is string => path !== undefined && path.length <= MAX_PATH_LENGTH

/** Items are at these paths again. */
async function eraseFormerPaths(db: Db, rows: readonly { path: string; content_id: number }[]): Promise<void> {
  if (!rows.length) return
  const [paths, ids] = [rows.map(({ path }) => path), rows.map(({ content_id }) => content_id)]
  await db.deleteFrom('former_paths').where('path', 'in', paths).where('content_id', 'in', ids).execute()
}

/** Records former paths from other sources. Paths that are already recorded keep their item. */
export async function addFormerPaths(db: Db, rows: readonly { path: string; content_id: number }[]): Promise<void> {
  const short = rows.filter(({ path }) => isKept(path))
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
