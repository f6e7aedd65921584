// Converts thrown values to the error responses of the contract.
import type { Context } from '../context.ts'
import type { ErrorBody, ErrorDetail } from '../contract/schemas.ts'
import type { Text } from '../contract/operation.ts'
import { unavailability, unavailabilityReasons } from '../db/unavailable.ts'
import type { Unavailability } from '../db/unavailable.ts'
import { ApiError, malformed, noRoute } from '../contract/api-error.ts'
import { redactUrl } from './logged-url.ts'
import { contentType, jsonResponse } from './json-response.ts'
import type { ApiRequest, ApiResponse } from './request.ts'

/** One validation error of a request. */
export interface ValidationProblem {
  /** A JSON pointer such as `/body/title`. */
  path: string
  message: string
  /** The schema keyword that the value violates. */
  keyword: string
}

/** The `Retry-After` of requests that failed because the database was unavailable, or the service not yet ready. */
const RETRY_SECONDS = 5

const detailCodes: Record<string, ErrorDetail['code']> = {
  required: 'rest_property_required',
  type: 'rest_invalid_type',
  enum: 'rest_not_in_enum',
  const: 'rest_not_in_enum',
  minimum: 'rest_out_of_bounds',
  maximum: 'rest_out_of_bounds',
  maxItems: 'rest_too_many_items',
  minItems: 'rest_too_few_items',
  uniqueItems: 'rest_duplicate_items',
  format: 'rest_invalid_format',
  pattern: 'rest_invalid_pattern',
  minLength: 'rest_too_short',
  maxLength: 'rest_too_long',
}

/** Converts a thrown value to an ApiError. Failures of the service are `rest_unavailable` if temporary, otherwise `internal_error`. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  const { status, type, limit = 0 } = thrown as { status?: number; type?: string; limit?: number }
  if (type === 'entity.too.large') return new ApiError(413, 'rest_body_too_large', `The body is larger than ${size(limit)}.`)
  if (status === 404) return noRoute()
  if (status && status < 500) return malformed('The request is malformed.')
  const kind = unavailability(thrown)
  if (kind) return unavailable(kind)
  return new ApiError(500, 'internal_error', 'An internal error occurred. The service log has the details.')
}

/** What the caller of a request that may have changed something must know. */
const advice: Partial<Record<Unavailability, string>> = {
  'outcome unknown': 'It may have been saved; check this before you try again.',
  'unavailable after a commit': 'Read what was changed before you try again.',
}

/** A request that may have changed something must not be repeated blindly, so it gets no `Retry-After`. */
function unavailable(kind: Unavailability): ApiError {
  const reason = unavailabilityReasons[kind]
  const known = advice[kind]
  return known ? new ApiError(503, 'rest_unavailable', `${reason} ${known}`) : temporarilyUnavailable(reason)
}

/** The error for a request that the service could not begin to serve. */
export function temporarilyUnavailable(reason: string): ApiError {
  return new ApiError(503, 'rest_unavailable', `${reason} Nothing was changed; try again in a few seconds.`, { retryAfter: RETRY_SECONDS })
}

function size(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${kilobytes} KB` : `${kilobytes / 1024} MB`
}

/** Makes the error for a request that does not match its schemas. */
export function fromProblems(problems: ValidationProblem[]): ApiError {
  if (problems.some(({ path }) => path.startsWith('/path/'))) return noRoute()
  const relevant = problems.filter(({ keyword }) => !['if', 'oneOf', 'anyOf'].includes(keyword))
  const reported = relevant.length ? relevant : problems
  const byParameter = Map.groupBy(reported, nameOf)
  const details: Record<string, ErrorDetail> = Object.fromEntries(
    [...byParameter].map(([name, ofParameter]) => [name, detailOf(mostSpecific(ofParameter))]),
  )
  const params = Object.fromEntries(Object.entries(details).map(([name, { message }]) => [name, message]))
  // A missing parameter determines the code, but the message lists invalid ones too.
  const code = reported.some(isMissing)
    ? 'rest_missing_callback_param'
    : problems.every(isValueInMeta)
      ? metaCode(problems)
      : 'rest_invalid_param'
  const list = Object.entries(params).map(([name, message]) => `${name} ${message}`)
  return new ApiError(
    400,
    code,
    `${reported.every(isMissing) ? 'Missing' : 'Invalid'} parameter${list.length > 1 ? 's' : ''}: ${list.join('; ')}.`,
    {
      params,
      details,
    },
  )
}

/** The name of the parameter; for an unknown field, its full path. */
function nameOf(problem: ValidationProblem): string {
  const [, , ...names] = problem.path.split('/')
  return (isUndeclared(problem) ? names.join('.') : names[0]) ?? 'body'
}

/** Whether the problem is a body field that the contract does not declare. */
function isUndeclared({ path, keyword }: ValidationProblem): boolean {
  return path.startsWith('/body/') && keyword === 'additionalProperties'
}

/** Whether the parameter itself is missing. A parameter that lacks a required member is invalid instead. */
function isMissing({ path, keyword }: ValidationProblem): boolean {
  return keyword === 'required' && path.split('/').length <= 3
}

/** Picks the problem to report for a value with alternatives: the deepest one or, if no alternative has its type, all allowed types. */
function mostSpecific(problems: readonly ValidationProblem[]): ValidationProblem {
  const byDepth = Map.groupBy(problems, ({ path }) => path.split('/').length)
  const deepest = withoutPatterns(byDepth.get([...byDepth.keys()].reduce((a, b) => Math.max(a, b), 0)) ?? [])
  const types = deepest.filter(({ keyword }) => keyword === 'type')
  const [first] = types.length < deepest.length ? deepest.filter(({ keyword }) => keyword !== 'type') : types
  if (!first) return { path: '', message: 'is not valid', keyword: '' }
  const others = types.length === deepest.length ? types.filter(({ path }) => path === first.path) : []
  const expectedTypes = others.map(({ message }) => message.replace(/^must be /, ''))
  return { ...first, message: expectedTypes.length ? `must be ${[...new Set(expectedTypes)].join(' or ')}` : first.message }
}

/** A format says more than the pattern beside it. */
function withoutPatterns(problems: readonly ValidationProblem[]): readonly ValidationProblem[] {
  return problems.some(({ keyword }) => keyword === 'format') ? problems.filter(({ keyword }) => keyword !== 'pattern') : problems
}

function detailOf(problem: ValidationProblem): ErrorDetail {
  const { path, message, keyword } = problem
  if (isUndeclared(problem)) return { code: 'rest_invalid_param', message: 'is not a known field; omit it', data: null }
  const deeper = path.split('/').slice(3).join('.')
  return {
    code: detailCodes[keyword] ?? 'rest_invalid_param',
    message: (deeper && !message.startsWith('must have') ? `(${deeper}) ` : '') + (isMissing(problem) ? 'is required' : reword(message)),
    data: null,
  }
}

const formats: Record<string, string> = {
  'lenient-date': 'must be a date such as 2026-03-01 or 2026-03-01 09:30:00',
  'iso-date-time': 'must be a date such as 2026-03-01 or 2026-03-01T09:30:00',
  'time-zone': 'must be the name of a time zone such as Asia/Tbilisi, or UTC with an offset such as UTC+4',
  'web-address': 'must be a URL that starts with http:// or https://, or empty',
  link: 'must be a URL such as https://example.org/, or a part of one such as /contact/ or #top',
  'mail-address': 'must be an email address such as club@example.org, or empty',
  uri: 'must be a URL such as https://example.org/',
}

/** Rewrites a validator message in plain words. */
function reword(message: string): string {
  const [, format = ''] = /^must match format "(.+)"$/.exec(message) ?? []
  return (
    formats[format] ??
    message
      .replace(/^must be >= /, 'must be at least ')
      .replace(/^must be <= /, 'must be at most ')
      .replace(/^must be equal to one of the allowed values: /, 'must be one of ')
      .replace(/^must be \w+(?:,\w+)+$/, (types) => types.replaceAll(',', ' or '))
  )
}

/** The code for an invalid value in `meta`: wrong type, otherwise not an allowed value. */
function metaCode(problems: ValidationProblem[]): 'rest_invalid_type' | 'rest_not_in_enum' {
  return problems.some(({ keyword }) => keyword === 'type') ? 'rest_invalid_type' : 'rest_not_in_enum'
}

/** Whether the problem is a value in `meta`, which has error codes of its own. */
function isValueInMeta(problem: ValidationProblem): boolean {
  return /^\/body\/meta\/./.test(problem.path) && !isUndeclared(problem)
}

/** Writes an error in another format than JSON; undefined if the query asks for JSON. */
export type WriteError = (error: ErrorBody, query: URLSearchParams) => Text<string> | undefined

/** Where failures of the service are reported. Without metrics if they are off. */
export type FailureReports = Pick<Context, 'log'> & Partial<Pick<Context, 'metrics'>>

/** Makes the error response, in an envelope if the request asks for one. Reports failures of the service. */
export function errorResponse(
  thrown: unknown,
  { id, url, operationId: operation }: Pick<ApiRequest, 'id' | 'url'> & Pick<ApiResponse, 'operationId'>,
  { log, metrics }: FailureReports,
  writeError?: WriteError,
): ApiResponse {
  const error = toApiError(thrown)
  if (error !== thrown && error.status >= 500) log.error({ id, operation, err: thrown as Error, url: redactUrl(url) }, 'request failed')
  const reason = unavailability(thrown)
  if (reason) metrics?.countUnavailable(reason)
  const { status } = error
  const body = errorBody(error, id)
  const text = writeError?.(body, new URLSearchParams(url.slice(url.indexOf('?') + 1)))
  const headers = { ...errorHeaders(error), ...(text && contentType(text)) }
  const isEnveloped = /[?&]_envelope(=|&|$)/.test(url)
  return isEnveloped
    ? jsonResponse(200, { 'Cache-Control': 'no-store' }, Buffer.from(JSON.stringify({ body: text?.text ?? body, status, headers })))
    : jsonResponse(status, headers, Buffer.from(text?.text ?? JSON.stringify(body)))
}

export function errorHeaders({ status, data: { retryAfter, allow } }: ApiError): Record<string, string> {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    // The body contains the ID of this request.
    'Cache-Control': 'no-store',
    // Not a scheme that browsers know: they would prompt for a password, store it and attach it to cross-site requests.
    ...(status === 401 && { 'WWW-Authenticate': 'ApplicationPassword realm="content-service"' }),
    ...(retryAfter && { 'Retry-After': String(retryAfter) }),
    ...(allow && { Allow: allow.join(', ') }),
  }
}

export function errorBody(error: ApiError, requestId: string): ErrorBody {
  const { params, details, term_id } = error.data
  return {
    code: error.code,
    message: error.message,
    data: {
      status: error.status,
      ...(params && { params }),
      ...(details && { details }),
      ...(term_id && { term_id }),
      request_id: requestId,
    },
  }
}
