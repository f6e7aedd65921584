// What can go wrong, as two errors: the service refused, or no answer of the service came.
import type { Result } from './namespace.ts'
import type { ErrorBody, ErrorCode, ErrorDetail } from './schemas.ts'

/** The service refused the request. `message` says what is wrong and what would be right. */
export class ContentServiceError extends Error {
  /** Names the case, as in `rest_post_invalid_id`. */
  readonly code: ErrorCode
  /** The HTTP status, from 400 to 599. */
  readonly status: number
  /** What is wrong with each refused parameter, by its name; empty if the case is another. */
  readonly params: Record<string, string>
  /** The same as `params` for programs. */
  readonly details: Record<string, ErrorDetail>
  /** Names the request in the log of the service. */
  readonly requestId: string | undefined
  /** All that the answer says about the case, as with `term_id` of `term_exists`. */
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

/** No answer of the service came: it cannot be reached (`cause` says why), or something else answered, as a proxy with a page of its own. */
export class NoAnswerError extends Error {
  /** The HTTP status of what answered instead; undefined if nothing did. */
  readonly status: number | undefined

  constructor(message: string, { status, cause }: { status?: number | undefined; cause?: unknown } = {}) {
    super(message, { cause })
    this.name = 'NoAnswerError'
    this.status = status
  }
}

/**
 * The data of a call, as in `const post = await unwrap(client.content.GET('/posts/{id}', { params: { path: { id: 7 } } }))`.
 * @throws {ContentServiceError} if the service refused.
 * @throws {NoAnswerError} if no answer of the service came.
 */
export async function unwrap<Data>(call: Promise<Result<Data>>): Promise<Data> {
  const { data, error } = await call
  if (error) throw new ContentServiceError(error)
  return data
}

/** Whether a body is an error of the service and not of something in between. */
export function isErrorBody(body: unknown): body is ErrorBody {
  const { code, message, data } = (body ?? {}) as Partial<ErrorBody>
  return typeof code === 'string' && typeof message === 'string' && typeof data?.status === 'number'
}
