// Follows the log of changes for all callers of this process that wait for new ones. Reads it once a second, and only while someone waits.
// Other processes' changes are found in the same way. If the process ends, callers go on from their position in another one.
import { setTimeout as pause } from 'node:timers/promises'
import type { Dialect } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import type { ChangeRow } from '../db/tables/changes.ts'
import { findChanges } from './store.ts'

const POLL_MS = 1_000
const MAX_ROWS = 500

export class ChangeFollower {
  readonly #log: { db: Db; dialect: Dialect }
  readonly #ending = new AbortController()
  /** By position, as callers at the same position share a read. */
  readonly #reads = new Map<number, Promise<ChangeRow[]>>()
  #followers = 0

  constructor(log: { db: Db; dialect: Dialect }) {
    this.#log = log
  }

  /** The number of callers that follow. */
  get followers(): number {
    return this.#followers
  }

  /** Returns the changes after a position as they are made, and an empty list each second without any. Ends when the service stops. */
  async *follow(position: number, signal: AbortSignal): AsyncGenerator<readonly ChangeRow[]> {
    this.#followers++
    try {
      let at = position
      let isBehind = true
      while (!signal.aborted && !this.#ending.signal.aborted) {
        const rows = await this.#rowsAfter(at, isBehind)
        at = rows.at(-1)?.id ?? at
        isBehind = rows.length === MAX_ROWS
        yield rows
      }
    } finally {
      this.#followers--
    }
  }

  /** Ends all that follow. */
  end(): void {
    this.#ending.abort()
  }

  #rowsAfter(position: number, isBehind: boolean): Promise<ChangeRow[]> {
    const running = this.#reads.get(position)
    if (running) return running
    const read = this.#read(position, isBehind ? 0 : POLL_MS).finally(() => this.#reads.delete(position))
    this.#reads.set(position, read)
    return read
  }

  async #read(position: number, delayMs: number): Promise<ChangeRow[]> {
    if (delayMs) await pause(delayMs, undefined, { signal: this.#ending.signal }).catch(() => undefined)
    return this.#ending.signal.aborted ? [] : findChanges(this.#log, position, MAX_ROWS)
  }
}
