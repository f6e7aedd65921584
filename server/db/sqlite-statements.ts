// The prepared statements of a SQLite connection, and retries while another process holds a lock.
import { setTimeout as sleep } from 'node:timers/promises'
import type Sqlite from 'better-sqlite3'
import type { CompiledQuery, QueryResult } from 'kysely'
import { LRUCache } from 'lru-cache'
import { statementScopes } from '../cache/scopes.ts'
import type { ScopesOf } from '../cache/scopes.ts'

export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>

const FIRST_PAUSE_MS = 1
/** The commits of a service take a few milliseconds, those of an import hundreds. */
const PAUSE_GROWTH = 1.25
/** A process that waits for the lock tries again at least this often. */
export const MAX_PAUSE_MS = 10

/** The statements of a connection. Preparing costs as much as a short query, so each text is prepared once. */
export class Statements {
  readonly database: Sqlite.Database
  readonly #prepared = new LRUCache<string, Sqlite.Statement>({ max: 500 })
  readonly #scopes = new LRUCache<string, ScopesOf>({ max: 500 })

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

  /** The scopes that a statement reads. */
  scopesOf({ sql, parameters }: Statement): readonly string[] {
    const known = this.#scopes.get(sql)
    if (known) return known(parameters)
    const scopes = statementScopes(sql, this.#tablesReadBy({ sql, parameters }))
    this.#scopes.set(sql, scopes)
    return scopes(parameters)
  }

  /** SQLite's program for a statement opens each table or index by its first page. */
  #tablesReadBy({ sql, parameters }: Statement): string[] {
    const pages = new Map(
      this.database.prepare('select rootpage, tbl_name from sqlite_schema where rootpage > 0').raw().all() as [number, string][],
    )
    const steps = this.database.prepare(`explain ${sql}`).all(parameters) as { opcode: string; p2: number }[]
    return [
      ...new Set(
        steps.flatMap(({ opcode, p2 }) => {
          if (opcode === 'OpenRead') return pages.get(p2) ?? 'sqlite_schema'
          return opcode === 'VOpen' ? 'content_search' : []
        }),
      ),
    ]
  }

  #prepare(text: string): Sqlite.Statement {
    const known = this.#prepared.get(text)
    if (known) return known
    const statement = this.database.prepare(text)
    this.#prepared.set(text, statement)
    return statement
  }
}

/** Retries at least once and until the deadline, without blocking, while another process holds a lock. */
export function retryWhileLocked<Result>(attempt: () => Result, deadline: number): Promise<Result> {
  try {
    return Promise.resolve(attempt())
  } catch (error) {
    return retry(attempt, error, deadline)
  }
}

async function retry<Result>(attempt: () => Result, failure: unknown, deadline: number): Promise<Result> {
  for (let [error, pause] = [failure, FIRST_PAUSE_MS]; ; pause = Math.min(pause * PAUSE_GROWTH, MAX_PAUSE_MS)) {
    if (!isLocked(error) || performance.now() + pause > deadline) throw error
    await sleep(pause)
    try {
      return attempt()
    } catch (again) {
      error = again
    }
  }
}

function isLocked(error: unknown): boolean {
  return String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')
}
