// A request to the interface and its response as plain data, whoever sends it: a connection, a batch, a test.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Validators } from './conditional-requests.ts'

export interface ApiRequest {
  /** Names the request in the log and in errors. */
  id: string
  method: string
  /** The route with its query, as in `/cms/v2/posts?page=2`. */
  url: string
  headers: IncomingHttpHeaders
  /** The IP address of the client. */
  ip: string
  body: RequestBody
}

/** A body that is still to be read, or a value that is there already. */
export type RequestBody = IncomingBody | { value: unknown }

export interface IncomingBody {
  /** Reads the whole body, decompressed; throws a 413 where it is longer. */
  read(maxBytes: number): Promise<Buffer>
  /** The body as it comes, for files. */
  stream: IncomingMessage
}

export interface ApiResponse {
  status: number
  headers: Record<string, string | number>
  bytes: Buffer
  /** For responses to reads. */
  validators?: Validators
  /** The operation that responded, for metrics. */
  operationId?: string
}
