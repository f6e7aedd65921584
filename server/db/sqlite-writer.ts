// The writing connection of SQLite. Transactions run one at a time, and those of concurrent requests are committed together:
// each is a savepoint of one transaction, which is written to the disk once.
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type Sqlite from 'better-sqlite3'
import type { QueryResult } from 'kysely'
import { SqliteSearchIndex } from './sqlite-search-index.ts'
import { Statements, retryWhileLocked } from './sqlite-statements.ts'
import type { Statement } from './sqlite-statements.ts'

/** Nothing joins a group that is this large or old. Transactions wait for database statements alone, so each takes a few milliseconds. */
const MAX_GROUP_SIZE = 64
const MAX_GROUP_MS = 50
/** After a commit, the lock is left to other processes for this time if they write, too: they try again every millisecond at first. */
const HAND_OVER_MS = 2

/** A transaction of one caller, which has the connection to itself until it is committed or rolled back. */
export interface Transaction {
  run<Row>(query: Statement): Promise<QueryResult<Row>>
  /** Resolves when the transaction is on the disk. If it rejects, nothing of the transaction is stored. */
  commit(): Promise<void>
  rollBack(): void
}

/** The transactions that are committed together. */
interface Group {
  /** How many there are. */
  size: number
  /** Those that are complete and wait for the commit. */
  complete: PromiseWithResolvers<void>[]
  joinableUntil: number
  /** Whether another process has written since the last group. */
  hasCompetitors: boolean
}

export class SqliteWriter {
  readonly #database: Sqlite.Database
  readonly #statements: Statements
  readonly #searchIndex: SqliteSearchIndex
  readonly #lockMs: number
  readonly #onCommit: () => void
  readonly #mutex = new Mutex()
  /** Returns another number after each commit of another process. */
  readonly #version: Sqlite.Statement
  #seenVersion: unknown
  #handedOverUntil = 0
  #group: Group | undefined

  /** Writes fail with `SQLITE_BUSY` once another process has held the write lock for `lockMs`. `onCommit` is called after each commit. */
  constructor(database: Sqlite.Database, lockMs: number, onCommit: () => void) {
    this.#database = database
    this.#statements = new Statements(database)
    this.#searchIndex = new SqliteSearchIndex(this.#statements)
    this.#lockMs = lockMs
    this.#onCommit = onCommit
    this.#version = database.prepare('pragma data_version').pluck()
    this.#seenVersion = this.#version.get()
  }

  /** Runs a statement by itself, as some, such as VACUUM, cannot be part of a transaction. */
  async run<Row>(query: Statement): Promise<QueryResult<Row>> {
    const deadline = this.deadline()
    const release = await this.#mutex.acquire()
    try {
      await this.#commitGroup()
      return await retryWhileLocked(() => this.#statements.run<Row>(query), deadline)
    } finally {
      this.#onCommit()
      release()
    }
  }

  async begin(): Promise<Transaction> {
    const deadline = this.deadline()
    const release = await this.#mutex.acquire()
    try {
      const group = await this.#groupToJoin(deadline)
      this.#execute('savepoint member')
      return this.#transactionIn(group, release)
    } catch (error) {
      release()
      throw error
    }
  }

  async close(): Promise<void> {
    if (this.#group) await this.#commitInTurn()
    // The last connection to close checkpoints the log, which needs the write lock.
    this.#database.close()
  }

  /** Starts when the caller begins to wait, so that callers queued behind a stuck one do not each wait for the full time. */
  deadline(): number {
    return performance.now() + this.#lockMs
  }

  #transactionIn(group: Group, release: () => void): Transaction {
    let isOver = false
    const rollBack = (): void => {
      isOver = true
      try {
        if (this.#database.inTransaction) this.#execute('rollback to member', 'release member')
      } catch (error) {
        // Otherwise the group would store parts of this transaction.
        this.#failGroup(error)
        throw error
      } finally {
        release()
      }
    }
    return {
      run: async <Row>(query: Statement) => {
        if (!this.#database.inTransaction) throw new Error('SQLite has already rolled back this transaction after an earlier error.')
        this.#failingTogether(() => this.#searchIndex.prepareFor(query.sql))
        return retryWhileLocked(() => {
          // It may have been rolled back while the statement waited.
          if (isOver) throw new Error('The transaction is over.')
          return this.#failingTogether(() => this.#statements.run<Row>(query))
        }, this.deadline())
      },
      commit: async () => {
        isOver = true
        try {
          this.#execute('release member')
        } catch (error) {
          rollBack()
          throw error
        }
        const stored = Promise.withResolvers<void>()
        group.complete.push(stored)
        release()
        await stored.promise
      },
      rollBack,
    }
  }

  async #groupToJoin(deadline: number): Promise<Group> {
    if (this.#group && !isJoinable(this.#group)) await this.#commitGroup()
    this.#group ??= await this.#openGroup(deadline)
    this.#group.size++
    return this.#group
  }

  /** The requests of a turn of the event loop are read and validated first, so that the lock is held for their transactions alone. */
  async #openGroup(deadline: number): Promise<Group> {
    const pause = this.#handedOverUntil - performance.now()
    await (pause > 0 ? sleep(pause) : nextTurn())
    // A transaction that starts with a read could not write after another process has written.
    await retryWhileLocked(() => this.#execute('begin immediate'), deadline)
    try {
      this.#searchIndex.defer()
      const version = this.#version.get()
      const hasCompetitors = version !== this.#seenVersion
      this.#seenVersion = version
      const group: Group = { size: 0, complete: [], joinableUntil: performance.now() + MAX_GROUP_MS, hasCompetitors }
      // By then, those that have waited for the connection have joined.
      setImmediate(() => void (this.#group === group && this.#commitInTurn()))
      return group
    } catch (error) {
      this.#failGroup(error)
      throw error
    }
  }

  async #commitInTurn(): Promise<void> {
    const release = await this.#mutex.acquire()
    try {
      await this.#commitGroup()
    } finally {
      release()
    }
  }

  /** Commits the open group, if there is one, and tells its members. The caller must hold the mutex. */
  async #commitGroup(): Promise<void> {
    const group = this.#group
    if (!group) return
    try {
      if (group.complete.length) this.#searchIndex.write()
      await retryWhileLocked(() => this.#execute(group.complete.length ? 'commit' : 'rollback'), this.deadline())
      this.#onCommit()
      if (group.hasCompetitors) this.#handedOverUntil = performance.now() + HAND_OVER_MS
      for (const { resolve } of group.complete) resolve()
      this.#group = undefined
    } catch (error) {
      this.#failGroup(error)
    }
  }

  #failGroup(error: unknown): void {
    for (const { reject } of this.#group?.complete ?? []) reject(error)
    this.#group = undefined
    if (this.#database.inTransaction) this.#execute('rollback')
  }

  #execute(...statements: string[]): void {
    this.#failingTogether(() => {
      for (const sql of statements) this.#statements.run({ sql, parameters: [] })
    })
  }

  /** Some errors, such as a full disk, make SQLite roll back the whole group; all of its members fail then. */
  #failingTogether<Result>(act: () => Result): Result {
    try {
      return act()
    } catch (error) {
      if (!this.#database.inTransaction) this.#failGroup(error)
      throw error
    }
  }
}

function isJoinable({ size, joinableUntil }: Group): boolean {
  return size < MAX_GROUP_SIZE && performance.now() < joinableUntil
}

/** Lets one caller work at a time, in the order of their calls. */
class Mutex {
  #last: Promise<void> = Promise.resolve()

  /** Resolves to the function that lets the next caller continue. */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#last
    this.#last = promise
    await before
    return resolve
  }
}
