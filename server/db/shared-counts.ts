// Counts that the processes of the service keep together, each for a period that starts with the first addition.
import { hash } from 'node:crypto'
import type { Db } from './schema.ts'

export interface Count {
  count: number
  /** In milliseconds since 1970. */
  resetAt: number
}

/** Adds to counts and returns the sums by key. A count whose period is over starts again, and ends when the addition says. */
export type AddToCounts = (additions: ReadonlyMap<string, Count>) => Promise<Map<string, Count>>

/** Rows of one statement. */
const MAX_ROWS = 500

/** A key of fixed length that does not reveal what is counted. */
export function countKey(of: readonly (string | number)[]): string {
  return hash('sha256', JSON.stringify(of), 'base64')
}

export const sharedCounts =
  (db: Db): AddToCounts =>
  async (additions) => {
    const sums = new Map<string, Count>()
    // In one order, so that two processes do not wait for each other.
    const rows = Array.from(additions, ([key, { count, resetAt }]) => ({ key, count, reset_at: resetAt })).sort((a, b) =>
      a.key < b.key ? -1 : 1,
    )
    for (let first = 0; first < rows.length; first += MAX_ROWS)
      for (const { key, count, reset_at } of await addRows(db, rows.slice(first, first + MAX_ROWS)))
        sums.set(key, { count, resetAt: Number(reset_at) })
    return sums
  }

function addRows(db: Db, rows: readonly { key: string; count: number; reset_at: number }[]) {
  const now = Date.now()
  return db
    .insertInto('shared_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => {
        const isOver = eb('shared_counts.reset_at', '<=', now)
        return {
          count: eb
            .case()
            .when(isOver)
            .then(eb.ref('excluded.count'))
            .else(eb('shared_counts.count', '+', eb.ref('excluded.count')))
            .end(),
          reset_at: eb.case().when(isOver).then(eb.ref('excluded.reset_at')).else(eb.ref('shared_counts.reset_at')).end(),
        }
      }),
    )
    .returningAll()
    .execute()
}

/** Deletes the counts whose period is over. */
export async function sweepCounts(db: Db): Promise<void> {
  await db.deleteFrom('shared_counts').where('reset_at', '<=', Date.now()).execute()
}
