// How often a try may fail in a minute: to sign in, or to open what a password protects.
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Config } from '../config/config.ts'
import { ApiError } from '../contract/api-error.ts'

const MINUTE_MS = 60_000
const MAX_COUNTERS = 100_000

/** Whose failures are counted together, and how many of them are allowed. */
export interface Allowance {
  of: readonly (string | number)[]
  max: number
}

export class FailureLimit {
  readonly #isOn: boolean
  readonly #refusal: string
  readonly #counters = new LRUCache<string, { failures: number }>({ max: MAX_COUNTERS, ttl: MINUTE_MS, noUpdateTTL: true })

  /** `refusal` says what there were too many of, as in "Too many failed sign-ins." */
  constructor({ rateLimit }: Pick<Config, 'rateLimit'>, refusal: string) {
    this.#isOn = rateLimit
    this.#refusal = refusal
  }

  /**
   * What `check` finds; undefined counts as a failure. A try is counted before it is checked, so that many at once gain nothing,
   * and taken off again unless it fails. Where one of the allowances is used up, the try is refused without a check.
   */
  async attempt<Found>(allowances: readonly Allowance[], check: () => Promise<Found | undefined>): Promise<Found | undefined> {
    if (!this.#isOn) return check()
    const counters = this.#counted(allowances)
    let hasFailed = false
    try {
      const found = await check()
      hasFailed = found === undefined
      return found
    } finally {
      if (!hasFailed) for (const counter of counters) counter.failures--
    }
  }

  #counted(allowances: readonly Allowance[]): { failures: number }[] {
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

/** As short for a long name as for a short one. */
function digest(of: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(of)).digest('base64')
}
