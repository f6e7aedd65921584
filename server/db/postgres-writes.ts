// What has been written to a PostgreSQL server, by this process or another, from the log that triggers keep in `data_change_log`.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { PostgresPool, Statement } from './postgres-pool.ts'
import { statementScopes, tablesIn } from '../cache/scopes.ts'
import type { Writes, ScopesOf } from '../cache/scopes.ts'
import { unavailability } from './unavailable.ts'

/** A moment of the log. */
interface Moment {
  /** Writes when the server restarts, and with the server. */
  server: string
  /** All transactions below have ended. */
  xmin: bigint
  /** Transactions from here on have not started. */
  xmax: bigint
  /** The transactions between the two that had not ended. A standby does not tell. */
  running: string[] | undefined
  /** Rows before this one may have been swept. */
  oldest: bigint | undefined
  termNames: number
  /** What has been written, and was not visible before: transactions and scopes. */
  written: string[]
}

export class PostgresWrites {
  readonly #pool: PostgresPool
  readonly #scopes: StatementScopes
  readonly #log: Logger
  #last: Moment | undefined
  #writes: Writes | undefined
  /** The entries that have been counted, but may be read again. */
  #counted = new Set<string>()
  #running: Promise<unknown> = Promise.resolve()
  #next: Promise<Writes | undefined> | undefined
  #sweepable: bigint | undefined

  /** `pool` has a connection of its own, so that a check does not wait for statements of requests. */
  constructor(pool: PostgresPool, scopes: StatementScopes, log: Logger) {
    this.#pool = pool
    this.#scopes = scopes
    this.#log = log
  }

  /**
   * Reads what has been committed before now. Undefined if the server does not tell. Requests share a check that starts after they have arrived:
   * those of one turn of the event loop, and those that arrive while the check before is running.
   */
  read(): Promise<Writes | undefined> {
    return (this.#next ??= this.#checkNext())
  }

  async #checkNext(): Promise<Writes | undefined> {
    await this.#running
    await nextTurn()
    this.#next = undefined
    const check = this.#check()
    this.#running = check
    return check
  }

  async #check(): Promise<Writes | undefined> {
    try {
      const moment = await this.#moment()
      if (!this.#writes || !this.#last || !isNext(this.#last, moment)) this.#writes = await this.#newEra(moment)
      else this.#writes = this.#following(this.#writes, moment)
      this.#last = moment
      return this.#writes
    } catch (error) {
      if (!unavailability(error)) this.#log.error({ err: error as Error }, 'failed to read what has changed')
      return undefined
    }
  }

  async #moment(): Promise<Moment> {
    const { xmin, xmax, running } = this.#last ?? {}
    // A standby names no running transactions, so all of those above the oldest one are read again.
    const parameters = [String((running ? xmax : xmin) ?? 0), running ?? []]
    const { rows } = await this.#pool.runAgain({ sql: this.#last ? MOMENT : FIRST_MOMENT, parameters: this.#last ? parameters : [] })
    const [row] = rows as [MomentRow]
    const [first = '', end = '', names = ''] = row.snapshot.split(':')
    return {
      server: row.server,
      xmin: BigInt(first),
      xmax: BigInt(end),
      running: row.is_standby ? undefined : names.split(',').filter(Boolean),
      oldest: row.oldest === null ? undefined : BigInt(row.oldest),
      termNames: row.term_names ?? 0,
      written: row.written,
    }
  }

  async #newEra({ termNames }: Moment): Promise<Writes> {
    const { rows } = await this.#pool.runAgain({ sql: TABLES, parameters: [] })
    const tables = rows as { name: string; is_logged: boolean }[]
    this.#scopes.tables = tables.map(({ name }) => name)
    this.#counted = new Set()
    const logged = tables.filter((table) => table.is_logged).map(({ name }): [string, number] => [name, 0])
    return { era: {}, counts: new Map([...logged, [TERM_NAMES, termNames]]) }
  }

  #following(writes: Writes, { written, termNames, running }: Moment): Writes {
    const entries = written.filter((entry) => !this.#counted.has(entry))
    this.#counted = new Set(running ? [] : written)
    if (!entries.length && writes.counts.get(TERM_NAMES) === termNames) return writes
    const counts = new Map(writes.counts).set(TERM_NAMES, termNames)
    for (const entry of entries) {
      const scope = entry.slice(entry.indexOf(' ') + 1)
      for (const name of new Set([scope, scope.split(':')[0] ?? ''])) counts.set(name, (counts.get(name) ?? 0) + 1)
    }
    return { era: writes.era, counts }
  }

  /**
   * Deletes the rows that processes have seen which have checked since the call before. One that has not finds the gap, and drops its caches.
   * Also deletes rows of a restored backup, whose transactions are those of another server.
   */
  async sweep(): Promise<void> {
    if (this.#sweepable !== undefined) await this.#write(SWEEP, [String(this.#sweepable)])
    await this.#write(FORGET_RESTORED, [])
    const { rows } = await this.#pool.runAgain({ sql: 'select pg_snapshot_xmin(pg_current_snapshot())::text as xmin', parameters: [] })
    this.#sweepable = BigInt((rows as [{ xmin: string }])[0].xmin)
  }

  async end(): Promise<void> {
    await this.#pool.end()
  }

  async #write(sql: string, parameters: readonly unknown[]): Promise<void> {
    await this.#pool.run({ sql, parameters }, 'unreachable')
  }
}

/** Whether the log tells everything that was written between two moments. */
function isNext(last: Moment, { server, xmax, oldest }: Moment): boolean {
  return server === last.server && xmax >= last.xmax && oldest !== undefined && oldest <= last.xmin
}

/** The scopes that statements read. */
export class StatementScopes {
  readonly #known = new LRUCache<string, ScopesOf>({ max: 1000 })
  #tables: readonly string[] = []

  set tables(tables: readonly string[]) {
    this.#tables = tables
    this.#known.clear()
  }

  of({ sql, parameters }: Statement): readonly string[] {
    let scopesOf = this.#known.get(sql)
    if (!scopesOf) this.#known.set(sql, (scopesOf = statementScopes(sql, tablesIn(sql, this.#tables))))
    return scopesOf(parameters)
  }
}

interface MomentRow {
  snapshot: string
  is_standby: boolean
  server: string
  oldest: string | null
  term_names: number | null
  written: string[]
}

/** The count of the changes of terms' names is part of what responses show, so it comes from the database. */
const TERM_NAMES = 'term_names'

const selectMoment = (written: string): string => `select pg_current_snapshot()::text as snapshot, pg_is_in_recovery() as is_standby,
  pg_postmaster_start_time()::text as server, (select xid::text from data_change_log order by xid limit 1) as oldest,
  (select count from data_changes where scope = '${TERM_NAMES}') as term_names, ${written} as written`

const FIRST_MOMENT = selectMoment(`array[]::text[]`)
const MOMENT = selectMoment(`array(select xid::text || ' ' || scope from data_change_log where xid >= $1::xid8 or xid = any($2::xid8[]))`)

const TABLES = `select relname as name, exists (select from pg_trigger where tgrelid = pg_class.oid and tgname like 'data_change_log%') as is_logged
  from pg_class where relkind in ('r', 'p') and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace) and pg_table_is_visible(oid)`

/** One row remains, and tells since when the log is complete. */
const SWEEP = `delete from data_change_log where xid < (select xid from data_change_log where xid < $1::xid8 order by xid desc limit 1)`

const FORGET_RESTORED = `with restored as (delete from data_change_log where xid >= pg_snapshot_xmax(pg_current_snapshot()) returning scope)
  insert into data_change_log (scope) select '' from restored limit 1 on conflict do nothing`
