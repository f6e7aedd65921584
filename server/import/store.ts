// The SQL of imports.
import { compiledQuery, withKeys } from '../db/compiled-query.ts'
import { nextVersion } from '../db/content-builder.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { KeptElementsTable } from '../db/tables/kept-elements.ts'
import type { TermRow } from '../db/tables/terms.ts'

/** The columns that an import reads of an item. */
export interface KnownRow extends Pick<ContentRow, 'id' | 'type' | 'slug' | 'date' | 'guid' | 'parent' | 'featured_media' | 'meta'> {
  /** The ID of a menu item's target; 0 for none. */
  object_id: number
  /** The menu of a menu item. */
  menu: number | null
}

/** Finds the rows with the guids or slugs of these items. */
export async function findCandidates(db: Db, items: readonly { row: Pick<ContentRow, 'type' | 'guid' | 'slug'> }[]): Promise<KnownRow[]> {
  const valuesOf = (column: 'type' | 'guid' | 'slug'): string[] => [...new Set(items.map(({ row }) => row[column]).filter(Boolean))]
  const [types, guids, slugs] = [valuesOf('type'), valuesOf('guid'), valuesOf('slug')]
  if (!types.length) return []
  return db
    .selectFrom('content')
    .leftJoin('menu_items', 'menu_items.content_id', 'content.id')
    .select(['content.id', 'content.type', 'slug', 'date', 'guid', 'parent', 'featured_media', 'meta'])
    .select((eb) => [
      eb.fn.coalesce('menu_items.object_id', eb.lit(0)).as('object_id'),
      eb
        .selectFrom('content_terms')
        .innerJoin('terms', 'terms.id', 'content_terms.term_id')
        .select('terms.id')
        .whereRef('content_terms.content_id', '=', 'content.id')
        .where('taxonomy', '=', 'nav_menu')
        .orderBy('terms.id')
        .limit(1)
        .as('menu'),
    ])
    .where((eb) =>
      eb.or([
        ...(guids.length ? [eb('guid', 'in', guids)] : []),
        ...(slugs.length ? [eb.and([eb('content.type', 'in', types), eb('slug', 'in', slugs)])] : []),
      ]),
    )
    .orderBy('content.id')
    .execute()
}

export async function findContents(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = ids.length ? await db.selectFrom('content').select(['id', 'content']).where('id', 'in', ids).execute() : []
  return new Map(rows.map(({ id, content }) => [id, content]))
}

/** `shape` is the names of the columns to write. */
interface Update {
  shape: readonly string[]
  values: readonly [id: number, ...unknown[]]
}

const updateColumns = compiledQuery((db, { shape, values: [id, ...rest] }: Update) =>
  db.updateTable('content').set(withKeys(shape, rest)).set({ version: nextVersion }).where('id', '=', id),
)

export async function updateReferences(
  db: Db,
  id: number,
  values: Partial<Pick<ContentRow, 'parent' | 'featured_media' | 'slug'>>,
): Promise<void> {
  await updateColumns(db, { shape: Object.keys(values), values: [id, ...Object.values(values)] })
}

/** Sets the target of a menu item whose target did not exist when it was imported. */
export async function setMenuItemTarget(db: Db, contentId: number, objectId: number): Promise<void> {
  await db
    .updateTable('menu_items')
    .set({ object_id: objectId })
    .where('content_id', '=', contentId)
    .where('object_id', '=', 0)
    .where('type', 'in', ['post_type', 'taxonomy'])
    .execute()
}

export function listTerms(db: Db, taxonomies: readonly string[]): Promise<Pick<TermRow, 'id' | 'taxonomy' | 'slug'>[]> {
  return db.selectFrom('terms').select(['id', 'taxonomy', 'slug']).where('taxonomy', 'in', taxonomies).execute()
}

/** Lists the items of a type outside the trash, with their names as HTML. */
export function listNames(db: Db, type: string): Promise<Pick<ContentRow, 'id' | 'title_rendered'>[]> {
  return db
    .selectFrom('content')
    .select(['id', 'title_rendered'])
    .where('type', '=', type)
    .where('status', '<>', 'trash')
    .orderBy('id', 'desc')
    .execute()
}

/** Returns the IDs of the events with these guids. */
export async function findEventsByGuid(db: Db, guids: readonly string[]): Promise<Map<string, number>> {
  const rows = guids.length
    ? await db
        .selectFrom('content')
        .select(['guid', 'id'])
        .where('guid', 'in', guids)
        .where('type', '=', 'event')
        .orderBy('id', 'desc')
        .execute()
    : []
  return new Map(rows.map(({ guid, id }) => [guid, id]))
}

export type KeptRow = Pick<KeptElementsTable, 'kind' | 'key' | 'element'> & Partial<Pick<KeptElementsTable, 'content_id'>>

/** Keeps elements, unless they have been kept before. Returns the kinds of those that are new. */
export async function insertKept(db: Db, rows: readonly KeptRow[]): Promise<string[]> {
  const kinds: string[] = []
  for (const row of rows) {
    const [inserted] = await db
      .insertInto('kept_elements')
      .values({ content_id: null, ...row })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('kind')
      .execute()
    if (inserted) kinds.push(inserted.kind)
  }
  return kinds
}
