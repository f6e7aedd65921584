// Lets requests read from a replica whose caller cannot have written anything: reads by anonymous callers.
import { acceptReplica } from '../db/replica.ts'
import { hasCredentials } from './auth.ts'
import type { ServerRequest } from './exchange.ts'

/** Serves the request, from the replica if it may be read. */
export function readingFromReplica({ method, headers, url }: ServerRequest, serve: () => void): void {
  const isVisitorsRead = (method === 'GET' || method === 'HEAD') && !hasCredentials(headers) && !headers.cookie && !hasPreviewToken(url)
  if (isVisitorsRead) acceptReplica(serve)
  else serve()
}

/** A preview link that has just been created or revoked may not have reached the replica. */
const hasPreviewToken = (url: string): boolean => url.includes('preview_token')
