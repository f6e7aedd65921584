// Finds items: by ID, slug or parent.
import { compiledQuery } from '../db/compiled-query.ts'
import { idsOf } from '../db/ids.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { pageTooLarge, splitPortions } from '../lists/text-sizes-store.ts'

const rowById = compiledQuery((db, { values: [id, type] }: { values: [number, string] }) =>
  db.selectFrom('content').selectAll().where('id', '=', id).where('type', '=', type),
)

export async function findRow(db: Db, type: string, id: number): Promise<ContentRow | undefined> {
  return (await rowById(db, { values: [id, type] }))[0]
}

/** Finds the items of these types with a slug, sorted by type and ID. */
export function findRowsBySlug(db: Db, types: readonly string[], slug: string): Promise<ContentRow[]> {
  return db.selectFrom('content').selectAll().where('slug', '=', slug).where('type', 'in', types).orderBy('type').orderBy('id').execute()
}

/** The columns from which the permalink of an item is made. */
export type PermalinkParts = Pick<ContentRow, 'id' | 'type' | 'status' | 'slug' | 'parent'>

export async function findPermalinkParts(db: Db, ids: readonly number[]): Promise<PermalinkParts[]> {
  return ids.length ? db.selectFrom('content').select(['id', 'type', 'status', 'slug', 'parent']).where('id', 'in', ids).execute() : []
}

/** Finds rows of all types, sorted by ID. */
export function findRowsAfter(db: Db, id: number, limit: number): Promise<ContentRow[]> {
  return db.selectFrom('content').selectAll().where('id', '>', id).orderBy('id').limit(limit).execute()
}

/**
 * Finds rows in the order of `ids`. Skips IDs that do not exist or have another type. Throws if the rows are too large in total.
 * With a type, writes to items of other types do not invalidate a cached response.
 */
export async function findRows(db: Db, ids: readonly number[], type?: string): Promise<ContentRow[]> {
  const [all = [], ...more] = await splitPortions(db, ids, type)
  if (more.length) throw pageTooLarge(ids.length)
  return findInOrder(db, all, type)
}

/** Reads the rows in portions, so that only one portion is in memory at a time. */
export async function* findRowsByPortion(db: Db, ids: readonly number[], type: string): AsyncGenerator<ContentRow[]> {
  for (const portion of await splitPortions(db, ids, type)) yield findInOrder(db, portion, type)
}

const rowsById = compiledQuery((db, { values }: { values: readonly number[] }) =>
  db.selectFrom('content').selectAll().where('id', 'in', values),
)

const rowsOfTypeById = compiledQuery((db, { values: [type, ...ids] }: { values: readonly [string, ...number[]] }) =>
  db.selectFrom('content').selectAll().where('id', 'in', ids).where('type', '=', type),
)

/** Finds rows that are known to fit into memory. */
export async function findInOrder(db: Db, ids: readonly number[], type: string | undefined): Promise<ContentRow[]> {
  if (!ids.length) return []
  const rows = await (type === undefined ? rowsById(db, { values: ids }) : rowsOfTypeById(db, { values: [type, ...ids] }))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export function findChildren(db: Db, type: string, parent: number): Promise<ContentRow[]> {
  return db.selectFrom('content').selectAll().where('parent', '=', parent).where('type', '=', type).orderBy('id').execute()
}

/** Finds the descendants of items of a type. */
export async function findDescendants(db: Db, type: string, ...ids: readonly number[]): Promise<number[]> {
  // Reads level by level, because PostgreSQL reads the whole table for a recursive query.
  const found = new Set<number>()
  for (let level = ids; level.length;) {
    const below = await db.selectFrom('content').select('id').where('parent', 'in', level).where('type', '=', type).execute()
    level = idsOf(below).filter((one) => !found.has(one))
    for (const one of level) found.add(one)
  }
  return [...found]
}

/** What the permalinks of some of an author's items outside the trash depend on. */
export function findPermalinkPartsOf(db: Db, author: number, types: readonly string[], limit: number): Promise<PermalinkParts[]> {
  return db
    .selectFrom('content')
    .select(['id', 'type', 'status', 'slug', 'parent'])
    .where('author', '=', author)
    .where('type', 'in', types)
    .where('status', '<>', 'trash')
    .limit(limit)
    .execute()
}

/** Finds which slugs other items of the types have; only below `parent` if it is set. */
interface SlugsQuery {
  shape: { types: number; isAmongSiblings: boolean }
  values: readonly [id: number, parent: number, ...typesAndSlugs: string[]]
}

const otherSlugs = compiledQuery((db, { shape: { types, isAmongSiblings }, values: [id, parent, ...rest] }: SlugsQuery) => {
  const others = db
    .selectFrom('content')
    .select('slug')
    .where('type', 'in', rest.slice(0, types))
    .where('slug', 'in', rest.slice(types))
    .where('id', '<>', id)
  // The sum prevents the use of the index by parent, which would read all siblings, for example all items without a parent.
  return isAmongSiblings ? others.where((eb) => eb(eb('parent', '+', eb.lit(0)), '=', parent)) : others
})

export async function takenSlugs(
  db: Db,
  among: { id: number; type: string | readonly string[]; parent?: number | undefined },
  slugs: readonly string[],
): Promise<Set<string>> {
  const types = [among.type].flat()
  const rows = await otherSlugs(db, {
    shape: { types: types.length, isAmongSiblings: among.parent !== undefined },
    values: [among.id, among.parent ?? 0, ...types, ...slugs],
  })
  return new Set(rows.map((row) => row.slug))
}
