// SQLite for Kysely: one connection writes and another one reads, so reads never wait for a write,
// and nothing blocks the event loop while another process holds the write lock of the file.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { CompiledQuery, DatabaseConnection, Driver, Dialect as KyselyDialect, QueryResult } from 'kysely'
import { LRUCache } from 'lru-cache'
import { addFunctions } from './sqlite-functions.ts'

export interface SqliteDatabase {
  dialect: KyselyDialect
  /** Returns a different text after each commit, by this process or another. */
  dataVersion(): string
  /** Refreshes the planner's statistics for both connections. */
  refreshPlans(): Promise<void>
}

/** How long a statement may block the event loop to wait for a lock; after that it is retried without blocking. */
const BLOCKING_MS = 2
/** Opening the file may block, as no request is being served yet. */
const OPENING_MS = 10_000
const FIRST_PAUSE_MS = 2
const MAX_PAUSE_MS = 10

/** A write fails with `SQLITE_BUSY` once another process has held the write lock for `lockMs`. */
export function openSqlite(file: string, lockMs: number): SqliteDatabase {
  const isFile = file !== ':memory:'
  if (isFile) mkdirSync(dirname(file), { recursive: true })
  const writer = connectionTo(file)
  writer.pragma('journal_mode = WAL')
  writer.pragma('synchronous = FULL')
  writer.pragma('foreign_keys = ON')
  // An in-memory database belongs to its single connection.
  const reader = isFile ? connectionTo(file, { readonly: true }) : undefined
  for (const connection of [writer, reader]) connection?.pragma(`busy_timeout = ${BLOCKING_MS}`)
  const driver = new SqliteDriver(writer, reader, lockMs)
  return {
    dialect: {
      createAdapter: () => new SharedAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    dataVersion: reader ? commitsSeenBy(reader) : changesOf(writer),
    refreshPlans: () => driver.refreshPlans(),
  }
}

function connectionTo(file: string, options: Sqlite.Options = {}): Sqlite.Database {
  const connection = new Sqlite(file, { ...options, timeout: OPENING_MS })
  connection.pragma('cache_size = -32768')
  connection.pragma('mmap_size = 1073741824')
  addFunctions(connection)
  return connection
}

/** Each connection counts the commits of all others. */
function commitsSeenBy(connection: Sqlite.Database): () => string {
  const version = connection.prepare('select data_version from pragma_data_version').pluck()
  return () => String(version.get())
}

function changesOf(connection: Sqlite.Database): () => string {
  const changes = connection.prepare('select total_changes()').pluck()
  return () => String(changes.get())
}

/** Sessions queue for writing by themselves, so Kysely need not serialize them. */
class SharedAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

class SqliteDriver implements Driver {
  readonly #writer: Statements
  readonly #reader: Statements | undefined
  readonly #lockMs: number
  readonly #writing = new Queue()

  constructor(writer: Sqlite.Database, reader: Sqlite.Database | undefined, lockMs: number) {
    this.#writer = new Statements(writer)
    this.#reader = reader && new Statements(reader)
    this.#lockMs = lockMs
  }

  async init(): Promise<void> {
    // The connections are already open.
  }

  async acquireConnection(): Promise<Session> {
    return new Session(this.#writer, this.#reader, this.#writing, this.#lockMs)
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
    await (await this.acquireConnection()).write({ sql: 'pragma optimize = 0x10012', parameters: [] })
    // Other connections read the statistics along with the schema.
    this.#reader?.database.pragma('writable_schema = reset')
  }

  async destroy(): Promise<void> {
    // The last connection to close checkpoints the log, which needs the write lock.
    this.#reader?.database.close()
    this.#writer.database.close()
  }
}

type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>

/** The statements of one caller: single ones, or a transaction. */
class Session implements DatabaseConnection {
  readonly #writer: Statements
  readonly #reader: Statements | undefined
  readonly #writing: Queue
  readonly #lockMs: number
  /** Releases the write lock to the next in the queue; set within a transaction. */
  #leave: (() => void) | undefined

  constructor(writer: Statements, reader: Statements | undefined, writing: Queue, lockMs: number) {
    this.#writer = writer
    this.#reader = reader
    this.#writing = writing
    this.#lockMs = lockMs
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#leave) return this.#inTransaction(query)
    if (this.#reader?.isRead(query)) return patiently(() => this.#reader!.run<Row>(query), this.#deadline())
    return this.write(query)
  }

  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming is not supported by SQLite. Use execute().')
  }

  /** Runs a single statement, queued if it writes. */
  async write<Row>(query: Statement): Promise<QueryResult<Row>> {
    const deadline = this.#deadline()
    const leave = await this.#writing.enter()
    try {
      return await patiently(() => this.#writer.run<Row>(query), deadline)
    } finally {
      leave()
    }
  }

  async begin(): Promise<void> {
    const deadline = this.#deadline()
    const leave = await this.#writing.enter()
    try {
      // A transaction that starts with a read could not write after another process has written.
      await patiently(() => this.#writer.database.exec('begin immediate'), deadline)
      this.#leave = leave
    } catch (error) {
      leave()
      throw error
    }
  }

  async commit(): Promise<void> {
    await patiently(() => this.#writer.database.exec('commit'), this.#deadline())
    this.#end()
  }

  /** Does nothing without an open transaction. SQLite may have rolled back after an error such as a full disk. */
  async rollBack(): Promise<void> {
    if (!this.#leave) return
    try {
      if (this.#writer.database.inTransaction) this.#writer.database.exec('rollback')
    } finally {
      this.#end()
    }
  }

  #end(): void {
    this.#leave?.()
    this.#leave = undefined
  }

  #inTransaction<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#writer.database.inTransaction) throw new Error('SQLite has already rolled back this transaction after an earlier error.')
    return patiently(() => this.#writer.run<Row>(query), this.#deadline())
  }

  /** Starts when the caller begins to wait, so that callers queued behind a stuck one do not each wait for the full time. */
  #deadline(): number {
    return performance.now() + this.#lockMs
  }
}

/** The statements of a connection. Preparing costs as much as a short query, so each text is prepared once. */
class Statements {
  readonly database: Sqlite.Database
  readonly #prepared = new LRUCache<string, Sqlite.Statement>({ max: 500 })

  constructor(database: Sqlite.Database) {
    this.database = database
  }

  isRead({ sql }: Statement): boolean {
    return /^\s*(?:select|with)\b/i.test(sql) && this.#prepare(sql).readonly
  }

  run<Row>({ sql, parameters }: Statement): QueryResult<Row> {
    const statement = this.#prepare(sql)
    if (statement.reader) return { rows: statement.all(parameters) as Row[] }
    const { changes, lastInsertRowid } = statement.run(parameters)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  #prepare(text: string): Sqlite.Statement {
    const known = this.#prepared.get(text)
    if (known) return known
    const statement = this.database.prepare(text)
    this.#prepared.set(text, statement)
    return statement
  }
}

/** Lets one caller in at a time, first come, first served. */
class Queue {
  #last: Promise<void> = Promise.resolve()

  /** Resolves to a function that lets the next caller in. */
  async enter(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#last
    this.#last = promise
    await before
    return resolve
  }
}

/** Retries at least once and until the deadline, without blocking, while another process holds a lock. */
async function patiently<Result>(attempt: () => Result, deadline: number): Promise<Result> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    try {
      return attempt()
    } catch (error) {
      if (!isLocked(error) || performance.now() + pause > deadline) throw error
    }
    await sleep(pause)
  }
}

function isLocked(error: unknown): boolean {
  return String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')
}
