// The errors of the client: the service returned an error, or it could not be reached.
import type { Result, SentRequest } from './call.ts'
import type { ErrorBody, ErrorCode, ErrorDetail } from './schemas.ts'

/** What all errors of the service have in common. {@link ContentServiceError} adds the `data` of each `code`. */
class ServiceError extends Error {
  /** The error code, such as `rest_post_invalid_id`. */
  readonly code: ErrorCode
  /** The HTTP status code, from 400 to 599. */
  readonly status: number
  /** The method of the request, such as `GET`. Undefined for a request in a batch. */
  readonly method: string | undefined
  /** The URL of the request, without the query. */
  readonly url: string | undefined
  /** The problem with each invalid parameter, keyed by parameter name. Empty if the error has another cause. */
  readonly params: Record<string, string>
  /** The same problems in machine-readable form, keyed by parameter name. */
  readonly details: Record<string, ErrorDetail>
  /** The ID of the request in the service log. */
  readonly requestId: string | undefined
  /** The complete `data` of the error, including fields such as `term_id` of `term_exists`. */
  readonly data: ErrorBody['data']

  constructor({ code, message, data }: ErrorBody, request?: SentRequest) {
    super(request ? `${message} (${code}: ${request.method} ${request.url})` : message)
    this.name = 'ContentServiceError'
    // The stack is made when it is first read. With the longer message, an error in a log says which request failed.
    void this.stack
    this.message = message
    this.code = code
    this.status = data.status
    this.method = request?.method
    this.url = request?.url
    this.params = data.params ?? {}
    this.details = data.details ?? {}
    this.requestId = data.request_id
    this.data = data
  }
}

/**
 * The service returned an error response. `message` says what is wrong and what to do about it.
 * The `code` decides the type of `data`: `if (error.code === 'term_exists') use(error.data.term_id)`.
 */
export type ContentServiceError = ServiceErrorOf<ErrorBody>
type ServiceErrorOf<Body> = Body extends ErrorBody ? ServiceError & Pick<Body, 'code' | 'data'> : never
export const ContentServiceError = ServiceError as {
  new (body: ErrorBody, request?: SentRequest): ContentServiceError
  prototype: ContentServiceError
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

/** The service returned 304: what the call names in `If-None-Match` has not changed, so there is no data. */
export class NotModifiedError extends Error {
  constructor({ method, url }: SentRequest) {
    super(`${method} ${url} returned 304, because of If-None-Match: use the data of the earlier response.`)
    this.name = 'NotModifiedError'
  }
}

/**
 * Returns the data of a call, or throws its error: `const post = await unwrap(client.content.at('/posts/{id}').get({ params: { path: { id: 7 } } }))`.
 * @throws {ContentServiceError} if the service returns an error.
 * @throws {ConnectionError} if the service cannot be reached or something else responds.
 */
export async function unwrap<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const { data, error, request } = await call
  if (error) throw new ContentServiceError(error, request)
  return data
}

/** Whether a body is an error of the service, not of a proxy in between. */
export function isErrorBody(body: unknown): body is ErrorBody {
  const { code, message, data } = (body ?? {}) as Partial<ErrorBody>
  return typeof code === 'string' && typeof message === 'string' && typeof data?.status === 'number'
}
