// Reads from a replica, for requests that accept data which is a few seconds old.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'pino'
import type { QueryResult } from 'pg'
import type { PoolUse, PostgresPool, Statement } from './postgres-pool.ts'
import { unavailability } from './unavailable.ts'

const POLL_MS = 1_000

interface Reader {
  /** After a write, the rest of the request reads from the primary, so that it sees what it has written. */
  needsPrimary: boolean
}

const reader = new AsyncLocalStorage<Reader>()

/** Runs work whose reads may be answered by the replica. */
export function acceptReplica<Result>(work: () => Result): Result {
  return reader.run({ needsPrimary: false }, work)
}

/** The rest of the running work reads from the primary: it has written, or it must not see less than the primary has told it. */
export function readFromPrimary(): void {
  const current = reader.getStore()
  if (current) current.needsPrimary = true
}

/** The position of the primary at a time. */
interface Sample {
  at: number
  position: bigint
}

/**
 * Follows a standby. It is used while it has replayed everything that the primary had written `maxLagMs` ago, and while the primary is away,
 * everything that is known to have been written.
 */
export class Replica {
  readonly #pool: PostgresPool
  readonly #primary: PostgresPool
  readonly #maxLagMs: number
  readonly #log: Logger
  readonly #timer: NodeJS.Timeout
  #samples: Sample[] = []
  #isUsable = false
  #isRefreshing = false

  /** `primary` has a connection of its own, so that the positions are known while all others are in use. */
  constructor(pools: { replica: PostgresPool; primary: PostgresPool }, maxLagMs: number, log: Logger) {
    this.#pool = pools.replica
    this.#primary = pools.primary
    this.#maxLagMs = maxLagMs
    this.#log = log
    this.#timer = setInterval(() => void this.#refresh(), POLL_MS).unref()
    void this.#refresh()
  }

  /** Whether anonymous callers read from the replica. */
  get isUsable(): boolean {
    return this.#isUsable
  }

  get use(): PoolUse {
    return this.#pool.use
  }

  /** Whether the running request may read from the replica now. */
  accepts(): boolean {
    const current = reader.getStore()
    return this.#isUsable && current !== undefined && !current.needsPrimary
  }

  /** Returns undefined if the replica fails; then the primary is asked. */
  async run(statement: Statement): Promise<QueryResult | undefined> {
    try {
      return await this.#pool.runAgain(statement)
    } catch (error) {
      if (!unavailability(error)) throw error
      this.#use(false, (error as Error).message)
      return undefined
    }
  }

  async end(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.all([this.#pool.end(), this.#primary.end()])
  }

  async #refresh(): Promise<void> {
    if (this.#isRefreshing) return
    this.#isRefreshing = true
    await this.#compare()
    this.#isRefreshing = false
  }

  /** Compares the positions of both servers. */
  async #compare(): Promise<void> {
    const [written, replayed] = await Promise.all([positionOf(this.#primary, WRITTEN), positionOf(this.#pool, REPLAYED)])
    const now = performance.now()
    if (written !== undefined) this.#samples.push({ at: now, position: written })
    while (this.#samples[1] && this.#samples[1].at <= now - this.#maxLagMs) this.#samples.shift()
    const [required] = this.#samples
    this.#use(replayed !== undefined && required !== undefined && replayed >= required.position, 'it is away, behind, or not a standby')
  }

  #use(isUsable: boolean, reason: string): void {
    if (isUsable !== this.#isUsable)
      if (isUsable) this.#log.info('anonymous callers read from the replica')
      else this.#log.warn({ reason }, 'the replica is not used; all reads go to the primary')
    this.#isUsable = isUsable
  }
}

const WRITTEN = 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end'
/** Null on a server that is not a standby: it might be another database. */
const REPLAYED = 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end'

/** A position in the write-ahead log as a number of bytes; undefined if the server does not tell. */
async function positionOf(pool: PostgresPool, expression: string): Promise<bigint | undefined> {
  try {
    const { rows } = await pool.runAgain({ sql: `select pg_wal_lsn_diff(${expression}, '0/0')::text as position`, parameters: [] })
    const [{ position }] = rows as [{ position: string | null }]
    return position === null ? undefined : BigInt(position)
  } catch {
    return undefined
  }
}
