// What has been written to a database that tells it at once, as SQLite does. PostgreSQL is asked for it, which takes as long as a short query.
import type { Db } from './schema.ts'
import type { Changes } from '../cache/scopes.ts'

const readers = new WeakMap<Db, () => Changes>()

/** From now on, `currentChanges` knows what has been written to the database. */
export function provideChanges(db: Db, read: () => Changes): void {
  readers.set(db, read)
}

/** How often each scope has been written until now. Undefined for a transaction, which sees its own writes as well, and if it takes a query. */
export function currentChanges(db: Db): Changes | undefined {
  return readers.get(db)?.()
}
