// Limits failed attempts per minute: sign-ins, and passwords of protected items.
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Config } from '../config/config.ts'
import { ApiError } from '../contract/api-error.ts'

const MINUTE_MS = 60_000
const MAX_COUNTERS = 100_000

/** The key whose failures are counted together, and how many are allowed. */
export interface FailureAllowance {
  of: readonly (string | number)[]
  max: number
}

export class FailureLimit {
  readonly #isOn: boolean
  readonly #refusal: string
  // With `max` instead, it would reserve memory for all counters at once.
  readonly #counters = new LRUCache<string, { failures: number }>({
    maxSize: MAX_COUNTERS,
    sizeCalculation: () => 1,
    ttl: MINUTE_MS,
    noUpdateTTL: true,
  })

  /** `refusal` starts the error message, as in "Too many failed sign-ins." */
  constructor({ rateLimit }: Pick<Config, 'rateLimit'>, refusal: string) {
    this.#isOn = rateLimit
    this.#refusal = refusal
  }

  /**
   * Returns the result of `check`; undefined counts as a failure. An attempt is counted before it is checked, so that concurrent
   * attempts cannot exceed the limit, and uncounted if it succeeds. Throws a 429 without a check if an allowance is used up.
   */
  async attempt<Found>(allowances: readonly FailureAllowance[], check: () => Promise<Found | undefined>): Promise<Found | undefined> {
    if (!this.#isOn) return check()
    const counters = this.#count(allowances)
    let hasFailed = false
    try {
      const found = await check()
      hasFailed = found === undefined
      return found
    } finally {
      if (!hasFailed) for (const counter of counters) counter.failures--
    }
  }

  #count(allowances: readonly FailureAllowance[]): { failures: number }[] {
    const counters = allowances.map(({ of, max }) => {
      const key = digest(of)
      const counter = this.#counters.get(key) ?? { failures: 0 }
      if (counter.failures >= max) throw this.#tooMany(Math.max(1, Math.ceil(this.#counters.getRemainingTTL(key) / 1000)))
      this.#counters.set(key, counter)
      return counter
    })
    for (const counter of counters) counter.failures++
    return counters
  }

  #tooMany(seconds: number): ApiError {
    return new ApiError(429, 'rest_too_many_requests', `${this.#refusal} Try again in ${seconds} seconds.`, { retryAfter: seconds })
  }
}

/** A key of fixed length. */
function digest(of: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(of)).digest('base64')
}
