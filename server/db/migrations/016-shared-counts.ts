// What the processes of the service count together: requests and failed sign-ins in a period of time.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  // A crash of PostgreSQL may lose the counts, so that they need not be written to its log.
  const table = kind === 'postgres' ? 'unlogged table' : 'table'
  await sql.raw(`create ${table} shared_counts (key text primary key, count integer not null, reset_at bigint not null)`).execute(db)
}
