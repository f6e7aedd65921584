// The details of other sites' pages, read from the head of their HTML.
import { createHash } from 'node:crypto'
import type { RequestContext } from '#server/context.ts'
import { HOUR_MS } from '#server/durations.ts'
import { findFetched, storeFetched } from '#server/engine/fetched-store.ts'
import type { UrlDetails } from './contract.ts'

/** As much of a page as is read. */
const MAX_BYTES = 150 * 1024

/** Details that have been fetched within the last hour come from the cache. @throws {OutgoingError} */
export async function foreignDetails(url: string, { db, fetchPublic, now }: RequestContext): Promise<UrlDetails> {
  const key = createHash('sha256').update(`details of ${url}`).digest('hex')
  const cached = await findFetched(db, key, { now: now(), maxAgeMs: HOUR_MS })
  if (cached !== undefined) return JSON.parse(cached) as UrlDetails
  const { text, type, url: at } = await fetchPublic(url, { types: /^/, maxBytes: MAX_BYTES, beyond: 'cut' })
  // The HTML parser is loaded for the first page.
  const { detailsInHtml } = await import('./details-in-html.ts')
  const details = detailsInHtml(/\bx?html\b/i.test(type) ? text : '', at)
  await storeFetched(db, key, JSON.stringify(details), now())
  return details
}
