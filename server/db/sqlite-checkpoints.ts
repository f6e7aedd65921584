// Copies the write-ahead log to the database file in a thread, so that commits need not wait for it. The thread starts once a process has
// written much. Without it, because it has not started or has ended, the commits copy the log, as SQLite does by itself.
import { Worker } from 'node:worker_threads'
import type Sqlite from 'better-sqlite3'

/** A commit copies a log of this size, 16 MB, to the database file. Pages that most commits change are copied once for all of them. */
const LOG_PAGES = 4000
/** The same, 64 MB, while the thread runs, which leaves a commit little to copy. */
export const MAX_LOG_PAGES = 16_000
/** Programs that write less end sooner than the thread has started. A post with its indexes and counts is about 25 rows. */
const MIN_ROWS = 5000

/** What the thread is told: how many commits there have been, and whether it must end. */
export interface CheckpointTask {
  file: string
  commits: Int32Array
  isOver: Int32Array
}

export class Checkpoints {
  readonly #database: Sqlite.Database
  readonly #task: CheckpointTask
  readonly #writtenRows: Sqlite.Statement
  #running: { thread: Worker; ended: Promise<void> } | undefined

  /** `database` is the connection that writes to the file. */
  constructor(database: Sqlite.Database, file: string) {
    this.#database = database
    this.#task = { file, commits: sharedNumber(), isOver: sharedNumber() }
    this.#writtenRows = database.prepare('select total_changes()').pluck()
    this.#copyLogAt(LOG_PAGES)
  }

  /** Call after each commit. */
  committed(): void {
    const { commits } = this.#task
    Atomics.add(commits, 0, 1)
    if (this.#running) Atomics.notify(commits, 0)
    else if ((this.#writtenRows.get() as number) >= MIN_ROWS) this.#running = this.#start()
  }

  /** Ends the thread. If the process is killed instead, the next one to open the file reads the log. */
  async end(): Promise<void> {
    const { commits, isOver } = this.#task
    Atomics.store(isOver, 0, 1)
    Atomics.add(commits, 0, 1)
    for (const told of [isOver, commits]) Atomics.notify(told, 0)
    this.#running?.thread.ref()
    await this.#running?.ended
  }

  #start(): { thread: Worker; ended: Promise<void> } {
    const thread = new Worker(new URL('./sqlite-checkpoints-worker.ts', import.meta.url), { workerData: this.#task, execArgv: [] })
    // A program may end without it.
    thread.unref()
    thread.once('message', () => this.#copyLogAt(MAX_LOG_PAGES))
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    // Whatever its reason, its end follows.
    thread.once('error', () => undefined)
    thread.once('exit', () => {
      this.#copyLogAt(LOG_PAGES)
      resolve()
    })
    return { thread, ended }
  }

  #copyLogAt(pages: number): void {
    if (this.#database.open) this.#database.pragma(`wal_autocheckpoint = ${pages}`)
  }
}

const sharedNumber = (): Int32Array => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
