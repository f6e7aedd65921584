// Finds and publishes the scheduled items that are due.
import { sql } from 'kysely'
import { nextVersion } from '../db/content-builder.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'

/** Finds the content types of scheduled items that are due. */
export async function findDueTypes(db: Db, nowGmt: string): Promise<Set<string>> {
  const due = db.selectFrom('content').select('type').distinct()
  const rows = await due.where('status', '=', sql.lit('future')).where('date_gmt', '<=', nowGmt).execute()
  return new Set(rows.map(({ type }) => type))
}

/** Publishes the scheduled items of a type that are due, and returns them. */
export async function publishDue(db: Db, type: string, nowGmt: string): Promise<ContentRow[]> {
  return db
    .updateTable('content')
    .set({ status: 'publish' })
    .set({ version: nextVersion })
    .where('type', '=', type)
    .where('status', '=', sql.lit('future'))
    .where('date_gmt', '<=', nowGmt)
    .returningAll()
    .execute()
}
