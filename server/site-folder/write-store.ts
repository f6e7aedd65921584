// The SQL of imports of a folder.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../db/dialect.ts'
import { idsOf } from '../db/ids.ts'
import type { Db } from '../db/schema.ts'
import type { Row } from '../db/snapshot.ts'
import type { ChangeRow } from '../db/tables/changes.ts'
import type { RestoresTable } from '../db/tables/restores.ts'
import { numbered, tablesWith } from './layout.ts'
import type { Entity, PlacedTable } from './layout.ts'

const ROWS_PER_STATEMENT = 50
const IDS_PER_STATEMENT = 500
const ALL = ['revisions', 'secrets'] as const

/** Tables that are known by their names alone. */
const anyTable = (db: Db): Kysely<Record<string, Row>> => db as unknown as Kysely<Record<string, Row>>

/** Inserts rows, and replaces those with the same keys. */
export async function writeRows(db: Db, { name, keys }: PlacedTable, rows: readonly Row[]): Promise<void> {
  for (const part of portionsOf(rows, ROWS_PER_STATEMENT)) {
    const others = Object.keys(part[0] ?? {}).filter((column) => !keys.includes(column))
    await anyTable(db)
      .insertInto(name)
      .values([...part])
      .onConflict((conflict) => {
        const found = conflict.columns([...keys])
        return others.length
          ? found.doUpdateSet((eb) => Object.fromEntries(others.map((column) => [column, eb.ref(`excluded.${column}`)])))
          : found.doNothing()
      })
      .execute()
  }
}

export async function clearTable(db: Db, name: string): Promise<void> {
  await anyTable(db).deleteFrom(name).execute()
}

/** Removes what belongs to items, terms or users, before it is written anew. */
export async function removeParts(db: Db, entity: Entity, ids: readonly number[], withRevisions: boolean): Promise<void> {
  if (!ids.length) return
  for (const { name, kind, of } of tablesWith(ALL).toReversed()) {
    if (kind !== 'part' || of?.entity !== entity) continue
    for (const column of of.columns)
      // The sweep removes the files that nothing claims again.
      if (name === 'media_files') await db.updateTable(name).set({ content_id: null }).where('content_id', 'in', ids).execute()
      else await anyTable(db).deleteFrom(name).where(column, 'in', ids).execute()
  }
  if (entity === 'content' && withRevisions) await removeRevisions(db, ids)
}

/** Gives up values that must be unique, so that rows can exchange them. */
export async function releaseUnique(db: Db, { name, unique = [] }: PlacedTable, ids: readonly number[]): Promise<void> {
  for (const column of unique)
    for (const part of portionsOf(ids, IDS_PER_STATEMENT))
      await anyTable(db)
        .updateTable(name)
        .set({ [column]: sql`'#' || id` })
        .where('id', 'in', [...part])
        .execute()
}

export interface DeletedRow extends Row {
  /** A content type, a taxonomy, or `user`. */
  type: string
  id: number
}

/** Deletes items, terms and users that have been deleted on the exported site. */
export async function removeDeleted(db: Db, rows: readonly DeletedRow[]): Promise<void> {
  for (const [type, ofType] of Map.groupBy(rows, (row) => row.type)) {
    const ids = ofType.map(({ id }) => id)
    if (type === 'user') await db.deleteFrom('users').where('id', 'in', ids).execute()
    await db.deleteFrom('content').where('id', 'in', ids).where('type', '=', type).execute()
    await removeRevisions(db, ids)
    await db.deleteFrom('terms').where('id', 'in', ids).where('taxonomy', '=', type).execute()
  }
}

export interface RevisionId extends Row {
  id: number
  /** The ID of the revision before it. */
  after: number
}

/** Deletes the revisions between these. */
export async function removeOtherRevisions(db: Db, revisions: readonly RevisionId[]): Promise<void> {
  const [first, last] = [revisions[0], revisions.at(-1)]
  if (!first || !last) return
  await db
    .deleteFrom('content')
    .where('type', '=', 'revision')
    .where('id', '>', first.after)
    .where('id', '<=', last.id)
    .where('id', 'not in', idsOf(revisions))
    .execute()
}

async function removeRevisions(db: Db, parents: readonly number[]): Promise<void> {
  await db.deleteFrom('content').where('type', '=', 'revision').where('parent', 'in', parents).execute()
}

/** Returns what a database has that is not new; undefined if it is. */
export async function findContents(db: Db): Promise<string | undefined> {
  const has = async (name: 'content' | 'users' | 'documents'): Promise<boolean> =>
    (await db.selectFrom(name).select(sql.lit(1).as('one')).limit(1).execute()).length > 0
  if (await has('content')) return 'content'
  if (await has('users')) return 'users'
  if (await has('documents')) return 'documents'
  // The first category comes with the database.
  return (await db.selectFrom('terms').select('id').where('id', '>', 1).limit(1).execute()).length ? 'terms' : undefined
}

export function findRestore(db: Db): Promise<RestoresTable | undefined> {
  return db.selectFrom('restores').selectAll().where('id', '=', 1).executeTakeFirst()
}

export async function saveRestore(db: Db, state: Omit<RestoresTable, 'id'>): Promise<void> {
  await db
    .insertInto('restores')
    .values({ id: 1, ...state })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
    .execute()
}

/** The log begins with the last change of the exported site, so that its cursors go on. */
export async function startLog(db: Db, kind: DatabaseKind, last: ChangeRow | null): Promise<void> {
  if (kind === 'postgres') await sql`delete from change_outbox`.execute(db)
  await db.deleteFrom('changes').execute()
  if (last) await db.insertInto('changes').values(last).execute()
  await setLastId(db, kind, 'changes', last?.id ?? 0)
}

/** IDs that have been used before are not used again. */
export async function setLastIds(db: Db, kind: DatabaseKind, ids: Readonly<Record<string, number>>): Promise<void> {
  for (const name of numbered) await setLastId(db, kind, name, ids[name] ?? 0)
}

async function setLastId(db: Db, kind: DatabaseKind, name: string, last: number): Promise<void> {
  if (kind === 'postgres') {
    await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${Math.max(1, last)}, ${last > 0})`.execute(db)
    return
  }
  await sql`delete from sqlite_sequence where name = ${name}`.execute(db)
  await sql`insert into sqlite_sequence (name, seq) values (${name}, ${last})`.execute(db)
}

function* portionsOf<Value>(values: readonly Value[], size: number): Generator<readonly Value[]> {
  for (let at = 0; at < values.length; at += size) yield values.slice(at, at + size)
}
