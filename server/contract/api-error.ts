// The error that handlers throw, with constructors for common cases.
import type { ErrorCode, ErrorDetail } from './schemas.ts'

export interface ErrorData {
  params?: Record<string, string>
  details?: Record<string, ErrorDetail>
  term_id?: number
  /** Seconds to wait before retrying; sent as `Retry-After`. */
  retryAfter?: number
  /** The methods that the route supports; sent as `Allow`. */
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

/** A permission error: 401 for an anonymous caller, 403 for an authenticated one. */
export function refused(caller: { user: unknown }, code: ErrorCode, message: string): ApiError {
  return new ApiError(caller.user ? 403 : 401, code, message)
}

/** A 400 for a malformed request, without a particular invalid parameter. */
export function malformed(message: string): ApiError {
  return new ApiError(400, 'rest_invalid_param', message, { params: {}, details: {} })
}

/** A 400 for an invalid parameter. `expected` says what it must be, such as "must be a date". */
export function invalidParam(name: string, expected: string): ApiError {
  return invalidParams({ [name]: expected })
}

/** A 400 for several. */
export function invalidParams(params: Readonly<Record<string, string>>): ApiError {
  const all = Object.entries(params)
  const list = all.map(([name, expected]) => `${name} ${expected}`)
  return new ApiError(400, 'rest_invalid_param', `Invalid parameter${list.length > 1 ? 's' : ''}: ${list.join('; ')}.`, {
    params: { ...params },
    details: Object.fromEntries(
      all.map(([name, message]): [string, ErrorDetail] => [name, { code: 'rest_invalid_param', message, data: null }]),
    ),
  })
}

/** A 400 for an ID that does not exist. */
export function unknownId(name: string, noun: string, id: number): ApiError {
  return invalidParam(name, `is invalid: no ${noun} has the ID ${id}`)
}

/** A 400 for a missing parameter. `expected` says what it must be, such as "a JSON value". */
export function missingParam(name: string, expected: string): ApiError {
  const detail: ErrorDetail = { code: 'rest_property_required', message: expected, data: null }
  return new ApiError(400, 'rest_missing_callback_param', `Missing parameter: ${name}, ${expected}.`, {
    params: { [name]: expected },
    details: { [name]: detail },
  })
}

/** A 404 for a URL that matches no route, or a route without this method. `allow` lists the methods of the route. */
export function noRoute(allow?: readonly string[]): ApiError {
  const message = 'No route matches this URL and method. GET the REST root to list the routes.'
  return new ApiError(404, 'rest_no_route', message, { ...(allow && { allow }) })
}
