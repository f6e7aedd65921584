// A pool of connections to PostgreSQL. It outlives the end of any connection, and its errors say what is wrong with the database.
import type { Logger } from 'pino'
import type { Pool, PoolClient, QueryResult } from 'pg'
import type { DatabaseSettings } from '../config/config.ts'
import { DatabaseUnavailableError } from './unavailable.ts'
import type { Unavailability } from './unavailable.ts'

export interface Statement {
  sql: string
  parameters: readonly unknown[]
}

/** What the connections of a pool are doing. */
export interface PoolUse {
  used: number
  idle: number
  /** Statements and transactions that wait for a connection. */
  waiting: number
  /** How many connections there can be. */
  size: number
}

/** What the end of the connection means: nothing was changed, or nobody knows. */
type WhenLost = Extract<Unavailability, 'unreachable' | 'outcome unknown'>

/** How much longer this side waits than PostgreSQL, which ends a statement by itself if it can. */
const GRACE_MS = 5_000

export class PostgresPool {
  readonly #pool: Pool
  /** The connections that have been in use before. They may have ended without notice since then. */
  readonly #known = new WeakSet<PoolClient>()

  constructor(pool: Pool) {
    this.#pool = pool
  }

  /** Runs a statement outside of a transaction. */
  async run(statement: Statement, whenLost: WhenLost): Promise<QueryResult> {
    const connection = await this.#connect()
    try {
      return await connection.run(statement, whenLost)
    } finally {
      connection.release()
    }
  }

  /** Runs a statement that changes nothing. If the connection has ended, as an idle one does when PostgreSQL restarts, it runs on another one. */
  async runAgain(statement: Statement): Promise<QueryResult> {
    const connection = await this.#connect()
    try {
      return await connection.run(statement)
    } catch (error) {
      if (!connection.isBroken || !connection.isReused) throw error
    } finally {
      connection.release()
    }
    return this.runAgain(statement)
  }

  /** Opens a transaction with this statement. */
  async begin(sql: string): Promise<Connection> {
    const connection = await this.#connect()
    try {
      await connection.run({ sql, parameters: [] })
      return connection
    } catch (error) {
      connection.release()
      if (!connection.isBroken || !connection.isReused) throw error
      return this.begin(sql)
    }
  }

  get use(): PoolUse {
    const { totalCount, idleCount, waitingCount, options } = this.#pool
    return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount, size: options.max }
  }

  end(): Promise<void> {
    return this.#pool.end()
  }

  async #connect(): Promise<Connection> {
    try {
      const client = await this.#pool.connect()
      const connection = new Connection(client, this.#known.has(client))
      this.#known.add(client)
      return connection
    } catch (error) {
      throw connectError(error)
    }
  }
}

/** A connection in use. */
export class Connection {
  readonly #client: PoolClient
  /** Whether it has been in use before. */
  readonly isReused: boolean
  #isBroken = false

  constructor(client: PoolClient, isReused: boolean) {
    this.#client = client
    this.isReused = isReused
  }

  /** Whether it cannot be used any longer. */
  get isBroken(): boolean {
    return this.#isBroken
  }

  async run({ sql, parameters }: Statement, whenLost: WhenLost = 'unreachable'): Promise<QueryResult> {
    try {
      return await this.#client.query(sql, parameters as unknown[])
    } catch (error) {
      const kind = lossOf(error, whenLost)
      // After a failover, the next connection may lead to a server that accepts writes.
      this.#isBroken ||= kind !== undefined || codeOf(error) === '25006'
      throw kind ? new DatabaseUnavailableError(kind, error) : error
    }
  }

  release(): void {
    this.#client.release(this.#isBroken)
  }
}

export async function openPool(
  url: string,
  { poolSize, connectTimeoutMs, statementTimeoutMs, idleTimeoutMs, transactionIdleTimeoutMs }: DatabaseSettings,
  log: Logger,
): Promise<PostgresPool> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: connectionString(url),
    application_name: 'content-service',
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: idleTimeoutMs,
    keepAlive: true,
    ...(statementTimeoutMs && { statement_timeout: statementTimeoutMs, query_timeout: statementTimeoutMs + GRACE_MS }),
    ...(transactionIdleTimeoutMs && { idle_in_transaction_session_timeout: transactionIdleTimeoutMs }),
  })
  // The pool replaces a connection that ends while it is idle. One that ends while it is in use also fails its statement.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'a connection to the database has ended'))
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return new PostgresPool(pool)
}

/** Gives `sslmode` its meaning in libpq, and sets the schemas in `search_path`, or `schema`. */
function connectionString(given: string): string {
  const url = new URL(given)
  const query = url.searchParams
  if (query.has('sslmode') && query.get('sslmode') !== 'no-verify') query.set('uselibpqcompat', 'true')
  const schemas = query.get('search_path') ?? query.get('schema')
  if (schemas) query.set('options', `${query.get('options') ?? ''} -c search_path=${schemas.replace(/[\\ ]/g, '\\$&')}`.trim())
  for (const name of ['search_path', 'schema']) query.delete(name)
  return url.href
}

/** Connection exceptions, the end of the server or of the session, and network errors. */
const LOST = /^(08|57P0[1-5]|25P0[34]|E[A-Z_]+$)/
const LOST_MESSAGE = /^Connection terminated|not queryable$|^Connection ended/

/** Why the connection cannot be used any longer; undefined if the error is that of the statement alone. */
function lossOf(error: unknown, whenLost: WhenLost): Unavailability | undefined {
  const { message } = error as Error
  if (message === 'Query read timeout') return whenLost === 'outcome unknown' ? whenLost : 'slow'
  return LOST.test(codeOf(error)) || LOST_MESSAGE.test(message) ? whenLost : undefined
}

function connectError(error: unknown): unknown {
  const code = codeOf(error)
  if (/^53[34]00$/.test(code) || (error as Error).message.startsWith('timeout exceeded'))
    return new DatabaseUnavailableError('exhausted', error)
  return new DatabaseUnavailableError('unreachable', error)
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' ? code : ''
}
