// Finds and publishes the scheduled items that are due.
import { sql } from 'kysely'
import { nextVersion } from '../db/content-builder.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'

/** The IDs of the scheduled items that are due. */
export async function findDue(db: Db, nowGmt: string): Promise<number[]> {
  const isDue = db.selectFrom('content').select('id').where('status', '=', sql.lit('future')).where('date_gmt', '<=', nowGmt)
  return (await isDue.execute()).map((row) => row.id)
}

/** Publishes the scheduled items that are due, and returns them. */
export async function publishDue(db: Db, nowGmt: string): Promise<ContentRow[]> {
  const due = await findDue(db, nowGmt)
  if (!due.length) return []
  return db
    .updateTable('content')
    .set({ status: 'publish' })
    .set({ version: nextVersion })
    .where('id', 'in', due)
    .where('status', '=', 'future')
    .returningAll()
    .execute()
}
