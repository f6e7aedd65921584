// Caches for GET requests: prepared input by URL, and responses to anonymous callers. A URL is cached from its second request on.
import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import { ownBytes } from '../cache/own-bytes.ts'
import { track } from '../cache/scopes.ts'
import type { Writes } from '../cache/scopes.ts'
import { Cache } from '../cache/cache.ts'
import { hasCredentials } from './auth.ts'
import { hasHandlerHeaders } from './handler-headers.ts'
import type { Language } from '../languages.ts'
import { preferredLanguage } from './request-language.ts'
import type { PreparedRequest } from './input.ts'
import type { ApiRequest, ApiResponse } from './request.ts'
import type { ShareResponse } from './shared-caching.ts'
import { recencyFilter } from '../cache/recency-filter.ts'

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

export interface CacheKey {
  url: string
  /** The language that the headers prefer. */
  language: Language
  /** The state of the data before the request; undefined if the response depends on more than it and the URL, and is not cached. */
  writes: Writes | undefined
}

/** No URL has a space. */
const nameOf = (url: string, language: Language): string => `${language} ${url}`

export type ResponseCache = ReturnType<typeof responseCache>

/** `shared` adds the headers with which caches in front of the service keep a response, if there are any. */
export function responseCache({ config }: Pick<Context, 'config'>, shared?: ShareResponse) {
  const wasRequested = recencyFilter()
  const prepared = new LRUCache<string, PreparedRequest>({
    max: MAX_PREPARED,
    maxSize: MAX_PREPARED_BYTES,
    sizeCalculation: (_request, url) => ENTRY_BYTES + url.length * PREPARED_BYTES_PER_CHARACTER,
  })
  const responses = new Cache<ApiResponse>({
    maxEntries: MAX_RESPONSES,
    maxBytes: MAX_RESPONSE_BYTES,
    // The compressed body is kept too; JSON compresses to a quarter or less.
    sizeOf: ({ body }, url) => Math.ceil(ENTRY_BYTES + url.length * 2 + body.length * 1.25),
    ttlMs: RESPONSE_TTL_MS,
  })

  return {
    /** Undefined for requests that cannot be cached. `writes` must have been read after the request arrived. */
    keyOf({ method, url, headers }: ApiRequest, writes: Writes | undefined): CacheKey | undefined {
      if (method !== 'GET' || url.length >= MAX_URL_LENGTH || config.validateResponses) return undefined
      // All anonymous callers get the same response until something that it was made from is written.
      return {
        url,
        language: preferredLanguage(headers, config.site),
        writes: hasCredentials(headers) || hasHandlerHeaders(headers) ? undefined : writes,
      }
    },
    prepared: ({ url }: CacheKey): PreparedRequest | undefined => prepared.get(url),
    keepPrepared({ url }: CacheKey, request: PreparedRequest): void {
      if (wasRequested(url)) prepared.set(url, request)
    },
    response({ url, language, writes }: CacheKey): ApiResponse | undefined {
      return responses.get(nameOf(url, language), writes)
    },
    /** Makes the response, which is cached if the URL has been requested before. Call after `keepPrepared`. */
    async keepResponse({ url, language, writes }: CacheKey, respond: () => Promise<ApiResponse>): Promise<ApiResponse> {
      if (!writes || !(shared || prepared.has(url))) return respond()
      const { result, scopes } = await track(respond)
      const { status, headers } = result
      if (status !== 200 || headers['Cache-Control'] === 'no-store') return result
      const response = shared ? await shared(result, { scopes, writes }) : result
      if (prepared.has(url)) responses.set(nameOf(url, language), { ...response, body: ownBytes(response.body) }, { scopes, writes })
      return response
    },
  }
}
