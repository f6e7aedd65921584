// Inserts, updates and erases items.
import { sql } from 'kysely'
import type { Insertable, Updateable } from 'kysely'
import { audit } from '../db/audit.ts'
import { compiledQuery, withKeys } from '../db/compiled-query.ts'
import { nextVersion } from '../db/content-builder.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow, ContentTable } from '../db/tables/content.ts'
import type { SiteDate } from './dates.ts'

/** `shape` is the names of the columns to write. */
interface Insertion {
  shape: readonly string[]
  values: readonly unknown[]
}

interface Update {
  shape: readonly string[]
  values: readonly [id: number, ...unknown[]]
}

const inserted = compiledQuery((db, { shape, values }: Insertion) =>
  db
    .insertInto('content')
    .values(withKeys(shape, values) as Insertable<ContentTable>)
    .returningAll(),
)

export async function insertRow(db: Db, row: Insertable<ContentTable>): Promise<ContentRow> {
  const { columns, given } = columnsOf(row)
  const [stored] = await inserted(db, { shape: columns, values: given })
  return stored as ContentRow
}

const withColumns = (db: Db, { shape, values: [id, ...rest] }: Update) =>
  db
    .updateTable('content')
    .set(withKeys(shape, rest) as Updateable<ContentTable>)
    .where('id', '=', id)

const updatedKeepingVersion = compiledQuery(withColumns)
const updated = compiledQuery((db, update: Update) => withColumns(db, update).set({ version: nextVersion }).returningAll())

export async function updateRow(db: Db, id: number, values: Updateable<ContentTable>): Promise<ContentRow> {
  const { columns, given } = columnsOf(values)
  const [stored] = await updated(db, { shape: columns, values: [id, ...given] })
  if (!stored) throw new Error(`No item has the ID ${id}.`)
  return stored
}

/** Updates a row unless it has changed since it was read. Returns whether it was updated. */
export async function updateRowIfUnchanged(
  db: Db,
  { id, version }: Pick<ContentRow, 'id' | 'version'>,
  values: Updateable<ContentTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('content')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Updates a row as part of a change that is already stored, without bumping the version. */
export async function updateKeepingVersion(db: Db, id: number, values: Updateable<ContentTable>): Promise<void> {
  const { columns, given } = columnsOf(values)
  await updatedKeepingVersion(db, { shape: columns, values: [id, ...given] })
}

/** The slug of an item in the trash, with its ID if the slug is empty or taken. */
const trashedSlug = sql<string>`slug || '__trashed' || case when slug = '' or exists (
  select 1 from content as other where other.type = content.type and other.slug = content.slug || '__trashed'
) then '-' || id else '' end`

/** Moves items to the trash that are not there, as `moveToTrash` does with a single one. */
export async function moveItemsToTrash(db: Db, ids: readonly number[], { date, date_gmt }: SiteDate): Promise<void> {
  if (!ids.length) return
  await db
    .updateTable('content')
    .set((eb) => ({
      status: 'trash' as const,
      status_before_trash: eb.ref('status'),
      slug: trashedSlug,
      slug_before_trash: eb.ref('slug'),
      sticky: 0 as const,
      date: eb.case().when('date_floats', '=', 1).then(date).else(eb.ref('date')).end(),
      date_gmt: eb.case().when('date_floats', '=', 1).then(date_gmt).else(eb.ref('date_gmt')).end(),
      modified: date,
      modified_gmt: date_gmt,
      version: nextVersion,
    }))
    .where('id', 'in', ids)
    .execute()
}

/** Bumps the versions of items whose responses have changed. */
export async function bumpVersion(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length) await db.updateTable('content').set({ version: nextVersion }).where('id', 'in', ids).execute()
}

export const eraseRow = (db: Db, id: number): Promise<void> => eraseRows(db, [id])

/** Erases items permanently, and records that. */
export async function eraseRows(db: Db, ids: readonly number[]): Promise<void> {
  if (!ids.length) return
  const rows = await db.selectFrom('content').select(['id', 'type', 'slug', 'title']).where('id', 'in', ids).execute()
  await audit(
    db,
    rows.map(({ id, type, slug, title }) => ({ type, id, action: 'deleted', details: { slug, title } })),
  )
  await db.deleteFrom('content').where('id', 'in', ids).execute()
}

/** Returns the columns to write, without undefined values. */
function columnsOf(values: object): { columns: string[]; given: unknown[] } {
  const written = Object.entries(values).filter(([, value]) => value !== undefined)
  return { columns: written.map(([column]) => column), given: written.map(([, value]) => value as unknown) }
}
