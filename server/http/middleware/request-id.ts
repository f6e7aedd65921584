// Gives each request an ID, the caller's if it has a valid one, and sends it with the response.
import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'

const REQUEST_ID = /^[\w.:-]{1,64}$/

export const requestId: RequestHandler = (req, res, next) => {
  const given = req.headers['x-request-id']
  req.id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
  res.setHeader('X-Request-Id', req.id)
  next()
}
