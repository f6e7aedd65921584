// What is kept of a GET from one time to the next: how it was read, and what visitors were sent. Only addresses that are asked for again are kept.
import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import type { PreparedRequest } from './handle-request.ts'
import type { ApiRequest, ApiResponse } from './request.ts'
import { recentTexts } from './recent-texts.ts'

export const MAX_PREPARED = 5000
const MAX_PREPARED_BYTES = 16 * 1024 * 1024
export const MAX_RESPONSES = 10_000
const MAX_RESPONSE_BYTES = 64 * 1024 * 1024
const RESPONSE_TTL_MS = 60_000
const MAX_URL_LENGTH = 2000

/** What an entry takes beside its texts, with room to spare: objects, headers, and the lists of the cache. */
const ENTRY_BYTES = 2048
/** A query that has been read takes several times the room of its text, most of all a list of numbers. */
const PREPARED_BYTES_PER_CHARACTER = 16

interface CacheKey {
  url: string
  /** The state of the database that a response must be of; undefined for users, to whom no response is sent twice. */
  dataVersion: string | undefined
}

export function responseCache({ config, dataVersion }: Pick<Context, 'config' | 'dataVersion'>) {
  const wasAsked = recentTexts()
  const prepared = new LRUCache<string, PreparedRequest>({
    max: MAX_PREPARED,
    maxSize: MAX_PREPARED_BYTES,
    sizeCalculation: (_request, url) => ENTRY_BYTES + url.length * PREPARED_BYTES_PER_CHARACTER,
  })
  const responses = new LRUCache<string, { dataVersion: string; response: ApiResponse }>({
    max: MAX_RESPONSES,
    maxSize: MAX_RESPONSE_BYTES,
    sizeCalculation: ({ response: { bytes } }, url) => ENTRY_BYTES + url.length * 2 + bytes.length,
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
      if (wasAsked(url)) prepared.set(url, request)
    },
    response({ url, dataVersion }: CacheKey): ApiResponse | undefined {
      const kept = dataVersion === undefined ? undefined : responses.get(url)
      return kept?.dataVersion === dataVersion ? kept?.response : undefined
    },
    /** To be called after `keepPrepared`, by which an address is known to be asked for again. */
    keepResponse({ url, dataVersion }: CacheKey, response: ApiResponse): void {
      if (dataVersion === undefined || response.status !== 200 || !prepared.has(url)) return
      responses.set(url, { dataVersion, response: { ...response, bytes: ownBytes(response.bytes) } })
    },
  }
}

/** Short buffers share memory with others, all of which would stay for as long as one of them is kept. */
function ownBytes(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
