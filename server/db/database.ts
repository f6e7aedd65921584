// Opens the database that the configuration names.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Kysely, PGliteDialect, PostgresDialect, SqliteDialect } from 'kysely'
import type { SqliteDatabase } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { DatabaseAddress } from '../config/config.ts'
import { postgresDialect, sqliteDialect } from './dialect.ts'
import type { Dialect } from './dialect.ts'
import type { Database } from './schema.ts'

export interface OpenDatabase {
  db: Kysely<Database>
  dialect: Dialect
}

export async function openDatabase(address: DatabaseAddress): Promise<OpenDatabase> {
  switch (address.kind) {
    case 'sqlite':
      return { db: new Kysely({ dialect: new SqliteDialect({ database: sqliteFile(address.file) }) }), dialect: sqliteDialect }
    case 'postgres': {
      const { default: pg } = await import('pg')
      return { db: new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: address.url }) }) }), dialect: postgresDialect }
    }
    case 'pglite':
      return { db: new Kysely({ dialect: new PGliteDialect({ pglite: openPglite }) }), dialect: postgresDialect }
  }
}

/** PostgreSQL inside this process, in memory: for tests. A development dependency. */
async function openPglite() {
  const { PGlite } = await import('@electric-sql/pglite')
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm')
  return PGlite.create({ extensions: { pg_trgm } })
}

function sqliteFile(file: string): SqliteDatabase {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const sqlite = new Sqlite(file, { timeout: 10_000 })
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('cache_size = -65536')
  sqlite.pragma('mmap_size = 1073741824')
  sqlite.function('fold', { deterministic: true }, (text) => (typeof text === 'string' ? text.toLowerCase() : text))
  return withPreparedOnce(sqlite)
}

/** Preparing costs as much as running a short query, so each text is prepared once. */
function withPreparedOnce(sqlite: Sqlite.Database): SqliteDatabase {
  const statements = new LRUCache<string, Sqlite.Statement>({ max: 500 })
  return {
    close: () => sqlite.close(),
    prepare(text) {
      const known = statements.get(text)
      if (known) return known as ReturnType<SqliteDatabase['prepare']>
      // A transaction that starts by reading could not write after another process has written.
      const statement = sqlite.prepare(text === 'begin' ? 'begin immediate' : text)
      statements.set(text, statement)
      return statement as ReturnType<SqliteDatabase['prepare']>
    },
  }
}
