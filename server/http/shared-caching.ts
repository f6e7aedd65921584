// The headers with which caches in front of the service keep responses to anonymous callers until what they were made from changes.
import { isCurrent } from '../cache/scopes.ts'
import type { Dependencies } from '../cache/scopes.ts'
import { tagsOf } from '../cache/tags.ts'
import type { CdnConfig } from '../config/cdn.ts'
import type { Context } from '../context.ts'
import { currentWrites } from '../db/current-writes.ts'
import type { ApiResponse } from './request.ts'

/** Returns the response with these headers, if it may be kept. */
export type ShareResponse = (response: ApiResponse, source: Dependencies) => Promise<ApiResponse>

/** What `response.ts` says of a response that shared caches may keep. */
const SHAREABLE = 'public, no-cache'

/** Undefined without a cache in front. */
export function sharedCaching({ config: { cdn }, db, writes }: Pick<Context, 'config' | 'db' | 'writes'>): ShareResponse | undefined {
  if (!cdn) return undefined
  const caching = cacheControl(cdn)
  return async (response, source) => {
    if (response.headers['Cache-Control'] !== SHAREABLE || (response.headers['Vary'] !== undefined && !cdn.honorsVary)) return response
    const tags = tagsOf(source.scopes)
    // What was written while it was made has been purged before it arrives.
    const now = tags && (currentWrites(db) ?? (await writes()))
    if (!now || !isCurrent(source, now)) return response
    return { ...response, headers: { ...response.headers, 'Cache-Control': caching, ...tagHeaders(tags, cdn) } }
  }
}

/** Browsers ask each time, because nobody purges them. */
function cacheControl({ maxAgeSeconds, staleSeconds }: CdnConfig): string {
  const stale = staleSeconds ? [`stale-while-revalidate=${staleSeconds}`] : []
  return ['public', 'max-age=0', `s-maxage=${maxAgeSeconds}`, ...stale].join(', ')
}

function tagHeaders(tags: readonly string[], { tagHeaders: names }: CdnConfig): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, tags.join(name === 'Cache-Tag' ? ',' : ' ')]))
}
