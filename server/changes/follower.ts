// Follows the log of changes for all callers of this process that wait for new ones. Reads it once a second, and only while someone waits.
// Other processes' changes are found in the same way. If the process ends, callers go on from their position in another one.
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
/** So that one client cannot take the places of all others. Several processes have a tenth of their places for each network, too. */
const MAX_PER_NETWORK = MAX_FOLLOWERS / 10

/** Which limit keeps a caller from following. */
export type FollowerLimit = 'network' | 'process'

export class ChangeFollower {
  readonly #log: { db: Db; dialect: Dialect }
  readonly #ending = new AbortController()
  /** By position, as callers at the same position share a read. */
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

  /** Undefined if there is a place for another caller of the network. */
  limitFor(network: string): FollowerLimit | undefined {
    if ((this.#networks.get(network) ?? 0) >= this.#maxPerNetwork) return 'network'
    return this.#followers >= MAX_FOLLOWERS ? 'process' : undefined
  }

  /**
   * Returns the changes after a position as they are made, and an empty list each second without any. Ends when the service stops.
   * The caller has a place until `signal` is aborted, which must happen in the end.
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
