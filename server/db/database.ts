// Opens the database that the configuration names.
import { mkdirSync, openAsBlob } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import {
  DummyDriver,
  Kysely,
  PGliteDialect,
  PostgresDialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely'
import type { SqliteDatabase } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { DatabaseAddress } from '../config/config.ts'
import { postgresDialect, sqliteDialect } from './dialect.ts'
import type { Dialect } from './dialect.ts'
import type { Database } from './schema.ts'
import { addFunctions } from './sqlite-functions.ts'

export interface OpenDatabase {
  db: Kysely<Database>
  dialect: Dialect
  /** Another text after each write, by this process or another one; undefined where the database cannot tell cheaply. */
  dataVersion(): string | undefined
}

export async function openDatabase(address: DatabaseAddress): Promise<OpenDatabase> {
  switch (address.kind) {
    case 'sqlite': {
      const sqlite = sqliteFile(address.file)
      return {
        db: new Kysely({ dialect: new SqliteDialect({ database: withPreparedOnce(sqlite) }) }),
        dialect: sqliteDialect,
        dataVersion: versionReader(sqlite),
      }
    }
    case 'postgres': {
      const { default: pg } = await import('pg')
      return {
        db: new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: address.url }) }) }),
        dialect: postgresDialect,
        dataVersion: () => undefined,
      }
    }
    case 'pglite':
      return {
        db: new Kysely({ dialect: new PGliteDialect({ pglite: () => openPglite(address.dump) }) }),
        dialect: postgresDialect,
        dataVersion: () => undefined,
      }
  }
}

/** PostgreSQL inside this process, in memory: for tests. A development dependency. With a `dump` of its files it need not make them first, which takes seconds. */
async function openPglite(dump: string | undefined) {
  const { PGlite } = await import('@electric-sql/pglite')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  return PGlite.create({ extensions: { pg_trgm }, ...(dump && { loadDataDir: await openAsBlob(dump) }) })
}

function sqliteFile(file: string): Sqlite.Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const sqlite = new Sqlite(file, { timeout: 10_000 })
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('cache_size = -65536')
  sqlite.pragma('mmap_size = 1073741824')
  addFunctions(sqlite)
  // The planner chooses by what the tables hold.
  sqlite.pragma('optimize = 0x10002')
  return sqlite
}

/** SQLite counts the changes of this connection, and the commits of others. */
function versionReader(sqlite: Sqlite.Database): () => string {
  const version = sqlite.prepare("select total_changes() || ' ' || data_version from pragma_data_version").pluck()
  return () => version.get() as string
}

/** Preparing costs as much as running a short query, so each text is prepared once. */
function withPreparedOnce(sqlite: Sqlite.Database): SqliteDatabase {
  const statements = new LRUCache<string, Sqlite.Statement>({ max: 500 })
  return {
    close: () => sqlite.close(),
    prepare(text) {
      const known = statements.get(text)
      if (known) return known
      // A transaction that starts by reading could not write after another process has written.
      const statement = sqlite.prepare(text === 'begin' ? 'begin immediate' : text)
      statements.set(text, statement)
      return statement
    },
  }
}

/** Fails where the database does not answer. */
export async function ping(db: Kysely<Database>): Promise<void> {
  await sql`select 1`.execute(db)
}

/** Where nothing is stored: every query finds nothing. */
export function noDatabase(): OpenDatabase {
  const dialect = {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db: Kysely<Database>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
  return { db: new Kysely({ dialect }), dialect: sqliteDialect, dataVersion: () => undefined }
}
