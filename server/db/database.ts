// Opens the configured database.
import { openAsBlob } from 'node:fs'
import { DummyDriver, Kysely, PGliteDialect, PostgresDialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely'
import type { DatabaseLocation } from '../config/config.ts'
import { postgresDialect, sqliteDialect } from './dialect.ts'
import type { Dialect } from './dialect.ts'
import type { Database } from './schema.ts'
import type { Changes } from './scopes.ts'
import { openSqlite } from './sqlite.ts'

export interface OpenDatabase {
  db: Kysely<Database>
  dialect: Dialect
  /** How often each scope has been written, by this process or another; undefined if the database cannot tell cheaply. */
  changes(): Changes | undefined
  /** Refreshes the planner's statistics. PostgreSQL does so by itself. */
  refreshPlans(): Promise<void>
}

/** `lockMs` is the time that a write waits for another process writing to the same SQLite file. */
export async function openDatabase(address: DatabaseLocation, lockMs: number): Promise<OpenDatabase> {
  switch (address.kind) {
    case 'sqlite': {
      const { dialect, changes, refreshPlans } = openSqlite(address.file, lockMs)
      return { db: new Kysely({ dialect }), dialect: sqliteDialect, changes, refreshPlans }
    }
    case 'postgres': {
      const { default: pg } = await import('pg')
      return {
        db: new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: address.url }) }) }),
        dialect: postgresDialect,
        ...untold,
      }
    }
    case 'pglite':
      return {
        db: new Kysely({ dialect: new PGliteDialect({ pglite: () => openPglite(address.dump) }) }),
        dialect: postgresDialect,
        ...untold,
      }
  }
}

/** PostgreSQL cannot tell its state cheaply and needs no refresh. */
const untold = { changes: () => undefined, refreshPlans: () => Promise.resolve() }

/** In-process PostgreSQL in memory, for tests; a development dependency. A `dump` of its files saves the seconds that creating them takes. */
async function openPglite(dump: string | undefined) {
  const { PGlite } = await import('@electric-sql/pglite')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  return PGlite.create({ extensions: { pg_trgm }, ...(dump && { loadDataDir: await openAsBlob(dump) }) })
}

/** Throws if the database does not respond. */
export async function ping(db: Kysely<Database>): Promise<void> {
  await sql`select 1`.execute(db)
}

/** For the mock server: every query finds nothing. */
export function noDatabase(): OpenDatabase {
  const dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db: Kysely<Database>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
  return { db: new Kysely({ dialect }), dialect: sqliteDialect, ...untold }
}
