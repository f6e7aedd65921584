// Caches the responses of other sites as JSON: embeds and details of pages. Entries expire after a day.
import type { Db } from '../db/schema.ts'
import { DAY_MS } from '../durations.ts'

const MAX_ENTRIES = 10_000

const cutoff = (now: Date, maxAgeMs: number): string => new Date(now.getTime() - maxAgeMs).toISOString()

export async function findFetched(
  db: Db,
  key: string,
  { now, maxAgeMs = DAY_MS }: { now: Date; maxAgeMs?: number },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('fetched_pages')
    .select('response')
    .where('key', '=', key)
    .where('fetched', '>', cutoff(now, maxAgeMs))
    .executeTakeFirst()
  return row?.response
}

/** Caches a response, and deletes those that have expired or are too many. */
export async function storeFetched(db: Db, key: string, response: string, now: Date): Promise<void> {
  const fetched = now.toISOString()
  const beyond = db.selectFrom('fetched_pages').select('fetched').orderBy('fetched', 'desc').offset(MAX_ENTRIES).limit(1)
  await db
    .deleteFrom('fetched_pages')
    .where((is) => is.or([is('fetched', '<=', cutoff(now, DAY_MS)), is('fetched', '<=', beyond)]))
    .execute()
  await db
    .insertInto('fetched_pages')
    .values({ key, response, fetched })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ response, fetched }))
    .execute()
}
