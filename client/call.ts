// What goes into a call and comes out of it, whichever operation it calls.
import type { ErrorBody } from './schemas.ts'

export type ContextName = 'view' | 'embed' | 'edit'
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/**
 * `data` on success, `error` on failure. `response` has the status and the headers; its body has already been read.
 * `request` has no query, because a query can contain a password.
 */
export type Result<Data, Failure = ErrorBody> =
  | { data: Data; error?: undefined; response: Response; request: SentRequest }
  | { data?: undefined; error: Failure; response: Response; request: SentRequest }

export interface SentRequest {
  method: string
  url: string
}

/** Options of every call, in addition to its parameters and its body: headers, a `signal` to cancel the call, and other options of `fetch`. */
export interface CallOptions extends Omit<RequestInit, 'method' | 'body' | 'headers' | 'signal'> {
  headers?: Record<string, string> | undefined
  signal?: AbortSignal | null | undefined
}
