// What the middleware of a request hands on to the middleware after it.
import type { NextFunction, Request, Response } from 'express'
import type { Writes } from '../cache/scopes.ts'
import type { Calling } from './calls.ts'
import type { PreparedRequest } from './input.ts'
import type { ApiRequest } from './request.ts'
import type { CacheKey } from './response-cache.ts'

declare module 'express-serve-static-core' {
  interface Request {
    /** Identifies the request in the log and in errors. */
    id: string
    /** The method before an override. */
    sentMethod: string
  }

  interface Locals {
    /** The operation that responded, for metrics. */
    operationId?: string | undefined
    /** Whether the response lasts as long as the caller wants. */
    isStream?: boolean
  }
}

/** What is known about a request to the interface, one step after the other. */
export interface ApiLocals {
  request: ApiRequest
  /** What had been written when the request arrived; undefined for writes. */
  writesBefore: Writes | undefined
  calling: Calling
  /** Undefined if the request cannot be cached. */
  cacheKey: CacheKey | undefined
  prepared: PreparedRequest
}

/** Middleware of the interface that runs after the middleware which finds out what it uses. */
export type ApiMiddleware<Used extends keyof ApiLocals> = (
  req: Request,
  res: Response<unknown, Pick<ApiLocals, Used>>,
  next: NextFunction,
) => void | Promise<void>
