// The one error that handlers throw, and small constructors for the cases that recur.
import type { ErrorCode } from './schemas.ts'

export interface ErrorDetail {
  code: string
  message: string
  data: null
}

export interface ErrorData {
  params?: Record<string, string>
  details?: Record<string, ErrorDetail>
  term_id?: number
  /** Seconds until another try makes sense; sent as `Retry-After`. */
  retryAfter?: number
  /** The methods that there are; sent as `Allow`. */
  allow?: readonly string[]
}

export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly data: ErrorData

  constructor(status: number, code: ErrorCode, message: string, data: ErrorData = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.data = data
  }
}

/** 401 for those who have not signed in, 403 for those who have and still may not. */
export function refused(caller: { user: unknown }, code: ErrorCode, message: string): ApiError {
  return new ApiError(caller.user ? 403 : 401, code, message)
}

/** 400 about one parameter. `right` says what it must be, as in "must be a date". */
export function invalidParam(name: string, right: string): ApiError {
  const detail = { code: 'rest_invalid_param', message: right, data: null }
  return new ApiError(400, 'rest_invalid_param', `Invalid parameter: ${name} ${right}.`, {
    params: { [name]: right },
    details: { [name]: detail },
  })
}

/** 400 about one parameter that is not there. `right` says what it would be, as in "a JSON value". */
export function missingParam(name: string, right: string): ApiError {
  const detail = { code: 'rest_property_required', message: right, data: null }
  return new ApiError(400, 'rest_missing_callback_param', `Missing parameter: ${name}, ${right}.`, {
    params: { [name]: right },
    details: { [name]: detail },
  })
}

/** 404 for an address that is no route, or one with other methods than the one that was asked. */
export function noRoute(allow?: readonly string[]): ApiError {
  const message = 'No route answers this address and method. The index of the service lists its routes.'
  return new ApiError(404, 'rest_no_route', message, { ...(allow && { allow }) })
}
