// Lets requests read from a replica whose caller cannot have written anything: reads by anonymous callers.
import { acceptReplica } from '../db/replica.ts'
import type { ServerRequest } from './exchange.ts'

/** Serves the request, from the replica if it may be read. */
export function readingFromReplica({ method, headers }: ServerRequest, serve: () => void): void {
  const isVisitorsRead = (method === 'GET' || method === 'HEAD') && !headers.authorization && !headers.cookie
  if (isVisitorsRead) acceptReplica(serve)
  else serve()
}
