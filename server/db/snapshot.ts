// Reads one state of the database, row by row, while others write.
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import type { DatabaseLocation } from '../config/config.ts'
import type { Dialect } from './dialect.ts'
import type { Db } from './schema.ts'

export type Row = Record<string, unknown>

export interface Snapshot {
  /** Yields the rows of a statement. One statement at a time. */
  rows(statement: string): AsyncIterable<Row>
}

const ROWS_AT_ONCE = 500

/** The state is the one in which the database is when this is called. */
export function readSnapshot<Result>(
  { db, dialect }: { db: Db; dialect: Dialect },
  location: DatabaseLocation,
  act: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  if (location.kind === 'sqlite') return readFile(location.file, act)
  // A transaction of its own, so that what `act` does with the database otherwise is no part of it.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (inside) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(inside)
      await sql`set local statement_timeout = 0`.execute(inside)
      // The first statement that reads takes the snapshot.
      await dialect.isReadOnly(inside)
      return act({ rows: (statement) => fetchRows(inside, statement) })
    })
}

/** Within a transaction, before all else: its statements read one state. SQLite has one state for each transaction anyway. */
export async function keepState(inside: Db): Promise<void> {
  await sql`set transaction isolation level repeatable read, read only`.execute(inside)
}

async function readFile<Result>(file: string, act: (snapshot: Snapshot) => Promise<Result>): Promise<Result> {
  const connection = new Sqlite(file, { readonly: true })
  try {
    // The transaction begins with the first statement that reads.
    connection.exec('begin')
    connection.prepare('select count(*) from sqlite_schema').get()
    return await act({
      // The connection serves this reader alone, so nothing waits while a row is read.
      async *rows(statement) {
        yield* connection.prepare<[], Row>(statement).iterate()
      },
    })
  } finally {
    connection.close()
  }
}

async function* fetchRows(inside: Db, statement: string): AsyncGenerator<Row> {
  await sql.raw(`declare snapshot_rows no scroll cursor for ${statement}`).execute(inside)
  for (;;) {
    const { rows } = await sql.raw<Row>(`fetch ${ROWS_AT_ONCE} from snapshot_rows`).execute(inside)
    yield* rows
    if (rows.length < ROWS_AT_ONCE) break
  }
  await sql.raw('close snapshot_rows').execute(inside)
}
