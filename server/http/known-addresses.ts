// What is kept of a GET from one time to the next: how it was read, and what visitors were sent.
import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import type { PreparedRequest } from './handle-request.ts'
import type { ApiRequest, ApiResponse } from './request.ts'

const MAX_PREPARED = 5000
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024
const RESPONSE_TTL_MS = 60_000
const MAX_URL_LENGTH = 2000

interface CacheKey {
  url: string
  /** The state of the database that a response must be of; undefined for users, to whom no response is sent twice. */
  dataVersion: string | undefined
}

export function responseCache({ config, dataVersion }: Pick<Context, 'config' | 'dataVersion'>) {
  const prepared = new LRUCache<string, PreparedRequest>({ max: MAX_PREPARED })
  const responses = new LRUCache<string, { dataVersion: string; response: ApiResponse }>({
    maxSize: MAX_RESPONSE_BYTES,
    sizeCalculation: ({ response: { bytes } }, url) => bytes.length + url.length,
    ttl: RESPONSE_TTL_MS,
  })

  return {
    /** Undefined for requests that depend on more than their address. */
    keyOf({ method, url, headers }: ApiRequest): CacheKey | undefined {
      if (method !== 'GET' || url.length >= MAX_URL_LENGTH || config.validateResponses) return undefined
      // Visitors all see the same, for as long as nothing is written to the database.
      return { url, dataVersion: headers.authorization ? undefined : dataVersion() }
    },
    prepared: ({ url }: CacheKey): PreparedRequest | undefined => prepared.get(url),
    keepPrepared({ url }: CacheKey, request: PreparedRequest): void {
      prepared.set(url, request)
    },
    response({ url, dataVersion }: CacheKey): ApiResponse | undefined {
      const kept = dataVersion === undefined ? undefined : responses.get(url)
      return kept?.dataVersion === dataVersion ? kept?.response : undefined
    },
    keepResponse({ url, dataVersion }: CacheKey, response: ApiResponse): void {
      if (dataVersion !== undefined && response.status === 200) responses.set(url, { dataVersion, response })
    },
  }
}
