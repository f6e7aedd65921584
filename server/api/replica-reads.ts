// Lets requests read from a replica whose caller cannot have written anything: reads by anonymous callers.
import type { RequestHandler } from 'express'
import { acceptReplica } from '../db/replica.ts'

export const visitorsReadFromReplica: RequestHandler = ({ method, headers }, _res, next) => {
  const isVisitorsRead = (method === 'GET' || method === 'HEAD') && !headers.authorization && !headers.cookie
  if (isVisitorsRead) acceptReplica(next)
  else next()
}
