// Lets requests read from a replica whose caller cannot have written anything: reads by anonymous callers.
import type { RequestHandler } from 'express'
import { acceptReplica } from '../../db/replica.ts'
import { hasCredentials } from '../auth.ts'

export const replicaReads: RequestHandler = ({ method, headers, url }, _res, next) => {
  const isVisitorsRead = (method === 'GET' || method === 'HEAD') && !hasCredentials(headers) && !headers.cookie && !hasPreviewToken(url)
  if (isVisitorsRead) acceptReplica(next)
  else next()
}

/** A preview link that has just been created or revoked may not have reached the replica. */
const hasPreviewToken = (url: string): boolean => /preview_(?:token|nonce)/.test(url)
