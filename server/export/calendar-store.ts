// The SQL of calendar exports.
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'

/** Finds events and series after an ID, in the order of their IDs. Exceptions belong to their series. */
export function findEventsAfter(db: Db, id: number, limit: number): Promise<Pick<ContentRow, 'id' | 'password'>[]> {
  return db
    .selectFrom('content')
    .select(['id', 'password'])
    .where('type', '=', 'event')
    .where('status', 'not in', ['trash', 'auto-draft'])
    .where('id', '>', id)
    .where('id', 'not in', (eb) => eb.selectFrom('event_occurrences').select('id').where('series_id', 'is not', null))
    .orderBy('id')
    .limit(limit)
    .execute()
}
