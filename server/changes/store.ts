// The SQL of the log of changes.
import type { Dialect } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import type { ChangeRow } from '../db/tables/changes.ts'

interface Log {
  db: Db
  dialect: Pick<Dialect, 'numberChanges'>
}

/** Finds the committed changes after a position, in order. */
export async function findChanges({ db, dialect }: Log, after: number, limit: number): Promise<ChangeRow[]> {
  await dialect.numberChanges(db)
  const rows = await db.selectFrom('changes').selectAll().where('id', '>', after).orderBy('id').limit(limit).execute()
  return rows.map(withNumber)
}

/** Returns the position of the last committed change; 0 if there is none. */
export async function findLastPosition({ db, dialect }: Log): Promise<number> {
  await dialect.numberChanges(db)
  return positionOf(await db.selectFrom('changes').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst())
}

/** Returns the position of the oldest change in the log; 0 if there is none. */
export async function findOldestPosition(db: Db): Promise<number> {
  return positionOf(await db.selectFrom('changes').select('id').orderBy('id').limit(1).executeTakeFirst())
}

/** Deletes older changes, except for the last change, which has the position. */
export async function eraseChangesBefore(db: Db, date: string): Promise<void> {
  const next = await db.selectFrom('changes').select('id').where('at', '>=', date).orderBy('id').limit(1).executeTakeFirst()
  const last = db.selectFrom('changes').select((eb) => eb.fn.max('id').as('id'))
  const old = db.deleteFrom('changes')
  await (next ? old.where('id', '<', next.id) : old.where('id', '<', last)).execute()
}

/** PostgreSQL returns large integers as text. */
function withNumber(row: ChangeRow): ChangeRow {
  return { ...row, id: positionOf(row) }
}

const positionOf = (row: { id: number } | undefined): number => Number(row?.id ?? 0)
