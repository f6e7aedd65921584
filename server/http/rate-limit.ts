// The rate limit: requests per minute and network. Responses report what is left in the `RateLimit` header.
import { hash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Config } from '../config/config.ts'
import { ApiError } from '../contract/api-error.ts'
import { countKey } from '../db/shared-counts.ts'
import type { AddToCounts } from '../db/shared-counts.ts'
import { MINUTE_MS } from '../durations.ts'
import { networkOf } from '../users/network.ts'

const MAX_NETWORKS = 100_000
/** How often a process adds what it has counted to the counts of all processes. */
const SHARE_MS = 1_000
/** Requests are counted together once a process alone has counted this part of the limit, so that most networks cause no write. */
const SHARED_FROM = 1 / 20

export interface RequestLimit {
  /** Counts an HTTP request and sets the headers of its response; throws a 429 past the limit. */
  countResponse(res: ServerResponse, ip: string): void
  /** Counts one more request from an IP address, such as one in a batch; throws a 429 past the limit. */
  count(ip: string): void
}

/** The requests of a network as this process knows them. */
interface Period {
  count: number
  /** Those of them that the other processes do not know yet. */
  unshared: number
  /** The `RateLimit-Policy` header. */
  policy: string
  resetAt: number
}

/**
 * With several processes, a network can exceed the limit by the requests of a second, and by a twentieth of the limit for each process.
 * Without a writable database, each process counts alone.
 */
export function requestLimit({ rateLimit: isOn, requestsPerMinute: limit }: Config, share: AddToCounts): RequestLimit {
  if (!isOn) return { countResponse: () => undefined, count: () => undefined }
  const periods = new LRUCache<string, Period>({ maxSize: MAX_NETWORKS, sizeCalculation: () => 1, ttl: MINUTE_MS })
  const toShare = new Set<string>()
  const name = `"${limit}-in-1min"`
  let timer: NodeJS.Timeout | undefined

  function countRequest(network: string): Period {
    const period = currentPeriod(network)
    period.count++
    period.unshared++
    if (period.count >= limit * SHARED_FROM) {
      toShare.add(network)
      timer ??= setTimeout(() => void shareCounts(), SHARE_MS).unref()
    }
    return period
  }

  function currentPeriod(network: string): Period {
    const now = Date.now()
    const known = periods.get(network)
    if (known && known.resetAt > now) return known
    const period = {
      count: 0,
      unshared: 0,
      policy: `${name}; q=${limit}; w=${MINUTE_MS / 1000}; pk=:${partitionOf(network)}:`,
      resetAt: now + MINUTE_MS,
    }
    periods.set(network, period)
    return period
  }

  async function shareCounts(): Promise<void> {
    const sent = [...toShare].flatMap((network) => {
      const period = periods.get(network)
      return period ? [{ key: countKey(['requests', network]), period, count: period.unshared }] : []
    })
    toShare.clear()
    const additions = new Map(sent.map(({ key, period, count }) => [key, { count, resetAt: period.resetAt }]))
    const sums = await share(additions).catch(() => undefined)
    for (const { key, period, count } of sent) {
      const sum = sums?.get(key)
      if (!sum) continue
      period.unshared -= count
      period.count = sum.count + period.unshared
      period.resetAt = sum.resetAt
    }
    timer = undefined
  }

  function assertWithin({ count, resetAt }: Period): void {
    if (count <= limit) return
    const retryAfter = Math.max(1, secondsUntil(resetAt))
    const message = `The rate limit of ${limit} requests per minute is exceeded. Try again in ${retryAfter} seconds.`
    throw new ApiError(429, 'rest_too_many_requests', message, { retryAfter })
  }

  return {
    countResponse(res, ip) {
      const period = countRequest(networkOf(ip))
      // The headers of draft-ietf-httpapi-ratelimit-headers-08.
      res.setHeader('RateLimit', `${name}; r=${Math.max(limit - period.count, 0)}; t=${Math.max(0, secondsUntil(period.resetAt))}`)
      res.setHeader('RateLimit-Policy', period.policy)
      assertWithin(period)
    },
    count(ip) {
      assertWithin(countRequest(networkOf(ip)))
    },
  }
}

/** Identifies a network without naming it. */
const partitionOf = (network: string): string => Buffer.from(hash('sha256', network).slice(0, 12)).toString('base64')

const secondsUntil = (time: number): number => Math.ceil((time - Date.now()) / 1000)
