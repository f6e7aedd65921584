// The errors of the client: the service returned an error, or it could not be reached.
import type { Result } from './namespace.ts'
import type { ErrorBody, ErrorCode, ErrorDetail } from './schemas.ts'

/** The service returned an error response. `message` says what is wrong and what to do about it. */
export class ContentServiceError extends Error {
  /** The error code, such as `rest_post_invalid_id`. */
  readonly code: ErrorCode
  /** The HTTP status code, from 400 to 599. */
  readonly status: number
  /** The problem with each invalid parameter, keyed by parameter name. Empty if the error has another cause. */
  readonly params: Record<string, string>
  /** The same problems in machine-readable form, keyed by parameter name. */
  readonly details: Record<string, ErrorDetail>
  /** The ID of the request in the service log. */
  readonly requestId: string | undefined
  /** The complete `data` of the error, including fields such as `term_id` of `term_exists`. */
  readonly data: ErrorBody['data']

  constructor({ code, message, data }: ErrorBody) {
    super(message)
    this.name = 'ContentServiceError'
    this.code = code
    this.status = data.status
    this.params = data.params ?? {}
    this.details = data.details ?? {}
    this.requestId = data.request_id
    this.data = data
  }
}

/** The service cannot be reached (`cause` says why), or something else responded, such as a proxy with an error page. */
export class ConnectionError extends Error {
  /** The HTTP status code of the response that did not come from the service. Undefined if there was no response. */
  readonly status: number | undefined

  constructor(message: string, { status, cause }: { status?: number | undefined; cause?: unknown } = {}) {
    super(message, { cause })
    this.name = 'ConnectionError'
    this.status = status
  }
}

/**
 * Returns the data of a call, or throws its error: `const post = await unwrap(client.content.GET('/posts/{id}', { params: { path: { id: 7 } } }))`.
 * @throws {ContentServiceError} if the service returns an error.
 * @throws {ConnectionError} if the service cannot be reached or something else responds.
 */
export async function unwrap<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const { data, error } = await call
  if (error) throw new ContentServiceError(error)
  return data
}

/** Whether a body is an error of the service, not of a proxy in between. */
export function isErrorBody(body: unknown): body is ErrorBody {
  const { code, message, data } = (body ?? {}) as Partial<ErrorBody>
  return typeof code === 'string' && typeof message === 'string' && typeof data?.status === 'number'
}
