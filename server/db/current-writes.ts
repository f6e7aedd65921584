// What has been written to a database that tells it at once, as SQLite does. PostgreSQL is asked for it, which takes as long as a short query.
import type { Db } from './schema.ts'
import type { Writes } from '../cache/scopes.ts'

const readers = new WeakMap<Db, () => Writes>()

/** From now on, `currentWrites` knows what has been written to the database. */
export function provideWrites(db: Db, read: () => Writes): void {
  readers.set(db, read)
}

/** How often each scope has been written until now. Undefined for a transaction, which sees its own writes as well, and if it takes a query. */
export function currentWrites(db: Db): Writes | undefined {
  return readers.get(db)?.()
}
