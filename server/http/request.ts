// API requests and responses as plain data, whether from HTTP, a batch or a test.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Stream } from '../contract/operation.ts'
import type { Validators } from './conditional-requests.ts'

export interface ApiRequest {
  /** Identifies the request in the log and in errors. */
  id: string
  method: string
  /** The route with its query, as in `/cms/v2/posts?page=2`. */
  url: string
  headers: IncomingHttpHeaders
  /** The IP address of the client. */
  ip: string
  body: RequestBody
}

/** A body that has yet to be read, or a parsed value. */
export type RequestBody = IncomingBody | { value: unknown }

export interface IncomingBody {
  /** Reads and decompresses the whole body; throws a 413 if it is longer than `maxBytes`. */
  read(maxBytes: number): Promise<Buffer>
  /** The raw stream, for file uploads. */
  stream: IncomingMessage
}

export interface ApiResponse {
  status: number
  headers: Record<string, string | number>
  body: Buffer
  /** Sent in place of the body. */
  stream?: Stream<string>
  /** For responses to reads. */
  validators?: Validators
  /** The operation that responded, for metrics. */
  operationId?: string
}

/** A response inside another one, as in a batch. */
export interface ResponseParts {
  body: unknown
  status: number
  headers: Record<string, string>
}
