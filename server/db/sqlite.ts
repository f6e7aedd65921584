// SQLite for Kysely: one connection writes and another one reads, so reads never wait for a write,
// and nothing blocks the event loop while another process holds the write lock of the file.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { DatabaseConnection, Driver, Dialect as KyselyDialect, QueryResult } from 'kysely'
import type { Execute } from './direct-statements.ts'
import { NestedTransactionError, connectionInUse } from './running-transaction.ts'
import { addScopes, isTracking } from '../cache/scopes.ts'
import type { Writes } from '../cache/scopes.ts'
import { Checkpoints } from './sqlite-checkpoints.ts'
import { addFunctions } from './sqlite-functions.ts'
import { Statements, retryWhileLocked } from './sqlite-statements.ts'
import type { Statement } from './sqlite-statements.ts'
import type { WatchStatement } from './statement-watch.ts'
import { SqliteWriter } from './sqlite-writer.ts'
import type { Transaction } from './sqlite-writer.ts'

export interface SqliteDatabase {
  dialect: KyselyDialect
  execute: Execute
  /** How often each scope has been written, by this process or another, before a request that calls this as it arrives. */
  writes(): Writes
  /** The same at any time. */
  currentWrites(): Writes
  /** Refreshes the planner's statistics for both connections. */
  refreshPlans(): Promise<void>
}

/** How long a read may block the event loop to wait for a lock; after that it is retried without blocking. */
const BLOCKING_MS = 2
/** Opening the file may block, as no request is being served yet. */
const OPENING_MS = 10_000

/**
 * A write fails with `SQLITE_BUSY` once another process has held the write lock for `lockMs`. A database in memory starts with `contents`, or
 * empty.
 */
export function openSqlite(file: string, lockMs: number, contents?: Buffer, watch?: WatchStatement): SqliteDatabase {
  const isFile = file !== ':memory:'
  if (isFile) mkdirSync(dirname(file), { recursive: true })
  const writer = openConnection(contents ?? file)
  writer.pragma('journal_mode = WAL')
  writer.pragma('synchronous = FULL')
  writer.pragma('foreign_keys = ON')
  // The pages that a savepoint changes are kept for its rollback. Those of a group do not fit into the 64 KB after which they go to a file.
  writer.pragma('temp_store = memory')
  // An in-memory database belongs to its single connection.
  const reader = isFile ? openConnection(file, { readonly: true }) : undefined
  // The writer is retried without blocking.
  writer.pragma('busy_timeout = 0')
  reader?.pragma(`busy_timeout = ${BLOCKING_MS}`)
  const reading = new Statements(reader ?? writer)
  const writes = writesSeenBy(reader ?? writer, reader ? 'pragma data_version' : 'select total_changes()')
  const checkpoints = isFile ? new Checkpoints(writer, file) : undefined
  const onCommit = (): void => {
    writes.expire()
    checkpoints?.committed()
  }
  const driver = new SqliteDriver(new SqliteWriter(writer, lockMs, onCommit), reader && reading, reading, checkpoints, watch)
  const session = driver.session()
  return {
    dialect: {
      createAdapter: () => new SharedAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    execute: (statement) => session.executeQuery(statement),
    writes: writes.read,
    currentWrites: writes.current,
    refreshPlans: () => driver.refreshPlans(),
  }
}

function openConnection(file: string | Buffer, options: Sqlite.Options = {}): Sqlite.Database {
  const connection = new Sqlite(file, { ...options, timeout: OPENING_MS })
  connection.pragma('cache_size = -32768')
  connection.pragma('mmap_size = 1073741824')
  addFunctions(connection)
  return connection
}

/**
 * `versionQuery` returns another number after each commit. The counts are read again only then.
 * Requests that arrive in the same turn of the event loop share one check: none of them can have waited for a commit that it misses.
 * `expire` ends the check early, for commits of this process.
 */
function writesSeenBy(connection: Sqlite.Database, versionQuery: string): { read(): Writes; current(): Writes; expire(): void } {
  const version = connection.prepare(versionQuery).pluck()
  let seen: unknown
  const era = {}
  let writes: Writes = { era, counts: new Map() }
  let isChecked = false
  const expire = (): void => void (isChecked = false)
  const check = (): void => {
    const current = version.get()
    if (current === seen) return
    seen = current
    const counts = countsIn(connection)
    // Writes to tables without a count change nothing that is cached.
    if (counts.size !== writes.counts.size || [...counts].some(([scope, count]) => writes.counts.get(scope) !== count))
      writes = { era, counts }
  }
  // Not shared: a check after an immediate, such as a commit, would last into the next turn, and miss what its requests have waited for.
  const current = (): Writes => {
    if (!isChecked) check()
    return writes
  }
  return {
    read() {
      if (!isChecked) setImmediate(expire)
      const found = current()
      isChecked = true
      return found
    },
    current,
    expire,
  }
}

function countsIn(connection: Sqlite.Database): Map<string, number> {
  const rows = connection.prepare('select scope, count from data_changes').raw().all() as [string, number][]
  const totals = new Map<string, number>()
  for (const [scope, count] of rows) {
    const [table = ''] = scope.split(':')
    totals.set(table, (totals.get(table) ?? 0) + count)
  }
  return new Map([...totals, ...rows])
}

class SharedAdapter extends SqliteAdapter {
  /** Sessions queue for writing by themselves, so Kysely need not serialize them. */
  override get supportsMultipleConnections(): boolean {
    return true
  }

  /** Migrations run in one transaction, so that one of several processes that start at once runs them while the others wait. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class SqliteDriver implements Driver {
  readonly #writer: SqliteWriter
  readonly #reader: Statements | undefined
  readonly #explained: Statements
  readonly #checkpoints: Checkpoints | undefined
  readonly #watch: WatchStatement | undefined

  constructor(
    writer: SqliteWriter,
    reader: Statements | undefined,
    explained: Statements,
    checkpoints: Checkpoints | undefined,
    watch: WatchStatement | undefined,
  ) {
    this.#writer = writer
    this.#reader = reader
    this.#explained = explained
    this.#checkpoints = checkpoints
    this.#watch = watch
  }

  async init(): Promise<void> {
    // The connections are already open.
  }

  session(): Session {
    return new Session(this.#writer, this.#reader, this.#explained, this.#watch)
  }

  async acquireConnection(): Promise<Session> {
    return this.session()
  }

  beginTransaction(session: Session): Promise<void> {
    return session.begin()
  }

  commitTransaction(session: Session): Promise<void> {
    return session.commit()
  }

  rollbackTransaction(session: Session): Promise<void> {
    return session.rollBack()
  }

  releaseConnection(session: Session): Promise<void> {
    return session.rollBack()
  }

  async refreshPlans(): Promise<void> {
    // Analyzes all tables, as the writer has not seen the reads that tell SQLite which ones matter.
    await this.#writer.run({ sql: 'pragma optimize = 0x10012', parameters: [] })
    // Other connections read the statistics along with the schema.
    this.#reader?.database.pragma('writable_schema = reset')
  }

  async destroy(): Promise<void> {
    this.#reader?.database.close()
    await this.#checkpoints?.end()
    await this.#writer.close()
  }
}

/** The statements of one caller: single ones, or a transaction. */
class Session implements DatabaseConnection {
  readonly #writer: SqliteWriter
  readonly #reader: Statements | undefined
  /** Tells what statements read. */
  readonly #explained: Statements
  readonly #watch: WatchStatement | undefined
  #transaction: Transaction | undefined

  constructor(writer: SqliteWriter, reader: Statements | undefined, explained: Statements, watch: WatchStatement | undefined) {
    this.#writer = writer
    this.#reader = reader
    this.#explained = explained
    this.#watch = watch
  }

  executeQuery<Row>(query: Statement): Promise<QueryResult<Row>> {
    return this.#watch ? this.#watch(query.sql, () => this.#execute<Row>(query)) : this.#execute(query)
  }

  async #execute<Row>(query: Statement): Promise<QueryResult<Row>> {
    if (isTracking()) addScopes(this.#explained.scopesOf(query))
    const transaction = this.#transaction ?? this.#surrounding()
    if (transaction) return transaction.run(query)
    if (this.#reader?.isRead(query)) return retryWhileLocked(() => this.#reader!.run<Row>(query), this.#writer.deadline())
    return this.#writer.run(query)
  }

  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming is not supported by SQLite. Use execute().')
  }

  async begin(): Promise<void> {
    if (this.#surrounding()) throw new NestedTransactionError()
    this.#transaction = await this.#writer.begin()
  }

  async commit(): Promise<void> {
    await this.#ended()?.commit()
  }

  /** Does nothing without an open transaction. */
  async rollBack(): Promise<void> {
    this.#ended()?.rollBack()
  }

  /** The open transaction of this database that the running work is in. */
  #surrounding(): Transaction | undefined {
    const session = connectionInUse()
    return session instanceof Session && session.#writer === this.#writer ? session.#transaction : undefined
  }

  #ended(): Transaction | undefined {
    const transaction = this.#transaction
    this.#transaction = undefined
    return transaction
  }
}
