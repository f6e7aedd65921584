// Caches for GET requests: prepared input by URL, and responses to anonymous callers. A URL is cached from its second request on.
import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import type { PreparedRequest } from './handle-request.ts'
import type { ApiRequest, ApiResponse } from './request.ts'
import { recencyFilter } from './recency-filter.ts'

export const MAX_PREPARED = 5000
const MAX_PREPARED_BYTES = 16 * 1024 * 1024
export const MAX_RESPONSES = 10_000
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024
const RESPONSE_TTL_MS = 60_000
const MAX_URL_LENGTH = 2000

/** A generous estimate of an entry's overhead: objects, headers and the cache's own lists. */
const ENTRY_BYTES = 2048
/** A parsed query takes several times the memory of its text, above all a list of numbers. */
const PREPARED_BYTES_PER_CHARACTER = 16

interface CacheKey {
  url: string
  /** The data version that a cached response must have; undefined for authenticated users, whose responses are not cached. */
  dataVersion: string | undefined
}

export function responseCache({ config, dataVersion }: Pick<Context, 'config' | 'dataVersion'>) {
  const wasRequested = recencyFilter()
  const prepared = new LRUCache<string, PreparedRequest>({
    max: MAX_PREPARED,
    maxSize: MAX_PREPARED_BYTES,
    sizeCalculation: (_request, url) => ENTRY_BYTES + url.length * PREPARED_BYTES_PER_CHARACTER,
  })
  const responses = new LRUCache<string, { dataVersion: string; response: ApiResponse }>({
    max: MAX_RESPONSES,
    maxSize: MAX_RESPONSE_BYTES,
    // The compressed body is kept too, and takes no more than the body.
    sizeCalculation: ({ response: { bytes } }, url) => ENTRY_BYTES + (url.length + bytes.length) * 2,
    ttl: RESPONSE_TTL_MS,
  })

  return {
    /** Undefined for requests that cannot be cached. */
    keyOf({ method, url, headers }: ApiRequest): CacheKey | undefined {
      if (method !== 'GET' || url.length >= MAX_URL_LENGTH || config.validateResponses) return undefined
      // All anonymous callers get the same response until something is written to the database.
      return { url, dataVersion: headers.authorization ? undefined : dataVersion() }
    },
    prepared: ({ url }: CacheKey): PreparedRequest | undefined => prepared.get(url),
    keepPrepared({ url }: CacheKey, request: PreparedRequest): void {
      if (wasRequested(url)) prepared.set(url, request)
    },
    response({ url, dataVersion }: CacheKey): ApiResponse | undefined {
      const cached = dataVersion === undefined ? undefined : responses.get(url)
      return cached?.dataVersion === dataVersion ? cached?.response : undefined
    },
    /** Call after `keepPrepared`, which determines whether the URL has been requested before. */
    keepResponse({ url, dataVersion }: CacheKey, response: ApiResponse): void {
      if (dataVersion === undefined || response.status !== 200 || !prepared.has(url)) return
      responses.set(url, { dataVersion, response: { ...response, bytes: ownBytes(response.bytes) } })
    },
  }
}

/** Copies a pooled buffer, which would otherwise keep its whole pool in memory. */
function ownBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
