// Limits failed attempts per minute: sign-ins, and passwords of protected items; and new passwords, which are counted whether they fail or not. All processes of the service count failures together.
import { types } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { Config } from '../config/config.ts'
import { ApiError } from '../contract/api-error.ts'
import { preventReuse } from '../cache/scopes.ts'
import { countKey } from '../db/shared-counts.ts'
import type { AddToCounts } from '../db/shared-counts.ts'
import { MINUTE_MS } from '../durations.ts'

const MAX_COUNTERS = 100_000

/** The key of a counter, and the allowed number of failures. */
export interface FailureAllowance {
  of: readonly (string | number)[]
  max: number
}

/** What is attempted; each has counts of its own. */
export type Attempted = 'sign-in' | 'authorization' | 'item password' | 'new password'

const refusals: Readonly<Record<Attempted, string>> = {
  'sign-in': 'Too many failed sign-ins.',
  authorization: 'Too many sign-ins have failed.',
  'item password': 'Too many wrong passwords.',
  'new password': 'Too many passwords have been set.',
}

/** The failures of a minute that this process knows. */
interface Counter {
  key: string
  failures: number
  /** Attempts that are being checked. */
  pending: number
  resetAt: number
}

export class FailureLimit {
  readonly #isOn: boolean
  readonly #attempted: Attempted
  readonly #share: AddToCounts
  // With `max` instead, it would reserve memory for all counters at once.
  readonly #counters = new LRUCache<string, Counter>({ maxSize: MAX_COUNTERS, sizeCalculation: () => 1, ttl: MINUTE_MS, noUpdateTTL: true })

  constructor({ rateLimit }: Pick<Config, 'rateLimit'>, attempted: Attempted, share: AddToCounts) {
    this.#isOn = rateLimit
    this.#attempted = attempted
    this.#share = share
  }

  /**
   * Returns the result of `check`; undefined counts as a failure. An attempt is counted before it is checked, so that concurrent
   * attempts cannot exceed the limit, and uncounted if it succeeds. Throws a 429 without a check if an allowance is used up.
   * A process learns of failures in others when it adds one of its own, so each other process allows at most one attempt too many.
   */
  async attempt<Found>(
    allowances: readonly FailureAllowance[],
    check: () => Promise<Found | undefined> | Found | undefined,
  ): Promise<Found | undefined> {
    if (!this.#isOn) return check()
    // A cached response to a correct attempt must not reach callers past the limit.
    preventReuse()
    const counters = allowances.map((allowance) => this.#counterFor(allowance))
    for (const counter of counters) counter.pending++
    let hasFailed = false
    try {
      const checked = check()
      // Synchronous attempts are never pending at the same time.
      const found = types.isPromise(checked) ? await checked : checked
      hasFailed = found === undefined
      return found
    } finally {
      for (const counter of counters) counter.pending--
      if (hasFailed) await this.#addFailure(counters)
    }
  }

  /** Counts one more, however it ends. Throws a 429 if an allowance is used up. */
  async count(allowances: readonly FailureAllowance[]): Promise<void> {
    await this.attempt(allowances, () => undefined)
  }

  #counterFor({ of, max }: FailureAllowance): Counter {
    const key = countKey([this.#attempted, ...of])
    const known = this.#counters.get(key)
    const now = Date.now()
    const counter = known && known.resetAt > now ? known : { key, failures: 0, pending: 0, resetAt: now + MINUTE_MS }
    if (counter.failures + counter.pending >= max) throw this.#tooMany(Math.max(1, Math.ceil((counter.resetAt - now) / 1000)))
    if (counter !== known) {
      this.#counters.delete(key)
      this.#counters.set(key, counter)
    }
    return counter
  }

  /** Without a writable database, only this process counts. */
  async #addFailure(counters: readonly Counter[]): Promise<void> {
    for (const counter of counters) counter.failures++
    const sums = await this.#share(new Map(counters.map(({ key, resetAt }) => [key, { count: 1, resetAt }]))).catch(() => undefined)
    for (const counter of counters) {
      const sum = sums?.get(counter.key)
      if (!sum) continue
      counter.failures = Math.max(counter.failures, sum.count)
      counter.resetAt = sum.resetAt
    }
  }

  #tooMany(seconds: number): ApiError {
    const refusal = refusals[this.#attempted]
    return new ApiError(429, 'rest_too_many_requests', `${refusal} Try again in ${seconds} seconds.`, { retryAfter: seconds })
  }
}
