// PostgreSQL for Kysely: transactions and single statements on a pool of connections, and reads from a replica.
import { AbortedTransactionError, CompiledQuery, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { DatabaseConnection, Dialect as KyselyDialect, Driver, QueryResult, TransactionSettings } from 'kysely'
import type { QueryResult as PostgresResult } from 'pg'
import type { Logger } from 'pino'
import type { DatabaseSettings } from '../config/config.ts'
import { openPool } from './postgres-pool.ts'
import type { Connection, PoolUse, PostgresPool } from './postgres-pool.ts'
import { PostgresWrites, StatementScopes } from './postgres-writes.ts'
import { NestedTransactionError, connectionInUse } from './running-transaction.ts'
import type { WatchStatement } from './statement-watch.ts'
import { Replica, readFromPrimary } from './replica.ts'
import { addScopes, isTracking } from '../cache/scopes.ts'
import type { Writes } from '../cache/scopes.ts'

interface Servers {
  primary: PostgresPool
  replica: Replica | undefined
  writes: { primary: PostgresWrites; replica: PostgresWrites | undefined }
  scopes: StatementScopes
  watch: WatchStatement | undefined
}

/** The state of the servers that requests use. */
export interface ServerState {
  primary: PoolUse
  replica?: PoolUse & { isUsable: boolean }
}

export interface PostgresDatabase {
  dialect: KyselyDialect
  /** What has been written to the server that the running work reads from, by this process or another. */
  writes(): Promise<Writes | undefined>
  /** Forgets writes that all caches know about. */
  sweepWrites(): Promise<void>
  serverState(): ServerState
}

/** Connects when the first statement runs. */
export async function openPostgres(
  url: string,
  settings: DatabaseSettings,
  log: Logger,
  watch?: WatchStatement,
): Promise<PostgresDatabase> {
  const { readUrl } = settings
  const scopes = new StatementScopes()
  const writesOf = async (server: string): Promise<PostgresWrites> =>
    new PostgresWrites(await openPool(server, { ...settings, ...CHECKING }, log), scopes, log)
  const servers: Servers = {
    primary: await openPool(url, settings, log),
    replica: readUrl ? await openReplica(url, readUrl, settings, log) : undefined,
    writes: { primary: await writesOf(url), replica: readUrl ? await writesOf(readUrl) : undefined },
    scopes,
    watch,
  }
  return {
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new PostgresDriver(servers),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    writes: () => writesFor(servers),
    sweepWrites: () => servers.writes.primary.sweep(),
    serverState: () => stateOf(servers),
  }
}

/** The check of the caches has one connection, and does not keep a request waiting for long: without it, nothing is cached. */
const CHECKING = { poolSize: 1, connectTimeoutMs: 2_000, statementTimeoutMs: 2_000 }

/** Of the replica only if the work may read from it. If it fails meanwhile, the primary has all that the replica had. */
function writesFor({ replica, writes }: Servers): Promise<Writes | undefined> {
  if (writes.replica && replica?.accepts()) return writes.replica.read()
  readFromPrimary()
  return writes.primary.read()
}

function stateOf({ primary, replica }: Servers): ServerState {
  return { primary: primary.use, ...(replica && { replica: { ...replica.use, isUsable: replica.isUsable } }) }
}

async function openReplica(primaryUrl: string, url: string, settings: DatabaseSettings, log: Logger): Promise<Replica> {
  const primary = await openPool(primaryUrl, { ...settings, poolSize: 1 }, log)
  return new Replica({ primary, replica: await openPool(url, settings, log) }, settings.readLagMs, log)
}

class PostgresDriver implements Driver {
  readonly #servers: Servers

  constructor(servers: Servers) {
    this.#servers = servers
  }

  async init(): Promise<void> {
    // The pools connect by themselves.
  }

  async acquireConnection(): Promise<Session> {
    return new Session(this.#servers)
  }

  beginTransaction(session: Session, settings: TransactionSettings): Promise<void> {
    return session.begin(settings)
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

  async destroy(): Promise<void> {
    const { primary, replica, writes } = this.#servers
    await Promise.all([primary.end(), replica?.end(), writes.primary.end(), writes.replica?.end()])
  }
}

/** The statements of one caller: single ones, or a transaction. */
class Session implements DatabaseConnection {
  readonly #servers: Servers
  #transaction: Connection | undefined

  constructor(servers: Servers) {
    this.#servers = servers
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { watch } = this.#servers
    return watch ? watch(query.sql, () => this.#execute<Row>(query)) : this.#execute(query)
  }

  async #execute<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (isTracking()) addScopes(this.#servers.scopes.of(query))
    const transaction = this.#transaction ?? this.#surrounding()
    if (transaction) return resultOf(await transaction.run(query))
    const { primary, replica } = this.#servers
    if (!isRead(query)) {
      readFromPrimary()
      return resultOf(await primary.run(query, 'outcome unknown'))
    }
    const replicated = replica?.accepts() ? await replica.run(query) : undefined
    return resultOf(replicated ?? (await primary.runAgain(query)))
  }

  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming is not supported. Use execute().')
  }

  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    if (this.#surrounding()) throw new NestedTransactionError()
    readFromPrimary()
    const modes = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean)
    this.#transaction = await this.#servers.primary.begin(['begin', ...modes].join(' '))
  }

  async commit(): Promise<void> {
    const transaction = this.#ended()
    if (!transaction) return
    try {
      const { command } = await transaction.run(CompiledQuery.raw('commit'), 'outcome unknown')
      // This is what PostgreSQL does after the failure of a statement.
      if (command === 'ROLLBACK') throw new AbortedTransactionError()
    } finally {
      transaction.release()
    }
  }

  /** Does nothing without an open transaction. PostgreSQL rolls back those whose connection ends. */
  async rollBack(): Promise<void> {
    const transaction = this.#ended()
    if (!transaction) return
    try {
      if (!transaction.isBroken) await transaction.run(CompiledQuery.raw('rollback'))
    } finally {
      transaction.release()
    }
  }

  /** The open transaction of this database that the running work is in. */
  #surrounding(): Connection | undefined {
    const session = connectionInUse()
    return session instanceof Session && session.#servers === this.#servers ? session.#transaction : undefined
  }

  #ended(): Connection | undefined {
    const transaction = this.#transaction
    this.#transaction = undefined
    return transaction
  }
}

/** Raw statements count as writes, because they may be anything. */
/** Judged by its text, because compiled statements have nothing else. `with` can contain writes. */
function isRead({ sql }: CompiledQuery): boolean {
  return /^\s*select\b/i.test(sql)
}

function resultOf<Row>({ command, rowCount, rows }: PostgresResult): QueryResult<Row> {
  const isWrite = /^(INSERT|UPDATE|DELETE|MERGE)$/.test(command)
  return { rows: rows as Row[], ...(isWrite && { numAffectedRows: BigInt(rowCount ?? 0) }) }
}
