// Follows the log of changes for all waiting callers of this process. Reads it once a second while callers wait.
// Changes of other processes are found in the same way. If the process ends, callers continue from their position in another one.
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config/config.ts'
import type { Dialect } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import type { ChangeRow } from '../db/tables/changes.ts'
import { findChanges } from './store.ts'

const POLL_MS = 1_000
const MAX_ROWS = 500
/** Of one process. */
const MAX_FOLLOWERS = 1_000
/** Prevents one client from using all places. */
const MAX_PER_NETWORK = MAX_FOLLOWERS / 10

/** The exceeded limit. */
export type FollowerLimit = 'network' | 'process'

export class ChangeFollower {
  readonly #log: { db: Db; dialect: Dialect }
  readonly #ending = new AbortController()
  /** By position, because callers at the same position share a read. */
  readonly #reads = new Map<number, Promise<ChangeRow[]>>()
  readonly #maxPerNetwork: number
  readonly #networks = new Map<string, number>()
  #followers = 0

  /** With `rateLimit` off, all callers may seem to be in one network. */
  constructor(log: { db: Db; dialect: Dialect }, { rateLimit }: Pick<Config, 'rateLimit'>) {
    this.#log = log
    this.#maxPerNetwork = rateLimit ? MAX_PER_NETWORK : Infinity
  }

  /** The number of callers that follow. */
  get followers(): number {
    return this.#followers
  }

  /** Returns the exceeded limit; undefined if another caller of the network can follow. */
  limitFor(network: string): FollowerLimit | undefined {
    if ((this.#networks.get(network) ?? 0) >= this.#maxPerNetwork) return 'network'
    return this.#followers >= MAX_FOLLOWERS ? 'process' : undefined
  }

  /**
   * Yields the changes after a position, and an empty list each second without changes. Ends when the service stops.
   * The caller occupies a place until `signal` is aborted, which must happen eventually.
   */
  follow(position: number, network: string, signal: AbortSignal): AsyncGenerator<readonly ChangeRow[]> {
    this.#count(network, 1)
    signal.addEventListener('abort', () => this.#count(network, -1), { once: true })
    return this.#changesAfter(position, signal)
  }

  #count(network: string, difference: 1 | -1): void {
    this.#followers += difference
    const count = (this.#networks.get(network) ?? 0) + difference
    if (count) this.#networks.set(network, count)
    else this.#networks.delete(network)
  }

  async *#changesAfter(position: number, signal: AbortSignal): AsyncGenerator<readonly ChangeRow[]> {
    let at = position
    let isBehind = true
    while (!signal.aborted && !this.#ending.signal.aborted) {
      const rows = await this.#rowsAfter(at, isBehind)
      at = rows.at(-1)?.id ?? at
      isBehind = rows.length === MAX_ROWS
      yield rows
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
