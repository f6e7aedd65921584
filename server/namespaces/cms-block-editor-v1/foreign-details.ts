// Fetches the details of pages of other sites from the head of their HTML.
import { createHash } from 'node:crypto'
import type { RequestContext } from '#server/context.ts'
import { HOUR_MS } from '#server/durations.ts'
import { findFetched, storeFetched } from '#server/engine/fetched-store.ts'
import type { UrlDetails } from './contract.ts'

/** The number of bytes of a page that are read. */
const MAX_BYTES = 150 * 1024

/** Uses the cache for details fetched within the last hour. @throws {OutgoingError} */
export async function fetchDetails(url: string, { db, fetchPublic, now }: RequestContext): Promise<UrlDetails> {
  const key = createHash('sha256').update(`details of ${url}`).digest('hex')
  const cached = await findFetched(db, key, { now: now(), maxAgeMs: HOUR_MS })
  if (cached !== undefined) return JSON.parse(cached) as UrlDetails
  const { text, type, url: at } = await fetchPublic(url, { types: /^/, maxBytes: MAX_BYTES, beyond: 'cut' })
  // Loads the HTML parser on first use.
  const { readDetails: detailsInHtml } = await import('./details-in-html.ts')
  const details = detailsInHtml(/\bx?html\b/i.test(type) ? text : '', at)
  await storeFetched(db, key, JSON.stringify(details), now())
  return details
}
