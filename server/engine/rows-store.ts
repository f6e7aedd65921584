// Finds items: by ID, slug or parent.
import { sql } from 'kysely'
import { contentBuilder } from '../db/content-builder.ts'
import { compiledQuery } from '../db/compiled-query.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { ApiError } from '../contract/api-error.ts'

const rowById = compiledQuery((db, { values: [id, type] }: { values: [number, string] }) =>
  db.selectFrom('content').selectAll().where('id', '=', id).where('type', '=', type),
)

export async function findRow(db: Db, type: string, id: number): Promise<ContentRow | undefined> {
  return (await rowById(db, { values: [id, type] }))[0]
}

/** The items of these types with a slug, by type and ID. */
export function findRowsBySlug(db: Db, types: readonly string[], slug: string): Promise<ContentRow[]> {
  return db.selectFrom('content').selectAll().where('slug', '=', slug).where('type', 'in', types).orderBy('type').orderBy('id').execute()
}

/** What the permalink of an item is made from, besides its ancestors. */
export type PermalinkParts = Pick<ContentRow, 'id' | 'type' | 'status' | 'slug' | 'parent'>

export async function findPermalinkParts(db: Db, ids: readonly number[]): Promise<PermalinkParts[]> {
  return ids.length ? db.selectFrom('content').select(['id', 'type', 'status', 'slug', 'parent']).where('id', 'in', ids).execute() : []
}

/** Rows of all types, by ID. */
export function findRowsAfter(db: Db, id: number, limit: number): Promise<ContentRow[]> {
  return db.selectFrom('content').selectAll().where('id', '>', id).orderBy('id').limit(limit).execute()
}

const maxId = compiledQuery((db) => db.selectFrom('content').select((eb) => eb.fn.max('id').as('id')))

export async function findMaxId(db: Db): Promise<number> {
  const [row] = await maxId(db, {})
  return Number(row?.id)
}

/**
 * The rows in the order of `ids`; IDs that are unknown, or of another type, are skipped. Throws if they are too large in total.
 * With a type, a cached response outlives writes to items of other types.
 */
export async function findRows(db: Db, ids: readonly number[], type?: string): Promise<ContentRow[]> {
  const [all = [], ...more] = await portions(db, ids, type)
  if (more.length) throw pageTooLarge(ids.length)
  return rowsInOrder(db, all, type)
}

/** The rows in portions, of which only one is in memory at a time. */
export async function* findRowsByPortion(db: Db, ids: readonly number[], type: string): AsyncGenerator<ContentRow[]> {
  for (const portion of await portions(db, ids, type)) yield rowsInOrder(db, portion, type)
}

/** The maximum size of the texts that one response holds in memory. */
const MAX_BYTES_AT_ONCE = 32 * 1024 * 1024

/** Throws if the rows are too large in total. */
export async function assertFits(db: Db, rows: readonly Pick<ContentRow, 'id'>[], type: string): Promise<void> {
  const ids = rows.map(({ id }) => id)
  if ((await portions(db, ids, type)).length > 1) throw pageTooLarge(ids.length)
}

function pageTooLarge(count: number): ApiError {
  return new ApiError(
    400,
    'rest_page_too_large',
    `These ${count} items are larger than ${MAX_BYTES_AT_ONCE / 1024 / 1024} MB in total. Request fewer items with per_page, or fewer fields with _fields.`,
  )
}

/** Splits the IDs into portions whose rows fit into memory. A portion has at least one row. */
async function portions(db: Db, ids: readonly number[], type: string | undefined): Promise<number[][]> {
  if (ids.length < 2) return [[...ids]]
  const sizes = await findTextSizes(db, ids, type)
  const found: number[][] = [[]]
  let bytes = 0
  for (const id of ids) {
    const size = sizes.get(id) ?? 0
    if (bytes > 0 && bytes + size > MAX_BYTES_AT_ONCE) {
      found.push([])
      bytes = 0
    }
    found.at(-1)?.push(id)
    bytes += size
  }
  return found
}

/** The size of the texts of each row in bytes, which both databases know without reading the texts. */
export async function findTextSizes(db: Db, ids: readonly number[], type?: string): Promise<Map<number, number>> {
  const { ref } = contentBuilder()
  const texts = (['content', 'content_rendered', 'excerpt', 'excerpt_rendered', 'meta'] as const).map(
    (column) => sql`octet_length(${ref(`content.${column}`)})`,
  )
  const all = db
    .selectFrom('content')
    .select(['id', sql<number>`${sql.join(texts, sql` + `)}`.as('bytes')])
    .where('id', 'in', ids)
  const rows = await (type === undefined ? all : all.where('type', '=', type)).execute()
  return new Map(rows.map(({ id, bytes }) => [id, Number(bytes)]))
}

const rowsById = compiledQuery((db, { values }: { values: readonly number[] }) =>
  db.selectFrom('content').selectAll().where('id', 'in', values),
)

const rowsOfTypeById = compiledQuery((db, { values: [type, ...ids] }: { values: readonly [string, ...number[]] }) =>
  db.selectFrom('content').selectAll().where('id', 'in', ids).where('type', '=', type),
)

async function rowsInOrder(db: Db, ids: readonly number[], type: string | undefined): Promise<ContentRow[]> {
  if (!ids.length) return []
  const rows = await (type === undefined ? rowsById(db, { values: ids }) : rowsOfTypeById(db, { values: [type, ...ids] }))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export function findChildren(db: Db, type: string, parent: number): Promise<ContentRow[]> {
  return db.selectFrom('content').selectAll().where('parent', '=', parent).where('type', '=', type).orderBy('id').execute()
}

/** The items of a type below an item. */
export async function findDescendants(db: Db, type: string, id: number): Promise<number[]> {
  // Level by level: PostgreSQL reads the whole table for a recursive query.
  const found = new Set<number>()
  for (let level = [id]; level.length;) {
    const below = await db.selectFrom('content').select('id').where('parent', 'in', level).where('type', '=', type).execute()
    level = below.map((row) => row.id).filter((one) => !found.has(one))
    for (const one of level) found.add(one)
  }
  return [...found]
}

/** Which of the slugs are taken by other items of the types; only below `parent` if it is set. */
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
  // A sum is not indexed: the index by parent would read all siblings, such as every item without a parent.
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
