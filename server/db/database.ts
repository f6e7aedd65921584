// Opens the configured database.
import { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DatabaseLocation, DatabaseSettings } from '../config/config.ts'
import { provideWrites } from './current-writes.ts'
import { postgresDialect, sqliteDialect } from './dialect.ts'
import { executeDirectly } from './direct-statements.ts'
import type { Dialect } from './dialect.ts'
import { openPostgres } from './postgres.ts'
import type { ServerState } from './postgres.ts'
import type { Database } from './schema.ts'
import type { Writes } from '../cache/scopes.ts'
import { openSqlite } from './sqlite.ts'
import type { WatchStatement } from './statement-watch.ts'
import { limitTransactions } from './transact.ts'

export interface OpenDatabase {
  db: Kysely<Database>
  dialect: Dialect
  /** How often each scope has been written, by this process or another, until now; undefined if the database does not tell. */
  writes(): Writes | undefined | Promise<Writes | undefined>
  /** Forgets old writes. */
  sweepWrites(): Promise<void>
  /** Refreshes the planner's statistics. PostgreSQL does so by itself. */
  refreshPlans(): Promise<void>
  /** Undefined for SQLite. */
  serverState?: () => ServerState
}

/** `watch` sees every statement of requests and jobs. */
export async function openDatabase(
  location: DatabaseLocation,
  settings: DatabaseSettings,
  log: Logger,
  watch?: WatchStatement,
): Promise<OpenDatabase> {
  switch (location.kind) {
    case 'sqlite': {
      const { dialect, execute, writes, currentWrites, refreshPlans } = openSqlite(location.file, settings.lockMs, location.contents, watch)
      const db = new Kysely<Database>({ dialect })
      executeDirectly(db, execute)
      provideWrites(db, currentWrites)
      limitTransactions(db, settings.transactionMs)
      return { db, dialect: sqliteDialect, writes, refreshPlans, sweepWrites: doNothing }
    }
    case 'postgres': {
      const { dialect, ...own } = await openPostgres(location.url, settings, log, watch)
      const db = new Kysely<Database>({ dialect })
      limitTransactions(db, settings.transactionMs)
      return { db, dialect: postgresDialect, refreshPlans: doNothing, ...own }
    }
  }
}

const doNothing = (): Promise<void> => Promise.resolve()
